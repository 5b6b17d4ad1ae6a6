import { randomUUID } from 'node:crypto'
import { api, IDEMPOTENCY_HEADER, ROL } from '@naf/contract'
import { Timestamp } from 'firebase-admin/firestore'
import { beforeAll, describe, expect, it } from 'vitest'
import { call, type Person, register, uniqueName } from '../support/api-as.ts'
import { anAsesoria } from '../support/builders.ts'
import { withApi, withEveryKind } from '../support/server.ts'
import { storedAsesorias } from '../support/stored-asesorias.ts'

/** What the team knows of a request, says about it and writes to the person. */

const server = withApi()
const people = withEveryKind(server)
const { asesorias, correos } = storedAsesorias(() => server)
let rosa: Person

beforeAll(async () => {
  rosa = await register(server, ROL.EDITOR, { nombre: 'Rosa', apellido: 'Villacís' })
})

type Params = { id: string }

const ask = async (changes = {}): Promise<Params> => {
  const input = anAsesoria({ Correo: `${uniqueName('persona')}@example.com`, ...changes })
  return { id: (await call(server, api.asesorias.create, { input })).body.Id }
}
const withKey = (key: string) => ({ headers: { [IDEMPOTENCY_HEADER]: key } })
const token = () => rosa.token
const annotate = (params: Params, Texto: string, options = {}) =>
  call(server, api.asesorias.addNote, { params, input: { Texto }, token: token(), ...options })
const write = (params: Params, Texto: string, options = {}) =>
  call(server, api.asesorias.addMessage, { params, input: { Texto }, token: token(), ...options })
const read = (params: Params) => call(server, api.asesorias.read, { params, token: token() })
const mailsAbout = async ({ id }: Params) => (await correos().where('about.id', '==', id).get()).docs

describe('a note', () => {
  it('is for the team, with who wrote it, and moves nothing', async () => {
    const params = await ask()
    const { status, body } = await annotate(params, 'No contesta; prefiere después de las 18h.')
    expect([status, body]).toEqual([
      201,
      expect.objectContaining({ Texto: 'No contesta; prefiere después de las 18h.', Autor: 'Rosa Villacís' }),
    ])
    const { body: seen } = await read(params)
    expect(seen.Notas).toEqual([body])
    expect(seen.Asesoria.Estado).toBe('recibida')
    expect(await mailsAbout(params)).toHaveLength(1)
  })

  it('sent again under its key is one; another text under it is refused, and the first stays', async () => {
    const params = await ask()
    const key = withKey(randomUUID())
    const replies = await Promise.all(Array.from({ length: 5 }, () => annotate(params, 'Una vez', key)))
    expect(replies.map(({ status }) => status)).toEqual(Array(5).fill(201))
    expect(await annotate(params, 'Otra cosa', key)).toMatchObject({
      status: 409,
      body: { code: 'idempotency_mismatch' },
    })
    const { Notas, Historial } = (await read(params)).body
    expect(Notas.map(({ Texto }: { Texto: string }) => Texto)).toEqual(['Una vez'])
    expect(Historial.filter(({ Evento }: { Evento: string }) => Evento === 'asesoria.anotada')).toHaveLength(
      1,
    )
  })

  it('is refused to everybody outside the team, and of what is not there', async () => {
    const params = await ask()
    for (const [who, status] of [
      [people.visitor, 401],
      [people.usuario, 403],
    ] as const)
      expect((await annotate(params, 'Hola', { token: who.token })).status).toBe(status)
    expect((await annotate({ id: 'no-existe' }, 'Hola')).status).toBe(404)
    expect((await read(params)).body.Notas).toEqual([])
  })
})

describe('a message of the team', () => {
  it('reaches the person by mail, who can answer to the centre, and begins the request', async () => {
    const params = await ask({ Nombre: 'María Quishpe' })
    await asesorias().doc(params.id).update({ numero: 'NAF-7Q4K', porResponder: true })
    const { body } = await write(params, 'Trae tus facturas de octubre.\n\nTe llamamos el martes.')
    expect(body).toMatchObject({ Autor: 'Rosa Villacís' })
    const { Asesoria, Mensajes } = (await read(params)).body
    expect(Mensajes).toEqual([body])
    expect(Asesoria).toMatchObject({ Estado: 'en_curso', PorResponder: false })

    const mail = (await mailsAbout(params)).find((one) => one.get('tipo') === 'respuesta')
    await server.deliver('correo', String(mail?.id))
    const sent = server.mailbox.messages.at(-1)
    expect(sent).toMatchObject({
      subject: 'Respuesta a tu solicitud NAF-7Q4K - NAF ESPE',
      replyTo: { email: 'naf@naf.test' },
    })
    for (const part of ['Hola, María Quishpe:', 'Trae tus facturas de octubre.', 'Te llamamos el martes.'])
      expect(sent?.text).toContain(part)
    expect(sent?.text).toMatch(new RegExp(`/seguimiento#${params.id}\\.[\\w-]{22}`))
  })

  it('sent again under its key is one message and one mail', async () => {
    const params = await ask()
    const key = withKey(randomUUID())
    await Promise.all(Array.from({ length: 5 }, () => write(params, 'Hola', key)))
    expect((await read(params)).body.Mensajes).toHaveLength(1)
    const mails = await mailsAbout(params)
    expect(mails.filter((mail) => mail.get('tipo') === 'respuesta')).toHaveLength(1)
  })

  it('stands in no log', async () => {
    const params = await ask()
    await write(params, 'palabra-secreta-1')
    await annotate(params, 'palabra-secreta-2')
    const { docs } = await server.firebase.db.collection('bitacora').where('registro', '==', params.id).get()
    expect(JSON.stringify(docs.map((line) => line.data()))).not.toContain('palabra-secreta')
  })

  it('is sent also where its recipient’s cap is reached: no stranger has it sent', async () => {
    const params = await ask()
    for (const text of ['uno', 'dos', 'tres', 'cuatro']) await write(params, text)
    for (const mail of await mailsAbout(params)) await server.deliver('correo', mail.id)
    expect((await mailsAbout(params)).map((mail) => mail.get('status'))).toEqual(Array(5).fill('enviado'))
  })
})

