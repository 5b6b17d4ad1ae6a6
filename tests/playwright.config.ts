import { defineConfig } from '@playwright/test'
import { CHROMIUM_ARGS, findBrowser, ignoredArgs } from '../scripts/test/browser.ts'
import { url } from './support/emulators.ts'
import { CORE_JOURNEYS, isCore, NIGHTLY_JOURNEYS } from './tiers.ts'

const LAST = ['users-mail.spec.ts']

const browser = await findBrowser()

const asPattern = (text: string) => text.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&')

const JOURNEYS = 'journeys/*.spec.ts'

/** Playwright greps the project, the file, the titles of the describes and of the test, joined by blanks. */
const core = {
  testMatch: [JOURNEYS, ...Object.keys(CORE_JOURNEYS).map((name) => `e2e/${name}.spec.ts`)],
  grep: [
    /\bjourneys\/.*\.spec\.ts /,
    ...Object.entries(CORE_JOURNEYS).map(
      ([name, parts]) => new RegExp(`\\be2e/${name}\\.spec\\.ts .*(${parts.map(asPattern).join('|')})`),
    ),
  ],
  grepInvert: NIGHTLY_JOURNEYS.map((title) => new RegExp(asPattern(title))),
}

export default defineConfig({
  testDir: '.',
  testMatch: [JOURNEYS, 'e2e/*.spec.ts', 'full/*.spec.ts'],
  outputDir: '../.cache/playwright',
  globalSetup: './support/e2e/warm-up.ts',
  // Three keep two cores busy; with five the same journeys took 12 % longer.
  workers: 3,
  fullyParallel: true,
  retries: 0,
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
  // `bulk` mails every reader, so in the full tier it runs after all other tests. A project does not
  // run after a failure in one that it depends on, so scripts/test.ts runs the two one after the other.
  projects: isCore
    ? [{ name: 'portal', ...core }]
    : [
        { name: 'portal', testIgnore: LAST },
        { name: 'bulk', testMatch: LAST, workers: 1, dependencies: ['portal'] },
      ],
})
