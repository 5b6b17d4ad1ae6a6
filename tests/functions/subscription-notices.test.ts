import { api, VERSION_COMUNICACIONES } from '@naf/contract'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { call } from '../support/api-as.ts'
import { contentCalls } from '../support/content-kinds.ts'
import { signIn } from '../support/identity-client.ts'
import { failMail } from '../support/mailbox.ts'
import { withApi, withEveryKind } from '../support/server.ts'
import { subscriptions } from '../support/subscriptions.ts'

/** That readers are told of a bulletin: all of them, once, and what became of it: docs/decisions/subscriptions.md. */

const server = withApi()
const people = withEveryKind(server)
const { agreeing, aReader, choose, deliver, follow, notices, oneClick, publish, stored } =
  subscriptions(server)
const boletines = contentCalls(() => server, 'boletines')
const DAY_MS = 24 * 60 * 60_000

const token = () => people.editor.token
const notify = (id: string, who = token()) =>
  call(server, api.suscripciones.notify, { params: { id }, token: who })
const read = async (id: string) =>
  (await call(server, api.suscripciones.readNotice, { params: { id }, token: token() })).body
/** As the platform does: the event is followed, and each mail delivered. */
const tell = async (id: string): Promise<void> => {
  expect((await notify(id)).status).toBe(201)
  await follow('boletin.avisado', id)
}
const deliverAll = async (id: string) => deliver((await notices(id)).map((mail) => mail.id))
const sentTo = (correo: string) => server.mailbox.messages.filter(({ to }) => to[0]?.email === correo)
const unsubscribeUrlOf = (correo: string) =>
  /^<(\S+)>$/.exec(sentTo(correo).at(-1)?.headers['List-Unsubscribe'] ?? '')?.[1] ?? ''

beforeEach(async () => {
  const { db } = server.firebase
  for (const name of ['suscripciones', 'avisos', 'correos']) await db.recursiveDelete(db.collection(name))
  const agreed = await db.collection('users').where('comunicaciones.acepta', '==', true).get()
  for (const { ref } of agreed.docs) await ref.delete()
  await fetch(`${server.mailbox.url}/messages`, { method: 'DELETE' })
})
afterEach(() => failMail(undefined, server.mailbox.url))

describe('staff tells the readers of a bulletin', () => {
  it('each address once: who subscribed, and accounts that agreed and have proven their mailbox', async () => {
    const reader = await aReader()
    const both = await agreeing()
    await aReader(both.correo)
    const account = await agreeing()
    const unproven = await agreeing(false)
    const id = await publish(token(), {
      titulo: 'Devolución del IVA',
      descripcion: 'Quiénes pueden pedirla.',
    })
    expect(await read(id)).toEqual({ Lectores: 3, Aviso: null })

    await tell(id)
    await deliverAll(id)
    expect([reader, both, account].map(({ correo }) => sentTo(correo).length)).toEqual([1, 1, 1])
    expect(sentTo(unproven.correo)).toEqual([])
    const [mail] = sentTo(reader.correo)
    expect(mail?.subject).toBe('Nuevo boletín: Devolución del IVA - NAF ESPE')
    expect(mail?.text).toContain('Quiénes pueden pedirla.')
    expect(mail?.text).toContain(`http://127.0.0.1:5000/boletines/${id}`)
    expect(mail?.text).toContain(`/suscripcion#${reader.enlace}.${id}`)
    expect(mail?.headers).toMatchObject({
      'List-Unsubscribe': `<http://127.0.0.1:5000/api/suscripciones/baja/${id}/${reader.enlace.replace('.', '/')}>`,
      'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
    })
    expect((await read(id)).Aviso).toMatchObject({ Lectores: 3, Enviados: 3, Fallidos: 0, Bajas: 0 })
  })

  it('once: a second time, also at the same moment, is refused', async () => {
    const reader = await aReader()
    const id = await publish(token())
    const outcomes = await Promise.all([notify(id), notify(id), notify(id)])
    expect(outcomes.map(({ status }) => status).sort()).toEqual([201, 409, 409])
    expect(await notify(id)).toMatchObject({ status: 409, body: { code: 'already_notified' } })
    await follow('boletin.avisado', id)
    await follow('boletin.avisado', id)
    await deliverAll(id)
    await deliverAll(id)
    expect(sentTo(reader.correo)).toHaveLength(1)
  })

  it.each([{ estado: 'borrador' }, { estado: 'archivado' }])(
    'and not of one that is $estado',
    async (publication) => {
      await aReader()
      const id = await publish(token(), publication)
      expect(await notify(id)).toMatchObject({ status: 409, body: { code: 'not_notifiable' } })
      expect(await read(id)).toEqual({ Lectores: 1, Aviso: null })
      await boletines.edit(id, token(), { changes: { estado: 'publicado' } })
      expect((await notify(id)).status).toBe(201)
    },
  )

  it('and nobody where there is nobody, so that it can be done when there is', async () => {
    const id = await publish(token())
    expect(await notify(id)).toMatchObject({ status: 409, body: { code: 'not_notifiable' } })
    await aReader()
    expect((await notify(id)).status).toBe(201)
  })

  it('whose deletion ends it: what was not sent is sent no more', async () => {
    const reader = await aReader()
    const id = await publish(token())
    await tell(id)
    await boletines.delete(id, token())
    await follow('boletin.eliminado', id)
    expect(await notices(id)).toEqual([])
    expect(sentTo(reader.correo)).toEqual([])
    expect((await notify(id)).status).toBe(404)
  })
})

