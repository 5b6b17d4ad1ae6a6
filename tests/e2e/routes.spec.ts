import type { Page } from '@playwright/test'
import { withIds } from '../support/e2e/demo-ids.ts'
import { expectError } from '../support/e2e/dialogs.ts'
import { bringSession, dashboardOf, ROLES, type Role } from '../support/e2e/roles.ts'
import {
  HOME,
  INICIO,
  OWN_AREAS,
  OWN_ROUTES,
  PUBLIC_ROUTES,
  READING_ROUTES,
  type Route,
  shownTo,
  TO_INICIO,
  UNKNOWN_PATHS,
  UNKNOWN_SCREENS,
} from '../support/e2e/routes.ts'
import { expect, test } from '../support/e2e/test.ts'

/** Every address of the portal as everybody who may come to it; the browser complains of none of them. */

/** Address, heading and the document's title are those of that screen. */
const expectScreen = async (page: Page, { path, heading, title }: Route) => {
  // Not by its role: the offer to register hides what is behind it.
  await expect.soft(page.locator('#root h1')).toHaveText(heading)
  await expect.soft(page).toHaveURL(path)
  await expect.soft(page).toHaveTitle(title)
}

/** Loads the document, as a link from elsewhere and a reload do. */
const open = (page: Page, address: string, shown: Route) =>
  test.step(`${address} shows ${shown.path}: ${shown.heading}`, async () => {
    await page.goto(address)
    await expectScreen(page, shown)
  })

const below = async (role: Role, screen: Route): Promise<Route> => ({
  ...screen,
  path: `${dashboardOf(role)}/${await withIds(screen.path)}`,
})

const listed = (routes: readonly Route[]) => routes.map(({ path }) => path).join(', ')

test.describe('a visitor', () => {
  for (const route of PUBLIC_ROUTES)
    test(`is shown '${route.heading}' at ${route.path}`, async ({ page }) => {
      await open(page, route.path, route)
    })

  for (const route of READING_ROUTES)
    test(`is shown '${route.heading}' at ${route.path}`, async ({ page }) => {
      const path = await withIds(route.path)
      await open(page, path, { ...route, path })
    })

  test(`is led to the first page from an address that does not exist: ${UNKNOWN_PATHS.join(', ')}`, async ({
    page,
  }) => {
    for (const path of UNKNOWN_PATHS) await open(page, path, HOME)
  })
})

for (const role of ROLES)
  test.describe(`logged in as ${role}`, () => {
    test.beforeEach(({ page }) => bringSession(page, role))

    for (const [area, routes] of Object.entries(OWN_AREAS)) {
      const theirs = routes.filter((route) => shownTo(role, route) === route)
      const others = routes.filter((route) => !theirs.includes(route))

      if (theirs.length > 0)
        test(`${area}: ${listed(theirs)} are there`, async ({ page }) => {
          for (const route of theirs) {
            const shown = await below(role, route)
            await open(page, shown.path, shown)
          }
        })

      if (others.length > 0)
        test(`${area}: ${listed(others)} are not for them`, async ({ page }) => {
          for (const route of others) {
            const shown = await below(role, shownTo(role, route))
            await open(page, (await below(role, route)).path, shown)
          }
        })
    }

    test("the specification's public addresses lead to the own inicio, any other to the own copy of the page", async ({
      page,
    }) => {
      for (const { path } of [...PUBLIC_ROUTES, ...READING_ROUTES]) {
        const copy = OWN_ROUTES.find((route) => `/${route.path}` === path)
        const own = copy && !TO_INICIO.includes(path) ? copy : INICIO
        await open(page, await withIds(path), await below(role, own))
      }
    })

    test('an address that does not exist leads to the own inicio, below the dashboard and elsewhere', async ({
      page,
    }) => {
      const shown = await below(role, INICIO)
      for (const path of UNKNOWN_PATHS) await open(page, path, shown)
      for (const path of UNKNOWN_SCREENS) await open(page, `${dashboardOf(role)}/${path}`, shown)
    })
  })

test.describe('an address that names a record that does not exist', () => {
  const NOBODY = 'no-existe'
  const RECORDS = {
    'boletines-manager': 'No se pudo cargar la información del boletín.',
    'libros-manager': 'No se pudo cargar la información del libro.',
    'galeria-manager': 'No se pudo cargar la información de la imagen.',
  }

  const unknown = (route: Route): Route => ({ ...route, path: route.path.replace(/:\w+/, NOBODY) })

  /** A dialog and the page say what is missing; the page leads to the list. */
  const expectMissing = async (page: Page, shown: Route, text: string, alert = text) => {
    await expectError(page, alert)
    await expect(page.getByRole('alert').filter({ hasText: text })).toContainText('Puede que ya no exista.')
    await expectScreen(page, shown)
    const list = shown.path.replace(/\/\w+\/no-existe$/, '')
    await expect(page.getByRole('link', { name: 'Volver a la lista' })).toHaveAttribute('href', list)
  }

  const naming = (area: string, role: Role) =>
    (OWN_AREAS[area] ?? [])
      .filter(({ path }) => path.includes('/:'))
      .map((route) => unknown({ ...route, path: `${dashboardOf(role)}/${route.path}` }))

  const CONTENT = {
    'the bulletins': 'boletines-manager',
    'the books': 'libros-manager',
    'the gallery': 'galeria-manager',
  } as const

  for (const [area, list] of Object.entries(CONTENT))
    test(`${list}: '${RECORDS[list]}', on the pages that edit and delete`, async ({ page }) => {
      await bringSession(page, 'editor')
      for (const shown of naming(area, 'editor'))
        await test.step(shown.path, async () => {
          await page.goto(shown.path)
          await expectMissing(page, shown, RECORDS[list])
        })
    })

  test("usuarios: 'No se pudo obtener el usuario'; the form to edit adds the alert 'No se pudo cargar el usuario'", async ({
    page,
    problems,
  }) => {
    problems.allow(/404.*\/api\/users\/no-existe/)
    await bringSession(page, 'admin')
    for (const shown of naming('the users', 'admin'))
      await test.step(shown.path, async () => {
        await page.goto(shown.path)
        const alert = shown.path.includes('/editar/') ? 'No se pudo cargar el usuario' : undefined
        await expectMissing(page, shown, 'No se pudo obtener el usuario', alert)
      })
  })
})
