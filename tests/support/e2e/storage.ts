import type { Page } from '@playwright/test'
import { url } from '../emulators.ts'
import { signIn } from '../identity-client.ts'

/** What a browser may hold of the portal before a journey begins, in the form of Playwright's storage state. */

interface Item {
  name: string
  value: string
}

const holding = (localStorage: Item[]) => ({
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

/** A session as the identity provider's client keeps it; the token of one that lives no more has to be renewed. */
export const loggedIn = async (correo: string, password: string, tokenLifeMs = TOKEN_LIFE_MS) => {
  const { uid, token, refreshToken } = await signIn(correo, password)
  const session = {
    uid,
    email: correo,
    emailVerified: false,
    isAnonymous: false,
    providerData: [],
    stsTokenManager: { refreshToken, accessToken: token, expirationTime: Date.now() + tokenLifeMs },
    apiKey: API_KEY,
    appName: '[DEFAULT]',
  }
  return holding([CONSENT, { name: SESSION_KEY, value: JSON.stringify(session) }])
}

/** A document of the portal's own with nothing in it. */
const BLANK = `${url('portal')}/en-blanco`

/**
 * Lets the page's browser hold that and nothing else of the portal, and opens nothing yet. Playwright's own
 * `setStorageState` opens another page for it, and with it a process: a fifth of what a short journey costs.
 */
export const bringState = async (page: Page, { origins }: ReturnType<typeof holding>): Promise<void> => {
  if (!page.url().startsWith(url('portal'))) {
    const answer = { contentType: 'text/html', body: '<link rel="icon" href="data:,">' }
    await page.route(BLANK, (route) => route.fulfill(answer))
    await page.goto(BLANK, { waitUntil: 'commit' })
    await page.unroute(BLANK)
  }
  await page.evaluate(
    (items) => {
      localStorage.clear()
      for (const { name, value } of items) localStorage.setItem(name, value)
    },
    origins.flatMap(({ localStorage }) => localStorage),
  )
}
