import { defineConfig } from '@playwright/test'
import { CHROMIUM_ARGS, findBrowser, ignoredArgs } from '../scripts/lib/browsers.ts'
import { url } from '../scripts/lib/config.ts'
import { isCore, NIGHTLY } from './tiers.ts'

const browser = await findBrowser()

const JOURNEYS = 'journeys/*.spec.ts'
/** Mails every reader. */
const LAST = 'journeys/users-mail.spec.ts'

export default defineConfig({
  testDir: '.',
  testMatch: isCore ? JOURNEYS : [JOURNEYS, 'full/*.spec.ts'],
  ...(isCore && { grepInvert: RegExp(NIGHTLY.tag) }),
  outputDir: '../.cache/playwright',
  globalSetup: './support/warm-up.ts',
  // Three keep two cores busy; with five the same journeys took 12 % longer.
  workers: 3,
  fullyParallel: true,
  retries: isCore ? 1 : 0,
  timeout: 120_000,
  expect: { timeout: 30_000 },
  forbidOnly: true,
  maxFailures: isCore ? 5 : 0,
  use: {
    baseURL: url('portal'),
    browserName: 'chromium',
    launchOptions: {
      executablePath: browser.executablePath,
      args: CHROMIUM_ARGS,
      ignoreDefaultArgs: ignoredArgs(),
      env: { ...process.env, ...browser.env },
    },
    // To draw what moves takes a seventh of the time, and says nothing; what is about motion asks for it.
    contextOptions: { reducedMotion: 'reduce' },
    locale: 'es-EC',
    timezoneId: 'America/Guayaquil',
    // What passes through a worker can neither be held nor failed by a test; those about the worker allow it.
    serviceWorkers: 'block',
    // A trace takes half of the time; `--trace on` brings it back for the test in question.
    trace: 'off',
    screenshot: 'only-on-failure',
  },
  // In the full tier `bulk` runs after all other tests. A project does not run after a failure in one that it depends
  // on, so scripts/test.ts runs the two one after the other.
  projects: isCore
    ? [{ name: 'portal' }]
    : [
        { name: 'portal', testIgnore: LAST },
        { name: 'bulk', testMatch: LAST, workers: 1, dependencies: ['portal'] },
      ],
})
