import { defineConfig } from '@playwright/test'
import portal from './playwright.config.ts'

/** Pictures of the portal, for people to look at. `npm run screenshots -- screens` runs it. */
export default defineConfig({
  ...portal,
  testMatch: 'screenshots/*.spec.ts',
  outputDir: '../.cache/playwright-screenshots',
  workers: 2,
  projects: ['screens', 'readme'].map((name) => ({ name, grep: new RegExp(`spec\\.ts ${name} `) })),
})
