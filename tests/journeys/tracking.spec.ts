import { api } from '@naf/contract'
import { call } from '../support/api-as.ts'
import { anAsesoria } from '../support/builders.ts'
import { caseInApi } from '../support/data.ts'
import { signIn } from '../support/identity-client.ts'
import { waitForMail } from '../support/mailbox.ts'
import { CONNECTION_LOST, loseNextAnswer } from '../support/network.ts'
import { apiToken, asesoriasFrom, portalApi, registerThroughApi } from '../support/people.ts'
import { anAdvice, expect, type Portal, test } from '../support/portal.ts'

/** Sends a request by API; as the staff knows it. */
const ask = async (input = anAdvice().advice, token?: string) => {
  const { status } = await call(portalApi, api.asesorias.create, { input, token })
  expect(status).toBe(201)
  const [stored] = await asesoriasFrom(input.Correo)
  return { ...input, Id: `${stored?.Id}`, Numero: `${stored?.Numero}` }
}

/** The link in the last mail of as many. */
const linkTo = async (correo: string, mails = 1) => {
  const text = (await waitForMail(correo, mails)).at(-1)?.text
  return /\/seguimiento#\S+/.exec(text ?? '')?.[0] ?? 'no link'
}

const articleOf = ({ page }: Portal, { Numero }: { Numero: string }) =>
  page.getByRole('article', { name: new RegExp(Numero) })

/** The page of a request that has just been sent. */
const openNew = async (portal: Portal) => {
  const asked = await ask()
  await portal.open(await linkTo(asked.Correo))
  await expect(articleOf(portal, asked)).toBeVisible()
  return asked
}

test.describe('a visitor with a request', () => {
  test('opens it from the mail, says that it is theirs, writes and rates it', async ({ portal }) => {
    const { page, main } = portal
    const asked = await openNew(portal)
    await expect(page).toHaveURL('/seguimiento')
    const step = page.getByRole('list', { name: 'En qué va' }).getByRole('listitem')
    await expect(step.filter({ hasText: 'Recibida' })).toHaveAttribute('aria-current', 'step')
    for (const secret of [asked.Nombre, asked.CedulaRUC, asked.Telefono])
      await expect(main).not.toContainText(secret)
    await portal.press('Sí, la pedí yo')
    await expect(page.getByText('Gracias. Confirmaste tu correo.')).toBeFocused()
    await portal.press('Responder')
    await portal.field('Tu mensaje').fill('¿A qué hora me llaman?')
    await portal.press('Enviar mensaje')
    await portal.accept('Mensaje enviado')

    const token = await apiToken('editor')
    await call(portalApi, api.asesorias.markDone, { params: { id: asked.Id }, token })
    await portal.reload()
    await portal.byKeys(page.getByRole('radio', { name: '1 · Muy mal' }), ...Array(4).fill('ArrowDown'))
    await portal.byKeys(page.getByRole('button', { name: 'Enviar mi opinión' }), 'Enter')
    await expect(portal.dialog().getByRole('button', { name: 'Aceptar' })).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(page.getByText('Nos diste 5 de 5.')).toBeVisible()
    expect(await caseInApi(asked.Id)).toMatchObject({
      Asesoria: { CorreoConfirmado: true },
      Mensajes: [{ Texto: '¿A qué hora me llaman?' }],
      Opinion: { Valor: 5 },
    })
  })

  test('has the link mailed again by the mail alone, and forgets it', async ({ portal }) => {
    const { page } = portal
    const asked = await ask()
    await linkTo(asked.Correo)
    await portal.open('/seguimiento')
    await portal.fill({ Correo: asked.Correo.toUpperCase() })
    await portal.press('Enviarme el enlace')
    const said = page.getByText('Si hay solicitudes con ese correo, te enviamos sus enlaces.')
    await expect(said).toBeFocused()
    await portal.open(await linkTo(asked.Correo, 2))
    await expect(articleOf(portal, asked)).toBeVisible()
    await portal.press('Consultar otra solicitud')
    await portal.reload()
    await expect(portal.field('Correo')).toBeVisible()
    expect(await portal.storedText()).not.toContain(asked.Id)
  })

  test('of somebody else says so, and the request is closed', async ({ portal, problems }) => {
    problems.allow(/404/)
    const { page } = portal
    const asked = await openNew(portal)
    await portal.press('No fui yo')
    await portal.answer('¿No la pediste tú?', 'No fui yo')
    await expect(page.getByText(/^Gracias por avisarnos/)).toBeFocused()
    await portal.open(await linkTo(asked.Correo))
    await expect(page.getByText(/^Este enlace ya no sirve/)).toBeVisible()
    expect((await caseInApi(asked.Id))?.Asesoria).toMatchObject({ Cierre: 'correo_ajeno', Correo: '' })
  })

  test('sends a message once although its answer was lost', async ({ portal, problems }) => {
    problems.allow(CONNECTION_LOST)
    const { Id } = await openNew(portal)
    await portal.press('Responder')
    await expect(portal.field('Tu mensaje')).toBeFocused()
    await portal.field('Tu mensaje').fill('Encontré la factura que faltaba.')
    await loseNextAnswer(portal.page, '**/api/seguimiento/mensajes')
    await portal.press('Enviar mensaje')
    await portal.answer('Error', 'Seguir escribiendo')
    await portal.reload()
    await portal.expectFilled({ 'Tu mensaje': 'Encontré la factura que faltaba.' })
    await portal.press('Enviar mensaje')
    await portal.accept('Mensaje enviado')
    const message = portal.page.getByRole('listitem').filter({ hasText: 'Encontré la factura' })
    await expect(message).toHaveCount(1)
    expect(await caseInApi(Id)).toMatchObject({
      Mensajes: [{ Texto: 'Encontré la factura que faltaba.', Autor: null }],
      Asesoria: { PorResponder: true },
    })
  })

  test('cancels it, and reopens it by a message', async ({ portal }) => {
    const { Id } = await openNew(portal)
    await portal.press('Ya no la necesito')
    await expect(portal.dialog().getByRole('button', { name: 'Cancelar' })).toBeFocused()
    await portal.page.keyboard.press('Enter')
    await expect(portal.dialog()).toBeHidden()
    expect((await caseInApi(Id))?.Asesoria.Estado).toBe('recibida')
    await portal.press('Ya no la necesito')
    await portal.press('Sí, cerrarla')
    await portal.accept('Solicitud cerrada')
    await expect(portal.page.getByText('Nos dijiste que ya no la necesitas.')).toBeVisible()
    expect((await caseInApi(Id))?.Asesoria).toMatchObject({ Realizada: true, Cierre: 'ya_no_la_necesita' })

    await portal.press('Escribir otra vez')
    await portal.field('Tu mensaje').fill('Sí la necesito.')
    await portal.press('Enviar mensaje')
    await portal.accept('Mensaje enviado')
    await expect(portal.page.getByRole('button', { name: 'Ya no la necesito' })).toBeVisible()
    expect((await caseInApi(Id))?.Asesoria.Realizada).toBe(false)
  })
})

