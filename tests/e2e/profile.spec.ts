import { api } from '@naf/contract'
import type { Page } from '@playwright/test'
import { call } from '../support/api-as.ts'
import { anAsesoria } from '../support/builders.ts'
import { dialog, expectError } from '../support/e2e/dialogs.ts'
import { leave } from '../support/e2e/drafts.ts'
import {
  headerName,
  logIn,
  openLogin,
  registerThroughApi,
  returnAs,
  sendLogin,
} from '../support/e2e/people.ts'
import {
  aNewPerson,
  expectWelcomed,
  fillRegister,
  openRegister,
  registerButton,
  registerField,
} from '../support/e2e/register-form.ts'
import {
  accountOf,
  apiToken,
  asesoriasFrom,
  firebase,
  opens,
  portalApi,
  userWith,
} from '../support/e2e/server-side.ts'
import { expect, test } from '../support/e2e/test.ts'
import { signIn } from '../support/identity-client.ts'

const perfilField = (page: Page, label: string) =>
  page.getByRole('textbox', { name: new RegExp(`^${label}( \\(opcional\\))?$`) })

const startEditing = (page: Page) => page.getByRole('button', { name: 'Editar Perfil' }).click()
const save = (page: Page) => page.getByRole('button', { name: 'Guardar Cambios' }).click()

const expectSaved = async (page: Page) => {
  const saved = dialog(page, '✅ Perfil actualizado')
  await saved.getByRole('button', { name: 'Aceptar' }).click()
  await expect(page.getByRole('button', { name: 'Editar Perfil' })).toBeVisible()
}

