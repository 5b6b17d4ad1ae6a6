import { ROL } from '@naf/contract'
import type { Locator, Page } from '@playwright/test'
import { uniqueName } from '../support/api-as.ts'
import { FAILURES, fail, hold } from '../support/e2e/hold.ts'
import { CONNECTION_LOST } from '../support/e2e/network.ts'
import { DEMO, returnAs } from '../support/e2e/people.ts'
import { bringSession, dashboardOf, navigation } from '../support/e2e/roles.ts'
import { DESKTOP, PHONE, rowOf, rows, searchField, VIEWPORTS } from '../support/e2e/staff-list.ts'
import { expect } from '../support/e2e/test.ts'
import { expectHeading, fullName, searchPath, test, USERS } from '../support/e2e/users.ts'

const LIST = '**/api/users*'
const FAILED = 'No se pudieron cargar los usuarios'
const EDITORS_LIST = `${dashboardOf('editor')}/usuarios`

const link = (place: Page | Locator, name: string) => place.getByRole('link', { name, exact: true })
/** What a row offers; each says whose row it is. */
const actions = (place: Page | Locator, verb: string) =>
  place.getByRole('link', { name: new RegExp(`^${verb} `) })
const expectNames = (page: Page, names: string[]) => expect(rows(page)).toContainText(names)
const backgroundOf = (row: Locator) => row.evaluate((element) => getComputedStyle(element).backgroundColor)

test.describe('Gestión de Usuarios', () => {
  for (const role of ['editor', 'admin'] as const)
    test(`${role} is led to it by the menu`, async ({ page }) => {
      await bringSession(page, role)
      await page.goto(`${dashboardOf(role)}/inicio`)
      await link(navigation(page), 'Gestión de Usuarios').click()
      await expect(page).toHaveURL(`${dashboardOf(role)}/usuarios`)
      await expect(page.getByRole('heading', { level: 1, name: 'Gestión de Usuarios' })).toBeFocused()
      await expect(page).toHaveTitle('Gestión de Usuarios · NAF')
      await expect(rows(page)).not.toHaveCount(0)
    })

  test('is a table of names, user name, cédula, role and actions; on a phone, cards', async ({
    page,
    newPerson,
  }) => {
    const name = fullName((await newPerson()).user)
    await page.setViewportSize(DESKTOP)
    await returnAs(page, DEMO.admin, searchPath(name))
    await expect(page.getByRole('table', { name: 'Gestión de Usuarios' })).toBeVisible()
    await expect(page.getByRole('columnheader')).toHaveText([
      'Nombre completo',
      'Nombre de usuario',
      'Cédula o RUC',
      'Rol',
      'Acciones',
    ])
    await page.setViewportSize(PHONE)
    await expect(page.getByRole('article', { name })).toBeVisible()
    await expect(page.getByRole('table')).toHaveCount(0)
  })

  test('is sorted by name, and by what is chosen, which the address says', async ({ page, newPerson }) => {
    const segundoApellido = uniqueName('Orden')
    await newPerson({ nombre: 'Zoila', segundoApellido, rol: ROL.EDITOR })
    await newPerson({ nombre: 'Álvaro', segundoApellido })
    await returnAs(page, DEMO.editor, searchPath(segundoApellido, EDITORS_LIST))
    await expectNames(page, ['Álvaro', 'Zoila'])
    const heading = page.getByRole('columnheader', { name: 'Rol' })
    await heading.getByRole('button').click()
    await expect(heading).toHaveAttribute('aria-sort', 'ascending')
    await expectNames(page, ['Zoila', 'Álvaro'])
    await expect(page).toHaveURL(/orden=rol/)
    await page.reload()
    await expectNames(page, ['Zoila', 'Álvaro'])
  })

  test("without anybody in it, says 'No hay usuarios registrados.'", async ({ page }) => {
    await page.route(LIST, (route) => route.fulfill({ json: [] }))
    await returnAs(page, DEMO.admin, USERS)
    const main = page.getByRole('main')
    await expect(main.getByText('No hay usuarios registrados.', { exact: true })).toBeVisible()
    await expect(link(main, 'Crear nuevo usuario')).not.toHaveCount(0)
  })

  test('says that it is on its way', async ({ page }) => {
    const release = await hold(page, LIST)
    await returnAs(page, DEMO.editor, EDITORS_LIST)
    await expect(page.getByRole('status').filter({ hasText: 'Cargando' })).toBeAttached()
    release()
    await expect(rows(page)).not.toHaveCount(0)
  })

  const CAUSES = {
    'a server that fails': (page: Page) => fail(page, LIST, FAILURES.html),
    'a lost connection': async (page: Page) => {
      await page.route(LIST, (route) => route.abort('internetdisconnected'))
      return () => page.unroute(LIST)
    },
  }
  for (const [cause, provoke] of Object.entries(CAUSES))
    test(`says '${FAILED}' of ${cause}, and 'Reintentar' brings it`, async ({ page, problems }) => {
      problems.allow(/502.*api\/users/, CONNECTION_LOST)
      const recover = await provoke(page)
      await returnAs(page, DEMO.editor, EDITORS_LIST)
      await expect(page.getByRole('alert').getByText(FAILED, { exact: true })).toBeVisible()
      await recover()
      await page.getByRole('button', { name: 'Reintentar' }).click()
      await expect(rows(page)).not.toHaveCount(0)
    })
})

