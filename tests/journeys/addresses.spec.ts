import type { Locator } from '@playwright/test'
import { registerTaxpayer } from '../support/api-as.ts'
import { expectLargeLetters, expectLoaded, expectNothingCut, inspect } from '../support/axe.ts'
import { sendRequest, withIds } from '../support/data.ts'
import { DEMO, portalApi } from '../support/people.ts'
import { DESKTOP, expect, NARROW, type Portal, test } from '../support/portal.ts'
import {
  dashboardOf,
  FOOTER_LINKS,
  HEADER_LINKS,
  HOME,
  INICIO,
  type Link,
  OWN_LINKS,
  OWN_ROUTES,
  PUBLIC_ROUTES,
  READING_ROUTES,
  REFUSAL,
  type Role,
  type Route,
  STAFF_LINKS,
} from '../support/routes.ts'
import { NIGHTLY, sampled } from '../tiers.ts'

test.use({ viewport: DESKTOP })

// Creates the missing records before a page reads and keeps their lists.
test.beforeEach(() => withIds('/:capacitacion/:calendario/:plantilla'))

/** Expects the screen to begin at its top, with the focus on its heading. */
const expectAtTop = async (portal: Portal, { path, heading, title }: Route) => {
  await expect.soft(portal.heading()).toHaveText(heading)
  await expect.soft(portal.page).toHaveURL(path)
  await expect.soft(portal.page).toHaveTitle(title)
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
  const read = () =>
    within
      .getByRole('link')
      .evaluateAll((all) => all.map((link) => [link.textContent?.trim(), link.getAttribute('href')]))
  await expect.poll(read).toEqual(links.map(([name, path]) => [name, below + path]))
}

const expectFooter = ({ page }: Portal, below: string) => {
  const footer = page.getByRole('contentinfo').getByRole('navigation', { name: 'Ayuda e información legal' })
  return expectLinks(footer, FOOTER_LINKS, below)
}

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

/** Opens an address in the loaded document. */
const visit = async (portal: Portal, screen: Route) => {
  await portal.go(screen.path)
  await expectAtTop(portal, screen)
  await expectLoaded(portal.page)
}

/** Opens the dashboard and compares its menus. */
const openDashboard = async (portal: Portal, role: Role, links: readonly Link[]) => {
  await portal.open(`${dashboardOf(role)}/inicio`, { as: DEMO[role] })
  await expect(portal.heading()).toHaveText(INICIO.heading)
  await expect(portal.page).toHaveTitle(INICIO.title)
  if (role !== 'usuario') await portal.menu.getByText('Portal público').click()
  await expectLinks(portal.menu, links, `${dashboardOf(role)}/`)
  await expectFooter(portal, dashboardOf(role))
}

test('a visitor reaches each public page at its top by the menus', NIGHTLY, async ({ portal }) => {
  await portal.open('/')
  await expect(portal.heading()).not.toBeFocused()
  await portal.byKeys(portal.page.getByRole('link', { name: 'Saltar al contenido' }), 'Enter')
  await expect(portal.main).toBeFocused()
  // Pages of mails take a fragment for the secret of a link.
  await expect(portal.page).toHaveURL('/')
  const access: Link[] = [
    ['Ingresar', '/login'],
    ['Registrarse', '/register'],
  ]
  const header = HEADER_LINKS.filter(([, path]) => path !== '/servicios')
  await expectLinks(portal.menu, header)
  await expectLinks(portal.banner.getByRole('navigation', { name: 'Accesos' }), access)
  await expectFooter(portal, '')
  const links = [...header.filter(([, path]) => path !== '/'), ...FOOTER_LINKS, ...access]
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

test('a visitor reads the public pages without barriers', async ({ portal }) => {
  await portal.openDeclining('/servicios')
  await inspect(portal.page, '/servicios')
  const others = [...READING_ROUTES, ...PUBLIC_ROUTES].filter(({ path }) => path !== '/servicios')
  for (const route of sampled(others))
    await test.step(route.path, async () => {
      await visit(portal, { ...route, path: await withIds(route.path) })
      await inspect(portal.page, route.path)
      await expectLargeLetters(portal.page, route.path)
    })
})

test('the links of mails and the login lead to screens without barriers', NIGHTLY, async ({ portal }) => {
  await portal.open('/login')
  await portal.press('Olvidé mi contraseña')
  await expect(portal.heading('Restablece tu contraseña')).toBeVisible()
  await inspect(portal.page, 'the forgotten password')
  for (const [path, heading] of [
    ['/cuenta', 'Este enlace ya no sirve'],
    ['/seguimiento', 'Seguimiento de tu solicitud'],
  ] as const) {
    await portal.go(path)
    await expect(portal.heading(heading)).toBeVisible()
    await inspect(portal.page, path)
  }
})

test('a taxpayer reaches the own screens', NIGHTLY, async ({ portal }) => {
  await openDashboard(portal, 'usuario', OWN_LINKS)
  const own = OWN_ROUTES.filter(({ path, roles }) => path !== INICIO.path && roles.includes('usuario'))
  for (const route of sampled([{ path: 'galeria-manager', ...REFUSAL }, ...own]))
    await test.step(route.path, async () => visit(portal, await below('usuario', route)))
})

test('a name of one long word is broken on a phone', NIGHTLY, async ({ portal, page }) => {
  const name = 'maria.fernanda.quishpe.toapanta.1985@correo.uce.edu.ec'
  const { id } = await sendRequest({ Nombre: name })
  const person = await registerTaxpayer(portalApi, { nombre: name })
  const places = [
    [`/dashboard-editor/ver-asesorias/${id}`, DEMO.editor],
    [`/dashboard-admin/usuarios/eliminar/${person.uid}`, DEMO.admin],
    ['/dashboard-usuario/inicio', person],
  ] as const
  await page.setViewportSize(NARROW)
  for (const [path, as] of places) {
    await portal.open(path, { as })
    await expect(page.getByText(name).first()).toBeVisible()
    await expectNothingCut(page, path)
  }
})

test("an editor has an administrator's menu in the own dashboard", ({ portal }) =>
  openDashboard(portal, 'editor', STAFF_LINKS))

test('an administrator reaches the screens of the staff', NIGHTLY, async ({ portal }) => {
  await openDashboard(portal, 'admin', STAFF_LINKS)
  for (const route of sampled(OWN_ROUTES.filter(({ roles }) => !roles.includes('usuario'))))
    await test.step(route.path, async () => visit(portal, await below('admin', route)))
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
