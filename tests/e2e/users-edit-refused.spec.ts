import { api, ROL } from '@naf/contract'
import type { Page } from '@playwright/test'
import { call } from '../support/api-as.ts'
import { aUserUpdate } from '../support/builders.ts'
import { dialog, expectError } from '../support/e2e/dialogs.ts'
import { FAILURES, fail } from '../support/e2e/hold.ts'
import { CONNECTION_LOST } from '../support/e2e/network.ts'
import { DEMO, type Person, returnAs } from '../support/e2e/people.ts'
import { opens, portalApi } from '../support/e2e/server-side.ts'
import { expect } from '../support/e2e/test.ts'
import { expectDone, expectFieldRefused, rolField, saveButton, userField } from '../support/e2e/user-form.ts'
import { deleteUserThroughApi, editPath, expectRecord, test, USERS } from '../support/e2e/users.ts'
import { signIn } from '../support/identity-client.ts'

const SAVED = 'Usuario actualizado correctamente'
const UNKNOWN = 'Error desconocido al actualizar el usuario'
const LAST_ADMIN = 'El portal debe conservar al menos un administrador. Nombra a otro antes.'

const address = ({ uid }: Person) => `**/api/users/${uid}`

const openForm = (page: Page, person: Person) => returnAs(page, DEMO.admin, editPath(person))

test.describe('an edit that the server refuses', () => {
  const TAKEN = [
    ['username', 'Ese nombre de usuario ya está en uso. Elige otro.'],
    ['correo', 'Ya existe una cuenta con ese correo. Usa otro.'],
  ] as const
  for (const [name, text] of TAKEN)
    test(`says '${text}' at its field, loses nothing that was typed and changes nobody`, async ({
      page,
      problems,
      newPerson,
    }) => {
      problems.allow(/409.*api\/users/)
      const owner = await newPerson()
      const person = await newPerson()
      await openForm(page, person)
      await userField(page, name).fill(owner[name])
      await userField(page, 'ciudad').fill('Loja')
      await saveButton(page).click()
      await expectError(page, text)
      await expectFieldRefused(userField(page, name), text)
      await expect(userField(page, name)).toHaveValue(owner[name])
      await expect(userField(page, 'ciudad')).toHaveValue('Loja')
      await expectRecord(person)
      await expectRecord(owner)
      expect(await opens(person.correo, person.password)).toBe(true)
    })

  test('says at the role that the portal keeps its last administrator', async ({
    page,
    problems,
    newPerson,
  }) => {
    problems.allow(/409.*api\/users/)
    const person = await newPerson({ rol: ROL.ADMIN })
    await openForm(page, person)
    await page.route(address(person), (route) =>
      route.request().method() === 'PUT'
        ? route.fulfill({ status: 409, json: { error: LAST_ADMIN, code: 'last_admin' } })
        : route.fallback(),
    )
    await rolField(page).selectOption('Usuario')
    await saveButton(page).click()
    await expectError(page, LAST_ADMIN)
    await expectFieldRefused(rolField(page), LAST_ADMIN)
    await expectRecord(person)
  })

  test(`without a word, says '${UNKNOWN}'; nothing is lost, and sending again saves`, async ({
    page,
    problems,
    newPerson,
  }) => {
    problems.allow(/50[02].*api\/users/)
    const person = await newPerson()
    await openForm(page, person)
    await userField(page, 'ciudad').fill('Loja')
    for (const failure of Object.values(FAILURES)) {
      const recover = await fail(page, address(person), failure)
      await saveButton(page).click()
      await expectError(page, UNKNOWN)
      await expect(userField(page, 'ciudad')).toHaveValue('Loja')
      await expectRecord(person)
      await recover()
    }
    await saveButton(page).click()
    await expectDone(page, SAVED)
    await expectRecord(person, { Ciudad: 'Loja' })
  })

  test(`because the connection is lost, says '${UNKNOWN}'; nothing is lost, and sending again saves`, async ({
    page,
    context,
    problems,
    newPerson,
  }) => {
    problems.allow(CONNECTION_LOST)
    const person = await newPerson()
    await openForm(page, person)
    await userField(page, 'ciudad').fill('Loja')
    await context.setOffline(true)
    await saveButton(page).click()
    await expectError(page, UNKNOWN)
    await context.setOffline(false)
    await expect(userField(page, 'ciudad')).toHaveValue('Loja')
    await expectRecord(person)
    await saveButton(page).click()
    await expectDone(page, SAVED)
    await expectRecord(person, { Ciudad: 'Loja' })
  })

  test('because somebody else has deleted the user, says so and brings nobody back', async ({
    page,
    problems,
    newPerson,
  }) => {
    problems.allow(/404.*api\/users/)
    const person = await newPerson()
    await openForm(page, person)
    await expect(userField(page, 'username')).toHaveValue(person.username)
    await deleteUserThroughApi(person.uid)
    await saveButton(page).click()
    await expectError(page, 'No se encontró el usuario.')
    expect(await opens(person.correo, person.password)).toBe(false)
  })
})

