import { randomUUID } from 'node:crypto'
import { api, ROL } from '@naf/contract'
import { Timestamp } from 'firebase-admin/firestore'
import { beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import {
  call,
  over,
  type Person,
  refusal,
  register,
  tally,
  times,
  under,
  uniqueMail,
} from '../support/api-as.ts'
import { anAsesoria } from '../support/builders.ts'
import { failWrites } from '../support/outage.ts'
import { records } from '../support/records.ts'
import { withApi, withEmpty, withEveryKind } from '../support/server.ts'
import { linksIn, teamRequests } from '../support/tracked-requests.ts'

const server = withApi()
const people = withEveryKind(server)
let rosa: Person

beforeAll(async () => {
  rosa = await register(server, ROL.EDITOR, { nombre: 'Rosa', apellido: 'Villacís' })
})
withEmpty(server, 'requests', 'mails', 'trash')
beforeEach(() => fetch(`${server.mailbox.url}/messages`, { method: 'DELETE' }))

type Params = { id: string }

const ask = async (changes = {}): Promise<Params> => {
  const input = anAsesoria({ Correo: uniqueMail(), ...changes })
  return { id: (await call(server, api.asesorias.create, { input })).body.Id }
}
const token = () => rosa.token
const team = teamRequests(server, () => rosa)
const { read, mark, reopen, change, annotate, write } = team
const mailsAbout = async ({ id }: Params) =>
  (await records(server, 'mails').where('about.id', '==', id).get()).docs
const sent = () => server.mailbox.messages.map(({ subject }) => subject)
const linkOf = ({ id }: Params) => new RegExp(`/seguimiento#${id}\\.[\\w-]{22}`)

describe('a note', () => {
  it('is for the team, with who wrote it, and moves and mails nothing', async () => {
    const params = await ask()
    const { status, body } = await annotate(params, 'No contesta; prefiere después de las 18h.')
    expect([status, body.Autor]).toEqual([201, 'Rosa Villacís'])
    const seen = await read(params)
    expect([seen.Notas, seen.Asesoria.Estado]).toEqual([[body], 'recibida'])
    expect(await mailsAbout(params)).toHaveLength(1)
  })

  it('sent again under its key is one; another text under it is refused, and the first stays', async () => {
    const [params, { headers }] = [await ask(), under(randomUUID())]
    expect(tally(await times(5, () => annotate(params, 'Una vez', headers)))).toEqual({ 201: 5 })
    expect(await annotate(params, 'Otra cosa', headers)).toMatchObject(refusal(409, 'idempotency_mismatch'))
    expect((await read(params)).Notas).toMatchObject([{ Texto: 'Una vez' }])
    expect(await team.events(params)).toEqual(['asesoria.recibida', 'asesoria.anotada'])
  })
})

describe('a message of the team', () => {
  it('reaches the person by mail, who can answer to the centre, and begins the request', async () => {
    const params = await ask({ Nombre: 'María Quishpe' })
    await records(server, 'requests').doc(params.id).update({ numero: 'NAF-7Q4K', porResponder: true })
    const { body } = await write(params, 'Trae tus facturas de octubre.\n\nTe llamamos el martes.')
    expect(body).toMatchObject({ Autor: 'Rosa Villacís' })
    const { Asesoria, Mensajes } = await read(params)
    expect(Mensajes).toEqual([body])
    expect(Asesoria).toMatchObject({ Estado: 'en_curso', PorResponder: false })

    const mail = (await mailsAbout(params)).find((one) => one.get('tipo') === 'respuesta')
    await server.deliver(String(mail?.id))
    const [{ subject, replyTo, text } = {}] = server.mailbox.messages
    expect(subject).toBe('Respuesta a tu solicitud NAF-7Q4K - NAF ESPE')
    expect(replyTo?.email).toBe('naf@naf.test')
    for (const part of ['Hola, María Quishpe:', 'Trae tus facturas de octubre.', 'Te llamamos el martes.'])
      expect(text).toContain(part)
    expect(text).toMatch(linkOf(params))
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
    const { Asesoria, Historial } = await read(params)
    expect(Asesoria.Estado).toBe('en_curso')
    expect(Historial.map(({ Detalle }: { Detalle: string }) => Detalle)).toEqual(['', 'llamada', 'whatsapp'])
  })
})

describe('the confirmation of a request', () => {
  const resend = (params: Params) =>
    call(server, api.asesorias.resendConfirmation, { params, token: token() })

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
    const fates = (await read(params)).Correos.map(({ Estado }: { Estado: string }) => Estado)
    expect(fates.sort()).toEqual(['en_espera', 'enviado', 'enviado'])
  })
})

