import { defineConfig } from '@playwright/test'

/** Lighthouse, one page after the other: two at a time would measure each other. `npm run ux-audit` runs it. */
export default defineConfig({
  testDir: './audit',
  outputDir: '../.cache/playwright-audit',
  workers: 1,
  retries: 0,
  timeout: 15 * 60_000,
})
