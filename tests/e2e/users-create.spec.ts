import { homeOf, ROL } from '@naf/contract'
import type { Page } from '@playwright/test'
import { dialog } from '../support/e2e/dialogs.ts'
import { leave } from '../support/e2e/drafts.ts'
import { hold } from '../support/e2e/hold.ts'
import { DEMO, logIn, returnAs } from '../support/e2e/people.ts'
import { userWith } from '../support/e2e/server-side.ts'
import { rowOf } from '../support/e2e/staff-list.ts'
import { expect } from '../support/e2e/test.ts'
import {
  aNewUser,
  chooseTipo,
  createButton,
  expectDone,
  fillUser,
  rolField,
  userField,
} from '../support/e2e/user-form.ts'
import {
  CREATE,
  expectHeading,
  expectListed,
  expectNobody,
  logInThroughApi,
  searchPath,
  test,
  USERS,
} from '../support/e2e/users.ts'

const CALL = '**/api/users/create-user-admin'
const CREATED = 'El nuevo usuario fue creado correctamente.'

const openForm = (page: Page) => returnAs(page, DEMO.admin, CREATE)

test.describe('creating a user', () => {
  test("'Crear nuevo usuario' leads from the list to the new user, who is then in the list and can log in", async ({
    page,
    browser,
    forget,
  }) => {
    const user = aNewUser()
    forget(user.correo)
    await returnAs(page, DEMO.admin, searchPath(user.apellido))
    await expect(page.getByText('Ningún resultado').last()).toBeVisible()
    await page.getByRole('link', { name: 'Crear nuevo usuario' }).click()
    await expect(page).toHaveURL(CREATE)
    await expectHeading(page, 'Crear nuevo usuario')
    await expect(rolField(page).locator('option:checked')).toHaveText('Usuario')
    await fillUser(page, user)
    const sent = page.waitForRequest(CALL)
    await createButton(page).click()
    expect((await sent).postDataJSON()).toEqual({ ...user, rol_id: '3' })
    await expectDone(page, CREATED)
    await expect(page).toHaveURL(searchPath(user.apellido))
    const { nombre, segundoNombre, apellido, segundoApellido } = user
    await expectListed(page, [nombre, segundoNombre, apellido, segundoApellido].join(' '))
    await expect(rowOf(page, apellido)).toContainText('Usuario')

    expect(await userWith(user.correo)).toMatchObject({
      Nombre: nombre,
      SegundoNombre: segundoNombre,
      Apellido: apellido,
      SegundoApellido: segundoApellido,
      CedulaRUC: user.cedulaRUC,
      Telefono: user.telefono,
      Ciudad: user.ciudad,
      TipoContribuyente: user.tipoContribuyente,
      Username: user.username,
      rol_id: ROL.USUARIO,
    })
    const own = await browser.newContext()
    const theirs = await own.newPage()
    await logIn(theirs, user.username, user.password)
    await expect(theirs).toHaveURL(homeOf(ROL.USUARIO))
    await own.close()
  })

  for (const [rol, option] of [
    [ROL.EDITOR, 'Editor'],
    [ROL.ADMIN, 'Administrador'],
  ] as const)
    test(`the new user may be made ${option}, and logs in to that dashboard`, async ({ page, forget }) => {
      const user = aNewUser()
      forget(user.correo)
      await openForm(page)
      await fillUser(page, user)
      await rolField(page).selectOption(option)
      const sent = page.waitForRequest(CALL)
      await createButton(page).click()
      expect((await sent).postDataJSON()).toMatchObject({ rol_id: String(rol) })
      await expectDone(page, CREATED)
      await expect(page).toHaveURL(USERS)
      expect(await userWith(user.correo)).toMatchObject({ rol_id: rol })
      expect(await logInThroughApi(user)).toBe(homeOf(rol))
    })

  test("the type of taxpayer 'Otro' asks for a text, which is stored in its place", async ({
    page,
    forget,
  }) => {
    const user = aNewUser({ tipoContribuyente: 'Artesano calificado' })
    forget(user.correo)
    await openForm(page)
    await expect(page.getByLabel('Especifique')).toHaveCount(0)
    await fillUser(page, user)
    await page.getByLabel('Especifique').fill('')
    await createButton(page).click()
    await expect(page.getByRole('alert').getByRole('link')).toHaveText(['Especifica tu respuesta.'])
    await chooseTipo(page, user.tipoContribuyente)
    const sent = page.waitForRequest(CALL)
    await createButton(page).click()
    expect((await sent).postDataJSON()).toEqual({ ...user, rol_id: '3' })
    await expectDone(page, CREATED)
    expect(await userWith(user.correo)).toMatchObject({ TipoContribuyente: 'Artesano calificado' })
  })

  test('the password is masked, and shown to who wants to see it', async ({ page }) => {
    await openForm(page)
    const password = userField(page, 'password')
    await password.fill('secreta-1')
    await expect(password).toHaveAttribute('type', 'password')
    await page.getByRole('button', { name: 'Mostrar contraseña' }).click()
    await expect(password).toHaveAttribute('type', 'text')
    await page.getByRole('button', { name: 'Ocultar contraseña' }).click()
    await expect(password).toHaveAttribute('type', 'password')
    await expect(password).toHaveValue('secreta-1')
  })

  test("'Creando usuario...' stands before the page while it is sent, and 'Cancelar' creates nobody", async ({
    page,
    forget,
  }) => {
    const [user, given] = [aNewUser(), aNewUser()]
    forget(user.correo)
    await returnAs(page, DEMO.admin, USERS)
    await page.getByRole('link', { name: 'Crear nuevo usuario' }).click()
    await fillUser(page, given)
    await page.getByRole('button', { name: 'Cancelar' }).click()
    await leave(page, 'lost')
    await expect(page).toHaveURL(USERS)
    await expectNobody(given)

    await page.getByRole('link', { name: 'Crear nuevo usuario' }).click()
    await fillUser(page, user)
    const release = await hold(page, CALL)
    await createButton(page).click()
    await expect(dialog(page, 'Creando usuario...')).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(dialog(page, 'Creando usuario...')).toBeVisible()
    release()
    await expectDone(page, CREATED)
    await expect(page).toHaveURL(USERS)
  })
})
