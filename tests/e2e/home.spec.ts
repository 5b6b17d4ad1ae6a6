import type { Page } from '@playwright/test'
import { answer } from '../support/e2e/asesoria-form.ts'
import { expect, test } from '../support/e2e/test.ts'

const WORDS = ['IVA', 'renta', 'RIMPE', 'RUC', 'facturación']
const PHONES = [320, 360, 375, 412]
const PHONE_HEIGHT = 640

const open = async (page: Page, path = '/') => {
  await page.goto(path)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
}
const hero = (page: Page) => page.locator('main section').first()
const request = (page: Page) => hero(page).getByRole('link', { name: 'Solicitar una asesoría' })

test.describe('the first screen of the first page', () => {
  for (const width of PHONES)
    test(`of ${width} px says what people come for, and has the button`, async ({ page }) => {
      await page.setViewportSize({ width, height: PHONE_HEIGHT })
      await open(page)
      await expect(request(page)).toBeInViewport({ ratio: 1 })
      for (const word of WORDS) await expect(hero(page)).toContainText(word)
      const drawing = await hero(page).locator('img').boundingBox()
      expect(drawing?.height).toBeLessThanOrEqual(180)
    })

  test('of a desktop has the drawing beside the words', async ({ page }) => {
    await page.setViewportSize({ width: 1280, height: 720 })
    await open(page)
    await expect(request(page)).toBeInViewport({ ratio: 1 })
    const [drawing, heading] = [
      await hero(page).locator('img').boundingBox(),
      await page.getByRole('heading', { level: 1 }).boundingBox(),
    ]
    expect(drawing?.x).toBeGreaterThan((heading?.x ?? 0) + (heading?.width ?? 0))
  })

  test('shows its drawing by a file of its own, which says nothing to screen readers', async ({ page }) => {
    await open(page)
    const drawing = hero(page).locator('img')
    await expect(drawing).toHaveAttribute('alt', '')
    await expect(drawing).toHaveAttribute('src', /^\/assets\/asesoria-[\w-]+\.svg$/)
    await expect.poll(() => drawing.evaluate((img: HTMLImageElement) => img.naturalWidth)).toBeGreaterThan(0)
  })
})

test.describe('the header', () => {
  for (const width of [320, 375, 768, 1280, 1920])
    test(`has the login and the one thing to do in a window of ${width} px`, async ({ page }) => {
      await page.setViewportSize({ width, height: 800 })
      await open(page)
      const header = page.getByRole('banner')
      await expect(header.getByRole('link', { name: 'Ingresar' })).toBeInViewport({ ratio: 1 })
      await expect(header.getByRole('link', { name: 'Solicitar Asesoría' })).toBeInViewport({ ratio: 1 })
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width)
      if (width < 768) expect((await header.boundingBox())?.height).toBeLessThan(80)
    })

  test('marks the page one is on by a line under it, also in forced colours', async ({ page }) => {
    await page.emulateMedia({ forcedColors: 'active' })
    await open(page, '/naf')
    const link = page.getByRole('banner').getByRole('link', { name: 'NAF', exact: true }).last()
    await expect(link).toHaveAttribute('aria-current', 'page')
    await expect(link).toHaveCSS('text-decoration-line', 'underline')
    await expect(page.getByRole('banner').getByRole('link', { name: 'Galería' })).toHaveCSS(
      'text-decoration-line',
      'none',
    )
  })
})

test('a topic leads to the form with its service chosen, which a draft keeps as it was', async ({ page }) => {
  await open(page)
  await page.getByRole('link', { name: 'Renta y gastos personales' }).click()
  await page.getByRole('button', { name: 'Continuar sin registro' }).click()
  await expect(answer(page, 'TipoServicio', 'Gastos personales')).toBeChecked()
  await answer(page, 'TipoServicio', 'Otros').check()
  await page.goto('/servicios?servicio=facturacion-electronica')
  await expect(answer(page, 'TipoServicio', 'Otros')).toBeChecked()
})
