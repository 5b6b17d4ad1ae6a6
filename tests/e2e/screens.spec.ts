import type { Page } from '@playwright/test'
import { dialog } from '../support/e2e/dialogs.ts'
import { hold, WAITS } from '../support/e2e/hold.ts'
import { openLogin, openSplash } from '../support/e2e/people.ts'
import { aName, storeRequest, storeRequests } from '../support/e2e/requests.ts'
import { bringSession, dashboardOf, navigation, unfold } from '../support/e2e/roles.ts'
import { OWN_ROUTES, PUBLIC_ROUTES, type Route } from '../support/e2e/routes.ts'
import { expectLoaded, openReset } from '../support/e2e/screens.ts'
import { markButton, openList, PHONE, rowOf, rows, searchField } from '../support/e2e/staff-list.ts'
import { expect, test } from '../support/e2e/test.ts'

test.describe('a screen that is opened by a link begins at its top, with the focus on its heading', () => {
  const scrolled = (page: Page) => page.evaluate(() => window.scrollY)

  /** Follows a link from the page's end, without the scrolling that a mouse would do on the way. */
  const follow = async (page: Page, name: string) => {
    await expectLoaded(page)
    await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight))
    await page.getByRole('link', { name, exact: true }).first().dispatchEvent('click')
  }

  const expectAtTop = async (page: Page, { heading, title }: Pick<Route, 'heading' | 'title'>) => {
    await expect(page.getByRole('heading', { level: 1, name: heading })).toBeFocused()
    await expect.poll(() => scrolled(page)).toBe(0)
    await expect(page).toHaveTitle(title)
  }

  const at = (routes: readonly Route[], path: string): Route => {
    const found = routes.find((each) => each.path === path)
    if (!found) throw new Error(`no route ${path}`)
    return found
  }

  const PUBLIC_LINKS = {
    'Quiénes somos': '/quienes',
    Biblioteca: '/biblioteca',
    Boletines: '/boletines',
    NAF: '/naf',
    Galería: '/galeria',
    Inscripción: '/inscripcion',
    'Política de privacidad': '/politica-privacidad',
    'Política de cookies': '/politica-cookies',
    'Términos y condiciones': '/terminos-condiciones',
    Registrarse: '/register',
    Ingresar: '/login',
    Inicio: '/',
  }

  test(`for a visitor, by each link of the header and the footer: ${Object.keys(PUBLIC_LINKS).join(', ')}`, async ({
    page,
  }) => {
    await page.goto('/')
    await expect(page.getByRole('heading', { level: 1 })).not.toBeFocused()
    for (const [link, path] of Object.entries(PUBLIC_LINKS))
      await test.step(link, async () => {
        await follow(page, link)
        await expectAtTop(page, at(PUBLIC_ROUTES, path))
      })
  })

  test("for a visitor, by 'Solicitar Asesoría', once the offer to register is turned down", async ({
    page,
  }) => {
    await page.goto('/')
    await follow(page, 'Solicitar Asesoría')
    await page.getByRole('button', { name: 'Continuar sin registro' }).click()
    await expect(dialog(page)).toBeHidden()
    await expectAtTop(page, at(PUBLIC_ROUTES, '/servicios'))
  })

  test('for a visitor who goes between the login, the password forgotten and the registration', async ({
    page,
  }) => {
    await openLogin(page)
    await page.getByRole('main').getByRole('link', { name: 'Registrarse' }).click()
    await expectAtTop(page, at(PUBLIC_ROUTES, '/register'))
    await page.getByRole('main').getByRole('link', { name: 'Volver al login' }).click()
    await expectAtTop(page, at(PUBLIC_ROUTES, '/login'))
    await page.getByRole('button', { name: 'Olvidé mi contraseña' }).click()
    await expectAtTop(page, { heading: 'Restablece tu contraseña', title: 'Restablece tu contraseña · NAF' })
    await page.getByRole('button', { name: 'Volver al login' }).click()
    await expectAtTop(page, at(PUBLIC_ROUTES, '/login'))
    await page.getByRole('link', { name: 'Volver al inicio' }).click()
    await expectAtTop(page, at(PUBLIC_ROUTES, '/'))
  })

  test('for a visitor who has come straight to the login and forgotten the password', async ({ page }) => {
    await openReset(page)
    await expectAtTop(page, { heading: 'Restablece tu contraseña', title: 'Restablece tu contraseña · NAF' })
  })

  const OWN_LINKS = {
    'Solicitar Asesoría': 'servicios',
    Biblioteca: 'biblioteca',
    Boletines: 'boletines',
    Galería: 'galeria',
    'Quiénes somos': 'quienes',
    NAF: 'naf',
    Inscripción: 'inscripcion',
    Perfil: 'perfil',
    'Asesorías Solicitadas': 'ver-asesorias',
    Inscripciones: 'ver-inscripciones',
    'Gestión de Usuarios': 'usuarios',
    'Crear nuevo usuario': 'usuarios/crear',
    'Gestión de Boletines': 'boletines-manager',
    'Crear boletín': 'boletines-manager/crear',
    'Gestión de Libros': 'libros-manager',
    'Crear libro': 'libros-manager/crear',
    'Gestión de Galería': 'galeria-manager',
    'Crear imagen': 'galeria-manager/crear',
    'Política de privacidad': 'politica-privacidad',
    'Política de cookies': 'politica-cookies',
    'Términos y condiciones': 'terminos-condiciones',
    Inicio: 'inicio',
  }

  test(`for an administrator, by each link of the navigation, the footer and the lists: ${Object.keys(OWN_LINKS).join(', ')}`, async ({
    page,
  }) => {
    await bringSession(page, 'admin')
    await page.goto(`${dashboardOf('admin')}/inicio`)
    await unfold(page)
    for (const [link, path] of Object.entries(OWN_LINKS))
      await test.step(link, async () => {
        await follow(page, link)
        await expectAtTop(page, at(OWN_ROUTES, path))
        await expect(page).toHaveURL(`${dashboardOf('admin')}/${path}`)
      })
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

  test('in the library, between the books', async ({ page }) => {
    await bringSession(page, 'usuario')
    await page.goto('/dashboard-usuario/biblioteca')
    await page.getByRole('list', { name: 'Libros' }).getByRole('article').nth(12).scrollIntoViewIfNeeded()
    const before = await scrolled(page)
    expect(before).toBeGreaterThan(200)
    await navigation(page).getByRole('link', { name: 'Perfil' }).click()
    await expect(page.getByRole('heading', { name: 'Mi Perfil' })).toBeVisible()
    await expect.poll(() => scrolled(page)).toBe(0)
    await page.goBack()
    await expect.poll(() => scrolled(page)).toBe(before)
    await expect(page.getByRole('heading', { level: 1, name: 'Biblioteca Digital' })).toBeFocused()
  })

  test('in the list of requests', async ({ page }) => {
    await page.setViewportSize(PHONE)
    const ciudad = aName('Ciudad')
    await storeRequests({ ciudad }, { ciudad }, { ciudad }, { ciudad })
    await openList(page, 'editor', `?q=${encodeURIComponent(ciudad)}`)
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
    await openSplash(page)
    await expectStill(page, 'splash')
    await page.clock.resume()
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

    const { nombre } = await storeRequest()
    const release = await hold(page, WAITS.list)
    await openList(page, 'editor')
    await expectStill(page, 'list on its way')
    release()
    await searchField(page).fill(nombre)
    await markButton(rowOf(page, nombre)).click()
    await expect(page.locator('.swal2-toast')).toBeVisible()
    await expectStill(page, 'toast')
    await page.getByRole('button', { name: 'Menú' }).click()
    await expectStill(page, 'drawer')
  })
})
