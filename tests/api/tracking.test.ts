import { randomUUID } from 'node:crypto'
import { api } from '@naf/contract'
import { Timestamp } from 'firebase-admin/firestore'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { call, type Reply, refusal, register, tally, times, under, uniqueMail } from '../support/api-as.ts'
import { anAsesoria } from '../support/builders.ts'
import { signIn } from '../support/identity-client.ts'
import { loseNextAnswer } from '../support/outage.ts'
import { messagesOf } from '../support/records.ts'
import { withApi, withEveryKind } from '../support/server.ts'
import { linksIn, teamRequests, trackedRequests } from '../support/tracked-requests.ts'

const server = withApi()
const people = withEveryKind(server)
const { ask, open, judge, document } = trackedRequests(server)

afterEach(() => void vi.useRealTimers())

const byLink = api.seguimiento
const openBy = (Enlace: string) => call(server, byLink.open, { input: { Enlace } })
const confirm = (Enlace: string) => call(server, byLink.confirm, { input: { Enlace } })
const disown = (Enlace: string) => call(server, byLink.disown, { input: { Enlace } })
const cancel = (Enlace: string) => call(server, byLink.cancel, { input: { Enlace } })
const write = (Enlace: string, Texto = '¿A qué hora me llaman?', key: string = randomUUID()) =>
  call(server, byLink.answer, { input: { Enlace, Texto }, ...under(key) })
const askForLinks = (Correo: string) => call(server, byLink.sendLinks, { input: { Correo } })

const team = teamRequests(server, () => people.editor)
/** The request as the team sees it. */
const caseOf = (id: string) => team.read({ id })
const events = (id: string) => team.events({ id })
const mark = (id: string) => team.mark({ id })
const textsOf = async (id: string) => (await caseOf(id)).Mensajes.map(({ Texto }: { Texto: string }) => Texto)
const isConfirmed = async (id: string) => (await caseOf(id)).Asesoria.CorreoConfirmado

const ago = (days: number) => Timestamp.fromMillis(Date.now() - days * 24 * 60 * 60_000)
const passMinute = () => vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 60_000 })
const INVALID = refusal(400, 'invalid_input')
const ASKED = { mensaje: 'Si hay solicitudes con ese correo, te enviamos sus enlaces.' }

describe('the person who asked', () => {
  it('sees what was asked, its state and the first name of the attendant; nothing else', async () => {
    const { id, Enlace } = await ask({ DetalleSolicitud: '¿Qué anexos presento?' })
    const attendant = await register(server, 2, { nombre: 'Rosario', apellido: 'Toapanta' })
    await team.assign({ id }, null, attendant.uid, attendant)
    await team.annotate({ id }, 'No contesta')
    await team.write({ id }, 'Trae todo.')
    const some = expect.any(String)
    const form = { TipoServicio: 'Declaraciones tributarias', MedioContacto: 'WhatsApp' }
    const { body } = await openBy(Enlace)
    expect(body).toEqual({
      CorreoConfirmado: false,
      Asesoria: {
        ...{ ...form, Numero: some, DetalleSolicitud: '¿Qué anexos presento?' },
        ...{ Estado: 'en_curso', Cierre: null, Atiende: 'Rosario', Opinion: null, OpinionHasta: null },
        ...{ FechaSolicitud: some, FechaInicio: some, FechaRealizacion: null },
        Mensajes: [{ Id: some, Texto: 'Trae todo.', DelEquipo: true, Fecha: some }],
      },
    })
  })

  it('closes the request once, however often it is sent and whether an answer is lost', async () => {
    const { id, Enlace } = await ask()
    const lost = loseNextAnswer(server.firebase.db)
    const { status, body } = await cancel(Enlace)
    expect([status, lost()]).toEqual([200, true])
    const closed = { Estado: 'realizada', Cierre: 'ya_no_la_necesita' }
    expect(body.Asesoria).toMatchObject({ ...closed, OpinionHasta: null })
    const after = await caseOf(id)
    expect(after.Asesoria).toMatchObject({ ...closed, Realizada: true })
    expect(tally(await times(4, () => cancel(Enlace)))).toEqual({ 200: 4 })
    expect(await caseOf(id)).toEqual(after)
    expect(await events(id)).toEqual(['asesoria.recibida', 'asesoria.cancelada'])
  })
})

