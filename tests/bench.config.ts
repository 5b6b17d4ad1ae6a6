import { defineConfig } from '@playwright/test'
import base from './playwright.config.ts'

/** One page at a time: two would measure each other. `npm run bench` runs it. */
export default defineConfig(base, {
  testDir: './bench',
  outputDir: '../.cache/playwright-bench',
  globalSetup: [],
  workers: 1,
  timeout: 10 * 60_000,
  projects: [{ name: 'bench' }],
})
