import type { Auth } from 'firebase/auth'
import { browserStore, sessionKey } from '../lib/storage.ts'
import { NetworkError } from './transport.ts'

export type Client = typeof import('./firebase.ts')

/** Runs `work` with the provider's client, loaded by the first call. @throws {NetworkError} it or an answer did not come */
export const withClient = async <Answer>(work: (client: Client) => Promise<Answer>): Promise<Answer> => {
  const client = await import('./firebase.ts').catch(() => {
    throw new NetworkError()
  })
  try {
    return await work(client)
  } catch (error) {
    throw identityErrorCode(error) === 'auth/network-request-failed' ? new NetworkError() : error
  }
}

/** The provider's client, where the browser had no room for the session that began last: only this page has it. */
let held: Auth | null = null

export const holdInPage = (auth: Auth | null): void => {
  held = auth
}

export const endsOnReload = (): boolean => held !== null

const storedSession = () => browserStore.read(sessionKey(import.meta.env.VITE_FIREBASE_API_KEY))

/** Whether there is a session: a synchronous answer, given before anything is loaded. */
export const hasSession = (): boolean => (held ? held.currentUser !== null : storedSession() !== null)

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

/** The session's token, or null for a visitor. `refresh` fetches one with the present role in it. */
export const currentToken = async ({ refresh = false } = {}): Promise<string | null> => {
  if (!hasSession()) return null
  return withClient(async ({ auth }) => {
    await auth.authStateReady()
    return auth.currentUser ? auth.currentUser.getIdToken(refresh) : null
  })
}

export const signOut = (): Promise<void> => withClient((client) => client.signOut(client.auth))
