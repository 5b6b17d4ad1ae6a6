import { api, ROL } from '@naf/contract'
import type { Page } from '@playwright/test'
import { call } from '../support/api-as.ts'
import { dialog, expectError } from '../support/e2e/dialogs.ts'
import { FAILURES, fail, hold } from '../support/e2e/hold.ts'
import { CONNECTION_LOST } from '../support/e2e/network.ts'
import { DEMO, openLogin, type Person, returnAs, sendLogin } from '../support/e2e/people.ts'
import { deleteThroughApi, requestInApi, storeRequest } from '../support/e2e/requests.ts'
import { opens, portalApi } from '../support/e2e/server-side.ts'
import { hasSession } from '../support/e2e/session.ts'
import { openListOf, QUESTION, rowOf } from '../support/e2e/staff-list.ts'
import { CONSENTED } from '../support/e2e/storage.ts'
import { expect } from '../support/e2e/test.ts'
import { expectDone } from '../support/e2e/user-form.ts'
import {
  deletePath,
  deleteUserThroughApi,
  expectHeading,
  expectListed,
  expectNobody,
  expectRecord,
  fullName,
  searchPath,
  test,
  USERS,
} from '../support/e2e/users.ts'
import { signIn } from '../support/identity-client.ts'

const WARNING = 'Esta acción eliminará al usuario de forma permanente.'
const DELETED = 'Usuario eliminado correctamente'
const FAILED = 'No se pudo eliminar el usuario'

const address = ({ uid }: Person) => `**/api/users/${uid}`
const openPage = (page: Page, person: Person) => returnAs(page, DEMO.admin, deletePath(person))
const deleteButton = (page: Page) => page.getByRole('main').getByRole('button', { name: 'Eliminar' })

const deleteIt = async (page: Page) => {
  await deleteButton(page).click()
  await dialog(page, QUESTION).getByRole('button', { name: 'Sí, eliminar' }).click()
}

test.describe('deleting a user', () => {
  test("'Eliminar' leads from the list to 'Confirmar Eliminación', which shows first and last name; 'Cancelar' leads back", async ({
    page,
    newPerson,
  }) => {
    const person = await newPerson({ nombre: 'Íñigo' })
    const { user } = person
    const list = searchPath(user.Apellido)
    await returnAs(page, DEMO.admin, list)
    await rowOf(page, fullName(user))
      .getByRole('link', { name: /^Eliminar / })
      .click()
    await expect(page).toHaveURL(deletePath(person))
    await expectHeading(page, 'Confirmar Eliminación')
    const facts = page.getByRole('main').getByRole('definition')
    await expect(facts).toContainText(['Íñigo', user.Apellido, user.Username])
    await page.getByRole('button', { name: 'Cancelar' }).click()
    await expect(page).toHaveURL(list)
    await expectListed(page, fullName(user))
    await expectRecord(person)
  })

  for (const refusal of ['Cancelar', 'Escape'] as const)
    test(`asks '${QUESTION}' and says '${WARNING}', naming the person; ${refusal} deletes nobody`, async ({
      page,
      newPerson,
    }) => {
      const person = await newPerson()
      await openPage(page, person)
      await deleteButton(page).click()
      const question = dialog(page, QUESTION)
      await expect(question).toContainText(WARNING)
      await expect(question).toContainText(`${person.user.Nombre} ${person.user.Apellido}`)
      await expect(question.getByRole('button', { name: 'Sí, eliminar' })).toBeVisible()
      await expect(question.getByRole('button', { name: 'Cancelar' })).toBeFocused()
      await page.keyboard.press(refusal === 'Escape' ? 'Escape' : 'Enter')
      await expect(question).toBeHidden()
      await expect(page).toHaveURL(deletePath(person))
      await expectRecord(person)
      expect(await opens(person.correo, person.password)).toBe(true)
    })

  test(`says '${DELETED}' and leads to the list; their session ends, and they cannot log in any more`, async ({
    page,
    browser,
    problems,
    newPerson,
  }) => {
    problems.allow(/401.*users\/login/)
    const person = await newPerson({ rol: ROL.EDITOR })
    const own = await browser.newContext()
    const theirs = await own.newPage()
    await returnAs(theirs, person, '/dashboard-editor/perfil')

    const list = searchPath(person.user.Apellido)
    await returnAs(page, DEMO.admin, list)
    await rowOf(page, fullName(person.user))
      .getByRole('link', { name: /^Eliminar / })
      .click()
    await expect(deleteButton(page)).toBeVisible()
    const release = await hold(page, address(person))
    await deleteIt(page)
    await expect(dialog(page, 'Eliminando usuario...')).toBeVisible()
    release()
    await expectDone(page, DELETED)
    await expect(page).toHaveURL(list)
    await expect(page.getByText('Ningún resultado').last()).toBeVisible()
    await expectNobody(person)

    await theirs.reload()
    await expect(theirs).toHaveURL(/\/login/)
    expect(await hasSession(theirs)).toBe(false)
    await own.close()

    await page.context().setStorageState(CONSENTED)
    await openLogin(page)
    await sendLogin(page, person.username, person.password)
    await expectError(page, 'Usuario o contraseña incorrectos.')
  })

  test("leaves their requests for advice, as those of nobody with an account ('Sin cuenta')", async ({
    page,
    newPerson,
  }) => {
    const person = await newPerson()
    const { id, nombre } = await storeRequest({ usuarioId: person.uid })
    expect(await requestInApi(id)).toMatchObject({ UsuarioUsername: person.username })
    await openPage(page, person)
    await deleteIt(page)
    await expectDone(page, DELETED)
    await expect(page).toHaveURL(USERS)
    await openListOf(page, 'editor', nombre)
    await expect(rowOf(page, nombre)).toContainText('Sin cuenta')
    await expect(rowOf(page, nombre)).not.toContainText(person.username)
    expect(await requestInApi(id)).toMatchObject({ Nombre: nombre, UsuarioUsername: null })
    await deleteThroughApi(id)
  })
})