describe('the e-mail of a request', () => {
  const correct = (params: Params, Correo: string) =>
    call(server, api.asesorias.correctMail, { params, input: { Correo }, token: token() })
  const linkIn = async (correo: string) => (await server.mailsTo(correo)).flatMap(linksIn)[0] ?? ''
  const open = (Enlace: string) => call(server, api.seguimiento.open, { input: { Enlace } })

  it('that was mistyped is corrected once: the old link ends, and the right mailbox gets another', async () => {
    const [wrong, right] = [uniqueMail(), uniqueMail()]
    const params = await ask({ Correo: wrong })
    const old = await linkIn(wrong)
    await write(params, 'Trae tus facturas.')
    for (const { status, body } of await times(4, () => correct(params, ` ${right.toUpperCase()}`)))
      expect([status, body.Correo]).toEqual([200, right])
    expect((await open(old)).status).toBe(404)
    expect((await open(await linkIn(right))).body.Asesoria.TipoServicio).toBe('Declaraciones tributarias')
    expect(await server.mailsTo(right)).toHaveLength(1)
    // The message that waited for the wrong address is not sent.
    expect(await server.mailsTo(wrong)).toHaveLength(1)
    const corrected = { Evento: 'asesoria.corregida', Quien: 'Rosa Villacís', Detalle: '' }
    expect((await read(params)).Historial.slice(2)).toMatchObject([corrected])
    expect(await team.list({ buscar: right })).toMatchObject([{ Id: params.id }])
  })

  it('opens a request that the reader of the wrong mailbox disowned, once it is corrected', async () => {
    const [wrong, right] = [uniqueMail(), uniqueMail()]
    const params = await ask({ Correo: wrong })
    await call(server, api.seguimiento.disown, { input: { Enlace: await linkIn(wrong) } })
    expect((await write(params, 'Hola')).status).toBe(409)
    const corrected = { Correo: right, CorreoConfirmado: false, Estado: 'recibida', Cierre: null }
    expect((await correct(params, right)).body).toMatchObject(corrected)
    expect((await write(params, 'Hola')).status).toBe(201)
    expect(await server.mailsTo(right)).toHaveLength(2)
  })

  it('stays once it is confirmed', async () => {
    const correo = uniqueMail()
    const params = await ask({ Correo: correo })
    await call(server, api.seguimiento.confirm, { input: { Enlace: await linkIn(correo) } })
    const before = await read(params)
    expect(await correct(params, 'otra@example.com')).toMatchObject(refusal(409, 'changed_meanwhile'))
    for (const wrong of ['', 'ana', 'ana@']) expect((await correct(params, wrong)).status).toBe(400)
    expect(await read(params)).toEqual(before)
  })
})

describe('the mail that a request is done', () => {
  const closing = ({ id }: Params) => records(server, 'mails').doc(`cierre-${id}`)
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
    const { Numero } = (await read(params)).Asesoria
    expect(sent()).toEqual([`Tu asesoría quedó realizada (${Numero}) - NAF ESPE`])
    const text = server.mailbox.messages[0]?.text
    expect(text).toContain('Hola, María Quishpe:')
    expect(text).toMatch(linkOf(params))
  })

  it('is undone with the mark; a mark, its undoing and a mark send one', async () => {
    const params = await ask()
    await mark(params)
    await reopen(params)
    expect((await closing(params).get()).exists).toBe(false)
    await mark(params)
    await sendAfter(11)
    await reopen(params)
    await mark(params)
    await sendAfter(11)
    expect(sent()).toHaveLength(1)
  })

  it('says how to write again where the person was not reached, and is none for a duplicate', async () => {
    const [unreached, duplicate] = [await ask(), await ask()]
    await change(unreached, 'recibida', 'realizada', 'sin_respuesta')
    await change(duplicate, 'recibida', 'realizada', 'duplicada')
    await sendAfter(11)
    const { Numero } = (await read(unreached)).Asesoria
    expect(sent()).toEqual([`Cerramos tu solicitud (${Numero}) - NAF ESPE`])
    expect(server.mailbox.messages[0]?.text).not.toContain('opinión')
    expect((await closing(duplicate).get()).exists).toBe(false)
  })
})

