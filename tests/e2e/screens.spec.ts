import type { Page } from '@playwright/test'
import { hold, WAITS } from '../support/e2e/hold.ts'
import { expectNothingCut, WIDTHS } from '../support/e2e/layout.ts'
import { storeRequests } from '../support/e2e/requests.ts'
import { bringSession, navigation } from '../support/e2e/roles.ts'
import { SCREENS, show } from '../support/e2e/screens.ts'
import { openList, PHONE, rows } from '../support/e2e/staff-list.ts'
import { expect, test } from '../support/e2e/test.ts'

const HEIGHT = 800

for (const screen of SCREENS)
  test(`${screen.name} has its title, and nothing of it is cut`, async ({ page }) => {
    await show(page, screen)
    await expect.soft(page).toHaveTitle(screen.title)
    await expect.soft(page.locator('html')).toHaveAttribute('lang', 'es-EC')
    for (const width of WIDTHS) {
      await page.setViewportSize({ width, height: HEIGHT })
      await expectNothingCut(page, `${screen.name} at ${width} px`)
    }
    await page.setViewportSize({ width: 1280, height: HEIGHT })
    await page.addStyleTag({ content: 'html { font-size: 200% }' })
    await expectNothingCut(page, `${screen.name} with text at 200 %`)
  })

test.describe('the focus goes to the heading', () => {
  const expectHeading = (page: Page, name: string) =>
    expect(page.getByRole('heading', { level: 1, name })).toBeFocused()

  test('of each public page, and stays at the top of one that is opened', async ({ page }) => {
    await page.goto('/')
    const header = page.getByRole('banner')
    await expect(page.getByRole('heading', { level: 1 })).not.toBeFocused()
    await header.getByRole('link', { name: 'Registrarse' }).click()
    await expectHeading(page, 'Crea tu cuenta')
    await page.getByRole('main').getByRole('link', { name: 'Volver al login' }).click()
    await expectHeading(page, 'Ingresa a tu cuenta')
    await page.getByRole('button', { name: 'Olvidé mi contraseña' }).click()
    await expectHeading(page, 'Restablece tu contraseña')
    await page.getByRole('button', { name: 'Volver al login' }).click()
    await expectHeading(page, 'Ingresa a tu cuenta')
    await page.getByRole('link', { name: 'Volver al inicio' }).click()
    await expectHeading(page, 'Asesoría tributaria y contable gratuita')
  })

  test('of each screen of a dashboard', async ({ page }) => {
    await bringSession(page, 'admin')
    await page.goto('/dashboard-admin/inicio')
    const headings = {
      'Solicitar Asesoría': 'Asesoría Virtual',
      Perfil: 'Mi Perfil',
      'Asesorías Solicitadas': 'Asesorías Solicitadas',
      Inicio: 'Hola',
    }
    for (const [link, heading] of Object.entries(headings)) {
      await navigation(page).getByRole('link', { name: link }).click()
      await expectHeading(page, heading)
    }
  })
})

test.describe('"back" returns to where one was', () => {
  const scrolled = (page: Page) => page.evaluate(() => Math.round(window.scrollY))

  test('on a public page', async ({ page }) => {
    await page.goto('/')
    const link = page.getByRole('link', { name: 'Crear una cuenta' })
    await link.scrollIntoViewIfNeeded()
    const before = await scrolled(page)
    expect(before).toBeGreaterThan(200)
    await link.click()
    await expect(page.getByRole('heading', { name: 'Crea tu cuenta' })).toBeVisible()
    await expect.poll(() => scrolled(page)).toBe(0)
    await page.goBack()
    await expect.poll(() => scrolled(page)).toBe(before)
  })

  test('in the list of requests', async ({ page }) => {
    await page.setViewportSize(PHONE)
    await storeRequests({}, {}, {}, {})
    await openList(page, 'editor')
    await rows(page).nth(3).scrollIntoViewIfNeeded()
    await page.getByRole('button', { name: 'Menú' }).click()
    const before = await scrolled(page)
    expect(before).toBeGreaterThan(200)
    await navigation(page).getByRole('link', { name: 'Perfil' }).click()
    await expect(page.getByRole('heading', { name: 'Mi Perfil' })).toBeVisible()
    await page.goBack()
    await expect.poll(() => scrolled(page)).toBe(before)
  })
})

test.describe('who asked for less motion sees none', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } })

  /** Anything that takes long enough to be seen. */
  const expectStill = async (page: Page, where: string) => {
    const moving = await page.evaluate(() =>
      document
        .getAnimations()
        .filter((animation) => animation.playState === 'running')
        .filter((animation) => Number(animation.effect?.getComputedTiming().activeDuration) > 10)
        .map((animation) => (animation.effect as KeyframeEffect).target?.className),
    )
    expect.soft(moving, where).toEqual([])
  }

  test('while a page or a list is on its way, in a menu, a drawer and a dialog', async ({ page }) => {
    await page.setViewportSize(PHONE)
    await page.goto('/login')
    await expect(page.getByText('Cargando NAF...')).toBeVisible()
    await expectStill(page, 'splash')
    await page.goto('/')
    await page.getByRole('button', { name: 'Menú' }).click()
    await expectStill(page, 'menu')
    await page.goto('/servicios')
    const refuse = page.getByRole('button', { name: 'Continuar sin registro' })
    await expect(refuse).toBeVisible()
    await expectStill(page, 'dialog')
    await refuse.click()
    await expect(refuse).toBeHidden()
    await expectStill(page, 'dialog closed')
    await expect(page.locator('[aria-hidden="true"] form')).toHaveCount(0)
    await page.getByLabel('Nombre', { exact: true }).click()

    const release = await hold(page, WAITS.list)
    await openList(page, 'editor')
    await expectStill(page, 'list on its way')
    release()
    await expect(page.locator('.swal2-toast')).toBeVisible()
    await expectStill(page, 'toast')
    await page.getByRole('button', { name: 'Menú' }).click()
    await expectStill(page, 'drawer')
  })
})

test('the footer leads to the university, the tax authority and their networks, each in a tab of its own', async ({
  page,
}) => {
  await page.goto('/')
  const footer = page.getByRole('contentinfo')
  await expect(footer).toContainText('© 2025 UNIVERSIDAD ESPE')
  const addresses = {
    'Universidad ESPE': 'https://www.espe.edu.ec/',
    SRI: 'https://www.sri.gob.ec/',
    Facebook: 'https://www.facebook.com/ESPE.U',
    Instagram: 'https://www.instagram.com/espe.u/',
    X: 'https://x.com/ESPEU',
  }
  for (const [name, href] of Object.entries(addresses)) {
    const link = footer.getByRole('link', { name: `${name} (se abre en otra pestaña)`, exact: true })
    await expect(link).toHaveAttribute('href', href)
    await expect(link).toHaveAttribute('target', '_blank')
    await expect(link).toHaveAttribute('rel', /noopener/)
  }
})