test.describe('a user who is not deleted', () => {
  test(`'${FAILED}' where the server fails: nothing of them is gone, and it can be tried again`, async ({
    page,
    problems,
    newPerson,
  }) => {
    problems.allow(/50[02].*api\/users/)
    const person = await newPerson()
    await openPage(page, person)
    await expect(deleteButton(page)).toBeVisible()
    for (const failure of Object.values(FAILURES)) {
      const recover = await fail(page, address(person), failure)
      await deleteIt(page)
      await expectError(page, FAILED)
      await expectRecord(person)
      expect(await opens(person.correo, person.password)).toBe(true)
      await recover()
    }
    await deleteIt(page)
    await expectDone(page, DELETED)
    await expectNobody(person)
  })

  test(`'${FAILED}' where the connection is lost, and they are still there`, async ({
    page,
    context,
    problems,
    newPerson,
  }) => {
    problems.allow(CONNECTION_LOST)
    const person = await newPerson()
    await openPage(page, person)
    await deleteButton(page).click()
    await context.setOffline(true)
    await dialog(page, QUESTION).getByRole('button', { name: 'Sí, eliminar' }).click()
    await expectError(page, FAILED)
    await context.setOffline(false)
    await expect(deleteButton(page)).toBeEnabled()
    await expectRecord(person)
  })

  test(`'${FAILED}' where somebody else was quicker, and then the list`, async ({
    page,
    problems,
    newPerson,
  }) => {
    problems.allow(/404.*api\/users/)
    const person = await newPerson()
    await openPage(page, person)
    await expect(deleteButton(page)).toBeVisible()
    await deleteUserThroughApi(person.uid)
    await deleteIt(page)
    await expectError(page, FAILED)
    await expect(page).toHaveURL(USERS)
  })

  test("'No se pudo obtener el usuario' where there is no such user: nothing to confirm", async ({
    page,
    problems,
  }) => {
    problems.allow(/404.*api\/users/)
    await returnAs(page, DEMO.admin, `${USERS}/eliminar/nadie`)
    await expectError(page, 'No se pudo obtener el usuario')
    const alert = page.getByRole('alert').filter({ hasText: 'No se pudo obtener el usuario' })
    await expect(alert).toBeVisible()
    await expect(deleteButton(page)).toHaveCount(0)
    await alert.getByRole('link', { name: 'Volver a la lista' }).click()
    await expect(page).toHaveURL(USERS)
  })

  test("the own user, by address, reads 'Acciones deshabilitadas'; the API refuses it as well", async ({
    page,
    newPerson,
  }) => {
    const admin = await newPerson({ rol: ROL.ADMIN })
    await returnAs(page, admin, deletePath(admin))
    await expect(page.getByRole('main').getByText('Acciones deshabilitadas', { exact: true })).toBeVisible()
    await expect(deleteButton(page)).toHaveCount(0)
    const { status, body } = await call(portalApi, api.users.delete, {
      params: { id: admin.uid },
      token: (await signIn(admin.correo, admin.password)).token,
    })
    expect([status, body.code]).toEqual([403, 'own_row'])
    await expectRecord(admin)
  })
})
