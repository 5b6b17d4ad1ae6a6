import { api } from '@naf/contract'
import type { Page } from '@playwright/test'
import { call } from '../support/api-as.ts'
import { aRequest, field } from '../support/e2e/asesoria-form.ts'
import { dialog } from '../support/e2e/dialogs.ts'
import { storedText } from '../support/e2e/drafts.ts'
import { press, tabTo } from '../support/e2e/keyboard.ts'
import { CONNECTION_LOST, loseNextAnswer } from '../support/e2e/network.ts'
import { apiToken, asesoriasFrom, portalApi } from '../support/e2e/server-side.ts'
import { expect, test } from '../support/e2e/test.ts'
import { done, lookUp, openTracked, TRACKING_CALLS, track } from '../support/e2e/tracked.ts'

/** What who asked without an account learns of the request, and says to the team. */

const NOT_FOUND = 'No encontramos una solicitud con ese número y ese correo.'

/** A request that has been sent, as staff knows it. */
const ask = async () => {
  const input = aRequest()
  const { status } = await call(portalApi, api.asesorias.create, { input })
  if (status !== 201) throw new Error(`a request: ${status}`)
  const [stored] = await asesoriasFrom(input.Correo)
  if (!stored?.Numero) throw new Error('the request has no number')
  return { ...stored, Numero: stored.Numero }
}

/** What the team has of it: messages and state. */
const caseOf = async (id: string) => {
  const { status, body } = await call(portalApi, api.asesorias.read, {
    params: { id },
    token: await apiToken('editor'),
  })
  if (status !== 200) throw new Error(`a case: ${status}`)
  return body
}

const openByNumber = async (page: Page) => {
  const asked = await ask()
  await page.goto('/seguimiento')
  await lookUp(page, asked.Numero, asked.Correo)
  await expect(page.getByRole('article', { name: new RegExp(asked.Numero) })).toBeVisible()
  return asked
}

test.describe('number and mail', () => {
  test('show how far the request is, as they are typed on a telephone, and after a reload again', async ({
    page,
  }) => {
    const asked = await ask()
    await page.goto('/seguimiento')
    await lookUp(page, asked.Numero.toLowerCase().replace('-', ' '), asked.Correo.toUpperCase())
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
    await expect(track(page).getByRole('listitem').filter({ hasText: 'Recibida' })).toHaveAttribute(
      'aria-current',
      'step',
    )
    for (const secret of [asked.Nombre, asked.CedulaRUC, asked.Telefono])
      await expect(page.getByRole('main')).not.toContainText(secret)
    await page.reload()
    await expect(page.getByRole('article', { name: new RegExp(asked.Numero) })).toBeVisible()
    await page.getByRole('button', { name: 'Consultar otra solicitud' }).click()
    await page.reload()
    await expect(field(page, 'Número de la solicitud')).toBeVisible()
    expect(await storedText(page)).not.toContain(asked.Id)
  })

  test('that do not fit together are refused alike, whichever is wrong, and stay typed', async ({
    page,
    problems,
  }) => {
    problems.allow(/404.*seguimiento/)
    const [asked, other] = [await ask(), await ask()]
    await page.goto('/seguimiento')
    for (const [numero, correo] of [
      [asked.Numero, other.Correo],
      [asked.Numero, 'nadie@example.com'],
      ['NAF-YYYYY', asked.Correo],
    ] as const) {
      await lookUp(page, numero, correo)
      await expect(page.getByRole('alert')).toBeFocused()
      await expect(page.getByRole('alert')).toContainText(NOT_FOUND)
      await expect(field(page, 'Correo')).toHaveValue(correo)
    }
    expect(await storedText(page)).not.toContain('naf_visita')
  })
})