for (const [screen, viewport] of Object.entries(VIEWPORTS))
  test.describe(`Gestión de Usuarios on ${screen}`, () => {
    test.use({ viewport })

    test("shows an editor each user's data and 'Ver', and nothing to change them with", async ({
      page,
      newPerson,
    }) => {
      const segundoApellido = uniqueName('Familia')
      const editor = await newPerson({ rol: ROL.EDITOR, segundoApellido })
      const { user } = await newPerson({ segundoApellido, cedulaRUC: '0926687856' })
      await returnAs(page, editor, searchPath(segundoApellido, EDITORS_LIST))
      const row = rowOf(page, fullName(user))
      for (const datum of [fullName(user), user.Username, '0926687856', 'Usuario'])
        await expect(row).toContainText(datum)
      await expect(rowOf(page, fullName(editor.user))).toContainText('Editor')
      await expect(actions(page, 'Ver')).toHaveCount(2)
      const main = page.getByRole('main')
      await expect(link(main, 'Crear nuevo usuario')).toHaveCount(0)
      for (const verb of ['Editar', 'Eliminar']) await expect(actions(main, verb)).toHaveCount(0)
      await expect(main.getByText('Acciones deshabilitadas')).toHaveCount(0)
    })

    test("shows an administrator 'Crear nuevo usuario', 'Ver', 'Editar' and 'Eliminar'; the own row is grey and reads 'Acciones deshabilitadas'", async ({
      page,
      newPerson,
    }) => {
      const segundoApellido = uniqueName('Familia')
      const admin = await newPerson({ rol: ROL.ADMIN, segundoApellido })
      const other = await newPerson({ rol: ROL.ADMIN, segundoApellido })
      await returnAs(page, admin, searchPath(segundoApellido))
      const ownRow = rowOf(page, fullName(admin.user))
      const otherRow = rowOf(page, fullName(other.user))
      await expect(otherRow).toContainText('Administrador')
      for (const verb of ['Ver', 'Editar', 'Eliminar'])
        await expect(link(otherRow, `${verb} ${fullName(other.user)}`)).toHaveAttribute(
          'href',
          `${USERS}/${verb.toLowerCase()}/${other.uid}`,
        )
      await expect(ownRow.getByText('Acciones deshabilitadas', { exact: true })).toBeVisible()
      await expect(ownRow.getByRole('link')).toHaveCount(0)
      await expect(ownRow).toHaveAttribute('data-muted')
      expect(await backgroundOf(ownRow)).not.toBe(await backgroundOf(otherRow))

      await link(page, 'Crear nuevo usuario').click()
      await expect(page).toHaveURL(`${USERS}/crear`)
      await expectHeading(page, 'Crear nuevo usuario')
    })

    test('is searched without minding accents, and filtered by role; the address and "back" keep it', async ({
      page,
      newPerson,
    }) => {
      const segundoApellido = uniqueName('Núñez')
      const editor = await newPerson({ rol: ROL.EDITOR, segundoApellido })
      await newPerson({ segundoApellido })
      await returnAs(page, DEMO.admin, USERS)
      const typed = segundoApellido.replace('Núñez', 'NUNEZ')
      await searchField(page).fill(typed)
      await expect(rows(page)).toHaveCount(2)
      await expect(page).toHaveURL(/[?]q=NUNEZ/)
      const filter = page.getByRole('combobox', { name: 'Mostrar' })
      await filter.selectOption('Administradores')
      await expect(page.getByText('Ningún resultado').last()).toBeVisible()
      await filter.selectOption('Editores')
      await expectNames(page, [fullName(editor.user)])
      await page.reload()
      await expectNames(page, [fullName(editor.user)])
      await expect(searchField(page)).toHaveValue(typed)
      await page.goBack()
      await expect(filter).toHaveValue('1')
      await expect(rows(page)).toHaveCount(0)
    })
  })
