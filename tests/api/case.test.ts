import { randomUUID } from 'node:crypto'
import { api, IDEMPOTENCY_HEADER, ROL } from '@naf/contract'
import { Timestamp } from 'firebase-admin/firestore'
import { beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { call, type Person, register, uniqueName } from '../support/api-as.ts'
import { anAsesoria } from '../support/builders.ts'
import { withApi, withEveryKind } from '../support/server.ts'

const server = withApi()
const people = withEveryKind(server)
const collection = (name: string) => server.firebase.db.collection(name)
let rosa: Person

beforeAll(async () => {
  rosa = await register(server, ROL.EDITOR, { nombre: 'Rosa', apellido: 'Villacís' })
})
beforeEach(async () => {
  for (const name of ['asesorias', 'correos', 'papelera'])
    await server.firebase.db.recursiveDelete(collection(name))
  await fetch(`${server.mailbox.url}/messages`, { method: 'DELETE' })
})

type Params = { id: string }

const ask = async (changes = {}): Promise<Params> => {
  const input = anAsesoria({ Correo: `${uniqueName('persona')}@example.com`, ...changes })
  return { id: (await call(server, api.asesorias.create, { input })).body.Id }
}
const withKey = () => ({ headers: { [IDEMPOTENCY_HEADER]: randomUUID() } })
const token = () => rosa.token
const annotate = (params: Params, Texto: string, options = {}) =>
  call(server, api.asesorias.addNote, { params, input: { Texto }, token: token(), ...options })
const write = (params: Params, Texto: string, options = {}) =>
  call(server, api.asesorias.addMessage, { params, input: { Texto }, token: token(), ...options })
const read = (params: Params) => call(server, api.asesorias.read, { params, token: token() })
const mark = (params: Params) => call(server, api.asesorias.markDone, { params, token: token() })
const undo = (params: Params) => call(server, api.asesorias.reopen, { params, input: {}, token: token() })
const mailsAbout = async ({ id }: Params) =>
  (await collection('correos').where('about.id', '==', id).get()).docs
const sent = () => server.mailbox.messages.map(({ subject }) => subject)

describe('a note', () => {
  it('is for the team, with who wrote it, and moves and mails nothing', async () => {
    const params = await ask()
    const { status, body } = await annotate(params, 'No contesta; prefiere después de las 18h.')
    expect([status, body.Autor]).toEqual([201, 'Rosa Villacís'])
    const { body: seen } = await read(params)
    expect([seen.Notas, seen.Asesoria.Estado]).toEqual([[body], 'recibida'])
    expect(await mailsAbout(params)).toHaveLength(1)
  })

  it('sent again under its key is one; another text under it is refused, and the first stays', async () => {
    const [params, key] = [await ask(), withKey()]
    const replies = await Promise.all(Array.from({ length: 5 }, () => annotate(params, 'Una vez', key)))
    expect(replies.map(({ status }) => status)).toEqual(Array(5).fill(201))
    expect(await annotate(params, 'Otra cosa', key)).toMatchObject({
      status: 409,
      body: { code: 'idempotency_mismatch' },
    })
    const { Notas, Historial } = (await read(params)).body
    expect(Notas).toMatchObject([{ Texto: 'Una vez' }])
    expect(Historial.filter(({ Evento }: { Evento: string }) => Evento === 'asesoria.anotada')).toHaveLength(
      1,
    )
  })
})

describe('a message of the team', () => {
  it('reaches the person by mail, who can answer to the centre, and begins the request', async () => {
    const params = await ask({ Nombre: 'María Quishpe' })
    await collection('asesorias').doc(params.id).update({ numero: 'NAF-7Q4K', porResponder: true })
    const { body } = await write(params, 'Trae tus facturas de octubre.\n\nTe llamamos el martes.')
    expect(body).toMatchObject({ Autor: 'Rosa Villacís' })
    const { Asesoria, Mensajes } = (await read(params)).body
    expect(Mensajes).toEqual([body])
    expect(Asesoria).toMatchObject({ Estado: 'en_curso', PorResponder: false })

    const mail = (await mailsAbout(params)).find((one) => one.get('tipo') === 'respuesta')
    await server.deliver(String(mail?.id))
    const [message] = server.mailbox.messages
    expect(message).toMatchObject({
      subject: 'Respuesta a tu solicitud NAF-7Q4K - NAF ESPE',
      replyTo: { email: 'naf@naf.test' },
    })
    for (const part of ['Hola, María Quishpe:', 'Trae tus facturas de octubre.', 'Te llamamos el martes.'])
      expect(message?.text).toContain(part)
    expect(message?.text).toMatch(new RegExp(`/seguimiento#${params.id}\\.[\\w-]{22}`))
  })

  it('is sent also where the cap of a typed address is reached: no stranger has it sent', async () => {
    const params = await ask()
    for (const text of ['uno', 'dos', 'tres', 'cuatro']) await write(params, text)
    for (const mail of await mailsAbout(params)) await server.deliver(mail.id)
    expect((await mailsAbout(params)).map((mail) => mail.get('status'))).toEqual(Array(5).fill('enviado'))
  })
})

describe('a try to reach the person', () => {
  it('is on the history and begins the request; a double click is one', async () => {
    const params = await ask()
    const contact = (Medio: 'llamada' | 'whatsapp') =>
      call(server, api.asesorias.recordContact, { params, input: { Medio }, token: token() })
    const { status, body } = await contact('llamada')
    expect(status).toBe(201)
    expect(body).toMatchObject({ Evento: 'asesoria.contactada', Quien: 'Rosa Villacís', Detalle: 'llamada' })
    expect((await contact('llamada')).body).toEqual(body)
    await contact('whatsapp')
    const { Asesoria, Historial } = (await read(params)).body
    expect(Asesoria.Estado).toBe('en_curso')
    expect(Historial.map(({ Detalle }: { Detalle: string }) => Detalle)).toEqual(['', 'llamada', 'whatsapp'])
  })
})

describe('the confirmation of a request', () => {
  const resend = (params: Params) =>
    call(server, api.asesorias.resendConfirmation, { params, token: token() })
  const fates = async (params: Params) =>
    (await read(params)).body.Correos.map(({ Estado }: { Estado: string }) => Estado)

  it('shows what became of it', async () => {
    const params = await ask()
    expect(await fates(params)).toEqual(['en_espera'])
    const [mail] = await mailsAbout(params)
    await server.deliver(String(mail?.id))
    expect(await fates(params)).toEqual(['enviado'])
    await mail?.ref.update({ status: 'retenido' })
    expect(await fates(params)).toEqual(['no_entregado'])
  })

  it('is sent again once for one click: not while it is on its way, nor at once after it arrived', async () => {
    const params = await ask()
    expect((await resend(params)).status).toBe(200)
    const [mail] = await mailsAbout(params)
    await mail?.ref.update({ status: 'enviado' })
    await resend(params)
    expect(await mailsAbout(params)).toHaveLength(1)
    await mail?.ref.update({ status: 'fallido' })
    await Promise.all([resend(params), resend(params), resend(params)])
    const mails = await mailsAbout(params)
    expect(mails.map((one) => one.get('status')).sort()).toEqual(['fallido', 'pendiente'])
    expect(new Set(mails.map((one) => one.get('to'))).size).toBe(1)
    const arrived = { status: 'enviado', createdAt: Timestamp.fromMillis(Date.now() - 11 * 60_000) }
    for (const one of mails) await one.ref.update(arrived)
    await resend(params)
    expect((await fates(params)).sort()).toEqual(['en_espera', 'enviado', 'enviado'])
  })
})

describe('the e-mail of a request', () => {
  const correct = (params: Params, Correo: string, token = rosa.token) =>
    call(server, api.asesorias.correctMail, { params, input: { Correo }, token })
  const linkIn = async (correo: string) => {
    const [mail] = await server.mailsTo(correo)
    return /\/seguimiento#(\S+)/.exec(mail?.text ?? '')?.[1] ?? ''
  }
  const open = (Enlace: string) => call(server, api.seguimiento.open, { input: { Enlace } })

  it('that was mistyped is corrected once: the old link ends, and the right mailbox gets another', async () => {
    const [wrong, right] = ['ana@gmial.com', `${uniqueName('ana')}@example.com`]
    const params = await ask({ Correo: wrong })
    const old = await linkIn(wrong)
    const replies = await Promise.all(
      Array.from({ length: 4 }, () => correct(params, ` ${right.toUpperCase()}`)),
    )
    expect(replies.map(({ status, body }) => [status, body.Correo])).toEqual(Array(4).fill([200, right]))
    expect((await open(old)).status).toBe(404)
    expect((await open(await linkIn(right))).body.Asesoria.TipoServicio).toBe('Declaraciones tributarias')
    expect(await server.mailsTo(right)).toHaveLength(1)
    const { Historial } = (await read(params)).body
    expect(Historial.slice(1)).toMatchObject([
      { Evento: 'asesoria.corregida', Quien: 'Rosa Villacís', Detalle: '' },
    ])
    const listed = await call(server, api.asesorias.list, { query: { buscar: right }, token: token() })
    expect(listed.body).toMatchObject([{ Id: params.id }])
  })

  it('gets no mail any more that waited for the wrong address', async () => {
    const wrong = `${uniqueName('ana')}@example.com`
    const params = await ask({ Correo: wrong })
    await write(params, 'Trae tus facturas.')
    await correct(params, 'ana.correcta@example.com')
    expect(await server.mailsTo(wrong)).toEqual([])
  })

  it('opens a request that the reader of the wrong mailbox disowned, once it is corrected', async () => {
    const [wrong, right] = ['ana@gmial.com', `${uniqueName('ana')}@example.com`]
    const params = await ask({ Correo: wrong })
    await call(server, api.seguimiento.disown, { input: { Enlace: await linkIn(wrong) } })
    expect((await write(params, 'Hola')).status).toBe(409)
    const corrected = { Correo: right, CorreoConfirmado: false, Estado: 'recibida', Cierre: null }
    expect((await correct(params, right)).body).toMatchObject(corrected)
    expect((await write(params, 'Hola')).status).toBe(201)
    expect(await server.mailsTo(right)).toHaveLength(2)
  })

  it('stays once it is confirmed, and is corrected by the team alone', async () => {
    const correo = `${uniqueName('ana')}@example.com`
    const params = await ask({ Correo: correo })
    await call(server, api.seguimiento.confirm, { input: { Enlace: await linkIn(correo) } })
    const before = (await read(params)).body
    expect(await correct(params, 'otra@example.com')).toMatchObject({
      status: 409,
      body: { code: 'changed_meanwhile' },
    })
    for (const wrong of ['', 'ana', 'ana@']) expect((await correct(params, wrong)).status).toBe(400)
    expect((await correct(params, 'otra@example.com', people.usuario.token)).status).toBe(403)
    expect((await read(params)).body).toEqual(before)
  })
})

describe('the mail that a request is done', () => {
  const closing = ({ id }: Params) => collection('correos').doc(`cierre-${id}`)
  const letItCome = (params: Params) =>
    closing(params).update({ sendAfter: Timestamp.fromMillis(Date.now() - 1) })
  const sendWhatIsDue = () => server.run('envios')
  const sendAfter = async (minutes: number) => {
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + minutes * 60_000 })
    await Promise.all([sendWhatIsDue(), sendWhatIsDue()]).finally(() => vi.useRealTimers())
  }

  it('waits ten minutes, is sent once and asks for an opinion', async () => {
    const params = await ask({ Nombre: 'María Quishpe' })
    await mark(params)
    await server.deliver(closing(params).id)
    await sendWhatIsDue()
    expect(sent()).toEqual([])
    await sendAfter(9)
    expect(sent()).toEqual([])
    await sendAfter(11)
    await sendAfter(12)
    const { Numero } = (await read(params)).body.Asesoria
    expect(sent()).toEqual([`Tu asesoría quedó realizada (${Numero}) - NAF ESPE`])
    const text = server.mailbox.messages[0]?.text
    expect(text).toContain('Hola, María Quishpe:')
    expect(text).toMatch(new RegExp(`/seguimiento#${params.id}\\.[\\w-]{22}`))
  })

  it('is undone with the mark; a mark, its undoing and a mark send one', async () => {
    const params = await ask()
    await mark(params)
    await undo(params)
    expect((await closing(params).get()).exists).toBe(false)
    await mark(params)
    await letItCome(params)
    await sendWhatIsDue()
    await undo(params)
    await mark(params)
    await sendWhatIsDue()
    expect(sent()).toHaveLength(1)
  })

  it('says how to write again where the person was not reached, and is none for a duplicate', async () => {
    const close = (params: Params, Cierre: string) =>
      call(server, api.asesorias.changeState, {
        params,
        input: { Desde: 'recibida', Estado: 'realizada', Cierre } as never,
        token: token(),
      })
    const [unreached, duplicate] = [await ask(), await ask()]
    await close(unreached, 'sin_respuesta')
    await letItCome(unreached)
    await close(duplicate, 'duplicada')
    await sendWhatIsDue()
    const { Numero } = (await read(unreached)).body.Asesoria
    expect(sent()).toEqual([`Cerramos tu solicitud (${Numero}) - NAF ESPE`])
    expect(server.mailbox.messages[0]?.text).not.toContain('opinión')
    expect((await closing(duplicate).get()).exists).toBe(false)
  })
})

