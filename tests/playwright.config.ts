import { defineConfig } from '@playwright/test'
import { CHROMIUM_ARGS, findBrowser, ignoredArgs } from './support/browser.ts'
import { url } from './support/emulators.ts'

const LAST = ['staff-bulk.spec.ts', 'subscriptions.spec.ts', 'unreadable.spec.ts']

const browser = await findBrowser()

export default defineConfig({
  testDir: './e2e',
  outputDir: '../.cache/playwright',
  globalSetup: './support/e2e/warm-up.ts',
  // Three keep two cores busy; with five the same journeys took 12 % longer.
  workers: 3,
  fullyParallel: true,
  // For a browser that stood still: whatever else passes at the second attempt alone has failed (scripts/test/reports.ts).
  retries: 1,
  // Longer than anything takes on a busy machine: what waits too long is found by its failing, not by its pace.
  timeout: 240_000,
  expect: { timeout: 45_000 },
  forbidOnly: true,
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
  // `bulk` deletes every request, mails every reader and breaks a record, so it runs after all other tests. A project does
  // not run after a failure in one that it depends on: `npm test` runs the two one after the other (scripts/test.ts).
  projects: [
    { name: 'portal', testIgnore: LAST },
    { name: 'bulk', testMatch: LAST, workers: 1, dependencies: ['portal'] },
  ],
})