test.describe('the profile', () => {
  test('says what was answered about communications, and changes it at once', async ({ page }) => {
    const person = aNewPerson()
    await openRegister(page)
    await fillRegister(page, person)
    const asked = page.getByRole('checkbox', { name: 'Quiero recibir comunicaciones del NAF (opcional)' })
    await expect(asked).not.toBeChecked()
    await asked.check()
    await page.reload()
    await expect(asked).toBeChecked()
    await registerField(page, 'password').fill(person.password)
    await registerButton(page).click()
    await expectWelcomed(page, person)

    await page.goto('/dashboard-usuario/perfil')
    const box = page.getByRole('checkbox', { name: 'Quiero recibir comunicaciones del NAF' })
    await expect(box).toBeChecked()
    await expect(page.getByText(/^Dijiste que sí el /)).toBeVisible()
    await box.uncheck()
    await expect(page.getByText(/^Dijiste que no el /)).toBeVisible()
    await page.reload()
    await expect(box).not.toBeChecked()
    const { uid = '' } = (await accountOf(person.correo)) ?? {}
    const stored = (await firebase.db.doc(`users/${uid}`).get()).get('comunicaciones')
    expect(stored).toMatchObject({ acepta: false, version: '2026-11-23' })
  })

  test('shows what was registered and takes changes', async ({ page }) => {
    const person = await registerThroughApi({ segundoNombre: '' })
    await returnAs(page, person, '/dashboard-usuario/perfil')
    const shown = page.getByRole('main').locator('dl')
    await expect(shown).toContainText('Segundo Nombre—')
    await expect(shown).toContainText(person.user.CedulaRUC)

    await startEditing(page)
    await perfilField(page, 'Nombre').fill('Lucía')
    await perfilField(page, 'Ciudad').fill('Cuenca')
    await page.getByLabel('Tipo de Contribuyente', { exact: true }).selectOption('Otro')
    await save(page)
    const summary = page.getByRole('alert').filter({ hasText: 'Hay un problema' })
    await expect(summary).toBeFocused()
    await expect(summary.getByRole('link')).toHaveText([
      'Escribe tu segundo nombre.',
      'Especifica tu respuesta.',
    ])
    expect(await userWith(person.correo)).toEqual(person.user)

    await perfilField(page, 'Segundo Nombre').fill('Belén')
    await page.getByLabel('Especifique').fill('Artesana')
    await save(page)
    await expectSaved(page)
    for (const value of ['Lucía', 'Belén', 'Cuenca', 'Artesana']) await expect(shown).toContainText(value)
    expect(await userWith(person.correo)).toEqual({
      ...person.user,
      Nombre: 'Lucía',
      SegundoNombre: 'Belén',
      Ciudad: 'Cuenca',
      TipoContribuyente: 'Artesana',
    })
    expect(await opens(person.correo, person.password)).toBe(true)
  })

  test('gives an edit up without changing anything', async ({ page }) => {
    const person = await registerThroughApi()
    await returnAs(page, person, '/dashboard-usuario/perfil')
    await startEditing(page)
    await perfilField(page, 'Ciudad').fill('Loja')
    await page.getByRole('button', { name: 'Cancelar Edición' }).click()
    await leave(page, 'lost')
    await expect(page.getByRole('main').locator('dl')).toContainText(person.user.Ciudad)
    await startEditing(page)
    await expect(perfilField(page, 'Ciudad')).toHaveValue(person.user.Ciudad)
    expect(await userWith(person.correo)).toEqual(person.user)
  })

  test('changes nothing at all where the current password is wrong', async ({ page, problems }) => {
    problems.allow(/status of 400.*identitytoolkit/)
    const person = await registerThroughApi()
    await returnAs(page, person, '/dashboard-usuario/perfil')
    await startEditing(page)
    await perfilField(page, 'Ciudad').fill('Ambato')
    await perfilField(page, 'Contraseña actual').fill('no-es-esta')
    await perfilField(page, 'Nueva contraseña').fill('secreta-2')
    await save(page)
    await expectError(page, 'La contraseña actual es incorrecta')
    await expect(perfilField(page, 'Ciudad')).toHaveValue('Ambato')
    expect(await userWith(person.correo)).toEqual(person.user)
    expect(await opens(person.correo, person.password)).toBe(true)
    expect(await opens(person.correo, 'secreta-2')).toBe(false)
  })

  test('refuses a new password that is too short, and leaves the old one where only one is given', async ({
    page,
  }) => {
    const person = await registerThroughApi()
    await returnAs(page, person, '/dashboard-usuario/perfil')
    await startEditing(page)
    await perfilField(page, 'Contraseña actual').fill(person.password)
    await perfilField(page, 'Nueva contraseña').fill('corta')
    await save(page)
    await expect(perfilField(page, 'Nueva contraseña')).toHaveAccessibleDescription(
      /La contraseña debe tener al menos 6 caracteres\./,
    )
    await perfilField(page, 'Contraseña actual').fill('   ')
    await save(page)
    await expectSaved(page)
    expect(await opens(person.correo, person.password)).toBe(true)
    expect(await opens(person.correo, 'corta')).toBe(false)
  })

  test('changes the password, with which one then logs in', async ({ page }) => {
    const person = await registerThroughApi()
    await returnAs(page, person, '/dashboard-usuario/perfil')
    await startEditing(page)
    await perfilField(page, 'Ciudad').fill('Riobamba')
    await perfilField(page, 'Contraseña actual').fill(person.password)
    await perfilField(page, 'Nueva contraseña').fill('secreta-2')
    await save(page)
    await expectSaved(page)
    expect(await userWith(person.correo)).toMatchObject({ Ciudad: 'Riobamba' })
    expect(await opens(person.correo, person.password)).toBe(false)

    await page.getByRole('main').getByRole('button', { name: 'Cerrar Sesión' }).click()
    await expect(page).toHaveURL('/')
    await logIn(page, person.username, 'secreta-2')
    await expect(headerName(page)).toHaveText(person.username)
  })

  test('deletes the account for good and leaves the requests', async ({ page, problems }) => {
    problems.allow(/status of 401.*users\/login|status of 400.*identitytoolkit/)
    const person = await registerThroughApi()
    const { token } = await signIn(person.correo, person.password)
    await call(portalApi, api.asesorias.create, { token, input: anAsesoria({ Correo: person.correo }) })
    expect(await asesoriasFrom(person.correo)).toMatchObject([{ UsuarioUsername: person.username }])

    await returnAs(page, person, '/dashboard-usuario/perfil')
    await startEditing(page)
    const question = dialog(page, '¿Estás seguro?')
    await page.getByRole('button', { name: 'Eliminar Cuenta' }).click()
    await expect(question).toContainText(person.username)
    await expect(question.getByLabel('Contraseña actual')).toBeFocused()
    await expect(question.getByLabel('Contraseña actual')).toHaveCSS('outline', /solid 3px/)
    await question.getByRole('button', { name: 'Cancelar' }).click()
    expect(await userWith(person.correo)).toEqual(person.user)

    const remove = async (password: string) => {
      await page.getByRole('button', { name: 'Eliminar Cuenta' }).click()
      await question.getByLabel('Contraseña actual').fill(password)
      await question.getByRole('button', { name: 'Sí, eliminar' }).click()
    }
    await remove('')
    await expect(question).toContainText('Escribe tu contraseña.')
    await question.getByRole('button', { name: 'Cancelar' }).click()
    await remove('no-es-esta')
    await expectError(page, 'La contraseña actual es incorrecta')
    expect(await userWith(person.correo)).toEqual(person.user)

    await remove(person.password)
    const deleted = dialog(page, '✅ Cuenta eliminada')
    await deleted.getByRole('button', { name: 'Aceptar' }).click()
    await expect(page).toHaveURL('/')
    await expect(page.getByRole('banner').getByRole('link', { name: 'Ingresar' })).toBeVisible()

    expect(await accountOf(person.correo)).toBeNull()
    const record = await call(portalApi, api.users.read, {
      params: { uid: person.uid },
      token: await apiToken(),
    })
    expect(record.status).toBe(404)
    expect(await asesoriasFrom(person.correo)).toMatchObject([{ UsuarioId: null, UsuarioUsername: null }])

    await openLogin(page)
    await sendLogin(page, person.username, person.password)
    await expectError(page, 'Usuario o contraseña incorrectos.')
  })
})
