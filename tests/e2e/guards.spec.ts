import type { Page } from '@playwright/test'
import { FAILURES, fail, hold, WAITS } from '../support/e2e/hold.ts'
import { DEMO, sendLogin } from '../support/e2e/people.ts'
import { bringSession, dashboardOf, navigation, ROLES, type Role } from '../support/e2e/roles.ts'
import { expect, test } from '../support/e2e/test.ts'

const PUBLIC_PATHS = ['/', '/servicios', '/login', '/register']
const UNKNOWN_PATHS = ['/no-existe', '/servicios/otra', '/dashboard-otro/inicio']
const SHARED_SCREENS = ['inicio', 'servicios', 'perfil']
const STAFF_SCREENS = ['ver-asesorias']
const UNKNOWN_SCREENS = ['', '/no-existe', '/perfil/editar']

const homeOf = (role: Role) => `${dashboardOf(role)}/inicio`
const screensOf = (role: Role) =>
  role === 'usuario' ? SHARED_SCREENS : [...SHARED_SCREENS, ...STAFF_SCREENS]

/** The header says who it is, to the letter. */
const expectName = (page: Page, name: string) =>
  expect(page.getByRole('banner').getByText(name, { exact: true })).toBeVisible()

/** From the path that is opened to the path that is shown. */
type Ways = [opened: string, shown: string][]

const expectWays = async (page: Page, ways: Ways) => {
  for (const [opened, shown] of ways)
    await test.step(`${opened} shows ${shown}`, async () => {
      await page.goto(opened)
      await expect.soft(page).toHaveURL(shown)
      // Not by its role: the offer to register hides what is behind it.
      await expect.soft(page.locator('h1')).toBeVisible()
    })
}

/** The login says where it goes on to afterwards. */
const loginFor = (wanted: string) => `/login?redirect=${encodeURIComponent(wanted)}`

const everyPathOf = (role: Role) =>
  [...UNKNOWN_SCREENS, ...[...SHARED_SCREENS, ...STAFF_SCREENS].map((screen) => `/${screen}`)].map(
    (screen) => dashboardOf(role) + screen,
  )

test.describe('a visitor', () => {
  test('is shown every public page', async ({ page }) => {
    await expectWays(
      page,
      PUBLIC_PATHS.map((path) => [path, path]),
    )
  })

  for (const role of ROLES)
    test(`is led from any path of ${dashboardOf(role)} to the login`, async ({ page }) => {
      for (const path of everyPathOf(role))
        await test.step(path, async () => {
          await page.goto(path)
          await expect.soft(page).toHaveURL(loginFor(path))
        })
      await expect(page.getByRole('heading', { name: 'Ingresa a tu cuenta' })).toBeVisible()
    })

  test('is led from a path that does not exist to the first page', async ({ page }) => {
    await expectWays(
      page,
      UNKNOWN_PATHS.map((path) => [path, '/']),
    )
  })
})

test.describe('after logging in', () => {
  const JOURNEYS: { role: Role; wanted: string; shown: string; why: string }[] = [
    {
      role: 'editor',
      wanted: '/dashboard-editor/ver-asesorias?estado=pendientes',
      shown: '/dashboard-editor/ver-asesorias?estado=pendientes',
      why: 'it is a screen of theirs',
    },
    {
      role: 'usuario',
      wanted: '/dashboard-usuario/perfil',
      shown: '/dashboard-usuario/perfil',
      why: 'it is a screen of theirs',
    },
    {
      role: 'usuario',
      wanted: '/dashboard-editor/ver-asesorias',
      shown: '/dashboard-usuario/inicio',
      why: 'it is not for them',
    },
  ]
  for (const { role, wanted, shown, why } of JOURNEYS)
    test(`${role}, who wanted ${wanted}, is shown ${shown}: ${why}`, async ({ page }) => {
      await page.goto(wanted)
      await expect(page).toHaveURL(loginFor(wanted))
      await sendLogin(page, DEMO[role].username, DEMO[role].password)
      await expect(page).toHaveURL(shown)
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    })

  test("nobody is led away to somebody else's site", async ({ page }) => {
    await page.goto(loginFor('//evil.example/x'))
    await sendLogin(page, DEMO.usuario.username, DEMO.usuario.password)
    await expect(page).toHaveURL(homeOf('usuario'))
  })
})

