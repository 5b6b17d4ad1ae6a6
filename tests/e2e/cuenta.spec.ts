import type { Page } from '@playwright/test'
import { dialog } from '../support/e2e/dialogs.ts'
import { headerName, registerThroughApi } from '../support/e2e/people.ts'
import {
  aNewPerson,
  expectWelcomed,
  fillRegister,
  openRegister,
  registerButton,
} from '../support/e2e/register-form.ts'
import { accountOf, opens } from '../support/e2e/server-side.ts'
import { expect, test } from '../support/e2e/test.ts'
import { requestResetCode, signUp } from '../support/identity-client.ts'
import { linkIn, waitForMail } from '../support/mailbox.ts'

/** Links in mails lead to the portal's own page, by which who reads the mailbox gets the account. */

const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name })
const resetLink = async (correo: string) =>
  `/cuenta?mode=resetPassword&oobCode=${await requestResetCode(correo)}`

const choosePassword = async (page: Page, password: string) => {
  await page.getByLabel('Nueva contraseña', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'Guardar e ingresar' }).click()
}

test('who registers confirms the mailbox by the link in the mail, while logged in, and only once', async ({
  page,
  problems,
}) => {
  problems.allow(/status of 400.*identitytoolkit/)
  const person = aNewPerson()
  await openRegister(page)
  await fillRegister(page, person)
  await registerButton(page).click()
  await expectWelcomed(page, person)
  const [mail] = await waitForMail(person.correo)
  expect(mail?.subject).toBe('Confirma tu correo - NAF ESPE')
  expect((await accountOf(person.correo))?.emailVerified).toBe(false)

  const link = linkIn(mail?.text)
  await page.goto(link.pathname + link.search)
  await expect(heading(page, 'Confirma tu correo')).toBeVisible()
  expect((await accountOf(person.correo))?.emailVerified, 'not by merely opening the link').toBe(false)
  await page.getByRole('button', { name: 'Confirmar mi correo' }).click()
  await expect(heading(page, 'Tu correo quedó confirmado')).toBeVisible()
  expect((await accountOf(person.correo))?.emailVerified).toBe(true)

  await page.goto(link.pathname + link.search)
  await page.getByRole('button', { name: 'Confirmar mi correo' }).click()
  await expect(heading(page, 'Este enlace ya no sirve')).toBeVisible()
  await page.getByRole('main').getByRole('link', { name: 'Ingresar' }).click()
  await expect(page).toHaveURL('/dashboard-usuario/inicio')
})

test('whose e-mail somebody registered with gets the account and is told its username', async ({ page }) => {
  const squatter = await registerThroughApi()
  await page.goto(await resetLink(squatter.correo))
  await expect(heading(page, 'Elige una contraseña nueva')).toBeVisible()
  await expect(page.getByRole('main')).toContainText(squatter.correo)
  await choosePassword(page, 'corta')
  await expect(page.getByRole('alert')).toContainText('La contraseña debe tener al menos 6 caracteres.')
  await choosePassword(page, 'la-del-buzon-1')
  await expect(heading(page, 'Tu contraseña quedó guardada')).toBeVisible()
  await expect(page.getByText('Tu nombre de usuario es')).toContainText(squatter.username)
  await page.getByRole('link', { name: 'Ir a mi panel' }).click()
  await expect(page).toHaveURL('/dashboard-usuario/inicio')
  await expect(headerName(page)).toHaveText(squatter.username)
  expect(await opens(squatter.correo, squatter.password)).toBe(false)
})

test('whose e-mail was taken without a registration is led to complete it', async ({ page, problems }) => {
  problems.allow(/status of 40[03].*(api\/users|identitytoolkit)/)
  const person = aNewPerson()
  await signUp(person.correo)
  await page.goto(await resetLink(person.correo))
  await choosePassword(page, person.password)
  await expect(heading(page, 'Falta completar tu registro')).toBeVisible()
  await page.getByRole('link', { name: 'Completar el registro' }).click()
  await expect(page).toHaveURL('/register')
  await fillRegister(page, person)
  await registerButton(page).click()
  await expectWelcomed(page, person)
})

test('a link that was used, or lost its code, says so and knows a way on', async ({ page, problems }) => {
  problems.allow(/status of 400.*identitytoolkit/)
  for (const address of [
    '/cuenta',
    '/cuenta?mode=otra&oobCode=x',
    '/cuenta?mode=resetPassword&oobCode=usado',
  ]) {
    await page.goto(address)
    await expect(heading(page, 'Este enlace ya no sirve')).toBeVisible()
    await expect(page.getByRole('main').getByRole('link', { name: 'Ingresar' })).toHaveAttribute(
      'href',
      '/login',
    )
    await expect(dialog(page)).toBeHidden()
  }
})
