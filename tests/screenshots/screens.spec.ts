import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import type { Page, ViewportSize } from '@playwright/test'
import { SCREENSHOTS } from '../../scripts/lib/paths.ts'
import { EVERY_STATE } from '../support/e2e/every-state.ts'
import { takePicture } from '../support/e2e/picture.ts'
import { DIFFERENT_SCREENS, show } from '../support/e2e/screens.ts'
import { DESKTOP, PHONE } from '../support/e2e/staff-list.ts'
import { test } from '../support/e2e/test.ts'

const THEMES = ['light', 'dark'] as const

const fileName = (name: string): string =>
  `${name.replace(/[^\p{L}\p{N}]+/gu, '-').replace(/^-|-$/g, '') || 'inicio'}.png`

/** On a phone and on a desktop, in the light and in the dark. */
const takeAll = async (page: Page, name: string, viewports: readonly ViewportSize[] = [PHONE, DESKTOP]) => {
  for (const viewport of viewports) {
    await page.setViewportSize(viewport)
    for (const theme of THEMES) {
      await page.emulateMedia({ colorScheme: theme, reducedMotion: 'reduce' })
      const file = join(SCREENSHOTS, theme, String(viewport.width), fileName(name))
      mkdirSync(dirname(file), { recursive: true })
      writeFileSync(file, await takePicture(page))
    }
  }
}

for (const screen of DIFFERENT_SCREENS)
  test(screen.name, async ({ page }) => {
    await show(page, screen)
    await takeAll(page, screen.name)
  })

for (const { name, reach, complaint, viewports } of EVERY_STATE)
  test(name, async ({ page, problems }) => {
    if (complaint) problems.allow(complaint)
    await reach(page)
    await takeAll(page, name, viewports)
  })