describe('an e-mail that somebody typed', () => {
  it('opens nothing, neither alone nor with the number that its sender got', async () => {
    const victim = uniqueMail()
    const sent = await call(server, api.asesorias.create, { input: anAsesoria({ Correo: victim }) })
    const { Id, Numero } = sent.body
    const [secret = ''] = (await server.mailsTo(victim)).flatMap(linksIn)
    const [, clave = 'none'] = secret.split('.')
    const asked = await call(server, byLink.sendLinks, { input: { Correo: victim, Numero } as never })
    expect([asked.status, asked.body]).toEqual([202, ASKED])
    expect(JSON.stringify([sent.body, asked.body])).not.toContain(clave)
    for (const guess of [`${Id}.${Numero}`, `${Id}.${'A'.repeat(22)}`, Numero])
      for (const attempt of [openBy, confirm, disown, cancel, write])
        expect.soft((await attempt(guess)).status, guess).toBeGreaterThanOrEqual(400)
    expect(await events(Id)).toEqual(['asesoria.recibida', 'asesoria.enlazada'])
    expect((await server.mailsTo(victim)).flatMap(linksIn)).toEqual([secret, secret])
  })

  it('is sent the links of five requests, the confirmed ones first, three times a day', async () => {
    const correo = uniqueMail()
    const [first, second] = [await ask({ Correo: correo }), await ask({ Correo: correo })]
    await confirm(second.Enlace)
    const ids = [first.id, second.id]
    for (const Correo of Array(4).fill(correo))
      ids.push((await call(server, api.asesorias.create, { input: anAsesoria({ Correo }) })).body.Id)
    const SUBJECT = 'El enlace de tu solicitud - NAF ESPE'
    const mailed = async () =>
      (await caseOf(second.id)).Correos.filter(({ Asunto }: { Asunto: string }) => Asunto === SUBJECT)
    for (let minute = 0; minute < 4; minute++) {
      const { status, body } = await askForLinks(correo)
      expect([status, body]).toEqual([202, ASKED])
      passMinute()
    }
    expect(await mailed()).toHaveLength(3)
    const [mail] = (await server.mailsTo(correo)).filter(({ subject }) => subject === SUBJECT)
    const links = mail ? linksIn(mail) : []
    expect(links.map((link) => link.split('.')[0])).toEqual([second.id, ...ids.slice(2).reverse()])
    for (const link of links) expect.soft((await openBy(link)).status).toBe(200)
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 24 * 60 * 60_000 })
    await askForLinks(correo)
    vi.useRealTimers()
    expect(await mailed()).toHaveLength(4)
  })

  it('gets three mails an hour at most until its reader has confirmed a request', async () => {
    const correo = uniqueMail()
    const requests = await times(3, () => ask({ Correo: correo }), 1)
    await askForLinks(correo)
    expect(await server.mailsTo(correo)).toHaveLength(3)
    await confirm(requests[0]?.Enlace ?? '')
    passMinute()
    await askForLinks(correo)
    expect(await server.mailsTo(correo)).toHaveLength(4)
  })
})

describe('the conversation of a request', () => {
  it('takes 200 messages of the person, always an answer of the team, and shows the newest 200', async () => {
    const { id, Enlace } = await ask()
    const messages = messagesOf(server, id)
    const batch = server.firebase.db.batch()
    for (let n = 1; n <= 199; n += 1) {
      const fecha = new Date(Date.now() - (200 - n) * 60_000)
      batch.create(messages.doc(`m${n}`), { texto: `Mensaje ${n}`, uid: null, nombre: null, fecha })
    }
    await batch.commit()
    const key = randomUUID()
    expect((await write(Enlace, 'El último', key)).status).toBe(201)
    expect(await write(Enlace, 'Uno más')).toMatchObject(refusal(403, 'forbidden'))
    expect((await write(Enlace, 'El último', key)).status).toBe(201)
    for (const texto of ['Leímos todo.', 'Gracias.'])
      expect((await team.write({ id }, texto)).status).toBe(201)
    const shown = await textsOf(id)
    expect([shown.length, shown[0], ...shown.slice(-3)]).toEqual([
      200,
      'Mensaje 3',
      'El último',
      'Leímos todo.',
      'Gracias.',
    ])
    expect((await open(Enlace)).Mensajes.map(({ Texto }) => Texto)).toEqual(shown)
  })
})