describe('a try to reach the person', () => {
  const contact = (params: Params, Medio: 'llamada' | 'whatsapp') =>
    call(server, api.asesorias.recordContact, { params, input: { Medio }, token: token() })

  it('is on the history and begins the request; a double click is one', async () => {
    const params = await ask()
    const { status, body } = await contact(params, 'llamada')
    expect([status, body]).toEqual([
      201,
      expect.objectContaining({ Evento: 'asesoria.contactada', Quien: 'Rosa Villacís', Detalle: 'llamada' }),
    ])
    expect((await contact(params, 'llamada')).body).toEqual(body)
    await contact(params, 'whatsapp')
    const { Asesoria, Historial } = (await read(params)).body
    expect(Asesoria.Estado).toBe('en_curso')
    expect(Historial.map(({ Evento, Quien }: { Evento: string; Quien: string }) => [Evento, Quien])).toEqual([
      ['asesoria.recibida', null],
      ['asesoria.contactada', 'Rosa Villacís'],
      ['asesoria.contactada', 'Rosa Villacís'],
    ])
  })
})

describe('the mails of a request', () => {
  const resend = (params: Params) =>
    call(server, api.asesorias.resendConfirmation, { params, token: token() })
  const fates = async (params: Params) =>
    (await read(params)).body.Correos.map(({ Estado }: { Estado: string }) => Estado)

  it('show what became of each', async () => {
    const params = await ask()
    expect(await fates(params)).toEqual(['en_espera'])
    const [mail] = await mailsAbout(params)
    await server.deliver('correo', String(mail?.id))
    expect(await fates(params)).toEqual(['enviado'])
    await mail?.ref.update({ status: 'retenido' })
    expect(await fates(params)).toEqual(['no_entregado'])
  })

  it('are sent again once for one click, and not while the first is on its way', async () => {
    const params = await ask()
    expect((await resend(params)).status).toBe(200)
    expect(await mailsAbout(params)).toHaveLength(1)
    const [mail] = await mailsAbout(params)
    await mail?.ref.update({ status: 'fallido' })
    await Promise.all([resend(params), resend(params), resend(params)])
    const mails = await mailsAbout(params)
    expect(mails.map((one) => one.get('status')).sort()).toEqual(['fallido', 'pendiente'])
    expect(new Set(mails.map((one) => one.get('to'))).size).toBe(1)
  })

  it('are sent again some time after they arrived', async () => {
    const params = await ask()
    const [mail] = await mailsAbout(params)
    await mail?.ref.update({ status: 'enviado', createdAt: Timestamp.fromMillis(Date.now() - 11 * 60_000) })
    await resend(params)
    expect(await fates(params)).toEqual(['enviado', 'en_espera'])
  })
})

describe('what colleagues changed', () => {
  const changes = (desde: string) =>
    call(server, api.asesorias.changes, { query: { desde }, token: people.editor.token })
  const now = async () => (await changes(new Date().toISOString())).body.Hasta as string
  const ids = (body: { Asesorias: { Id: string }[] }) => body.Asesorias.map(({ Id }) => Id)
  /** Beyond what is looked at twice. */
  const later = () => new Promise((resolve) => setTimeout(resolve, 3500))

  it('is told without the rest of the list: what is new, changed and deleted', async () => {
    const [untouched, changed, deleted] = [await ask(), await ask(), await ask()]
    await later()
    const desde = await now()
    expect((await changes(desde)).body).toMatchObject({ Completa: true, Asesorias: [], Eliminadas: [] })
    const added = await ask()
    await annotate(changed, 'Una nota')
    await call(server, api.asesorias.delete, { params: deleted, token: token() })
    const { body } = await changes(desde)
    expect(ids(body).sort()).toEqual([added.id, changed.id].sort())
    expect(body.Eliminadas).toEqual([deleted.id])
    expect(ids(body)).not.toContain(untouched.id)
  })

  it('is to be read anew where it is more than anybody follows, or all were deleted', async () => {
    const desde = await now()
    await ask()
    await call(server, api.asesorias.deleteAll, { token: token() })
    expect((await changes(desde)).body).toMatchObject({ Completa: false, Asesorias: [] })
  })

  it('is refused to who does not say since when', async () => {
    const query = { desde: 'ayer' }
    expect((await call(server, api.asesorias.changes, { query, token: token() })).status).toBe(400)
  })
})
