import { expect, type Page } from '@playwright/test'
import {
  aRequest,
  askAgain,
  expectNothingAsked,
  expectPerson,
  expectSent,
  field,
  fillForm,
  openForm,
  receipt,
  sendButton,
} from '../support/e2e/asesoria-form.ts'
import { dialog } from '../support/e2e/dialogs.ts'
import { storedText } from '../support/e2e/drafts.ts'
import {
  anEnrolment,
  deleteOwnEnrolments,
  enrolAgain,
  enrolButton,
  enrolmentReceipt,
  enrolmentsOf,
  expectEnrolled,
  expectEnrolmentEmpty,
  fillEnrolment,
  openEnrolment,
} from '../support/e2e/enrolment-form.ts'
import { press, tabTo } from '../support/e2e/keyboard.ts'
import { CONNECTION_LOST, countCalls } from '../support/e2e/network.ts'
import { logIn, registerThroughApi } from '../support/e2e/people.ts'
import { asesoriasFrom } from '../support/e2e/server-side.ts'
import { test } from '../support/e2e/test.ts'

/** What somebody has in hand who has sent a form. */

const NUMERO = /^NAF-[34679ACDEFGHJKMPQRTWXY]{4,5}$/

const send = async (page: Page, request = aRequest()) => {
  await openForm(page)
  await fillForm(page, request)
  await sendButton(page).click()
  await expectSent(page)
  await expect(receipt(page)).toBeVisible()
  return request
}

const numeroOn = (page: Page) => receipt(page).getByText(NUMERO).innerText()

test.describe('a request that was sent', () => {
  test('leaves a receipt with the focus: the number staff knows, mail and telephone, what comes next, a guide', async ({
    page,
  }) => {
    const request = await send(
      page,
      aRequest({ TipoServicio: 'Facturación electrónica', MedioContacto: 'WhatsApp' }),
    )
    await expect(receipt(page).getByRole('heading', { name: 'Recibimos tu solicitud' })).toBeFocused()
    await expect(sendButton(page)).toBeHidden()
    const [stored] = await asesoriasFrom(request.Correo)
    expect(await numeroOn(page)).toBe(stored?.Numero)
    for (const text of [
      request.Correo,
      request.Telefono,
      'te escribirá por WhatsApp',
      'Nunca te pediremos tu clave',
    ])
      await expect(receipt(page)).toContainText(text)
    const guide = receipt(page).getByRole('link', { name: /^Facturación electrónica para empezar/ })
    await expect(guide).toHaveAttribute('target', '_blank')
  })

  test('can be followed by another, of the same person, in an empty form', async ({ page }) => {
    const request = await send(page)
    await askAgain(page)
    await expect(receipt(page)).toBeHidden()
    await expectPerson(page, request)
    await expectNothingAsked(page)
  })

  test('leads to its state with number and mail filled in', async ({ page }) => {
    const { Correo } = await send(page)
    const numero = await numeroOn(page)
    await receipt(page).getByRole('link', { name: 'Seguir mi solicitud' }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'Seguimiento de tu solicitud' })).toBeFocused()
    await expect(field(page, 'Número de la solicitud')).toHaveValue(numero)
    await expect(field(page, 'Correo')).toHaveValue(Correo)
  })

  test('has its receipt after a reload, and nothing covers it; another tab has none', async ({
    page,
    context,
  }) => {
    const request = await send(page)
    const numero = await numeroOn(page)
    const calls = countCalls(page, '/api/asesorias/nueva')
    await page.reload()
    await expect(receipt(page)).toContainText(numero)
    await expect(dialog(page)).toBeHidden()
    expect(calls()).toBe(0)
    const stored = await storedText(page)
    for (const secret of [request.Nombre, request.CedulaRUC, request.DetalleSolicitud])
      expect(stored).not.toContain(secret)

    const other = await context.newPage()
    await openForm(other)
    await expect(receipt(other)).toBeHidden()
  })

  test('is nobody else’s: who logs in in that tab finds nothing of it', async ({ page }) => {
    const next = await registerThroughApi()
    const { Correo } = await send(page)
    const numero = await numeroOn(page)
    await logIn(page, next.username, next.password)
    await page.goto('/dashboard-usuario/servicios')
    await expect(field(page, 'Correo')).toHaveValue(next.correo)
    const stored = await storedText(page)
    for (const theirs of [numero, Correo]) expect(stored).not.toContain(theirs)
  })

  test('has its receipt also where the connection is lost behind it', async ({ page, problems }) => {
    problems.allow(CONNECTION_LOST)
    const request = aRequest()
    await openForm(page)
    await fillForm(page, request)
    await page.waitForLoadState('networkidle')
    await sendButton(page).click()
    await expect(dialog(page, '✅ Enviado')).toBeVisible()
    await page.context().setOffline(true)
    await expectSent(page)
    await expect(receipt(page)).toContainText(request.Correo)
    await page.context().setOffline(false)
  })

  test('needs no mouse, from the success to the next form', async ({ page }) => {
    await openForm(page)
    await fillForm(page, aRequest())
    await sendButton(page).focus()
    await press(page, 'Enter')
    await expect(dialog(page, '✅ Enviado').getByRole('button', { name: 'Aceptar' })).toBeFocused()
    await press(page, 'Enter')
    await expect(receipt(page).getByRole('heading', { name: 'Recibimos tu solicitud' })).toBeFocused()
    await tabTo(page, receipt(page).getByRole('button', { name: 'Pedir otra asesoría' }))
    await press(page, 'Enter')
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
  })

  test('prints on one sheet, without what can only be pressed', async ({ page }) => {
    await send(page)
    await page.emulateMedia({ media: 'print' })
    await expect(receipt(page).getByRole('button')).toHaveCount(0)
    const pdf = (await page.pdf({ format: 'A4' })).toString('latin1')
    expect(pdf.match(/\/Type\s*\/Page\b/g)).toHaveLength(1)
  })
})

test.describe('an enrolment that was sent', () => {
  test.afterAll(deleteOwnEnrolments)

  test('leaves the same receipt, and an empty form behind it', async ({ page }) => {
    const enrolment = anEnrolment()
    await openEnrolment(page)
    await fillEnrolment(page, enrolment)
    await enrolButton(page).click()
    await expectEnrolled(page)
    await expect(
      enrolmentReceipt(page).getByRole('heading', { name: 'Recibimos tu inscripción' }),
    ).toBeFocused()
    const [stored] = await enrolmentsOf(enrolment)
    await expect(enrolmentReceipt(page)).toContainText(stored?.Numero ?? 'no number')
    await page.reload()
    await expect(enrolmentReceipt(page)).toContainText(enrolment.Correo)
    await enrolAgain(page)
    await expectEnrolmentEmpty(page)
  })
})