describe('the mail of what colleagues gave', () => {
  const give = (params: Params, by: Person) => team.assign(params, null, rosa.uid, by)
  const digests = async () => (await mailsAbout({ id: rosa.uid })).map((mail) => mail.get('subject'))
  const run = (days = 0) => server.run('resumen', new Date(Date.now() + days * 24 * 60 * 60_000))

  it('is sent once a day and names all new requests, a city only if it is a canton', async () => {
    await give(await ask({ Ciudad: 'Cobra tu premio en evil.com' }), people.editor)
    await give(await ask({ Ciudad: 'evil.com, Ambato' }), people.admin)
    await Promise.all([run(), run()])
    await run()
    expect(await digests()).toEqual(['Tienes 2 asesorías nuevas a tu cargo - NAF ESPE'])
    const [digest] = await mailsAbout({ id: rosa.uid })
    await server.deliver(String(digest?.id))
    const { text, html } = server.mailbox.messages[0] ?? {}
    expect(text).toContain('Declaraciones tributarias · Ambato')
    expect(text).not.toContain('Y 0 más')
    // No typed text becomes a link.
    expect(`${text}${html}`).not.toMatch(/evil|premio/)
    await give(await ask(), people.editor)
    await run()
    expect(await digests()).toHaveLength(1)
    await run(1)
    await run(2)
    expect(await digests()).toHaveLength(2)
    expect(await digests()).toContain('Tienes una asesoría nueva a tu cargo - NAF ESPE')
  })

  it('that cannot be stored keeps nobody else’s back, and is sent when the job is tried again', async () => {
    const [first, second] = [rosa.uid, people.editor.uid].sort()
    for (const uid of [first, second]) await team.assign(await ask(), null, uid ?? '', people.admin)
    let refused = first
    failWrites(server.firebase.db, (request) => JSON.stringify(request).includes(`"${refused}"`))
    const toldOf = async (uid = '') => (await mailsAbout({ id: uid })).length
    await expect(run()).rejects.toThrow('1 records of users failed')
    expect([await toldOf(first), await toldOf(second)]).toEqual([0, 1])
    refused = 'nobody'
    await run()
    expect([await toldOf(first), await toldOf(second)]).toEqual([1, 1])
  })
})

describe('what colleagues changed', () => {
  const changes = (desde: string) => call(server, api.asesorias.changes, { query: { desde }, token: token() })
  const untilNow = async () => (await changes(new Date().toISOString())).body.Hasta
  /** As if it had happened before what is looked at twice. */
  const before = () => ({ fechaActualizacion: Timestamp.fromMillis(Date.now() - 60_000) })

  it('is told without the rest of the list: what is new, changed and deleted', async () => {
    const [untouched, changed, deleted] = [await ask(), await ask(), await ask()]
    for (const { id } of [untouched, changed, deleted])
      await records(server, 'requests').doc(id).update(before())
    const desde = await untilNow()
    expect((await changes(desde)).body).toMatchObject({ Completa: true, Asesorias: [], Eliminadas: [] })
    const added = await ask()
    await annotate(changed, 'Una nota')
    await team.remove(deleted)
    const { body } = await changes(desde)
    expect(body.Asesorias.map(({ Id }: { Id: string }) => Id).sort()).toEqual([added.id, changed.id].sort())
    expect(body.Eliminadas).toEqual([deleted.id])
  })

  it('names each of many that were deleted; one that was sent again is changed, not deleted', async () => {
    const key = under(randomUUID())
    const again = () => call(server, api.asesorias.create, { input: anAsesoria(), ...key })
    const desde = await untilNow()
    const [gone, kept] = [await ask(), (await again()).body.Id]
    await team.removeAll()
    expect((await again()).body.Id).toBe(kept)
    const { body } = await changes(desde)
    expect(body).toMatchObject({ Completa: true, Asesorias: [{ Id: kept }], Eliminadas: [gone.id] })
  })

  it('asks for a reload after more than 500 changes, and refuses a wrong date', async () => {
    const desde = await untilNow()
    const writer = server.firebase.db.bulkWriter()
    for (let n = 0; n <= 500; n += 1)
      void writer.create(records(server, 'requests').doc(), { fechaActualizacion: Timestamp.now() })
    await writer.close()
    expect((await changes(desde)).body).toMatchObject({ Completa: false, Asesorias: [] })
    expect((await changes('ayer')).status).toBe(400)
  })
})

describe('a ready answer', () => {
  const input = { Titulo: 'Primera llamada', Texto: 'Hola, {nombre}: te llamamos por tu solicitud {numero}.' }
  const list = async () => (await call(server, api.plantillas.list, { token: token() })).body

  it('is written, changed and deleted by administrators, and read by the team', async () => {
    const admin = { token: people.admin.token }
    const { body } = await call(server, api.plantillas.create, { input, ...admin })
    const params = { id: body.Id as string }
    const Texto = 'Hola, {nombre}.'
    const edit = (Texto: string, version: number) =>
      call(server, api.plantillas.edit, { params, input: { ...input, Texto }, ...over(version), ...admin })
    expect((await edit(Texto, 0)).body).toMatchObject({ Texto, Version: 1 })
    expect(await edit('Lo de antes.', 0)).toMatchObject(refusal(409, 'changed_meanwhile'))
    expect(await list()).toMatchObject([{ Id: body.Id, Texto }])
    const unknown = await call(server, api.plantillas.edit, {
      params,
      input: { ...input, Texto: 'Hola, {apellido}.' },
      ...admin,
    })
    const error = 'No sabemos qué poner en {apellido}. Las palabras que existen son {nombre} y {numero}.'
    expect(unknown).toMatchObject(refusal(400, 'invalid_input', error))
    expect(await list()).toMatchObject([{ Id: body.Id, Texto }])
    await call(server, api.plantillas.delete, { params, ...admin })
    expect(await list()).toEqual([])
  })
})
