import type { Page, ViewportSize } from '@playwright/test'
import { expectAccessible } from '../support/e2e/axe.ts'
import { EVERY_STATE } from '../support/e2e/every-state.ts'
import { expectNothingCutAnywhere } from '../support/e2e/layout.ts'
import { COPIES, DIFFERENT_SCREENS, expectTitled, show, showFew } from '../support/e2e/screens.ts'
import { DESKTOP, PHONE } from '../support/e2e/staff-list.ts'
import { expect, test } from '../support/e2e/test.ts'

const EVERYWHERE = [PHONE, DESKTOP]

/** In the light and in the dark, at each of these sizes. */
const expectAccessibleAt = async (page: Page, viewports: readonly ViewportSize[], state: string) => {
  for (const viewport of viewports) {
    await page.setViewportSize(viewport)
    await expectAccessible(page, state)
  }
}

for (const screen of DIFFERENT_SCREENS)
  test(`axe finds nothing on ${screen.name}; it has its title, and nothing of it is cut from 320 to 1920 px and at twice the text`, async ({
    page,
  }) => {
    await showFew(page, screen)
    await expectAccessibleAt(page, EVERYWHERE, screen.name)
    // What is cut may be in any of a long list's rows.
    if (screen.openFew) await show(page, screen)
    await expectTitled(page, screen)
    await expectNothingCutAnywhere(page, screen.name)
  })

for (const screen of COPIES)
  test(`${screen.name} has its title, and nothing of it is cut from 320 to 1920 px and at twice the text`, async ({
    page,
  }) => {
    await show(page, screen)
    await expectTitled(page, screen)
    await expectNothingCutAnywhere(page, screen.name)
  })

for (const { name, reach, complaint, viewports } of EVERY_STATE)
  test(`axe finds nothing in ${name}${viewports ? '' : ', and nothing of it is cut'}`, async ({
    page,
    problems,
  }) => {
    if (complaint) problems.allow(complaint)
    await reach(page)
    // The navigation, or what lies over the page, may be there before the screen is.
    await expect(page.locator('#root h1').first()).toBeAttached()
    await expectAccessibleAt(page, viewports ?? EVERYWHERE, name)
    if (!viewports) await expectNothingCutAnywhere(page, name)
  })
