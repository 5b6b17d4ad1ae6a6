import type { Locator } from '@playwright/test'
import { withIds } from '../support/data.ts'
import { DEMO } from '../support/people.ts'
import { expect, type Portal, test } from '../support/portal.ts'
import {
  dashboardOf,
  FOOTER_LINKS,
  HEADER_LINKS,
  HOME,
  INICIO,
  type Link,
  OWN_LINKS,
  OWN_ROUTES,
  type OwnRoute,
  PUBLIC_ROUTES,
  type Role,
  type Route,
  STAFF_LINKS,
} from '../support/routes.ts'

// Creates the missing records before a page reads and keeps their lists.
test.beforeEach(() => withIds('/:capacitacion/:calendario/:plantilla'))

const expectScreen = async (portal: Portal, { path, heading, title }: Route) => {
  await expect.soft(portal.heading()).toHaveText(heading)
  await expect.soft(portal.page).toHaveURL(path)
  await expect.soft(portal.page).toHaveTitle(title)
}

/** Expects the screen to begin at its top, with the focus on its heading. */
const expectAtTop = async (portal: Portal, screen: Route) => {
  await expectScreen(portal, screen)
  await expect.soft(portal.heading()).toBeFocused()
  await expect.poll(() => portal.page.evaluate(() => window.scrollY)).toBe(0)
}

/** Follows a link from the end of the page, without the scrolling of a mouse. */
const followFromEnd = async (portal: Portal, name: string) => {
  await portal.page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight))
  await portal.page.getByRole('link', { name, exact: true }).first().dispatchEvent('click')
}

/** Expects exactly these links, in their order. */
const expectLinks = async (within: Locator, links: readonly Link[], below = '') => {
  const found = await within
    .getByRole('link')
    .evaluateAll((all) => all.map((link) => [link.textContent?.trim(), link.getAttribute('href')]))
  expect.soft(found).toEqual(links.map(([name, path]) => [name, below + path]))
}

const expectFooter = (portal: Portal, below: string) =>
  expectLinks(
    portal.page.getByRole('contentinfo').getByRole('navigation', { name: 'Ayuda e información legal' }),
    FOOTER_LINKS,
    below,
  )

const routeAt = <R extends Route>(routes: readonly R[], path: string): R => {
  const found = routes.find((each) => each.path === path)
  if (!found) throw new Error(`no route ${path}`)
  return found
}

/** A screen of a dashboard at its whole address. */
const below = async (role: Role, screen: Route): Promise<Route> => ({
  ...screen,
  path: `${dashboardOf(role)}/${await withIds(screen.path)}`,
})

/** Opens each of these screens of a role's dashboard. */
const visitAll = async (portal: Portal, role: Role, screens: readonly OwnRoute[]) => {
  for (const screen of screens) {
    const wanted = await below(role, screen)
    await test.step(wanted.path, async () => {
      await portal.go(wanted.path)
      await expectAtTop(portal, wanted)
    })
  }
}

/** Opens the dashboard and compares its menus. */
const openDashboard = async (portal: Portal, role: Role, links: readonly Link[]) => {
  await portal.open(`${dashboardOf(role)}/inicio`, { as: DEMO[role] })
  await expectScreen(portal, await below(role, INICIO))
  if (role !== 'usuario') await portal.menu.getByText('Portal público').click()
  await expectLinks(portal.menu, links, `${dashboardOf(role)}/`)
  await expectFooter(portal, dashboardOf(role))
}

test('a visitor reaches each public page at its top by the menus', async ({ portal }) => {
  await portal.open('/')
  await expect(portal.heading()).not.toBeFocused()
  await portal.byKeys(portal.page.getByRole('link', { name: 'Saltar al contenido' }), 'Enter')
  await expect(portal.main).toBeFocused()
  // Pages of mails take a fragment for the secret of a link.
  await expect(portal.page).toHaveURL('/')
  const access: Link[] = [
    ['Ingresar', '/login'],
    ['Solicitar Asesoría', '/servicios'],
  ]
  const header: Link[] = [
    ...HEADER_LINKS.filter(([, path]) => path !== '/servicios'),
    ['Registrarse', '/register'],
  ]
  await expectLinks(portal.menu, header)
  await expectLinks(portal.banner.getByRole('navigation', { name: 'Accesos' }), access)
  await expectFooter(portal, '')
  const links = [
    ...header.filter(([, path]) => path !== '/'),
    ...FOOTER_LINKS,
    ['Ingresar', '/login'] as const,
  ]
  for (const [name, path] of links)
    await test.step(name, async () => {
      await followFromEnd(portal, name)
      if (path !== '/seguimiento') await expectAtTop(portal, routeAt(PUBLIC_ROUTES, path))
    })
  await followFromEnd(portal, 'Inicio')
  await expectAtTop(portal, HOME)
  await followFromEnd(portal, 'Solicitar Asesoría')
  await portal.press('Continuar sin registro')
  await expectAtTop(portal, routeAt(PUBLIC_ROUTES, '/servicios'))
})

test('a taxpayer reaches the own screens', async ({ portal }) => {
  await openDashboard(portal, 'usuario', OWN_LINKS)
  const own = OWN_ROUTES.filter((each) => each !== INICIO && each.roles.includes('usuario'))
  await visitAll(portal, 'usuario', own)
})

test("an editor has an administrator's menu in the own dashboard", async ({ portal }) => {
  await openDashboard(portal, 'editor', STAFF_LINKS)
  await portal.go('/dashboard-admin/usuarios?q=quito')
  await expectScreen(portal, {
    ...routeAt(OWN_ROUTES, 'usuarios'),
    path: '/dashboard-editor/usuarios?q=quito',
  })
})

test('an administrator reaches every screen of the staff', async ({ portal }) => {
  await openDashboard(portal, 'admin', STAFF_LINKS)
  await visitAll(
    portal,
    'admin',
    OWN_ROUTES.filter(({ roles }) => !roles.includes('usuario')),
  )
})

test('Back returns to the place in a list', async ({ portal }) => {
  const scrolled = () => portal.page.evaluate(() => Math.round(window.scrollY))
  await portal.open('/dashboard-usuario/biblioteca', { as: DEMO.usuario })
  await portal.page
    .getByRole('list', { name: 'Libros' })
    .getByRole('article')
    .nth(12)
    .scrollIntoViewIfNeeded()
  const before = await scrolled()
  expect(before).toBeGreaterThan(200)
  await portal.follow('Perfil', portal.menu)
  await expectAtTop(portal, await below('usuario', routeAt(OWN_ROUTES, 'perfil')))
  await portal.page.goBack()
  await expect.poll(scrolled).toBe(before)
  await expect(portal.heading('Biblioteca Digital')).toBeFocused()
})
