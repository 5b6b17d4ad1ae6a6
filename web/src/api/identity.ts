import type { Auth } from 'firebase/auth'
import { browserStore, sessionKey } from '../lib/storage.ts'

/** What the portal asks of the identity provider. Each function loads its client on the first call. */

/** The provider's client did not arrive: to the person a lost connection like any other. */
class ClientNotLoadedError extends Error {}

const load = () =>
  import('./firebase.ts').catch((cause: unknown) => {
    throw new ClientNotLoadedError('the client could not be fetched', { cause })
  })

/** The provider's client, where the browser had no room for the session that began last: only this page has it. */
let held: Auth | null = null

/** Whether a reload ends the session of this page. */
export const endsOnReload = (): boolean => held !== null

const storedSession = () => browserStore.read(sessionKey(import.meta.env.VITE_FIREBASE_API_KEY))

/** Whether there is a session: a synchronous answer, given before anything is loaded. */
export const hasSession = (): boolean => (held ? held.currentUser !== null : storedSession() !== null)

/** Whose session it is, or null. */
export const sessionUid = (): string | null => {
  if (held) return held.currentUser?.uid ?? null
  try {
    return JSON.parse(storedSession() ?? 'null')?.uid ?? null
  } catch {
    return null
  }
}

/** The code of the identity provider's refusal ('auth/wrong-password' …), or null for another error. */
export const identityErrorCode = (error: unknown): string | null => {
  const code = error instanceof Error && 'code' in error ? String(error.code) : ''
  return code.startsWith('auth/') ? code : null
}

const WRONG_PASSWORD = ['auth/wrong-password', 'auth/invalid-credential', 'auth/invalid-login-credentials']

/** With enumeration protection the provider no longer says which of the two was wrong. */
export const isWrongPassword = (error: unknown): boolean =>
  WRONG_PASSWORD.includes(identityErrorCode(error) ?? '')

export const isOffline = (error: unknown): boolean =>
  error instanceof ClientNotLoadedError || identityErrorCode(error) === 'auth/network-request-failed'

/** The session's token, or null for a visitor. `refresh` fetches one with the present role in it. */
export const currentToken = async ({ refresh = false } = {}): Promise<string | null> => {
  if (!hasSession()) return null
  const { auth } = await load()
  await auth.authStateReady()
  return auth.currentUser ? auth.currentUser.getIdToken(refresh) : null
}

/** More than a session takes, in characters. */
const SESSION_LENGTH = 10_000

/** The client for a session that begins now. Without storage the session is held in memory. */
const loadForSession = async () => {
  const client = await load()
  const { auth, browserLocalPersistence, inMemoryPersistence } = client
  const fits = browserStore.hasRoom(SESSION_LENGTH)
  await client.setPersistence(auth, fits ? browserLocalPersistence : inMemoryPersistence)
  held = fits ? null : auth
  return client
}

/** Signs in and gives the uid. */
export const signIn = async (email: string, password: string): Promise<string> => {
  const { auth, ...sdk } = await loadForSession()
  return (await sdk.signInWithEmailAndPassword(auth, email, password)).user.uid
}

export const signOut = async (): Promise<void> => {
  const { auth, ...sdk } = await load()
  await sdk.signOut(auth)
}

/** Makes an account, signs in to it and gives the uid. */
export const createAccount = async (email: string, password: string): Promise<string> => {
  const { auth, ...sdk } = await loadForSession()
  return (await sdk.createUserWithEmailAndPassword(auth, email, password)).user.uid
}

/** Deletes the account that is signed in. The provider wants a recent sign-in for it. */
export const deleteAccount = async (): Promise<void> => {
  const { auth, ...sdk } = await load()
  if (auth.currentUser) await sdk.deleteUser(auth.currentUser)
}

/** Thrown where a session was needed and there is none any more. */
export class NoSessionError extends Error {}

/** Has the person show again who they are, and gives the account that is signed in. */
const reauthenticatedUser = async (password: string) => {
  const { auth, ...sdk } = await load()
  const user = auth.currentUser
  if (!user?.email) throw new NoSessionError()
  await sdk.reauthenticateWithCredential(user, sdk.EmailAuthProvider.credential(user.email, password))
  return { user, sdk }
}

/** The session goes on with a token that says that the person has just shown who they are. */
export const reauthenticate = async (password: string): Promise<void> => {
  const { user } = await reauthenticatedUser(password)
  await user.getIdToken(true)
}

/**
 * Ends every other session of the account. This one signs in anew: a change counts in whole seconds, and a token whose
 * sign-in lies in the second before it counts as revoked.
 */
export const changePassword = async (current: string, next: string): Promise<void> => {
  const { user, sdk } = await reauthenticatedUser(current)
  await sdk.updatePassword(user, next)
  await reauthenticatedUser(next).catch(() => {})
}

export const sendPasswordReset = async (email: string): Promise<void> => {
  const { auth, ...sdk } = await load()
  auth.languageCode = 'es'
  await sdk.sendPasswordResetEmail(auth, email)
}

/** Proves the mailbox, or gives the account its former e-mail, by the code of a link; a running session learns of it. */
export const applyCode = async (code: string): Promise<void> => {
  const { auth, ...sdk } = await load()
  await sdk.applyActionCode(auth, code)
  await currentToken({ refresh: true }).catch(() => {})
}

/** The e-mail of the account that a reset link is about. */
export const correoOfResetCode = async (code: string): Promise<string> => {
  const { auth, ...sdk } = await load()
  return sdk.verifyPasswordResetCode(auth, code)
}

/** Saves a new password by the code of a link, which ends every session of the account. */
export const resetPassword = async (code: string, password: string): Promise<void> => {
  const { auth, ...sdk } = await load()
  await sdk.confirmPasswordReset(auth, code, password)
}