describe('the mailbox of a request', () => {
  it('is unconfirmed while its link is only opened, and confirmed by its reader’s first act', async () => {
    const acts: Record<string, (link: string) => Promise<Reply>> = {
      confirmada: confirm,
      escrita: (link) => write(link),
      cancelada: cancel,
      valorada: (link) => judge(link, { Valor: 5 }),
    }
    for (const [event, act] of Object.entries(acts)) {
      const { id, Enlace } = await ask()
      await mark(id)
      if (event === 'cancelada') await team.reopen({ id })
      expect.soft((await openBy(Enlace)).body.CorreoConfirmado, event).toBe(false)
      expect.soft(await isConfirmed(id), event).toBe(false)
      expect.soft((await act(Enlace)).body.CorreoConfirmado, event).toBe(true)
      expect.soft((await events(id)).at(-1)).toBe(`asesoria.${event}`)
      expect.soft(await isConfirmed(id), event).toBe(true)
    }
  })

  it('is confirmed once, and then not disowned', async () => {
    const { id, Enlace, Correo } = await ask()
    expect(tally(await times(3, () => confirm(Enlace)))).toEqual({ 200: 3 })
    expect(await disown(Enlace)).toMatchObject(refusal(409, 'changed_meanwhile'))
    expect(await events(id)).toEqual(['asesoria.recibida', 'asesoria.confirmada'])
    expect((await caseOf(id)).Asesoria).toMatchObject({ Estado: 'recibida', Correo, CorreoConfirmado: true })
  })

  it('is confirmed from the start for an account that has proven it, and for no other', async () => {
    const person = await register(server)
    const unproven = await ask({ Correo: person.correo }, person.token)
    await server.firebase.auth.updateUser(person.uid, { emailVerified: true })
    const { token } = await signIn(person.correo)
    const own = await ask({ Correo: person.correo.toUpperCase() }, token)
    const others = await ask({}, token)
    const areConfirmed = await Promise.all([unproven, own, others].map(({ id }) => isConfirmed(id)))
    expect(areConfirmed).toEqual([false, true, false])
  })
})

describe('somebody whose e-mail another person typed', () => {
  it('closes the request unless it was served, and ends its link and its mails; the team sees why', async () => {
    const served = await ask()
    await mark(served.id)
    expect((await disown(served.Enlace)).status).toBe(200)
    expect((await caseOf(served.id)).Asesoria).toMatchObject({ Cierre: 'atendida', Correo: '' })

    const { id, Enlace, Correo } = await ask()
    await team.write({ id }, 'Hola')
    expect((await disown(Enlace)).body.mensaje).toContain('no te escribiremos más')
    for (const attempt of [openBy, confirm, disown, cancel, write])
      expect.soft((await attempt(Enlace)).status).toBe(404)
    const { Asesoria, Correos } = await caseOf(id)
    expect(Asesoria).toMatchObject({ Estado: 'realizada', Cierre: 'correo_ajeno', Correo: '' })
    expect(Correos).toHaveLength(1)
    expect((await events(id)).at(-1)).toBe('asesoria.desconocida')

    const written = await team.write({ id }, 'Hola')
    const { token } = people.editor
    const again = await call(server, api.asesorias.resendConfirmation, { params: { id }, token })
    expect([written.status, again.status]).toEqual([409, 409])
    expect(written.body.error).toContain('de otra persona')
    await team.reopen({ id })
    expect((await mark(id)).status).toBe(200)
    await askForLinks(Correo)
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 60 * 60_000 })
    expect(await server.mailsTo(Correo)).toHaveLength(1)
  })
})

describe('a wrong link', () => {
  it('is refused in the same words, whatever was wrong, and changes nothing', async () => {
    const [mine, other, deleted] = [await ask(), await ask(), await ask()]
    await team.remove(deleted)
    const [id, clave = ''] = mine.Enlace.split('.')
    const [otherId, otherClave] = other.Enlace.split('.')
    const links = [
      mine.Enlace.slice(0, -1) + (clave.endsWith('A') ? 'B' : 'A'),
      `${id}.${otherClave}`,
      `${otherId}.${clave}`,
      `${'n'.repeat(28)}.${clave}`,
      `${id}.${clave}${clave}`,
      deleted.Enlace,
    ]
    const before = await caseOf(mine.id)
    const attempts = [openBy, confirm, disown, cancel, write, (link: string) => judge(link, { Valor: 1 })]
    const error = 'Este enlace ya no sirve. Ábrelo otra vez desde el correo, o pide uno nuevo.'
    const all = links.flatMap((link) => attempts.map((attempt) => attempt(link)))
    for (const { status, body } of await Promise.all(all))
      expect.soft({ status, body }).toEqual(refusal(404, 'not_found', error))
    expect(await caseOf(mine.id)).toEqual(before)
  })
})

