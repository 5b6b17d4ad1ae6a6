import { hold } from '../support/e2e/hold.ts'
import { expect, test } from '../support/e2e/test.ts'

/** What the first page says of the centre's work comes after everything else, and moves nothing. */

const TEXT = '12.345 solicitudes atendidas este semestre. Solemos atender en 12 días.'
const CALL = '**/api/asesorias/plazo'

for (const width of [320, 375, 412, 768, 1280])
  test(`in a window of ${width} px the numbers come into a place that was there before`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 })
    await page.route(CALL, (route) => route.fulfill({ json: { Plazo: 12, Atendidas: 12_345 } }))
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
