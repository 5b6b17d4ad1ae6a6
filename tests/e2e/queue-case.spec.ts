import { api } from '@naf/contract'
import { call } from '../support/api-as.ts'
import { expectAccessible } from '../support/e2e/axe.ts'
import { dialog } from '../support/e2e/dialogs.ts'
import { DEMO } from '../support/e2e/people.ts'
import { openPane, openQueueOf, queueRow } from '../support/e2e/queue.ts'
import { aName, requestInApi, storeRequest } from '../support/e2e/requests.ts'
import { bringSession } from '../support/e2e/roles.ts'
import { apiToken, firebase, portalApi } from '../support/e2e/server-side.ts'
import { DESKTOP, expectToast, LIST_PATH, PHONE } from '../support/e2e/staff-list.ts'
import { expect, test } from '../support/e2e/test.ts'

/** One request, beside the queue and on its own page. */

test.use({ viewport: DESKTOP })

test('staff takes a request on, notes, hands it over, closes it and opens it again', async ({ page }) => {
  const ciudad = aName('Ciudad')
  const { id, nombre } = await storeRequest({ ciudad, telefono: '0991234567', medioContacto: 'WhatsApp' })
  await openQueueOf(page, 'editor', ciudad)
  const pane = await openPane(page, nombre)
  await expectAccessible(page, 'a request beside the queue')
  await expect(pane.getByRole('link', { name: /^WhatsApp/ })).toHaveAttribute(
    'href',
    /^https:\/\/wa\.me\/593991234567\?text=Hola/,
  )

  await pane.getByRole('button', { name: /La atiendo yo/ }).click()
  await expect.poll(async () => (await requestInApi(id))?.Estado).toBe('en_curso')
  await expect(queueRow(page, nombre)).toContainText('En curso')

  await pane.getByRole('textbox', { name: 'Nueva nota' }).fill('No contesta: después de las 18h.')
  await pane.getByRole('button', { name: 'Agregar nota' }).click()
  await expectToast(page, 'Nota agregada')
  await expect(pane.getByRole('region', { name: 'Notas del equipo' })).toContainText(
    'No contesta: después de las 18h.',
  )

  const attends = pane.getByRole('combobox', { name: 'Atiende' })
  await attends.selectOption('Nadie todavía')
  await expect.poll(async () => (await requestInApi(id))?.Atiende).toBeNull()

  await pane.getByRole('combobox', { name: 'Estado' }).selectOption('Cerrar: sin respuesta')
  await expect.poll(() => requestInApi(id)).toMatchObject({ Realizada: true, Cierre: 'sin_respuesta' })
  await pane.getByRole('button', { name: 'Volver a abrir' }).click()
  const why = dialog(page, 'Volver a abrir la asesoría')
  await why.getByRole('textbox', { name: 'Motivo (opcional)' }).fill('Llamó después')
  await why.getByRole('button', { name: 'Volver a abrir' }).click()
  await expect.poll(() => requestInApi(id)).toMatchObject({ Realizada: false, Cierre: null })
  await expect(pane.getByRole('region', { name: 'Historial' })).toContainText(
    'la volvió a abrir: Llamó después',
  )
})

test('the second of two people is told who was quicker, and loses nothing', async ({ page, problems }) => {
  problems.allow(/409.*asesorias\/atiende/)
  const ciudad = aName('Ciudad')
  const { id, nombre } = await storeRequest({ ciudad })
  await openQueueOf(page, 'editor', ciudad)
  const pane = await openPane(page, nombre)
  await pane.getByRole('textbox', { name: 'Nueva nota' }).fill('Ya la llamo yo')
  const token = await apiToken('admin')
  // One of the demo's: whom others make staff for a moment may be gone by now.
  const { uid } = await firebase.auth.getUserByEmail(DEMO.admin.correo)
  const input = { Desde: null, Uid: uid }
  await call(portalApi, api.asesorias.assign, { token, params: { id }, input })
  await pane.getByRole('button', { name: /La atiendo yo/ }).click()
  const told = dialog(page, 'La asesoría cambió mientras la veías')
  await expect(told).toBeVisible()
  await told.getByRole('button', { name: 'Aceptar' }).click()
  await expect(pane.getByRole('combobox', { name: 'Atiende' })).toHaveValue(uid)
  await expect(pane.getByRole('textbox', { name: 'Nueva nota' })).toHaveValue('Ya la llamo yo')
})

for (const [screen, viewport] of Object.entries({ 'a desktop': DESKTOP, 'a phone': PHONE }))
  test(`a link to a request shows it on a page of its own on ${screen}, and answers by mail from there`, async ({
    page,
  }) => {
    await page.setViewportSize(viewport)
    const { id, nombre } = await storeRequest()
    await bringSession(page, 'admin')
    await page.goto(`/dashboard-editor/ver-asesorias/${id}`)
    await expect(page).toHaveURL(`${LIST_PATH('admin')}/${id}`)
    await expect(page.getByRole('heading', { level: 1, name: nombre })).toBeVisible()
    await page
      .getByRole('textbox', { name: 'Responder por correo' })
      .fill('Hola. Necesitamos una copia de tu RUC.')
    await page.getByRole('button', { name: 'Enviar respuesta' }).dblclick()
    await expectToast(page, 'Respuesta enviada')
    await expect(
      page.getByRole('region', { name: 'Mensajes' }).getByText('Necesitamos una copia de tu RUC.'),
    ).toHaveCount(1)
    await expectAccessible(page, 'a request on its own page')
  })

test('one that does not exist is said to be missing', async ({ page, problems }) => {
  problems.allow(/404.*asesorias\/ver/)
  await bringSession(page, 'editor')
  await page.goto(`${LIST_PATH('editor')}/no-existe`)
  await expect(page.getByText('No se pudo encontrar la asesoría')).toBeVisible()
  await page.getByRole('link', { name: 'Volver a la lista' }).click()
  await expect(page).toHaveURL(LIST_PATH('editor'))
})

test('a request is deleted from its own page, which leads to the list as it was; the bin has it', async ({
  page,
}) => {
  await page.setViewportSize(PHONE)
  const ciudad = aName('Ciudad')
  const first = await storeRequest({ ciudad })
  const second = await storeRequest({ ciudad })
  await openQueueOf(page, 'editor', ciudad)
  await queueRow(page, first.nombre).getByRole('link').click()
  await expect(page.getByRole('heading', { level: 1, name: first.nombre })).toBeVisible()
  await page.getByRole('button', { name: /^Eliminar / }).click()
  const question = dialog(page, '¿Estás seguro?')
  await expect(question).toContainText(first.nombre)
  await question.getByRole('button', { name: 'Cancelar' }).click()
  expect(await requestInApi(first.id)).toBeDefined()

  await page.getByRole('button', { name: /^Eliminar / }).click()
  await question.getByRole('button', { name: 'Sí, eliminar' }).click()
  await expectToast(page, 'Asesoría eliminada')
  await expect(page).toHaveURL(`${LIST_PATH('editor')}?q=${encodeURIComponent(ciudad)}`)
  await expect(queueRow(page, second.nombre)).toBeVisible()
  await expect(queueRow(page, first.nombre)).toHaveCount(0)
  expect(await requestInApi(first.id)).toBeUndefined()
  const { body } = await call(portalApi, api.papelera.list, { token: await apiToken('admin') })
  expect(JSON.stringify(body)).toContain(first.id)
})
