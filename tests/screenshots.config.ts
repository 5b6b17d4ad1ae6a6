import { defineConfig } from '@playwright/test'
import portal from './playwright.config.ts'

/** Pictures of the portal, for people to look at. `npm run screenshots -- screens` runs it. */
export default defineConfig({
  ...portal,
  testDir: './screenshots',
  outputDir: '../.cache/playwright-screenshots',
  workers: 2,
  use: { ...portal.use, contextOptions: { reducedMotion: 'reduce' } },
  projects: [
    { name: 'screens', testMatch: 'screens.spec.ts' },
    { name: 'readme', testMatch: 'readme.spec.ts' },
  ],
})