for (const role of ROLES)
  test.describe(`logged in as ${role}`, () => {
    test.beforeEach(({ page }) => bringSession(page, role))

    test('the public pages, the login, the registration and unknown paths lead to the own dashboard', async ({
      page,
    }) => {
      await expectWays(
        page,
        [...PUBLIC_PATHS, ...UNKNOWN_PATHS].map((path) => [path, homeOf(role)]),
      )
    })

    test('the own dashboard shows its screens, and its first one for any other path', async ({ page }) => {
      const screens = screensOf(role).map((screen) => `${dashboardOf(role)}/${screen}`)
      await expectWays(
        page,
        everyPathOf(role).map((path) => [path, screens.includes(path) ? path : homeOf(role)]),
      )
    })

    for (const other of ROLES.filter((each) => each !== role))
      test(`${dashboardOf(other)} leads to the own dashboard`, async ({ page }) => {
        await expectWays(
          page,
          everyPathOf(other).map((path) => [path, homeOf(role)]),
        )
      })

    test('the header says who it is, and the navigation what there is', async ({ page }) => {
      await page.goto(homeOf(role))
      const names = { admin: 'admin (Admin)', editor: 'editor (Editor)', usuario: 'usuario' }
      await expectName(page, names[role])
      const links = navigation(page).getByRole('link')
      await expect(links).toHaveText([
        'Inicio',
        'Solicitar Asesoría',
        'Perfil',
        ...(role === 'usuario' ? [] : ['Asesorías Solicitadas']),
      ])
    })

    test('logging out leads to the first page, and the dashboard then to the login', async ({ page }) => {
      await page.goto(`${dashboardOf(role)}/perfil`)
      await page.getByRole('banner').getByRole('button', { name: 'Cerrar Sesión' }).click()
      await expect(page).toHaveURL('/')
      await expect(page.getByRole('banner').getByRole('link', { name: 'Ingresar' })).toBeVisible()
      await page.goto(homeOf(role))
      await expect(page).toHaveURL(loginFor(homeOf(role)))
    })
  })

test.describe('while a person with a session waits', () => {
  test.beforeEach(({ page }) => bringSession(page, 'editor'))

  const WAITINGS: { path: string; held: string; text: string }[] = [
    { path: '/', held: WAITS.sessionCode, text: 'Cargando aplicación...' },
    { path: homeOf('editor'), held: WAITS.sessionCode, text: 'Cargando aplicación...' },
    { path: '/', held: WAITS.identity, text: 'Verificando sesión...' },
    { path: '/login', held: WAITS.identity, text: 'Verificando sesión...' },
    { path: homeOf('editor'), held: WAITS.identity, text: 'Verificando acceso...' },
    { path: homeOf('admin'), held: WAITS.identity, text: 'Verificando acceso...' },
    { path: '/', held: WAITS.rol, text: 'Cargando permisos (esperando rol)...' },
    { path: homeOf('editor'), held: WAITS.rol, text: 'Cargando permisos (esperando rol)...' },
  ]
  for (const { path, held, text } of WAITINGS)
    test(`${path} says '${text}'`, async ({ page }) => {
      const release = await hold(page, held)
      await page.goto(path)
      await expect(page.getByRole('status').filter({ hasText: text })).toBeVisible()
      await expect(page.getByRole('banner')).toBeHidden()
      await expect(page.getByRole('button')).toHaveCount(0)
      release()
      await expect(page).toHaveURL(homeOf('editor'))
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    })
})

for (const [kind, failure] of Object.entries(FAILURES))
  test.describe(`where the role cannot be had (${kind})`, () => {
    test.beforeEach(({ page }) => bringSession(page, 'editor'))

    const waiting = (page: Page) => page.getByText('Cargando permisos (esperando rol)...')

    test("'Reintentar' goes on once the server is well", async ({ page, problems }) => {
      problems.allow(/user-role/, /El rol no se pudo cargar/)
      const recover = await fail(page, WAITS.rol, failure)
      await page.goto('/dashboard-editor/perfil')
      await expect(waiting(page)).toBeVisible()
      const retry = page.getByRole('button', { name: 'Reintentar' })
      await expect(retry).toBeVisible()
      await expect(waiting(page)).toBeVisible()
      await recover()
      await retry.click()
      await expect(page).toHaveURL('/dashboard-editor/perfil')
      await expectName(page, 'editor (Editor)')
    })

    test("'Cerrar sesión' leads out", async ({ page, problems }) => {
      problems.allow(/user-role/, /El rol no se pudo cargar/)
      await fail(page, WAITS.rol, failure)
      await page.goto(homeOf('editor'))
      await page.getByRole('button', { name: 'Cerrar sesión' }).click()
      await expect(page).toHaveURL('/')
      await expect(page.getByRole('banner').getByRole('link', { name: 'Ingresar' })).toBeVisible()
      await page.goto(homeOf('editor'))
      await expect(page).toHaveURL(loginFor(homeOf('editor')))
    })
  })

test.describe('where the own data cannot be had', () => {
  test.beforeEach(({ page }) => bringSession(page, 'usuario'))

  test('the portal goes on without it', async ({ page, problems }) => {
    problems.allow(/api\/users\//)
    await fail(page, /\/api\/users\/(?!user-role)[^/]+$/, FAILURES.json)
    await page.goto('/')
    await expect(page).toHaveURL(homeOf('usuario'))
    await expectName(page, 'Usuario')
  })
})
