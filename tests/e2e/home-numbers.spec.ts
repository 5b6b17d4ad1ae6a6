import type { Page } from '@playwright/test'
import { watchShifts } from '../support/e2e/layout-shift.ts'
import { expect, test } from '../support/e2e/test.ts'

/** What the first page says of the centre's work comes after everything else, and moves nothing. */

const TEXT = '12.345 solicitudes atendidas este semestre. Solemos atender en 12 días.'

const tellNumbers = (page: Page) =>
  page.route('**/api/asesorias/plazo', (route) => route.fulfill({ json: { Plazo: 12, Atendidas: 12_345 } }))

for (const width of [320, 375, 768, 1280])
  test(`in a window of ${width} px the numbers come into a place that was there before`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 })
    await tellNumbers(page)
    const shifts = await watchShifts(page)
    await page.goto('/')
    const steps = page.getByRole('region', { name: 'Cómo funciona la asesoría virtual' })
    const placeOf = async () => (await steps.boundingBox())?.y
    const before = await placeOf()
    await expect(page.getByText(TEXT)).toBeVisible()
    expect(await placeOf()).toBe(before)
    expect(await shifts()).toBeLessThan(0.02)
  })
