import type { Page } from '@playwright/test'
import { expectError } from '../support/e2e/dialogs.ts'
import { FAILURES, fail, hold } from '../support/e2e/hold.ts'
import { DEMO, returnAs } from '../support/e2e/people.ts'
import { dashboardOf } from '../support/e2e/roles.ts'
import { DESKTOP, PHONE, rowOf } from '../support/e2e/staff-list.ts'
import { expect } from '../support/e2e/test.ts'
import { expectHeading, expectListed, fullName, searchPath, test } from '../support/e2e/users.ts'

const FAILED = 'No se pudo obtener el usuario'
const BACK = { name: 'Volver', exact: true } as const

const listOf = (role: 'admin' | 'editor') => `${dashboardOf(role)}/usuarios`

/** What stands under a label. */
const fact = (page: Page, label: string) =>
  page
    .getByRole('main')
    .locator('dl > div')
    .filter({ has: page.getByRole('term').getByText(label, { exact: true }) })
    .getByRole('definition')

const today = () =>
  new Intl.DateTimeFormat('es-EC', { dateStyle: 'long', timeZone: 'America/Guayaquil' }).format()

test.describe("the page about a user ('Ver')", () => {
  for (const [role, screen, viewport] of [
    ['admin', 'a desktop', DESKTOP],
    ['editor', 'a phone', PHONE],
  ] as const)
    test(`shows ${role} on ${screen} everything there is, and 'Volver' leads back to the list as it was`, async ({
      page,
      newPerson,
    }) => {
      await page.setViewportSize(viewport)
      const { user } = await newPerson({ tipoContribuyente: 'Artesano calificado' })
      const list = searchPath(user.Apellido, listOf(role))
      await returnAs(page, DEMO[role], list)
      await rowOf(page, fullName(user)).getByRole('link', { name: /^Ver / }).click()
      await expect(page).toHaveURL(`${listOf(role)}/ver/${user.FirebaseUid}`)
      await expectHeading(page, 'Datos del usuario')
      const facts = {
        Nombre: user.Nombre,
        'Segundo Nombre': user.SegundoNombre,
        Apellido: user.Apellido,
        'Segundo Apellido': user.SegundoApellido,
        'Cédula o RUC': user.CedulaRUC,
        'Tipo de Contribuyente': 'Artesano calificado',
        'Correo electrónico': user.Correo,
        Teléfono: user.Telefono,
        Ciudad: user.Ciudad,
        'Nombre de usuario': user.Username,
        Rol: 'Usuario',
        'Fecha de registro': today(),
      }
      for (const [label, value] of Object.entries(facts)) await expect(fact(page, label)).toHaveText(value)
      await page.getByRole('link', BACK).click()
      await expect(page).toHaveURL(list)
      await expectListed(page, fullName(user))
    })

  test("reads '—' where nothing is known, and can be opened by its address", async ({ page, newPerson }) => {
    const { uid } = await newPerson({ segundoNombre: '', segundoApellido: '' })
    await returnAs(page, DEMO.editor, `${listOf('editor')}/ver/${uid}`)
    for (const label of ['Segundo Nombre', 'Segundo Apellido'])
      await expect(fact(page, label)).toHaveText('—')
    await page.getByRole('link', BACK).click()
    await expect(page).toHaveURL(listOf('editor'))
  })

  test("says 'Cargando usuario...' while the data are on their way", async ({ page, newPerson }) => {
    const { uid, username } = await newPerson()
    const release = await hold(page, `**/api/users/${uid}`)
    await returnAs(page, DEMO.admin, `${listOf('admin')}/ver/${uid}`)
    await expect(page.getByText('Cargando usuario...')).toBeVisible()
    release()
    await expect(fact(page, 'Nombre de usuario')).toHaveText(username)
  })

  test(`says '${FAILED}' of a user who does not exist, and leads to the list`, async ({ page, problems }) => {
    problems.allow(/404.*api\/users\/nadie/)
    await returnAs(page, DEMO.admin, `${listOf('admin')}/ver/nadie`)
    await expectError(page, FAILED)
    const alert = page.getByRole('alert').filter({ hasText: FAILED })
    await expect(alert).toBeVisible()
    await alert.getByRole('link', { name: 'Volver a la lista' }).click()
    await expect(page).toHaveURL(listOf('admin'))
  })

  test(`says '${FAILED}' where the server fails, and 'Reintentar' brings the data`, async ({
    page,
    problems,
    newPerson,
  }) => {
    const { uid, username } = await newPerson()
    problems.allow(/502.*api\/users/)
    const recover = await fail(page, `**/api/users/${uid}`, FAILURES.html)
    await returnAs(page, DEMO.editor, `${listOf('editor')}/ver/${uid}`)
    await expectError(page, FAILED)
    await expect(page.getByRole('alert').filter({ hasText: FAILED })).toBeVisible()
    await recover()
    await page.getByRole('button', { name: 'Reintentar' }).click()
    await expect(fact(page, 'Nombre de usuario')).toHaveText(username)
  })
})