describe('a message to the team', () => {
  it('has a request in progress again that was waiting for it or closed', async () => {
    for (const Cierre of [undefined, 'sin_respuesta']) {
      const { id, Enlace } = await ask()
      await team.change({ id }, 'recibida', Cierre ? 'realizada' : 'esperando_respuesta', Cierre)
      expect((await write(Enlace)).body.Asesoria).toMatchObject({ Estado: 'en_curso', Cierre: null })
      const now = { Realizada: false, FechaRealizacion: null, PorResponder: true }
      expect((await caseOf(id)).Asesoria).toMatchObject(now)
    }
  })

  it('is stored once under its key; another text under it, an empty or too long one is refused', async () => {
    const { id, Enlace } = await ask()
    const key = randomUUID()
    const lost = loseNextAnswer(server.firebase.db)
    expect([(await write(Enlace, 'Uno', key)).status, lost()]).toEqual([201, true])
    expect(tally(await times(4, () => write(Enlace, 'Uno', key)))).toEqual({ 201: 4 })
    expect(await write(Enlace, 'Dos', key)).toMatchObject(refusal(409, 'idempotency_mismatch'))
    for (const text of ['', '  ', 'a'.repeat(3001)]) expect(await write(Enlace, text)).toMatchObject(INVALID)
    expect(await textsOf(id)).toEqual(['Uno'])
    expect(await events(id)).toEqual(['asesoria.recibida', 'asesoria.escrita'])
  })

  it('is refused after the twentieth in ten minutes', async () => {
    const { id, Enlace } = await ask()
    const replies = await times(22, (n) => write(Enlace, `Mensaje ${n}`), 1)
    expect(tally(replies)).toEqual({ 201: 20, 429: 2 })
    expect(await textsOf(id)).toHaveLength(20)
  })
})

describe('an opinion', () => {
  const attended = async (days = 0) => {
    const request = await ask()
    await mark(request.id)
    if (days > 0) await document(request.id).update({ fechaRealizacion: ago(days) })
    return request
  }
  const opinion = async (Enlace: string) => (await open(Enlace)).Opinion

  it('is stored for the team, and nothing but one to five stars is', async () => {
    const { id, Enlace } = await attended()
    for (const Valor of [0, 6, 2.5, -1, '2.5', null])
      expect.soft(await judge(Enlace, { Valor } as never), String(Valor)).toMatchObject(INVALID)
    expect(await open(Enlace)).toMatchObject({ Opinion: null, OpinionHasta: expect.any(String) })
    const { status, body } = await judge(Enlace, { Valor: 4, Comentario: ' Muy claro. ' })
    expect(status).toBe(200)
    expect(body.Asesoria.Opinion).toEqual({ Valor: 4, Comentario: 'Muy claro.', Fecha: expect.any(String) })
    expect((await events(id)).at(-1)).toBe('asesoria.valorada')
  })

  it('may be changed for a week after it was first given', async () => {
    const { id, Enlace } = await attended()
    await judge(Enlace, { Valor: 4 })
    await document(id).update({ 'opinion.fecha': ago(6.9) })
    const { Fecha } = (await opinion(Enlace)) ?? {}
    const worse = await judge(Enlace, { Valor: 2 })
    expect(worse.body.Asesoria.Opinion).toEqual({ Valor: 2, Comentario: '', Fecha })
    const changed = { Valor: 2, Comentario: 'No me llamaron.' }
    expect((await judge(Enlace, changed)).body.Asesoria.Opinion).toEqual({ ...changed, Fecha })
    await document(id).update({ 'opinion.fecha': ago(7.1) })
    const over = refusal(403, 'forbidden', 'El plazo para opinar sobre esta asesoría ya terminó.')
    expect(await judge(Enlace, { Valor: 5 })).toMatchObject(over)
    expect(await opinion(Enlace)).toMatchObject(changed)
  })

  it('is refused after the twentieth act of its link in ten minutes', async () => {
    const { id, Enlace } = await attended()
    const acts = (n: number) => (n % 2 ? judge(Enlace, { Valor: (n % 5) + 1 }) : confirm(Enlace))
    expect(tally(await times(22, acts, 1))).toEqual({ 200: 20, 429: 2 })
    expect(await events(id)).toHaveLength(3 + 10)
  })

  it('is accepted for 90 days after the request is closed', async () => {
    const [early, late] = [await attended(89.9), await attended(90.1)]
    expect((await judge(early.Enlace, { Valor: 5 })).status).toBe(200)
    expect([(await judge(late.Enlace, { Valor: 5 })).status, await opinion(late.Enlace)]).toEqual([403, null])
  })

  it('is refused while the request is open or when nobody was attended', async () => {
    for (const Cierre of [undefined, 'ya_no_la_necesita', 'sin_respuesta', 'duplicada'] as const) {
      const { id, Enlace } = await ask()
      if (Cierre) await team.change({ id }, 'recibida', 'realizada', Cierre)
      expect.soft((await open(Enlace)).OpinionHasta, Cierre).toBeNull()
      expect.soft(await judge(Enlace, { Valor: 5 }), Cierre).toMatchObject(refusal(403, 'forbidden'))
      expect.soft(await opinion(Enlace)).toBeNull()
    }
  })
})
