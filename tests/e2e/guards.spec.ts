import type { Locator, Page } from '@playwright/test'
import { withIds } from '../support/e2e/demo-ids.ts'
import { tabTo } from '../support/e2e/keyboard.ts'
import { DEMO, headerName, sendLogin } from '../support/e2e/people.ts'
import {
  bringSession,
  dashboardOf,
  inicioOf,
  loginFor,
  navigation,
  ROLES,
  type Role,
  unfold,
} from '../support/e2e/roles.ts'
import {
  FOOTER_LINKS,
  HEADER_LINKS,
  type Link,
  OWN_AREAS,
  OWN_LINKS,
  OWN_ROUTES,
  STAFF_LINKS,
  shownTo,
  UNKNOWN_SCREENS,
} from '../support/e2e/routes.ts'
import { expect, test } from '../support/e2e/test.ts'

/** Who may pass where. What each address shows to whom it is meant for stands in routes.spec.ts. */

/** A dashboard's door is one and the same for all that is behind it: the first screen of each area, and no screen. */
const DOORS = [
  ...Object.values(OWN_AREAS).flatMap(([first]) => first?.path ?? []),
  ...UNKNOWN_SCREENS.slice(0, 2),
]

const doorsOf = (role: Role) => DOORS.map((screen) => `${dashboardOf(role)}/${screen}`)

/** All the links there are, in their order, and where they lead. */
const expectLinks = async (links: Locator, expected: readonly Link[], below = '') => {
  await expect(links.getByRole('link')).toHaveText(expected.map(([name]) => name))
  for (const [name, path] of expected)
    await expect(links.getByRole('link', { name, exact: true })).toHaveAttribute('href', below + path)
}

const ACCESS_LINKS: readonly Link[] = [
  ['Ingresar', '/login'],
  ['Solicitar Asesoría', '/servicios'],
]
/** The others, and the registration. */
const MENU_LINKS: readonly Link[] = [
  ...HEADER_LINKS.filter(([, path]) => path !== '/servicios'),
  ['Registrarse', '/register'],
]

const namesOf = (links: readonly Link[]) => links.map(([name]) => name).join(', ')

const expectLegal = (page: Page, dashboard: string) =>
  expectLinks(
    page.getByRole('contentinfo').getByRole('navigation', { name: 'Ayuda e información legal' }),
    FOOTER_LINKS,
    dashboard,
  )

test.describe('a visitor', () => {
  const expectLogin = (page: Page, path: string) =>
    test.step(path, async () => {
      // Not for what the login shows once its splash has passed: the next address comes at once.
      await page.goto(path, { waitUntil: 'domcontentloaded' })
      await expect.soft(page).toHaveURL(loginFor(path))
    })

  test('is led from every screen of /dashboard-admin to the login, which remembers it', async ({ page }) => {
    for (const { path } of OWN_ROUTES) await expectLogin(page, `/dashboard-admin/${await withIds(path)}`)
    await expect(page.getByRole('heading', { name: 'Ingresa a tu cuenta' })).toBeVisible()
  })

  for (const role of ['editor', 'usuario'] as const)
    test(`is led from ${dashboardOf(role)} to the login, which remembers the address: ${DOORS.join(', ')}`, async ({
      page,
    }) => {
      for (const path of doorsOf(role)) await expectLogin(page, path)
      await expect(page.getByRole('heading', { name: 'Ingresa a tu cuenta' })).toBeVisible()
    })

  test(`finds the way to every public page in the header, to the login and the registration: ${namesOf([...ACCESS_LINKS, ...MENU_LINKS])}`, async ({
    page,
  }) => {
    await page.goto('/')
    const header = page.getByRole('banner')
    await expectLinks(header.getByRole('navigation', { name: 'Principal' }), MENU_LINKS)
    await expectLinks(header.getByRole('navigation', { name: 'Accesos' }), ACCESS_LINKS)
  })

  test('finds the legal texts in the footer of every page', async ({ page }) => {
    await page.goto('/naf')
    await expectLegal(page, '')
  })

  test("finds the university, the tax authority and the university's networks in the footer, each in a tab of its own", async ({
    page,
  }) => {
    await page.goto('/')
    const footer = page.getByRole('contentinfo')
    await expect(footer).toContainText('© 2025 UNIVERSIDAD ESPE')
    const links = footer.getByRole('navigation', { name: 'Enlaces de interés' })
    await expectLinks(links, [
      ['Universidad ESPE (se abre en otra pestaña)', 'https://www.espe.edu.ec/'],
      ['SRI (se abre en otra pestaña)', 'https://www.sri.gob.ec/'],
      ['Facebook (se abre en otra pestaña)', 'https://www.facebook.com/ESPE.U'],
      ['Instagram (se abre en otra pestaña)', 'https://www.instagram.com/espe.u/'],
      ['X (se abre en otra pestaña)', 'https://x.com/ESPEU'],
    ])
    for (const link of await links.getByRole('link').all()) {
      await expect(link).toHaveAttribute('target', '_blank')
      await expect(link).toHaveAttribute('rel', /noopener/)
    }
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
    await expect(page).toHaveURL(inicioOf('usuario'))
  })
})

