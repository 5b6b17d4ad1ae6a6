import type { Page } from '@playwright/test'
import { HEADER_LINKS, type Link } from '../support/e2e/routes.ts'
import { PHONE } from '../support/e2e/staff-list.ts'
import { expect, test } from '../support/e2e/test.ts'

/** In sight at every width. */
const ACCESS = ['/login', '/servicios']
const LINKS: readonly Link[] = [...HEADER_LINKS, ['Ingresar', '/login'], ['Registrarse', '/register']]
const MENU_LINKS = LINKS.filter(([, path]) => !ACCESS.includes(path))

const header = (page: Page) => page.getByRole('banner')
const menuButton = (page: Page) => header(page).getByRole('button', { name: 'Menú' })
const menuLink = (page: Page, name: string) =>
  header(page).getByRole('navigation').getByRole('link', { name, exact: true })

const menu = (page: Page) => header(page).getByRole('navigation', { name: 'Principal' })

const openHome = async (page: Page) => {
  await page.goto('/')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
}

/** Not by their roles: the offer to register hides what is behind it. */
const expectBelowHeader = async (page: Page) => {
  const contentTop = () =>
    page.locator('main').evaluate((main) => Math.round(main.getBoundingClientRect().top))
  await expect.poll(contentTop).toBe(0)
  await expect(page.locator('header')).not.toBeInViewport()
}

test.describe('on a phone the header', () => {
  test.use({ viewport: PHONE })

  test('keeps its links behind a button, which opens and closes them and says so, but for the login and the request', async ({
    page,
  }) => {
    await openHome(page)
    const button = menuButton(page)
    await expect(button).toHaveAttribute('aria-expanded', 'false')
    await expect(menu(page)).toHaveCount(0)
    for (const [label, path] of LINKS.filter(([, each]) => ACCESS.includes(each)))
      await expect(menuLink(page, label)).toHaveAttribute('href', path)
    await button.click()
    await expect(button).toHaveAttribute('aria-expanded', 'true')
    await expect(menu(page).getByRole('link')).toHaveCount(MENU_LINKS.length)
    for (const [label, path] of LINKS) {
      await expect(menuLink(page, label)).toBeVisible()
      await expect(menuLink(page, label)).toHaveAttribute('href', path)
    }
    await expect(menuLink(page, 'Inicio')).toHaveAttribute('aria-current', 'page')
    await button.click()
    await expect(button).toHaveAttribute('aria-expanded', 'false')
    await expect(menu(page)).toHaveCount(0)
  })

  test('is closed by Escape, which gives the focus back to the button', async ({ page }) => {
    await openHome(page)
    await menuButton(page).click()
    await menuLink(page, 'Galería').focus()
    await page.keyboard.press('Escape')
    await expect(menuLink(page, 'Galería')).toBeHidden()
    await expect(menuButton(page)).toBeFocused()
  })

  test('leads to every public page, closes, and leaves the page scrolled below itself', async ({ page }) => {
    await page.goto('/terminos-condiciones')
    for (const [label, path] of LINKS)
      await test.step(`${label} to ${path}`, async () => {
        await menuButton(page).click()
        await menuLink(page, label).click()
        await expect(page).toHaveURL(path)
        await expect(page.locator('main h1')).toBeAttached()
        await expectBelowHeader(page)
        await expect(menu(page)).toHaveCount(0)
        if (path === '/servicios') await page.getByRole('button', { name: 'Continuar sin registro' }).click()
      })
  })
})

test.describe('the breakpoint of 768 px', () => {
  test('leaves a page that is opened at 767 px by the menu below the header', async ({ page }) => {
    await page.setViewportSize({ width: 767, height: 800 })
    await openHome(page)
    await menuButton(page).click()
    await menuLink(page, 'NAF').click()
    await expect(page.getByRole('heading', { level: 1, name: 'Bienvenidos al NAF' })).toBeVisible()
    await expectBelowHeader(page)
  })

  test('shows every link without a button from 768 px on, and opens a page at its very top', async ({
    page,
  }) => {
    await page.setViewportSize({ width: 768, height: 800 })
    await openHome(page)
    await expect(menuButton(page)).toBeHidden()
    for (const [label] of LINKS) await expect(menuLink(page, label)).toBeVisible()
    await page.getByRole('contentinfo').scrollIntoViewIfNeeded()
    await menuLink(page, 'NAF').click()
    await expect(page.getByRole('heading', { level: 1, name: 'Bienvenidos al NAF' })).toBeVisible()
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0)
  })
})
