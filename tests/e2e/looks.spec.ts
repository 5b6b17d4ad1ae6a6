import type { Page } from '@playwright/test'
import { bringSession, dashboardOf } from '../support/e2e/roles.ts'
import { expect, test } from '../support/e2e/test.ts'

/** What only a browser can tell of a page's looks, wherever it stands. */

const PHONE = { width: 375, height: 720 }
const DESKTOP = { width: 1280, height: 800 }

/** In pixels. */
const TWO_LINES = 72

const LISTS = ['ver-inscripciones', 'usuarios', 'libros-manager']

const openList = async (page: Page, list: string) => {
  await page.goto(`${dashboardOf('admin')}/${list}`)
  await expect(page.locator('main [data-row]').first()).toBeVisible()
}

test.describe("staff's lists", () => {
  for (const [name, size] of Object.entries({ phone: PHONE, desktop: DESKTOP }))
    test(`on a ${name} have no card in a card, and a footer of a line or two`, async ({ page }) => {
      await page.setViewportSize(size)
      await bringSession(page, 'admin')
      for (const list of LISTS) {
        await openList(page, list)
        await expect(page.locator('.card .card, .card article')).toHaveCount(0)
        const footer = await page.getByRole('contentinfo').boundingBox()
        if (size === DESKTOP) expect(footer?.height).toBeLessThan(TWO_LINES)
      }
    })

  test('show what has the focus whole, going back by Shift and Tab below what stays on top', async ({
    page,
  }) => {
    await page.setViewportSize({ width: 1280, height: 500 })
    await bringSession(page, 'admin')
    await openList(page, 'usuarios')
    const last = page.getByRole('table').getByRole('link').last()
    await last.focus()
    for (let press = 0; press < 40; press++) {
      await page.keyboard.press('Shift+Tab')
      const hidden = await page.evaluate(() => {
        const active = document.activeElement
        if (!active?.closest('tbody')) return 0
        const below = document.querySelector('thead')?.getBoundingClientRect().bottom ?? 0
        return Math.max(0, below - active.getBoundingClientRect().top)
      })
      expect(hidden).toBe(0)
    }
  })
})

test.describe('in the dark', () => {
  test.use({ colorScheme: 'dark' })

  for (const path of ['/', '/biblioteca', '/galeria'])
    test(`the pictures of ${path} do not glare`, async ({ page }) => {
      await page.goto(path)
      const picture = page.locator('main img').first()
      await expect(picture).toBeVisible()
      const filter = await picture.evaluate((img) => getComputedStyle(img).filter)
      const [, brightness] = /^brightness\(([\d.]+)\)$/.exec(filter) ?? []
      expect(Number(brightness)).toBeLessThan(0.9)
      expect(Number(brightness)).toBeGreaterThan(0.6)
    })
})

test('in the light pictures are as they are', async ({ page }) => {
  await page.goto('/biblioteca')
  await expect(page.locator('main img').first()).toHaveCSS('filter', 'none')
})

test('the skip link takes no place in a picture of the whole page, and is there by the first Tab', async ({
  page,
}) => {
  await page.goto('/naf')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  const skip = page.locator('.skip')
  await expect(skip).toHaveCSS('clip-path', 'inset(50%)')
  const box = await skip.boundingBox()
  expect(box?.y).toBeGreaterThanOrEqual(0)
  await page.keyboard.press('Tab')
  await expect(skip).toBeFocused()
  await expect(skip).toHaveCSS('clip-path', 'none')
})

test.describe('fields in two columns', () => {
  const field = (page: Page, label: string) => page.getByRole('textbox', { name: label, exact: true })
  const bottomOf = async (page: Page, label: string) => {
    const box = await field(page, label).boundingBox()
    return Math.round((box?.y ?? 0) + (box?.height ?? 0))
  }

  test('stand beside each other, whatever is said of one, and while one is asked about', async ({ page }) => {
    await page.setViewportSize(DESKTOP)
    await page.goto('/inscripcion')
    await expect(field(page, 'Celular')).toBeVisible()
    const before = await bottomOf(page, 'Celular')
    expect(await bottomOf(page, 'Correo')).toBe(before)
    await field(page, 'Correo').fill('maria@gmial.com')
    await field(page, 'Correo').blur()
    await expect(page.getByText('¿Quisiste decir gmail.com?')).toBeVisible()
    expect([await bottomOf(page, 'Celular'), await bottomOf(page, 'Correo')]).toEqual([before, before])
  })
})