describe('a reader', () => {
  it('unsubscribes with one click, without a session, and is counted', async () => {
    const [reader, other] = [await aReader(), await aReader()]
    const id = await publish(token())
    await tell(id)
    await deliverAll(id)
    for (const _ of [1, 2]) expect((await oneClick(unsubscribeUrlOf(reader.correo))).status).toBe(200)
    expect(await stored(reader.correo)).toMatchObject({ acepta: false })
    expect(await stored(other.correo)).toMatchObject({ acepta: true })
    expect(await read(id)).toMatchObject({ Lectores: 1, Aviso: { Enviados: 2, Bajas: 1 } })
  })

  it('with an account alone does so likewise, and the profile says so', async () => {
    const person = await agreeing()
    const id = await publish(token())
    await tell(id)
    await deliverAll(id)
    expect((await oneClick(unsubscribeUrlOf(person.correo))).status).toBe(200)
    const said = await call(server, api.users.readComunicaciones, {
      params: { uid: person.uid },
      token: person.token,
    })
    expect(said.body).toMatchObject({ Acepta: false })
    expect((await read(id)).Lectores).toBe(0)
  })

  it('who ends it before the mail goes out gets none, by the link or in the profile', async () => {
    const reader = await aReader()
    const person = await agreeing()
    const id = await publish(token())
    await tell(id)
    await choose(reader.enlace, false)
    const { token: proven } = await signIn(person.correo)
    await call(server, api.users.updateComunicaciones, {
      params: { uid: person.uid },
      token: proven,
      input: { acepta: false, version: VERSION_COMUNICACIONES },
    })
    await deliverAll(id)
    expect([...sentTo(reader.correo), ...sentTo(person.correo)]).toEqual([])
    expect(await read(id)).toMatchObject({ Lectores: 0, Aviso: { Lectores: 2, Enviados: 0, Fallidos: 0 } })
  })

  it('whose account is deleted leaves nothing behind', async () => {
    const person = await agreeing()
    const id = await publish(token())
    await tell(id)
    await call(server, api.users.delete, { params: { id: person.uid }, token: people.admin.token })
    expect([await stored(person.correo), await notices(id)]).toEqual([undefined, []])
  })

  it('whose link is made up unsubscribes nobody', async () => {
    const { correo, enlace } = await aReader()
    const [lector] = enlace.split('.')
    expect((await oneClick(`/api/suscripciones/baja/b/${lector}/${'x'.repeat(22)}`)).status).toBe(404)
    expect(await stored(correo)).toMatchObject({ acepta: true })
  })

  it('whom the mail service refuses by the address is taken out, and not where it refuses the portal', async () => {
    const [gone, reader] = [await aReader(), await aReader()]
    const id = await publish(token())
    await tell(id)
    const field = 'personalizations.0.to.0.email'
    await failMail({ status: 400, to: gone.correo, field }, server.mailbox.url)
    await deliverAll(id)
    expect(await stored(gone.correo)).toMatchObject({ devuelta: true })
    expect(await read(id)).toMatchObject({ Lectores: 1, Aviso: { Lectores: 2, Enviados: 1, Fallidos: 1 } })

    const next = await publish(token())
    await tell(next)
    await failMail({ status: 403, to: reader.correo }, server.mailbox.url)
    await deliverAll(next)
    expect(await stored(reader.correo)).not.toMatchObject({ devuelta: true })
    expect(await read(next)).toMatchObject({ Lectores: 1, Aviso: { Enviados: 0, Fallidos: 1 } })
  })
})

describe('after three months', () => {
  it('the mails are erased with their addresses, and what became of them stays', async () => {
    const reader = await aReader()
    const id = await publish(token())
    await tell(id)
    await deliverAll(id)
    await server.run('papelera', new Date(Date.now() + 89 * DAY_MS))
    expect(await notices(id)).toHaveLength(1)
    await server.run('papelera', new Date(Date.now() + 91 * DAY_MS))
    expect(await notices(id)).toEqual([])
    expect((await read(id)).Aviso).toMatchObject({ Lectores: 1, Enviados: 1, Bajas: 0 })
    expect((await notify(id)).status).toBe(409)
    expect((await oneClick(unsubscribeUrlOf(reader.correo))).status).toBe(200)
    expect(await stored(reader.correo)).toMatchObject({ acepta: false })
  })
})