test.describe('a user who cannot be edited', () => {
  /** The record arrives without what `change` takes away. */
  const changeAnswer = (page: Page, person: Person, change: (user: Record<string, unknown>) => object) =>
    page.route(address(person), async (route) => {
      if (route.request().method() !== 'GET') return route.fallback()
      const response = await route.fetch()
      await route.fulfill({ response, json: change(await response.json()) })
    })

  test("'ID del usuario no disponible' where the record came without its id", async ({ page, newPerson }) => {
    const person = await newPerson()
    await changeAnswer(page, person, ({ Id: _, ...user }) => user)
    await openForm(page, person)
    await userField(page, 'ciudad').fill('Loja')
    await saveButton(page).click()
    await expectError(page, 'ID del usuario no disponible')
    await expect(userField(page, 'ciudad')).toHaveValue('Loja')
    await expectRecord(person)
  })

  test("the record may carry its id as 'id', too", async ({ page, newPerson }) => {
    const person = await newPerson()
    await changeAnswer(page, person, ({ Id, ...user }) => ({ ...user, id: Id }))
    await openForm(page, person)
    await userField(page, 'ciudad').fill('Loja')
    await saveButton(page).click()
    await expectDone(page, SAVED)
    await expectRecord(person, { Ciudad: 'Loja' })
  })

  test("'No se pudo cargar el usuario' where the data do not come, and 'Reintentar' brings them", async ({
    page,
    problems,
    newPerson,
  }) => {
    problems.allow(/502.*api\/users/)
    const person = await newPerson()
    const recover = await fail(page, address(person), FAILURES.html)
    await openForm(page, person)
    await expectError(page, 'No se pudo cargar el usuario')
    await expect(page.getByRole('alert').filter({ hasText: 'No se pudo obtener el usuario' })).toBeVisible()
    await expect(saveButton(page)).toHaveCount(0)
    await recover()
    await page.getByRole('button', { name: 'Reintentar' }).click()
    await expect(userField(page, 'username')).toHaveValue(person.username)
  })

  test("'No se pudo cargar el usuario' where there is no such user, and the way to the list", async ({
    page,
    problems,
  }) => {
    problems.allow(/404.*api\/users/)
    await returnAs(page, DEMO.admin, `${USERS}/editar/nadie`)
    await expectError(page, 'No se pudo cargar el usuario')
    await page.getByRole('link', { name: 'Volver a la lista' }).click()
    await expect(page).toHaveURL(USERS)
  })

  test("the own user, by address, reads 'Acciones deshabilitadas'; the API refuses it as well", async ({
    page,
    newPerson,
  }) => {
    const admin = await newPerson({ rol: ROL.ADMIN })
    await returnAs(page, admin, editPath(admin))
    const main = page.getByRole('main')
    await expect(main.getByText('Acciones deshabilitadas', { exact: true })).toBeVisible()
    await expect(page.getByRole('textbox')).toHaveCount(0)
    await expect(dialog(page)).toBeHidden()
    const { status, body } = await call(portalApi, api.users.update, {
      params: { id: admin.uid },
      input: aUserUpdate(admin.user, { ciudad: 'Loja', rol_id: '3' }),
      token: (await signIn(admin.correo, admin.password)).token,
    })
    expect([status, body.code]).toEqual([403, 'own_row'])
    await expectRecord(admin)
  })
})
