import type { Page } from '@playwright/test'
import { hold } from '../support/e2e/hold.ts'
import { watchShifts } from '../support/e2e/layout-shift.ts'
import { expect, test } from '../support/e2e/test.ts'

/** What the first page says of the centre's work comes after everything else, and moves nothing. */

const TEXT = '12.345 solicitudes atendidas este semestre. Solemos atender en 12 días.'
const CALL = '**/api/asesorias/plazo'

const tellNumbers = (page: Page) =>
  page.route(CALL, (route) => route.fulfill({ json: { Plazo: 12, Atendidas: 12_345 } }))

for (const width of [320, 375, 412, 768, 1280])
  test(`in a window of ${width} px the numbers come into a place that was there before`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 })
    await tellNumbers(page)
    const release = await hold(page, CALL)
    const asked = page.waitForRequest(CALL)
    await page.goto('/')
    await asked
    await page.evaluate(() => document.fonts.ready)
    const steps = page.getByRole('region', { name: 'Cómo funciona la asesoría virtual' })
    const before = await steps.boundingBox()
    release()
    await expect(page.getByText(TEXT)).toBeVisible()
    expect(await steps.boundingBox()).toEqual(before)
  })

for (const [width, height] of [
  [320, 640],
  [360, 640],
  [375, 640],
  [412, 640],
  [320, 800],
  [375, 800],
  [768, 800],
  [1280, 800],
] as const)
  test(`in a window of ${width} × ${height} px nothing moves while the page loads`, async ({ page }) => {
    await page.setViewportSize({ width, height })
    await tellNumbers(page)
    const shifts = await watchShifts(page)
    await page.goto('/')
    await expect(page.getByText(TEXT)).toBeVisible()
    expect(await shifts()).toBeLessThan(0.02)
  })