test.describe('a message', () => {
  test('whose answer was lost is not typed again, and the team gets it once', async ({ page, problems }) => {
    problems.allow(CONNECTION_LOST)
    const { Id } = await openByNumber(page)
    await page.getByRole('button', { name: 'Responder' }).click()
    await expect(field(page, 'Tu mensaje')).toBeFocused()
    await field(page, 'Tu mensaje').fill('Encontré la factura que faltaba.')
    await loseNextAnswer(page, TRACKING_CALLS.answer)
    await page.getByRole('button', { name: 'Enviar mensaje' }).click()
    await dialog(page, '❌ Error').getByRole('button', { name: 'Seguir escribiendo' }).click()
    await page.reload()
    await expect(field(page, 'Tu mensaje')).toHaveValue('Encontré la factura que faltaba.')
    await page.getByRole('button', { name: 'Enviar mensaje' }).click()
    await dialog(page, '✅ Mensaje enviado').getByRole('button', { name: 'Aceptar' }).click()
    await expect(page.getByRole('listitem').filter({ hasText: 'Encontré la factura' })).toHaveCount(1)
    const { Mensajes, Asesoria } = await caseOf(Id)
    expect(Mensajes).toMatchObject([{ Texto: 'Encontré la factura que faltaba.', Autor: null }])
    expect(Asesoria.PorResponder).toBe(true)
  })
})

test.describe("'Ya no la necesito'", () => {
  test('stands on Cancelar, closes the request once confirmed, and a message opens it again', async ({
    page,
  }) => {
    const { Id } = await openByNumber(page)
    await page.getByRole('button', { name: 'Ya no la necesito' }).click()
    await expect(dialog(page).getByRole('button', { name: 'Cancelar' })).toBeFocused()
    await press(page, 'Enter')
    expect((await caseOf(Id)).Asesoria.Estado).toBe('recibida')
    await page.getByRole('button', { name: 'Ya no la necesito' }).click()
    await dialog(page).getByRole('button', { name: 'Sí, cerrarla' }).click()
    await dialog(page, '✅ Solicitud cerrada').getByRole('button', { name: 'Aceptar' }).click()
    await expect(page.getByText('Nos dijiste que ya no la necesitas.')).toBeVisible()
    expect((await caseOf(Id)).Asesoria).toMatchObject({ Realizada: true, Cierre: 'ya_no_la_necesita' })

    await page.getByRole('button', { name: 'Escribir otra vez' }).click()
    await field(page, 'Tu mensaje').fill('Sí la necesito.')
    await page.getByRole('button', { name: 'Enviar mensaje' }).click()
    await dialog(page, '✅ Mensaje enviado').getByRole('button', { name: 'Aceptar' }).click()
    await expect(page.getByRole('button', { name: 'Ya no la necesito' })).toBeVisible()
    expect((await caseOf(Id)).Asesoria.Realizada).toBe(false)
  })
})

test.describe('an opinion', () => {
  test('is given by the keyboard alone, and can be changed', async ({ page }) => {
    const asked = await ask()
    const token = await apiToken('editor')
    await call(portalApi, api.asesorias.markDone, { params: { id: asked.Id }, token })
    await page.goto('/seguimiento')
    await tabTo(page, field(page, 'Número de la solicitud'))
    await page.keyboard.type(asked.Numero)
    await tabTo(page, field(page, 'Correo'))
    await page.keyboard.type(asked.Correo)
    await press(page, 'Enter')
    await tabTo(page, page.getByRole('radio', { name: '1 · Muy mal' }))
    for (let value = 1; value < 5; value++) await press(page, 'ArrowDown')
    await expect(page.getByRole('radio', { name: '5 · Muy bien' })).toBeChecked()
    await tabTo(page, page.getByRole('button', { name: 'Enviar mi opinión' }))
    await press(page, 'Enter')
    const thanks = dialog(page, '✅ Gracias por tu opinión')
    await expect(thanks.getByRole('button', { name: 'Aceptar' })).toBeFocused()
    await press(page, 'Enter')
    await expect(page.getByText('Nos diste 5 de 5.')).toBeVisible()
    await expect(page.getByRole('heading', { name: 'Tu opinión' })).toBeFocused()
    expect((await caseOf(asked.Id)).Opinion).toMatchObject({ Valor: 5 })
  })

  test('is not asked for when its week is over', async ({ page }) => {
    await openTracked(page, done(-1))
    await expect(page.getByText('El plazo para opinar ya pasó.')).toBeVisible()
    await expect(page.getByRole('button', { name: /opinión/ })).toHaveCount(0)
  })
})

test.describe('the link of a mail', () => {
  test('opens the request without typing, leaves the address, and comes back with a reload', async ({
    page,
  }) => {
    await openTracked(page)
    await expect(page).toHaveURL('/seguimiento')
    await page.reload()
    await expect(page.getByRole('article')).toBeVisible()
  })

  test('is for no search engine: the page says so', async ({ page }) => {
    await page.goto('/seguimiento')
    await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex')
  })
})
