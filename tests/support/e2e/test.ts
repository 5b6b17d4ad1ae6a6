import { type BrowserContext, test as base, type ConsoleMessage, expect } from '@playwright/test'
import { CONSENTED, EMPTY } from './storage.ts'

export interface Options {
  /** A browser that has never been here: nobody has accepted the terms in it yet. */
  firstVisit: boolean
}

/** What the browser complains about during a test. */
export interface Problems {
  /** Lets complaints pass that the test provokes on purpose; the text ends with the address it is about. */
  allow(...patterns: RegExp[]): void
}

export interface Fixtures {
  problems: Problems
}

/** Playwright's `test`, which fails where a page of the context logs an error or throws one. */
export const test = base.extend<Options & Fixtures>({
  firstVisit: [false, { option: true }],

  storageState: async ({ firstVisit }, use) => {
    await use(firstVisit ? EMPTY : CONSENTED)
  },

  problems: [
    async ({ context }, use) => {
      const complaints = collectComplaints(context)
      const allowed: RegExp[] = []
      await use({ allow: (...patterns) => allowed.push(...patterns) })
      const unexpected = complaints.filter((text) => !allowed.some((pattern) => pattern.test(text)))
      expect(unexpected, 'the browser complained').toEqual([])
    },
    { auto: true },
  ],
})

export { expect } from '@playwright/test'

function collectComplaints(context: BrowserContext): string[] {
  const complaints: string[] = []
  context.on('console', (message) => {
    if (message.type() === 'error') complaints.push(describe(message))
  })
  context.on('weberror', (error) => complaints.push(`${error.error().stack ?? error.error()}`))
  return complaints
}

const describe = (message: ConsoleMessage): string => `${message.text()} ${message.location().url}`
