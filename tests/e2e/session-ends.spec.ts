import { ROL } from '@naf/contract'
import type { Page } from '@playwright/test'
import { grantRole } from '../../scripts/lib/grant-role.ts'
import { uniqueName } from '../support/api-as.ts'
import {
  aRequest,
  expectFilled,
  expectSent,
  field,
  fillForm,
  sendButton,
} from '../support/e2e/asesoria-form.ts'
import { dialog } from '../support/e2e/dialogs.ts'
import { headerName, logInAs, registerThroughApi, returnAs, sendLogin } from '../support/e2e/people.ts'
import { asesoriasFrom, firebase, userWith } from '../support/e2e/server-side.ts'
import { hasSession, nextSecond } from '../support/e2e/session.ts'
import { loggedIn } from '../support/e2e/storage.ts'
import { expect, test } from '../support/e2e/test.ts'
import { signUp } from '../support/identity-client.ts'

const ENDED = 'Tu sesión terminó. Ingresa de nuevo.'
const WARNING = 'Tu sesión está por cerrarse'
const CLOSED = 'Tu sesión se cerró por inactividad'
const MINUTE = 60_000

test('a role that was changed ends the running session at the next request', async ({ page, problems }) => {
  problems.allow(/status of 401/)
  const person = await registerThroughApi({ rol: ROL.EDITOR })
  await returnAs(page, person, '/dashboard-editor/perfil')
  await page.getByRole('button', { name: 'Editar Perfil' }).click()
  await page.getByRole('textbox', { name: 'Ciudad' }).fill('Ibarra')
  const before = await userWith(person.correo)

  await nextSecond()
  await grantRole(firebase, person.correo, ROL.USUARIO)
  await page.getByRole('button', { name: 'Guardar Cambios' }).click()
  await expect(dialog(page)).toContainText(ENDED)
  await expect(page).toHaveURL('/login?redirect=%2Fdashboard-editor%2Fperfil')
  expect(await hasSession(page)).toBe(false)
  expect(await userWith(person.correo)).toEqual({ ...before, rol_id: ROL.USUARIO })

  await dialog(page).getByRole('button', { name: 'Aceptar' }).click()
  await expect(dialog(page)).toBeHidden()
  await logInAs(page, { ...person, rol: ROL.USUARIO })
  await expect(headerName(page)).toHaveText(person.username)
})

test('a session that the server has ended is over when the page is loaded anew, too', async ({
  page,
  problems,
}) => {
  problems.allow(/status of 40[01]/, /El rol no se pudo cargar/)
  const person = await registerThroughApi({ rol: ROL.EDITOR })
  await returnAs(page, person)
  await nextSecond()
  await grantRole(firebase, person.correo, ROL.USUARIO)
  await page.reload()
  await expect(page).toHaveURL(/\/login/)
  expect(await hasSession(page)).toBe(false)
})

test('a session that ends while a request is being written takes nothing of it away', async ({
  page,
  problems,
}) => {
  problems.allow(/status of 401/)
  const person = await registerThroughApi()
  await returnAs(page, person, '/dashboard-usuario/servicios')
  await expect(field(page, 'Correo')).toHaveValue(person.correo)
  const request = aRequest({ Correo: person.correo, DetalleSolicitud: 'Una pregunta larga' })
  await fillForm(page, request)
  await nextSecond()
  await firebase.auth.revokeRefreshTokens(person.uid)
  await sendButton(page).click()
  await expect(dialog(page)).toContainText(ENDED)
  await dialog(page).getByRole('button', { name: 'Aceptar' }).click()
  await expect(page).toHaveURL('/login?redirect=%2Fdashboard-usuario%2Fservicios')
  expect(await asesoriasFrom(person.correo)).toEqual([])

  await expect(page.getByRole('heading', { name: 'Ingresa a tu cuenta' })).toBeVisible()
  await sendLogin(page, person.username, person.password)
  await expect(page).toHaveURL('/dashboard-usuario/servicios')
  await expectFilled(page, request)
  await sendButton(page).click()
  await expectSent(page)
  expect(await asesoriasFrom(person.correo)).toMatchObject([{ UsuarioUsername: person.username }])
})

test('an account without a record is signed out without a word', async ({ page, problems }) => {
  problems.allow(/status of 403/, /El rol no se pudo cargar/)
  const account = await signUp(`${uniqueName('a-medias')}@example.com`)
  await page.context().setStorageState(await loggedIn(account.correo, account.password))
  await page.goto('/dashboard-usuario/inicio')
  await expect(page).toHaveURL(/\/login/)
  await expect(page.getByRole('heading', { name: 'Ingresa a tu cuenta' })).toBeVisible()
  await expect(dialog(page)).toBeHidden()
  expect(await hasSession(page)).toBe(false)
})

test.describe('a person who goes away', () => {
  // The whole form is in sight: filling a field in would scroll to it, and what scrolls is a sign of somebody.
  test.use({ viewport: { width: 1280, height: 1800 } })

  const openForm = async (page: Page) => {
    const person = await registerThroughApi()
    await page.clock.install()
    await returnAs(page, person, '/dashboard-usuario/servicios')
    await expect(field(page, 'Correo')).toHaveValue(person.correo)
    return person
  }

  test('is asked two minutes before the hour, and stays by answering', async ({ page }) => {
    await openForm(page)
    const warning = dialog(page, WARNING)
    await page.clock.fastForward(57 * MINUTE)
    await expect(warning).toBeHidden()
    await page.clock.fastForward(MINUTE)
    await expect(warning.getByRole('button', { name: 'Mantener la sesión abierta' })).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(warning).toBeHidden()

    await page.clock.fastForward(57 * MINUTE)
    await expect(warning).toBeHidden()
    await expect(page).toHaveURL('/dashboard-usuario/servicios')
    expect(await hasSession(page)).toBe(true)
  })

  test('has ended the session after an hour, and finds the form as it was', async ({ page }) => {
    const person = await openForm(page)
    await field(page, 'Detalle de la solicitud').fill('Una pregunta a medias')
    await page.clock.fastForward(58 * MINUTE)
    await expect(dialog(page, WARNING)).toBeVisible()
    await page.clock.fastForward(2 * MINUTE)
    const closed = dialog(page, CLOSED)
    await expect(closed).toBeVisible()
    await expect(page).toHaveURL('/login?redirect=%2Fdashboard-usuario%2Fservicios')
    expect(await hasSession(page)).toBe(false)

    await closed.getByRole('button', { name: 'Aceptar' }).click()
    await expect(page.getByRole('heading', { name: 'Ingresa a tu cuenta' })).toBeVisible()
    await sendLogin(page, person.username, person.password)
    await expect(page).toHaveURL('/dashboard-usuario/servicios')
    await expect(field(page, 'Detalle de la solicitud')).toHaveValue('Una pregunta a medias')
  })
})
