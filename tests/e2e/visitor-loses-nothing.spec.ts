import {
  aRequest,
  expectFilled,
  expectNoOffer,
  expectNothingAsked,
  expectSent,
  field,
  fillForm,
  openForm,
  sendButton,
  specification,
} from '../support/e2e/asesoria-form.ts'
import { dialog, expectError } from '../support/e2e/dialogs.ts'
import { FAILURES, fail } from '../support/e2e/hold.ts'
import { CONNECTION_LOST, loseNextAnswer } from '../support/e2e/network.ts'
import { asesoriasFrom, correosTo } from '../support/e2e/server-side.ts'
import { expect, test } from '../support/e2e/test.ts'
import { failMail, waitForMail } from '../support/mailbox.ts'

const SEND = '**/api/asesorias/nueva'
const UNANSWERED = 'No hubo respuesta del servidor. No se perdió nada'

test.describe('a connection that breaks', () => {
  test('in the middle of sending loses nothing, and the request arrives once when it is back', async ({
    page,
    context,
    problems,
  }) => {
    problems.allow(CONNECTION_LOST)
    const request = aRequest()
    await openForm(page)
    await fillForm(page, request)
    await page.route(SEND, (route) => route.abort('internetdisconnected'), { times: 1 })
    await sendButton(page).click()

    const failed = dialog(page, '❌ Error')
    await expect(failed).toContainText('Error al registrar asesoría')
    await expect(failed).toContainText(UNANSWERED)
    await context.setOffline(true)
    await failed.getByRole('button', { name: 'Seguir en el formulario' }).click()
    await expectFilled(page, request)
    await sendButton(page).click()
    await expect(failed).toContainText(UNANSWERED)
    expect(await asesoriasFrom(request.Correo)).toEqual([])

    await context.setOffline(false)
    await failed.getByRole('button', { name: 'Volver a enviar' }).click()
    await expectSent(page)
    expect(await asesoriasFrom(request.Correo)).toHaveLength(1)
    expect(await correosTo(request.Correo)).toBe(1)
  })

  test('after the server stored the request makes no second one of sending it again', async ({
    page,
    problems,
  }) => {
    problems.allow(CONNECTION_LOST)
    const request = aRequest()
    await openForm(page)
    await fillForm(page, request)
    await loseNextAnswer(page, SEND)
    await sendButton(page).click()
    const failed = dialog(page, '❌ Error')
    await expect(failed).toContainText(UNANSWERED)
    expect(await asesoriasFrom(request.Correo)).toHaveLength(1)

    await failed.getByRole('button', { name: 'Seguir en el formulario' }).click()
    await expectFilled(page, request)
    await sendButton(page).click()
    await expectSent(page)
    expect(await asesoriasFrom(request.Correo)).toHaveLength(1)
    expect(await correosTo(request.Correo)).toBe(1)
    expect(await waitForMail(request.Correo)).toHaveLength(1)
  })

  test('and a page loaded anew after it make no second request either', async ({ page, problems }) => {
    problems.allow(CONNECTION_LOST)
    const request = aRequest()
    await openForm(page)
    await fillForm(page, request)
    await loseNextAnswer(page, SEND)
    await sendButton(page).click()
    await expect(dialog(page, '❌ Error')).toContainText(UNANSWERED)

    await page.reload()
    await expectNoOffer(page)
    await expectFilled(page, request)
    await sendButton(page).click()
    await expectSent(page)
    expect(await asesoriasFrom(request.Correo)).toHaveLength(1)
    expect(await correosTo(request.Correo)).toBe(1)
  })
})

test('a reload keeps what was typed, until the visitor begins anew', async ({ page }) => {
  const request = aRequest({ TipoContribuyente: 'Otro', MedioContacto: 'Llamada' })
  await openForm(page)
  await fillForm(page, { ...request, TipoContribuyente: 'Fundación' })
  await page.reload()
  await expectNoOffer(page)
  await expectFilled(page, request)
  await expect(specification(page, 'TipoContribuyente')).toHaveValue('Fundación')
  await expect(page.getByText('Recuperamos lo que habías escrito.')).toBeVisible()

  await page.getByRole('button', { name: 'Empezar de nuevo' }).click()
  await expect(field(page, 'Nombre')).toHaveValue('')
  await expectNothingAsked(page)
})

test.describe('a service that fails', () => {
  test('at mailing keeps nobody waiting: the request is stored and the mail comes later', async ({
    page,
  }) => {
    const request = aRequest()
    await openForm(page)
    await fillForm(page, request)
    await failMail({ status: 500, times: 2, to: request.Correo })
    try {
      await sendButton(page).click()
      await expectSent(page)
      expect(await asesoriasFrom(request.Correo)).toHaveLength(1)
      expect(await waitForMail(request.Correo)).toHaveLength(1)
    } finally {
      await failMail(undefined)
    }
  })

  for (const [kind, failure] of Object.entries(FAILURES))
    test(`at storing, and says so in ${kind}, loses nothing`, async ({ page, problems }) => {
      problems.allow(/status of 50\d/)
      const request = aRequest()
      await openForm(page)
      await fillForm(page, request)
      const mend = await fail(page, SEND, failure)
      await sendButton(page).click()
      await expectError(page, 'Error al registrar asesoría')
      await expectFilled(page, request)
      expect(await asesoriasFrom(request.Correo)).toEqual([])

      await mend()
      await sendButton(page).click()
      await expectSent(page)
      expect(await asesoriasFrom(request.Correo)).toHaveLength(1)
    })
})
