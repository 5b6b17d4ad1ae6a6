import { api } from '@naf/contract'
import { ApiError, call, UNAVAILABLE } from '../../api/client.ts'
import { identityErrorCode, isOffline, signIn } from '../../api/identity.ts'
import { NetworkError, NO_CONNECTION } from '../../api/transport.ts'
import { ownPath } from '../../auth/paths.ts'
import { MENSAJES_LOGIN as TEXTO } from './messages.ts'

const POST_LOGIN_DELAY = 1500

export const wait = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms))

/** From the username to a session; gives the path the server sends to, if it is one of this portal. */
export const login = async (credentials: { username: string; password: string }): Promise<string | null> => {
  const { email } = await call(api.users.login, { input: credentials })
  await signIn(email, credentials.password)
  const { redirect } = await call(api.users.dashboardAccess)
  await wait(POST_LOGIN_DELAY)
  return ownPath(redirect)
}

/** What to tell somebody whose login failed: nothing that says which half was wrong. */
export const loginErrorText = (error: unknown): string => {
  if (error instanceof NetworkError || isOffline(error)) return NO_CONNECTION
  if (identityErrorCode(error) === 'auth/too-many-requests') return TEXTO.tooMany
  if (error instanceof ApiError) {
    if (error.code === null || error.status >= 500) return UNAVAILABLE
    if (error.code === 'too_many_requests' || error.code === 'unverified_app') return error.message
  }
  return TEXTO.wrong
}
