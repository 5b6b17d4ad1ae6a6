import { type BrowserContext, test as base, type ConsoleMessage, expect, type Page } from '@playwright/test'
import { url } from '../../scripts/lib/config.ts'
import { signIn } from './identity-client.ts'

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

export const CONSENTED = holding([CONSENT])
/** What a browser holds on the first visit. */
export const NOTHING = holding([])

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

/** What the browser complains about during a test. */
export interface Problems {
  /** Lets complaints pass that the test provokes on purpose; the text ends with the address it is about. */
  allow(...patterns: RegExp[]): void
  /** Complaints from now on begin with this, such as the control that was pressed. */
  at(place: string): void
}

/** Playwright's `test`, which fails where a page of the context logs an error or throws one. */
export const test = base.extend<{ problems: Problems }>({
  // A test that keeps the code back says `waitUntil`.
  page: async ({ page }, use) => {
    await bringState(page, CONSENTED)
    const goto = page.goto.bind(page)
    page.goto = async (address, options) => {
      const response = await goto(address, options)
      if (!options?.waitUntil) await untilAlive(page)
      return response
    }
    await use(page)
  },

  problems: [
    async ({ context }, use) => {
      let place = ''
      const complaints = collectComplaints(context, (text) => (place ? `${place}: ${text}` : text))
      await context.addInitScript(reportViolations)
      const allowed: RegExp[] = []
      await use({
        allow: (...patterns) => allowed.push(...patterns),
        at: (next) => {
          place = next
        },
      })
      const unexpected = complaints.filter((text) => !allowed.some((pattern) => pattern.test(text)))
      expect(unexpected, 'the browser complained').toEqual([])
    },
    { auto: true },
  ],
})

const collectComplaints = (context: BrowserContext, placed: (text: string) => string): string[] => {
  const complaints: string[] = []
  context.on('console', (message) => {
    if (message.type() === 'error') complaints.push(placed(describe(message)))
  })
  context.on('weberror', (error) => complaints.push(placed(`${error.error().stack ?? error.error()}`)))
  return complaints
}

/** Runs in the page. What the policy refuses without an error is a violation all the same. */
const reportViolations = () =>
  document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) =>
    console.error(`Content-Security-Policy: ${violatedDirective} refused ${blockedURI}`),
  )

/**
 * Runs in the page: whether React has hydrated the screen. People read before they press; a test would press what was
 * prerendered, and what does not answer yet.
 */
const isAlive = () =>
  Object.keys(document.querySelector('h1') ?? {}).some((key) => key.startsWith('__reactFiber$'))

/** Playwright's `waitForFunction` would load a third of a megabyte of its own into each page. */
export const untilAlive = async (page: Page): Promise<void> => {
  const isAliveNow = () => page.evaluate(isAlive).catch(() => false)
  await expect.poll(isAliveNow, { message: 'the page is alive', timeout: 60_000, intervals: [20] }).toBe(true)
}

const describe = (message: ConsoleMessage): string => `${message.text()} ${message.location().url}`
