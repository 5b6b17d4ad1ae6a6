import { defineConfig } from '@playwright/test'
import portal from './playwright.config.ts'

/** One page at a time: two would measure each other. `npm run bench` runs it. */
export default defineConfig({
  ...portal,
  testDir: './bench',
  outputDir: '../.cache/playwright-bench',
  // There are no functions to be warmed up.
  globalSetup: [],
  workers: 1,
  timeout: 10 * 60_000,
  projects: [{ name: 'library' }],
})