test.describe('a registered person', () => {
  test('answers and closes a request in the own list', async ({ portal }) => {
    const { page } = portal
    const [person, other] = [await registerThroughApi(), await registerThroughApi()]
    for (const [who, TipoServicio] of [
      [person, 'Gastos personales'],
      [person, 'Facturación electrónica'],
      [other, 'Actualización de RUC'],
    ] as const) {
      const { token } = await signIn(who.correo, who.password)
      await ask(anAsesoria({ Correo: who.correo, UsuarioId: who.uid, TipoServicio }), token)
    }
    await portal.open('/dashboard-usuario/inicio', { as: person })
    const latest = page.getByRole('region', { name: 'Mis asesorías' })
    await expect(latest).toContainText('Facturación electrónica')
    await portal.follow('Ver mis 2 asesorías', latest)
    await expect(page.getByRole('article')).toHaveCount(2)
    await expect(portal.main).not.toContainText('Actualización de RUC')

    const card = page.getByRole('article', { name: /^Gastos personales/ })
    await portal.press('Responder', card)
    await portal.field('Tu mensaje').fill('¿Sirven las facturas de mi hija?')
    await portal.press('Enviar mensaje', card)
    await portal.accept('Mensaje enviado')
    await expect(card.getByRole('listitem').filter({ hasText: '¿Sirven las facturas' })).toContainText('Tú')
    await portal.press('Ya no la necesito', card)
    await portal.press('Sí, cerrarla')
    await portal.accept('Solicitud cerrada')
    await expect(card).toContainText('Nos dijiste que ya no la necesitas.')
    const own = await asesoriasFrom(person.correo)
    expect(own.map(({ TipoServicio, Realizada }) => [TipoServicio, Realizada])).toEqual([
      ['Facturación electrónica', false],
      ['Gastos personales', true],
    ])
  })
})
