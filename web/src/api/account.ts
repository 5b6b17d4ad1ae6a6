import { browserStore } from '../lib/storage.ts'
import { type Client, currentToken, holdInPage, identityErrorCode, withClient } from './identity.ts'
import { ReadableError } from './transport.ts'

const WRONG_PASSWORD = ['auth/wrong-password', 'auth/invalid-credential', 'auth/invalid-login-credentials']

/** With enumeration protection the provider no longer says which of the two was wrong. */
export const isWrongPassword = (error: unknown): boolean =>
  WRONG_PASSWORD.includes(identityErrorCode(error) ?? '')

/** More than a session takes, in characters. */
const SESSION_LENGTH = 10_000

/** Prepares the client for a session that begins now. Without storage the session is held in memory. */
const prepareSession = async (client: Client): Promise<void> => {
  const { auth, browserLocalPersistence, inMemoryPersistence } = client
  const fits = browserStore.hasRoom(SESSION_LENGTH)
  await client.setPersistence(auth, fits ? browserLocalPersistence : inMemoryPersistence)
  holdInPage(fits ? null : auth)
}

export const signIn = (email: string, password: string): Promise<string> =>
  withClient(async (client) => {
    await prepareSession(client)
    return (await client.signInWithEmailAndPassword(client.auth, email, password)).user.uid
  })

export const createAccount = (email: string, password: string): Promise<string> =>
  withClient(async (client) => {
    await prepareSession(client)
    return (await client.createUserWithEmailAndPassword(client.auth, email, password)).user.uid
  })

export const deleteAccount = (): Promise<void> =>
  withClient(async ({ auth, deleteUser }) => {
    if (auth.currentUser) await deleteUser(auth.currentUser)
  })

/** Has the person show again who they are, and gives the account that is signed in. @throws {ReadableError} */
const reauthenticatedUser = async (client: Client, password: string) => {
  const user = client.auth.currentUser
  if (!user?.email) throw new ReadableError('Usuario no autenticado en Firebase')
  const credential = client.EmailAuthProvider.credential(user.email, password)
  await client.reauthenticateWithCredential(user, credential).catch((error: unknown) => {
    throw isWrongPassword(error) ? new ReadableError('La contraseña actual es incorrecta') : error
  })
  return user
}

/** The session goes on with a token that says that the person has just shown who they are. */
export const reauthenticate = (password: string): Promise<void> =>
  withClient(async (client) => {
    const user = await reauthenticatedUser(client, password)
    await user.getIdToken(true)
  })

/**
 * Changes the password, which ends every session of the account. This session signs in again with the new password, because
 * its own token was issued before the change and would be refused.
 */
export const changePassword = (current: string, next: string): Promise<void> =>
  withClient(async (client) => {
    await client.updatePassword(await reauthenticatedUser(client, current), next)
    await reauthenticatedUser(client, next).catch(() => {})
  })

export const sendPasswordReset = (email: string): Promise<void> =>
  withClient((client) => {
    client.auth.languageCode = 'es'
    return client.sendPasswordResetEmail(client.auth, email)
  })

/** Proves the mailbox, or gives the account its former e-mail, by the code of a link; a running session learns of it. */
export const applyCode = async (code: string): Promise<void> => {
  await withClient((client) => client.applyActionCode(client.auth, code))
  await currentToken({ refresh: true }).catch(() => {})
}

export const correoOfResetCode = (code: string): Promise<string> =>
  withClient((client) => client.verifyPasswordResetCode(client.auth, code))

/** Saves a new password by the code of a link, which ends every session of the account. */
export const resetPassword = (code: string, password: string): Promise<void> =>
  withClient((client) => client.confirmPasswordReset(client.auth, code, password))
