import { url } from '../emulators.ts'
import { signIn } from '../identity-client.ts'

/** What a browser may hold of the portal before a journey begins, in the form of Playwright's storage state. */

const holding = (localStorage: { name: string; value: string }[]) => ({
  cookies: [],
  origins: [{ origin: url('portal'), localStorage }],
})

const CONSENT = { name: 'naf_consent', value: 'true' }
/** Those of web/.env. */
const API_KEY = 'demo-api-key'
const SESSION_KEY = `firebase:authUser:${API_KEY}:[DEFAULT]`
const TOKEN_LIFE_MS = 3_600_000

export const EMPTY = { cookies: [], origins: [] }
export const CONSENTED = holding([CONSENT])

/** A session as the identity provider's client keeps it. */
export const loggedIn = async (correo: string, password: string) => {
  const { uid, token, refreshToken } = await signIn(correo, password)
  const session = {
    uid,
    email: correo,
    emailVerified: false,
    isAnonymous: false,
    providerData: [],
    stsTokenManager: { refreshToken, accessToken: token, expirationTime: Date.now() + TOKEN_LIFE_MS },
    apiKey: API_KEY,
    appName: '[DEFAULT]',
  }
  return holding([CONSENT, { name: SESSION_KEY, value: JSON.stringify(session) }])
}