/** Who it is, to the letter. */
const HEADER_NAMES: Record<Role, string> = {
  admin: 'admin (Admin)',
  editor: 'editor (Editor)',
  usuario: 'usuario',
}

for (const role of ROLES)
  test.describe(`logged in as ${role}`, () => {
    test.beforeEach(({ page }) => bringSession(page, role))

    for (const other of ROLES.filter((each) => each !== role))
      test(`${dashboardOf(other)} leads to the same screen of the own dashboard, or to inicio: ${DOORS.join(', ')}`, async ({
        page,
      }) => {
        for (const door of DOORS)
          await test.step(door, async () => {
            const path = await withIds(door)
            const own = OWN_ROUTES.find((route) => route.path === door)
            const isThere = own && (own.roles.includes(role) || own.refusalShown)
            await page.goto(`${dashboardOf(other)}/${path}?q=quito`)
            await expect
              .soft(page.locator('#root h1'))
              .toHaveText(own ? shownTo(role, own).heading : /^Hola, /)
            await expect
              .soft(page)
              .toHaveURL(isThere ? `${dashboardOf(role)}/${path}?q=quito` : inicioOf(role))
          })
      })

    test('a public address leads to inicio, which offers the own copy of the page until it was opened; the bare ones offer nothing', async ({
      page,
    }) => {
      const bar = page.getByRole('region', { name: 'Enlace que abriste' })
      await page.goto('/biblioteca?q=iva')
      await expect(page).toHaveURL(inicioOf(role))
      await expect(bar).toContainText('Abriste un enlace a «Biblioteca Digital»')
      await page.reload()
      await tabTo(page, bar.getByRole('link', { name: 'Ver en mi panel' }))
      await page.keyboard.press('Enter')
      await expect(page).toHaveURL(`${dashboardOf(role)}/biblioteca?q=iva`)
      await expect(page.getByRole('heading', { level: 1, name: 'Biblioteca Digital' })).toBeVisible()

      await page.goto('/politica-cookies')
      await expect(bar).toContainText('Abriste un enlace a «Política de cookies»')
      await tabTo(page, bar.getByRole('button', { name: 'Cerrar' }))
      await page.keyboard.press('Enter')
      await expect(bar).toBeHidden()
      await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
      for (const path of ['/', '/login', '/register']) {
        await page.goto(path)
        await expect.soft(page).toHaveURL(inicioOf(role))
        await expect.soft(bar).toBeHidden()
      }
    })

    test(`the header says '${HEADER_NAMES[role]}', and leads to the own profile`, async ({ page }) => {
      await page.goto(inicioOf(role))
      await expect(headerName(page)).toHaveText(HEADER_NAMES[role])
      await page.getByRole('banner').getByRole('link', { name: 'Perfil' }).click()
      await expect(page).toHaveURL(`${dashboardOf(role)}/perfil`)
      await expect(page.getByRole('heading', { level: 1, name: 'Mi Perfil' })).toBeVisible()
    })

    const links = role === 'usuario' ? OWN_LINKS : STAFF_LINKS
    test(`the navigation leads to every screen there is, and to none besides: ${namesOf(links)}`, async ({
      page,
    }) => {
      await page.goto(inicioOf(role))
      if (role !== 'usuario') await unfold(page)
      await expectLinks(navigation(page), links, `${dashboardOf(role)}/`)
    })

    test("the footer leads to the dashboard's own copies of the legal texts", async ({ page }) => {
      await page.goto(inicioOf(role))
      await expectLegal(page, dashboardOf(role))
    })

    test('logging out leads to the first page, and the dashboard then to the login', async ({ page }) => {
      await page.goto(`${dashboardOf(role)}/perfil`)
      await page.getByRole('banner').getByRole('button', { name: 'Cerrar Sesión' }).click()
      await expect(page).toHaveURL('/')
      await expect(page.getByRole('banner').getByRole('link', { name: 'Ingresar' })).toBeVisible()
      await page.goto(inicioOf(role))
      await expect(page).toHaveURL(loginFor(inicioOf(role)))
    })
  })