describe('the mail of what colleagues gave', () => {
  const give = (params: Params, by: Person) =>
    call(server, api.asesorias.assign, { params, input: { Desde: null, Uid: rosa.uid }, token: by.token })
  const digests = async () =>
    (await collection('correos').where('about.id', '==', rosa.uid).get()).docs.map((mail) =>
      mail.get('subject'),
    )
  const run = (days = 0) => server.run('resumen', new Date(Date.now() + days * 24 * 60 * 60_000))

  it('is sent once a day and names all new requests', async () => {
    await give(await ask(), people.editor)
    await give(await ask({ Ciudad: 'Latacunga' }), people.admin)
    await Promise.all([run(), run()])
    await run()
    expect(await digests()).toEqual(['Tienes 2 asesorías nuevas a tu cargo - NAF ESPE'])
    const { docs } = await collection('correos').where('about.id', '==', rosa.uid).get()
    await server.deliver(String(docs[0]?.id))
    expect(server.mailbox.messages[0]?.text).toContain('Latacunga')
    await give(await ask(), people.editor)
    await run()
    expect(await digests()).toHaveLength(1)
    await run(1)
    await run(2)
    expect(await digests()).toHaveLength(2)
    expect(await digests()).toContain('Tienes una asesoría nueva a tu cargo - NAF ESPE')
  })

  it('names a city only if it is a canton: no typed text becomes a link', async () => {
    await give(await ask({ Ciudad: 'Cobra tu premio en evil.com' }), people.editor)
    await give(await ask({ Ciudad: 'evil.com, Ambato' }), people.editor)
    await run()
    const { docs } = await collection('correos').where('about.id', '==', rosa.uid).get()
    await server.deliver(String(docs[0]?.id))
    const { text, html } = server.mailbox.messages[0] ?? {}
    expect(text).toContain('Declaraciones tributarias · Ambato')
    expect(`${text}${html}`).not.toMatch(/evil|premio/)
  })
})

