import { api } from '@naf/contract'
import { call } from '../support/api-as.ts'
import { anAsesoria } from '../support/builders.ts'
import { caseInApi, sendRequest } from '../support/data.ts'
import { signIn } from '../support/identity-client.ts'
import { waitForMail } from '../support/mailbox.ts'
import { CONNECTION_LOST, loseNextAnswer } from '../support/network.ts'
import { apiToken, asesoriasFrom, portalApi, proveMailbox, registerThroughApi } from '../support/people.ts'
import { expect, type Portal, test } from '../support/portal.ts'
import { NIGHTLY } from '../tiers.ts'

/** Opens a request that has just been sent by the link of its mail. */
const openNew = async (portal: Portal) => {
  const asked = await sendRequest()
  const [mail] = await waitForMail(asked.correo)
  await portal.open(/\/seguimiento#\S+/.exec(mail?.text ?? '')?.[0] ?? 'no link')
  await expect(portal.page.getByRole('article', { name: new RegExp(asked.numero) })).toBeVisible()
  return asked
}

test.describe('a visitor with a request', () => {
  test('opens it from the mail, says that it is theirs, writes and rates it', async ({ portal }) => {
    const { page, main } = portal
    const asked = await openNew(portal)
    await expect(page).toHaveURL('/seguimiento')
    const step = page.getByRole('list', { name: 'En qué va' }).getByRole('listitem')
    await expect(step.filter({ hasText: 'Recibida' })).toHaveAttribute('aria-current', 'step')
    const { CedulaRUC, Telefono } = anAsesoria()
    for (const secret of [asked.nombre, CedulaRUC, Telefono]) await expect(main).not.toContainText(secret)
    await portal.press('Sí, la pedí yo')
    await expect(page.getByText('Gracias. Confirmaste tu correo.')).toBeFocused()
    await portal.press('Responder')
    await portal.field('Tu mensaje').fill('¿A qué hora me llaman?')
    await portal.press('Enviar mensaje')
    await portal.accept('Mensaje enviado')

    const token = await apiToken('editor')
    await call(portalApi, api.asesorias.markDone, { params: { id: asked.id }, token })
    await portal.reload()
    await portal.byKeys(page.getByRole('radio', { name: '1 · Muy mal' }), ...Array(4).fill('ArrowDown'))
    await portal.byKeys(page.getByRole('button', { name: 'Enviar mi opinión' }), 'Enter')
    await expect(portal.dialog().getByRole('button', { name: 'Aceptar' })).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(page.getByText('Nos diste 5 de 5.')).toBeVisible()
    expect(await caseInApi(asked.id)).toMatchObject({
      Asesoria: { CorreoConfirmado: true },
      Mensajes: [{ Texto: '¿A qué hora me llaman?' }],
      Opinion: { Valor: 5 },
    })
  })

  test('sends a message once although its answer was lost', NIGHTLY, async ({ portal, problems }) => {
    problems.allow(CONNECTION_LOST)
    const { id } = await openNew(portal)
    await portal.press('Responder')
    await expect(portal.field('Tu mensaje')).toBeFocused()
    await portal.field('Tu mensaje').fill('Encontré la factura que faltaba.')
    await loseNextAnswer(portal.page, '**/api/seguimiento/mensajes')
    await portal.press('Enviar mensaje')
    await portal.answer('Error', 'Seguir en el formulario')
    await portal.reload()
    await portal.expectFilled({ 'Tu mensaje': 'Encontré la factura que faltaba.' })
    await portal.press('Enviar mensaje')
    await portal.accept('Mensaje enviado')
    const message = portal.page.getByRole('listitem').filter({ hasText: 'Encontré la factura' })
    await expect(message).toHaveCount(1)
    expect(await caseInApi(id)).toMatchObject({
      Mensajes: [{ Texto: 'Encontré la factura que faltaba.', Autor: null }],
      Asesoria: { PorResponder: true },
    })
  })

  test('cancels it, and reopens it by a message', NIGHTLY, async ({ portal }) => {
    const { id } = await openNew(portal)
    await portal.press('Ya no la necesito')
    await expect(portal.dialog().getByRole('button', { name: 'Cancelar' })).toBeFocused()
    await portal.page.keyboard.press('Enter')
    await expect(portal.dialog()).toBeHidden()
    expect((await caseInApi(id))?.Asesoria.Estado).toBe('recibida')
    await portal.press('Ya no la necesito')
    await portal.press('Sí, cerrarla')
    await portal.accept('Solicitud cerrada')
    await expect(portal.page.getByText('Nos dijiste que ya no la necesitas.')).toBeVisible()
    expect((await caseInApi(id))?.Asesoria).toMatchObject({ Realizada: true, Cierre: 'ya_no_la_necesita' })

    await portal.press('Escribir otra vez')
    await portal.field('Tu mensaje').fill('Sí la necesito.')
    await portal.press('Enviar mensaje')
    await portal.accept('Mensaje enviado')
    await expect(portal.page.getByRole('button', { name: 'Ya no la necesito' })).toBeVisible()
    expect((await caseInApi(id))?.Asesoria.Realizada).toBe(false)
  })
})

test('the link of a mail opens its request where programs have encoded and broken it', async ({
  portal,
  problems,
}) => {
  problems.allow(/status of 404/)
  const { correo, numero } = await sendRequest()
  const [mail] = await waitForMail(correo)
  const [, secret = ''] = /\/seguimiento#(\S+)/.exec(mail?.text ?? '') ?? []
  await portal.open(`/seguimiento%23${secret.slice(0, 30)}%20${secret.slice(30)}`)
  await expect(portal.page.getByRole('article', { name: new RegExp(numero) })).toBeVisible()
  await expect(portal.page).toHaveURL('/seguimiento')
})

test('a registered person answers and closes a request in the own list', NIGHTLY, async ({ portal }) => {
  const { page } = portal
  const person = await registerThroughApi()
  await proveMailbox(person.uid)
  const { token } = await signIn(person.correo, person.password)
  const input = anAsesoria({ Correo: person.correo, UsuarioId: person.uid })
  await call(portalApi, api.asesorias.create, { input, token })
  await portal.open('/dashboard-usuario/asesorias', { as: person })
  await portal.press('Responder')
  await portal.field('Tu mensaje').fill('¿Sirven las facturas de mi hija?')
  await portal.press('Enviar mensaje')
  await portal.accept('Mensaje enviado')
  const card = page.getByRole('article')
  await expect(card.getByRole('listitem').filter({ hasText: '¿Sirven las facturas' })).toContainText('Tú')
  await portal.press('Ya no la necesito')
  await portal.press('Sí, cerrarla')
  await portal.accept('Solicitud cerrada')
  await expect(card).toContainText('Nos dijiste que ya no la necesitas.')
  expect(await asesoriasFrom(person.correo)).toMatchObject([{ Realizada: true }])
})