describe('what colleagues changed', () => {
  const changes = (desde: string) => call(server, api.asesorias.changes, { query: { desde }, token: token() })
  /** As if it had happened before what is looked at twice. */
  const age = (params: Params) =>
    collection('asesorias')
      .doc(params.id)
      .update({ fechaActualizacion: Timestamp.fromMillis(Date.now() - 60_000) })

  it('is told without the rest of the list: what is new, changed and deleted', async () => {
    const [untouched, changed, deleted] = [await ask(), await ask(), await ask()]
    for (const params of [untouched, changed, deleted]) await age(params)
    const desde = (await changes(new Date().toISOString())).body.Hasta
    expect((await changes(desde)).body).toMatchObject({ Completa: true, Asesorias: [], Eliminadas: [] })
    const added = await ask()
    await annotate(changed, 'Una nota')
    await call(server, api.asesorias.delete, { params: deleted, token: token() })
    const { body } = await changes(desde)
    expect(body.Asesorias.map(({ Id }: { Id: string }) => Id).sort()).toEqual([added.id, changed.id].sort())
    expect(body.Eliminadas).toEqual([deleted.id])
  })

  it('names each of many that were deleted; one that was sent again is changed, not deleted', async () => {
    const headers = { [IDEMPOTENCY_HEADER]: randomUUID() }
    const again = () => call(server, api.asesorias.create, { input: anAsesoria(), headers })
    const desde = (await changes(new Date().toISOString())).body.Hasta
    const [gone, kept] = [await ask(), (await again()).body.Id]
    await call(server, api.asesorias.deleteAll, { token: token() })
    expect((await again()).body.Id).toBe(kept)
    const { body } = await changes(desde)
    expect(body).toMatchObject({ Completa: true, Asesorias: [{ Id: kept }], Eliminadas: [gone.id] })
  })

  it('asks for a reload after more than 500 changes, and refuses a wrong date', async () => {
    const desde = (await changes(new Date().toISOString())).body.Hasta
    const writer = server.firebase.db.bulkWriter()
    for (let n = 0; n <= 500; n += 1)
      void writer.create(collection('asesorias').doc(), { fechaActualizacion: Timestamp.now() })
    await writer.close()
    expect((await changes(desde)).body).toMatchObject({ Completa: false, Asesorias: [] })
    expect((await changes('ayer')).status).toBe(400)
  })
})

describe('a ready answer', () => {
  const input = { Titulo: 'Primera llamada', Texto: 'Hola, {nombre}: te llamamos por tu solicitud {numero}.' }
  const list = async () => (await call(server, api.plantillas.list, { token: token() })).body
  const create = (who: { token?: string | undefined }) =>
    call(server, api.plantillas.create, { input, token: who.token })

  it('is written, changed and deleted by administrators, and read by the team', async () => {
    const admin = { token: people.admin.token }
    const { status, body } = await create(people.admin)
    expect([status, body]).toEqual([201, expect.objectContaining(input)])
    const params = { id: body.Id as string }
    const Texto = 'Hola, {nombre}.'
    await call(server, api.plantillas.edit, { params, input: { ...input, Texto }, ...admin })
    expect(await list()).toMatchObject([{ Id: body.Id, Texto }])
    await call(server, api.plantillas.delete, { params, ...admin })
    expect(await list()).toEqual([])
  })
})
