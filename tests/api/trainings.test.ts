import { createHash } from 'node:crypto'
import { addDays, api, dayAt } from '@naf/contract'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { call, everyKind, over, refusal, register, tally, times, uniqueMail } from '../support/api-as.ts'
import { aCapacitacion, anAsesoria, aSignUp } from '../support/builders.ts'
import { pdfTexts } from '../support/documents.ts'
import { signIn } from '../support/identity-client.ts'
import { countReads, holdNextWrite } from '../support/outage.ts'
import { records } from '../support/records.ts'
import { type ApiServer, withApi, withEveryKind } from '../support/server.ts'
import { everythingStored } from '../support/stored.ts'

/** docs/decisions/trainings.md */

const server = withApi({ MAX_MAILS_PER_HOUR: '3000', MAX_MAILS_PER_DAY: '3000' })
const people = withEveryKind(server)
const { create, edit, delete: remove, participants, tick, takeOut, signUp, ...trainings } = api.capacitaciones

const staff = () => ({ token: people.editor.token })
const announce = async (changes = {}): Promise<string> =>
  (await call(server, create, { input: aCapacitacion(changes), ...staff() })).body.Id
const change = (id: string, changes: Record<string, unknown>, how = {}) =>
  call(server, edit, { params: { id }, input: aCapacitacion(changes), ...staff(), ...how })
const withdraw = (id: string) => call(server, remove, { params: { id }, ...staff() })
const join = (
  id: string,
  Correo = uniqueMail(),
  { token, at = server, ...changes }: { token?: string; at?: ApiServer; Nombre?: string } = {},
) => call(at, signUp, { params: { id }, input: aSignUp({ Correo, ...changes }), token })
const open = (Enlace: string) => call(server, trainings.open, { input: { Enlace } })
const confirm = (Enlace: string, Nombre = 'Ana Guamán Iza') =>
  call(server, trainings.confirm, { input: { Enlace, Nombre } })
const rename = (Enlace: string, Nombre: string) =>
  call(server, trainings.rename, { input: { Enlace, Nombre } })
const cancel = (Enlace: string) => call(server, trainings.cancel, { input: { Enlace } })
const seats = (id: string) => call(server, trainings.seats, { params: { id } })
const verify = (codigo: string) => call(server, api.verificar.read, { params: { codigo } })
const idIn = (link: string) => ({ participante: link.split('.')[0] ?? '' })
const attend = (link: string, Asistio = true) =>
  call(server, tick, { params: idIn(link), input: { Asistio }, ...staff() })
const takeOff = (link: string) => call(server, takeOut, { params: idIn(link), ...staff() })
const listed = async (id: string, token?: string) =>
  (await call(server, trainings.list, { token })).body.find(({ Id }: { Id: string }) => Id === id)
const isStored = async (text: string) => JSON.stringify(await everythingStored(server, [])).includes(text)
const counts = async (id: string) => {
  const { Inscritos, EnEspera, Asistieron } = await listed(id, people.editor.token)
  return [Inscritos, EnEspera, Asistieron]
}
const attendanceList = async (id: string) =>
  (await call(server, participants, { params: { id }, ...staff() })).body
const unconfirmedOf = (id: string, query = {}) =>
  call(server, trainings.unconfirmed, { params: { id }, query, ...staff() })
/** The subjects of the mails after the one that asks to confirm. */
const told = async (correo: string) =>
  (await server.mailsTo(correo)).slice(1).map(({ subject }) => subject.split(':')[0])
const lastTextTo = async (correo: string) => (await server.mailsTo(correo)).at(-1)?.text ?? ''
const linkIn = (text = '') => /\/mi-capacitacion#([\w.-]+)/.exec(text)?.[1] ?? ''
const linkTo = async (correo: string) => linkIn(await lastTextTo(correo))
const passHours = (hours: number) =>
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + hours * 3_600_000 + 60_000 })
afterEach(() => void vi.useRealTimers())

const MEETING = 'https://espe.zoom.us/j/91234567890'
const CONFIRM = 'Confirma tu inscripción'
const PLACE = 'Tienes lugar en la capacitación'
const WAITING = 'Estás en la lista de espera'
const MOVED_UP = 'Se liberó un cupo para ti'
const TOMORROW = 'Mañana es tu capacitación'
const CHANGED = 'Cambió tu capacitación'
const GONE = 'Se canceló la capacitación'

/** Signs somebody up, who does not confirm. @returns the address and the link of its mail */
const unconfirmed = async (id: string, Nombre = 'Ana Guamán Iza') => {
  const correo = uniqueMail()
  expect((await join(id, correo, { Nombre })).status).toBe(201)
  return { correo, link: await linkTo(correo) }
}
const participant = async (id: string, Nombre?: string) => {
  const person = await unconfirmed(id, Nombre)
  expect((await confirm(person.link, Nombre)).status).toBe(200)
  return person
}
/** A training with one place, somebody who has it, and some who wait for it. */
const full = async (waiting = 1) => {
  const id = await announce({ cupos: 1 })
  const all = [await participant(id), await participant(id)] as const
  const others = []
  for (let n = 1; n < waiting; n++) others.push(await participant(id))
  return { id, all: [...all, ...others] as const }
}
const OVER = { fecha: '2020-05-10' }

describe('a training', () => {
  it('is read by everybody, without the link of its meeting and its counts', async () => {
    const id = await announce()
    const hidden = { Virtual: true, Enlace: '', Inscritos: null, EnEspera: null, Username: '' }
    for (const token of [undefined, people.usuario.token]) {
      expect(await listed(id, token)).toMatchObject(hidden)
      expect(await listed(id, token)).not.toHaveProperty('Version')
    }
    const shown = { Enlace: MEETING, Inscritos: 0, EnEspera: 0 }
    expect(await listed(id, people.editor.token)).toMatchObject(shown)
  })

  it('that is a draft is hidden and takes no sign-ups, nor does one that began', async () => {
    const id = await announce({ estado: 'borrador' })
    expect(await listed(id)).toBeUndefined()
    for (const reply of [await seats(id), await join(id)])
      expect(reply).toMatchObject(refusal(404, 'not_found'))
    await change(id, { estado: 'publicado' })
    const { link } = await unconfirmed(id)
    await change(id, OVER)
    for (const reply of [await join(id), await confirm(link)])
      expect(reply).toMatchObject(refusal(409, 'training_closed'))
    expect(await counts(id)).toEqual([0, 0, 0])
  })
})

describe('a sign-up', () => {
  it('holds no seat until the link of its mail confirms it; opening the link changes nothing', async () => {
    const id = await announce()
    const correo = uniqueMail()
    const mensaje = 'Te enviamos un correo. Confirma ahí tu inscripción: hasta entonces no tienes lugar.'
    const body = { Estado: 'por_confirmar', Participante: null, mensaje }
    expect((await join(id, correo)).body).toEqual(body)
    expect(await lastTextTo(correo)).not.toContain('zoom.us')
    const link = await linkTo(correo)
    const waiting = { Estado: 'por_confirmar', Orden: null, Enlace: '', PuedeCancelar: true }
    for (const _ of [1, 2]) expect((await open(link)).body).toMatchObject(waiting)
    expect(await counts(id)).toEqual([0, 0, 0])
    expect(await attendanceList(id)).toMatchObject({ Participantes: [], PorConfirmar: 1 })
    const [asked] = (await unconfirmedOf(id)).body
    expect(asked).toMatchObject({ Correo: correo, Estado: 'por_confirmar' })

    const has = { Estado: 'inscrito', Orden: 1, Puesto: null, PuedeCancelar: true, Certificado: null }
    for (const reply of await times(3, () => confirm(link)))
      expect(reply).toMatchObject({ status: 200, body: { ...has, Enlace: MEETING } })
    expect(await told(correo)).toEqual([PLACE])
    const text = await lastTextTo(correo)
    for (const part of ['Ana Guamán Iza', '10 de mayo de 2090', '18:00 a 20:00', 'zoom.us', 'n.º 1'])
      expect(text).toContain(part)
    expect(await counts(id)).toEqual([1, 0, 0])
  })

  it('is not opened by a wrong link, whose refusal takes a fixed time whether somebody signed up or not', async () => {
    const { link } = await unconfirmed(await announce())
    const [id] = link.split('.')
    for (const participant of [id, 'n'.repeat(28)]) {
      const begun = performance.now()
      expect(await open(`${participant}.${'x'.repeat(22)}`)).toMatchObject(refusal(404, 'not_found'))
      expect(performance.now() - begun).toBeGreaterThan(450)
    }
  })

  it('by an account takes a seat at once only if its token proves the mailbox', async () => {
    const id = await announce({ cupos: 1 })
    const [proven, unproven] = [await register(server), await register(server)]
    await server.firebase.auth.updateUser(proven.uid, { emailVerified: true })
    proven.token = (await signIn(proven.correo)).token
    for (const { token } of [unproven, proven])
      expect((await join(id, unproven.correo, { token })).body.Estado).toBe('por_confirmar')
    expect(await counts(id)).toEqual([0, 0, 0])
    let answered = 0
    const waiting = times(6, () => join(id, proven.correo).then(() => (answered += 1)))
    for (const _ of [1, 2])
      expect((await join(id, proven.correo, proven)).body).toEqual({
        Estado: 'inscrito',
        Participante: expect.stringMatching(/^[\w-]{28}$/),
        mensaje: 'Tu lugar quedó reservado. Te enviamos un correo para confirmarlo.',
      })
    // A proof takes no turn among the forms of the mailbox.
    expect(answered).toBeLessThan(6)
    await waiting
    expect((await server.mailsTo(proven.correo)).at(-1)?.subject).toContain(PLACE)
    expect(await counts(id)).toEqual([1, 0, 0])
  })

  it('does not open or end by a forged link, whatever is forged', async () => {
    const id = await announce()
    const [participante] = (await participant(id)).link.split('.')
    const forged = `${participante}.${'x'.repeat(22)}`
    const replies = [await open(`${'n'.repeat(28)}.${'x'.repeat(22)}`)]
    for (const attempt of [open, cancel, confirm, (link: string) => rename(link, 'Otra')])
      replies.push(await attempt(forged))
    expect(new Set(replies.map(({ status, body }) => JSON.stringify([status, body])))).toHaveLength(1)
    expect(replies[0]?.status).toBe(404)
    expect(await counts(id)).toEqual([1, 0, 0])
  })
})

describe('people who share a mailbox', () => {
  const HOUSEHOLD = ['Ana Guamán', "Luis D'Ávila", 'Eva Iza', 'Zoé Iza'] as const
  const linksTo = async (correo: string) => [
    ...new Set((await server.mailsTo(correo)).map(({ text }) => linkIn(text ?? ''))),
  ]
  const listedNames = async (id: string) =>
    (await attendanceList(id)).Participantes.map(({ Nombre }: { Nombre: string }) => Nombre)
  /** Four sign-ups with one mailbox, unconfirmed. */
  const household = async (changes = {}) => {
    const [id, correo] = [await announce(changes), uniqueMail()]
    for (const Nombre of HOUSEHOLD) expect((await join(id, correo, { Nombre })).status).toBe(201)
    const links = await linksTo(correo)
    expect(links).toHaveLength(4)
    return { id, correo, links: links as [string, string, string, string] }
  }

  it('have a link, a seat and a certificate each, and cancel each alone', async () => {
    const { id, links } = await household()
    const [ana, luis, eva, zoe] = links
    for (const [n, link] of links.entries()) {
      const Nombre = HOUSEHOLD[n] ?? ''
      expect((await open(link)).body).toMatchObject({ Nombre, Estado: 'por_confirmar' })
      expect((await confirm(link, Nombre)).body).toMatchObject({ Nombre, Estado: 'inscrito', Orden: n + 1 })
    }
    expect([await counts(id), await listedNames(id)]).toEqual([[4, 0, 0], HOUSEHOLD])
    await cancel(luis)
    expect([await counts(id), await listedNames(id)]).toEqual([
      [3, 0, 0],
      ['Ana Guamán', 'Eva Iza', 'Zoé Iza'],
    ])
    await change(id, OVER)
    for (const link of [ana, zoe]) await attend(link)
    const codes = []
    for (const link of links) codes.push((await open(link)).body.Certificado)
    expect(codes).toEqual([expect.any(String), null, null, expect.any(String)])
    const named = await Promise.all([codes[0], codes[3]].map(async (one) => (await verify(one)).body.Nombre))
    expect(named).toEqual(['Ana Guamán', 'Zoé Iza'])
    expect((await open(eva)).body.Estado).toBe('inscrito')
  })

  it('are told apart by name without accents, apostrophes and capitals, as corrected; no fifth gets a mail', async () => {
    const { id, correo, links } = await household()
    await rename(links[2], 'Eva Isa')
    passHours(0)
    const answers = []
    for (const Nombre of ['Quinta Persona', 'ANA GUAMAN', 'luis d’avila', 'éva isa', 'ZOE IZA'])
      answers.push(await join(id, correo, { Nombre }))
    answers.push(await join(id))
    const told = answers.map(({ status, body }) => JSON.stringify([status, body]))
    expect(new Set(told).size).toBe(1)
    expect(await server.mailsTo(correo)).toHaveLength(4)
    expect(await attendanceList(id)).toMatchObject({ Participantes: [], PorConfirmar: 5 })
    expect(await isStored('Quinta Persona')).toBe(false)
    // The place of a cancelled sign-up is free, for a person with a link of her own.
    await cancel(links[1])
    passHours(0)
    await join(id, correo, { Nombre: 'Quinta Persona' })
    passHours(1)
    const [fifth = '', ...others] = (await linksTo(correo)).filter((link) => !links.includes(link))
    expect(others).toEqual([])
    expect((await open(fifth)).body).toMatchObject({ Nombre: 'Quinta Persona', Estado: 'por_confirmar' })
    expect((await open(links[1])).status).toBe(404)
    // An unconfirmed sign-up takes the latest spelling.
    expect((await open(links[0])).body.Nombre).toBe('ANA GUAMAN')
  })

  it('are four at most and one for a name, also when all forms arrive at once', async () => {
    const [id, correo] = [await announce(), uniqueMail()]
    const replies = await times(8, (n) => join(id, correo, { Nombre: `Persona ${'ABCDEF'[n % 6]}` }))
    expect(tally(replies)).toEqual({ 201: 8 })
    const names = (await unconfirmedOf(id)).body.map(({ Nombre }: { Nombre: string }) => Nombre)
    expect([names.length, new Set(names).size]).toEqual([4, 4])
    expect(await linksTo(correo)).toHaveLength(4)
  })

  it('take seats at once if an account proves the mailbox, which is told that a fifth cannot', async () => {
    const id = await announce()
    const proven = await register(server)
    await server.firebase.auth.updateUser(proven.uid, { emailVerified: true })
    const { token } = await signIn(proven.correo)
    const joinAs = (Nombre: string) => join(id, proven.correo, { Nombre, token })
    for (const Nombre of HOUSEHOLD) expect((await joinAs(Nombre)).body).toMatchObject({ Estado: 'inscrito' })
    const error =
      'Con este correo ya hay cuatro inscripciones a esta capacitación. Usa otro correo, o cancela una.'
    expect(await joinAs('Quinta Persona')).toMatchObject(refusal(409, 'training_full', error))
    const { Participante } = (await joinAs('ana guaman')).body
    const [ana] = (await attendanceList(id)).Participantes
    expect(ana).toMatchObject({ Id: Participante, Nombre: 'Ana Guamán' })
    expect([await counts(id), await listedNames(id)]).toEqual([[4, 0, 0], HOUSEHOLD])
  })

  it('get the place of an unconfirmed one, with a link of their own, if an account proves the mailbox', async () => {
    const proven = await register(server)
    const [id, { correo }] = [await announce(), proven]
    for (const Nombre of HOUSEHOLD) await join(id, correo, { Nombre })
    const [first = '', ...others] = await linksTo(correo)
    // One who came without confirming keeps the place.
    await change(id, OVER)
    await attend(first)
    await change(id, {})
    await server.firebase.auth.updateUser(proven.uid, { emailVerified: true })
    const { token } = await signIn(correo)
    const owner = await join(id, correo, { Nombre: 'La Dueña', token })
    expect(owner.body).toMatchObject({ Estado: 'inscrito' })
    expect([await counts(id), await listedNames(id)]).toEqual([
      [1, 0, 1],
      ['La Dueña', HOUSEHOLD[0]],
    ])
    const opened = await Promise.all(others.map(async (link) => (await open(link)).status))
    expect(opened.toSorted()).toEqual([200, 200, 404])
    expect((await open(await linkTo(correo))).body).toMatchObject({ Nombre: 'La Dueña', Estado: 'inscrito' })
  })

  it('keep the id of the first sign-up, and are erased one by one', async () => {
    const { id, correo, links } = await household()
    const [first] = links[0].split('.')
    expect(first).toBe(createHash('sha256').update(`${id}\n${correo}`).digest('base64url').slice(0, 28))
    await confirm(links[1], 'Luis')
    await server.run('papelera', new Date(Date.now() + 8 * 86_400_000))
    expect((await open(links[1])).body.Estado).toBe('inscrito')
    for (const link of [links[0], links[2], links[3]]) expect((await open(link)).status).toBe(404)
  })
})

describe('an attack', () => {
  it('on one mailbox has its mails sent later, four an hour and ten a day, and drops none', async () => {
    const id = await announce()
    const [name] = uniqueMail().split('@')
    const arrived = async () => {
      await server.settle()
      return server.mailbox.messages.filter(({ to }) => to[0]?.email.startsWith(`${name}+`)).length
    }
    // Sent again while its mail waits, a form causes no other one.
    for (const _ of [1, 2]) {
      await times(11, (n) => join(id, `${name}+${n}@example.com`))
      passHours(0)
    }
    for (const sent of [4, 8, 10, 10]) {
      expect(await arrived()).toBe(sent)
      passHours(1)
    }
    passHours(24)
    expect(await arrived()).toBe(11)
  }, 120_000)

  it('that asks whether a person comes learns nothing from answers, seats and lists', async () => {
    const id = await announce({ cupos: 5 })
    const seen = async () => JSON.stringify([await seats(id), await listed(id)])
    const { correo } = await participant(id)
    const before = await seen()
    const [known, unknown] = [await join(id, correo.toUpperCase()), await join(id)]
    expect([known.status, known.body]).toEqual([unknown.status, unknown.body])
    expect(await seen()).toBe(before)
    expect(await told(correo)).toEqual([PLACE])
    // The seats are told as many, few or none.
    const levels = []
    for (let n = 1; n < 5; n++) {
      await participant(id)
      levels.push((await seats(id)).body.Libres)
    }
    expect(levels).toEqual(['varios', 'varios', 'pocos', 'ninguno'])
  })

  it('that names a foreign mailbox names no certificate: the owner of the link corrects it', async () => {
    const id = await announce()
    const { correo, link } = await unconfirmed(id, 'Burla Pesada')
    expect((await open(link)).body.Nombre).toBe('Burla Pesada')
    await join(id, correo, { Nombre: 'Otra Burla' })
    // The name is the one that its owner saw, whatever was typed meanwhile.
    expect((await confirm(link, 'Rosa Topanta')).body.Nombre).toBe('Rosa Topanta')
    await join(id, correo, { Nombre: 'Otra Burla' })
    expect((await rename(link, 'Ана')).status).toBe(400)
    expect((await rename(link, 'Rosa Toapanta')).body).toMatchObject({ Nombre: 'Rosa Toapanta' })
    await change(id, OVER)
    await attend(link)
    expect((await rename(link, 'Tarde')).status).toBe(403)
    const { Certificado } = (await open(link)).body
    expect((await verify(Certificado)).body.Nombre).toBe('Rosa Toapanta')
  })
})

describe('the waiting list', () => {
  it('moves up in order when somebody cancels, and tells who got the place', async () => {
    const { id, all } = await full(2)
    const [first, second, third = first] = all
    expect((await open(third.link)).body).toMatchObject({ Estado: 'espera', Puesto: 2, Enlace: '' })
    expect((await listed(id)).Completa).toBe(true)
    expect((await cancel(first.link)).body).toMatchObject({ Estado: 'cancelado', PuedeCancelar: false })
    expect((await open(second.link)).body.Estado).toBe('inscrito')
    expect((await open(third.link)).body).toMatchObject({ Estado: 'espera', Puesto: 1 })
    expect(await told(second.correo)).toEqual([WAITING, MOVED_UP])
    expect((await cancel(first.link)).status).toBe(200)
    expect(await counts(id)).toEqual([1, 1, 0])
    // Who comes back does so at the end, and only by a new form.
    expect((await confirm(first.link)).body.Estado).toBe('cancelado')
    passHours(0)
    await join(id, first.correo)
    expect((await confirm(first.link)).body).toMatchObject({ Estado: 'espera', Orden: 4, Puesto: 2 })
  })

  it('moves up when staff adds places; with fewer places nobody loses one', async () => {
    const { id, all } = await full(3)
    await change(id, { cupos: 3 })
    await server.settle()
    expect(await counts(id)).toEqual([3, 1, 0])
    await change(id, { cupos: 1 })
    await server.settle()
    await cancel(all[0].link)
    expect(await counts(id)).toEqual([2, 1, 0])
    expect((await open(all[3]?.link ?? '')).body.Estado).toBe('espera')
  })
})

describe('a sign-up that staff takes out', () => {
  it('is cancelled without a mail; its seat goes to the next person, who is told', async () => {
    const { id, all } = await full(2)
    const [wrong, next, last = wrong] = all
    const asked = await unconfirmed(id)
    for (const _ of [1, 2])
      expect(await takeOff(wrong.link)).toMatchObject({
        status: 200,
        body: { mensaje: 'Inscripción quitada' },
      })
    expect(await counts(id)).toEqual([1, 1, 0])
    for (const { link } of [asked, last]) expect((await takeOff(link)).status).toBe(200)
    expect(await counts(id)).toEqual([1, 0, 0])
    expect((await attendanceList(id)).Participantes).toMatchObject([
      { Correo: next.correo, Estado: 'inscrito' },
    ])
    expect(await told(next.correo)).toEqual([WAITING, MOVED_UP])
    for (const [{ correo }, mails] of [
      [wrong, [PLACE]],
      [last, [WAITING]],
      [asked, []],
    ] as const)
      expect(await told(correo)).toEqual(mails)
    for (const { link } of [wrong, last, asked])
      expect((await confirm(link)).body).toMatchObject({ Estado: 'cancelado', Enlace: '' })
    const lines = await records(server, 'log').where('evento', '==', 'participante.quitado').get()
    expect(lines.docs.map((line) => line.get('uid'))).toEqual(Array(3).fill(people.editor.uid))
  })

  it('is refused while the attendance is ticked; after the start nobody moves up', async () => {
    const { id, all } = await full()
    const [came, waits] = all
    await change(id, { ...OVER, cupos: 1 })
    await attend(came.link)
    const error = 'Esta persona tiene registrada la asistencia. Quita primero la marca y vuelve a intentarlo.'
    expect(await takeOff(came.link)).toMatchObject(refusal(403, 'forbidden', error))
    const { Certificado } = (await open(came.link)).body
    expect([await counts(id), (await verify(Certificado)).status]).toEqual([[1, 1, 1], 200])
    await attend(came.link, false)
    expect((await takeOff(came.link)).status).toBe(200)
    expect([await counts(id), (await verify(Certificado)).status]).toEqual([[0, 1, 0], 404])
    expect(await told(waits.correo)).toEqual([WAITING])
    expect(await takeOff(`${'n'.repeat(28)}.x`)).toMatchObject(refusal(404, 'not_found'))
  })

  it('is erased if it cannot be read; its seat goes to the next person all the same', async () => {
    const { id, all } = await full()
    const [odd, next] = all
    const stored = records(server, 'signUps').doc(idIn(odd.link).participante)
    await stored.update({ fecha: 'ayer' })
    expect((await takeOff(odd.link)).status).toBe(200)
    expect([(await stored.get()).exists, await isStored(odd.correo)]).toEqual([false, false])
    expect(await counts(id)).toEqual([1, 0, 0])
    expect(await told(next.correo)).toEqual([WAITING, MOVED_UP])
  })
})

describe('a reminder', () => {
  const remind = (day: string) => server.run('resumen', new Date(`${day}T15:00:00Z`))

  it('reaches everybody with a place in a published training once, the day before; again for another day', async () => {
    const { id, all } = await full()
    const archived = await announce()
    const { correo } = await participant(archived)
    await change(archived, { estado: 'archivado' })
    await remind('2090-05-08')
    await Promise.all([remind('2090-05-09'), remind('2090-05-09')])
    await remind('2090-05-09')
    await server.settle()
    await change(id, { cupos: 1, fecha: '2090-05-17' })
    await server.settle()
    await remind('2090-05-16')
    expect(await told(all[0].correo)).toEqual([PLACE, TOMORROW, CHANGED, TOMORROW])
    expect(await told(all[1].correo)).toEqual([WAITING, CHANGED])
    expect(await told(correo)).toEqual([PLACE])
  })
})

describe('the hours of an online training', () => {
  it('name the clock in mails and answers; those of a training in a hall do not', async () => {
    const CLOCK = ', hora de Ecuador continental'
    for (const [enlace, clock] of [
      [MEETING, CLOCK],
      ['', ''],
    ] as const) {
      const id = await announce({ enlace })
      const { correo, link } = await unconfirmed(id)
      expect.soft(await lastTextTo(correo)).toMatch(new RegExp(`18:00 a 20:00${clock}\n`))
      expect.soft((await open(link)).body.Virtual).toBe(enlace !== '')
      await confirm(link)
      await change(id, { enlace, inicio: '17:00' })
      const text = await lastTextTo(correo)
      expect.soft(text).toContain('17:00 a 20:00')
      expect.soft(text).toContain(`, 18:00 a 20:00${clock}, Auditorio Mayor`)
      expect.soft(text.includes(`17:00 a 20:00${CLOCK}`)).toBe(clock !== '')
    }
  })
})

describe('a change', () => {
  it('of day and place is told once to everybody with a place or waiting, with both appointments', async () => {
    const { id, all } = await full(2)
    const [has, waits, cancelled = has] = all
    await cancel(cancelled.link)
    await change(id, { cupos: 1, fecha: '2090-05-17', lugar: 'Aula magna' })
    await Promise.all([server.settle(), server.settle()])
    for (const { correo } of [has, waits]) {
      expect((await told(correo)).slice(1)).toEqual([CHANGED])
      for (const part of ['17 de mayo de 2090', 'Aula magna', '10 de mayo de 2090', 'Auditorio Mayor'])
        expect(await lastTextTo(correo)).toContain(part)
    }
    expect(await lastTextTo(has.correo)).toContain('zoom.us')
    expect(await lastTextTo(waits.correo)).not.toContain('zoom.us')
    expect(await told(cancelled.correo)).toEqual([])
    expect((await open(await linkTo(has.correo))).body).toMatchObject({ Fecha: '2090-05-17' })
  })

  it('followed by another one is not told; a later sign-up is told of neither', async () => {
    const { id, all } = await full()
    for (const inicio of ['17:00', '16:00']) await change(id, { cupos: 1, inicio })
    const later = await participant(id)
    expect(await told(all[0].correo)).toEqual([PLACE, CHANGED])
    expect(await lastTextTo(all[0].correo)).toContain('16:00 a 20:00')
    expect(await told(later.correo)).toEqual([WAITING])
  })

  it('of other texts or to a day in the past is told to nobody; of the meeting, to whoever has a place', async () => {
    const CASES: [changes: object, has: string[]][] = [
      [{ descripcion: 'Otra.', expositor: 'Otra persona' }, []],
      [OVER, []],
      [{ enlace: 'https://espe.zoom.us/j/55555' }, [CHANGED]],
    ]
    for (const [changes, mails] of CASES) {
      const { id, all } = await full()
      await change(id, { cupos: 1, ...changes })
      expect.soft(await told(all[0].correo), JSON.stringify(changes)).toEqual([PLACE, ...mails])
      expect.soft(await told(all[1].correo), JSON.stringify(changes)).toEqual([WAITING])
    }
  })
})

describe('an edit of a training', () => {
  const version = async (id: string): Promise<number> => (await listed(id, people.editor.token)).Version

  it('over another version is refused, and mails no wrong room; seats and attendance are no edits', async () => {
    const { id, all } = await full()
    expect(await version(id)).toBe(0)
    const moved = { cupos: 1, lugar: 'Aula 204' }
    expect((await change(id, moved, over(0))).body).toMatchObject({ Lugar: 'Aula 204', Version: 1 })
    await server.settle()
    const before = await listed(id, people.editor.token)
    for (const older of [{ cupos: 2 }, { ...moved, descripcion: 'La de antes.' }])
      expect(await change(id, older, over(0))).toMatchObject(refusal(409, 'changed_meanwhile'))
    expect(await listed(id, people.editor.token)).toEqual(before)
    expect(await told(all[0].correo)).toEqual([PLACE, CHANGED])
    expect(await lastTextTo(all[0].correo)).toContain('Aula 204')
    expect(await told(all[1].correo)).toEqual([WAITING, CHANGED])
    await change(id, { ...moved, ...OVER }, over(1))
    await attend(all[0].link)
    expect([await version(id), await counts(id)]).toEqual([2, [1, 1, 1]])
  })

  it('that lands after its answer was given up moves nobody to a wrong room', async () => {
    const { id, all } = await full()
    const late = holdNextWrite(server.firebase.db)
    const answer = change(id, { cupos: 1, lugar: 'La tardía' })
    await late.held
    expect((await change(id, { cupos: 1, lugar: 'La nueva' })).status).toBe(200)
    expect(await late.land(answer)).toMatchObject(refusal(503, 'unavailable'))
    expect(await listed(id)).toMatchObject({ Lugar: 'La nueva' })
    expect(await told(all[0].correo)).toEqual([PLACE, CHANGED])
    expect(await lastTextTo(all[0].correo)).toContain('La nueva')
  })
})

describe('a deleted training', () => {
  it('is told to everybody with a place or waiting unless it is over; the sign-ups are erased', async () => {
    const { id, all } = await full(2)
    const [has, waits, cancelled = has] = all
    await cancel(cancelled.link)
    expect((await withdraw(id)).body).toEqual({ mensaje: 'Capacitación eliminada' })
    for (const { correo } of [has, waits]) {
      expect((await told(correo)).slice(1)).toEqual([GONE])
      const text = await lastTextTo(correo)
      expect(text).toContain('10 de mayo de 2090')
      for (const gone of ['/mi-capacitacion', 'zoom.us']) expect(text).not.toContain(gone)
    }
    expect(await told(cancelled.correo)).toEqual([])
    expect((await open(has.link)).status).toBe(404)
    const over = await full()
    await change(over.id, { ...OVER, cupos: 1 })
    await withdraw(over.id)
    expect(await told(over.all[0].correo)).toEqual([PLACE])
    for (const { correo } of [cancelled, ...over.all]) expect(await isStored(correo)).toBe(false)
  })

  it('that cannot be read is gone with all sign-ups; they are told if its day can be read', async () => {
    for (const [damage, news] of [
      [{ cupos: 'muchos' }, [PLACE, GONE]],
      [{ fecha: 'pronto' }, [PLACE]],
    ] as const) {
      const { id, all } = await full()
      const [has, odd] = all
      await records(server, 'trainings').doc(id).update(damage)
      await records(server, 'signUps').doc(idIn(odd.link).participante).update({ fecha: 'ayer' })
      expect((await withdraw(id)).body).toEqual({ mensaje: 'Capacitación eliminada' })
      expect(await told(has.correo)).toEqual(news)
      expect(await isStored(odd.correo)).toBe(false)
      const left = await records(server, 'signUps').where('capacitacion', '==', id).get()
      expect([left.size, await listed(id, people.editor.token)]).toEqual([0, undefined])
    }
  })
})

describe('attendance', () => {
  const reported = async () => {
    await server.settle()
    const today = dayAt(new Date())
    const query = { desde: addDays(today, -30), hasta: addDays(today, 30) }
    const { Periodo } = (await call(server, api.informe.read, { query, ...staff() })).body
    return [Periodo.Capacitaciones, Periodo.Asistencias]
  }

  it('is counted once in the report, and certified; not before the day, nor for who cancelled', async () => {
    const [trainingsBefore, attendancesBefore] = await reported()
    const plus = (more: number, people: number) => [trainingsBefore + more, attendancesBefore + people]
    const id = await announce()
    const links = (await times(3, () => participant(id), 1)).map(({ link }) => link)
    const [first = '', second = '', cancelled = ''] = links
    expect(await attend(first)).toMatchObject(refusal(409, 'training_closed'))
    await cancel(cancelled)
    await change(id, OVER)
    expect((await attend(cancelled)).status).toBe(404)
    expect(await counts(id)).toEqual([2, 0, 0])
    const listed = [{ Orden: 1, Asistio: false }, { Orden: 2 }]
    expect(await attendanceList(id)).toMatchObject({ PorRegistrar: true, Participantes: listed })
    for (const reply of await times(6, () => attend(first)))
      expect(reply).toMatchObject({ status: 200, body: { Asistio: true } })
    await attend(second)
    expect([await counts(id), await reported()]).toEqual([[2, 0, 2], plus(1, 2)])
    await attend(second, false)
    expect([await counts(id), await reported()]).toEqual([[2, 0, 1], plus(1, 1)])
    expect((await open(second)).body.Certificado).toBeNull()

    const { Certificado } = (await open(first)).body
    await attend(first, false)
    expect((await verify(Certificado)).status).toBe(404)
    expect(await reported()).toEqual(plus(0, 0))
    await attend(first)
    await change(id, {})
    expect((await open(first)).body).toMatchObject({ Certificado, PuedeCancelar: false })
    expect(await cancel(first)).toMatchObject(refusal(409, 'training_closed'))
    await withdraw(id)
    expect(await reported()).toEqual(plus(1, 1))
    expect((await verify(Certificado)).status).toBe(200)
  })
})

describe('a person who did not confirm', () => {
  it('is named in the list of attendance once ticked, and else on a page of its own', async () => {
    const id = await announce()
    const { correo, link } = await unconfirmed(id)
    await change(id, OVER)
    const listed = async () => {
      const { Participantes, PorConfirmar } = await attendanceList(id)
      const named = Participantes.map(({ Correo }: { Correo: string }) => Correo)
      return [named, PorConfirmar, (await unconfirmedOf(id)).body.length]
    }
    expect(await listed()).toEqual([[], 1, 1])
    await attend(link)
    expect(await listed()).toEqual([[correo], 0, 0])
    await attend(link, false)
    expect(await listed()).toEqual([[], 1, 1])
    await takeOff(link)
    expect(await listed()).toEqual([[], 0, 0])
    expect(await unconfirmedOf('n'.repeat(28))).toMatchObject(refusal(404, 'not_found'))
  })
})

describe('a certificate', () => {
  it('is found by its code, however it is typed, and prints the longest name and title on one page', async () => {
    const [nombre, titulo] = [`Łukasz Nguyễn Țepeș ${'W'.repeat(80)}`, 'M'.repeat(150)]
    const id = await announce({ titulo })
    const { link } = await participant(id, nombre)
    await change(id, { ...OVER, titulo })
    await attend(link)
    const { Certificado } = (await open(link)).body
    expect(await verify(Certificado.toLowerCase().replaceAll('-', ''))).toMatchObject({
      status: 200,
      body: { Codigo: Certificado, Nombre: nombre, Capacitacion: titulo, Fecha: OVER.fecha },
    })
    const pdf = await fetch(`${server.url}/verificar/${Certificado}/certificado`)
    expect([pdf.status, pdf.headers.get('content-type')]).toEqual([200, 'application/pdf'])
    const bytes = Buffer.from(await pdf.arrayBuffer())
    const [page, ...others] = (await pdfTexts(bytes)).map((text) => text.replaceAll(' ', ''))
    expect(others).toEqual([])
    expect(page).not.toContain('?')
    for (const part of [nombre, titulo, Certificado, '/verificar'])
      expect(page).toContain(part.replaceAll(' ', ''))
    // The metadata of the file repeat nothing that was typed.
    for (const part of ['WWW', 'MMM'])
      for (const encoding of ['latin1', 'utf16le'] as const)
        expect(bytes.includes(Buffer.from(part, encoding)), part).toBe(false)
    expect(bytes.toString('latin1')).toContain('Certificado de asistencia')
  })

  it('leaves out the signs that its fonts lack, and keeps the font of the line; the title keeps them', async () => {
    for (const [titulo, printed, font] of [
      ['📊 IVA para todos 👩🏽‍🏫 🇪🇨 ✅', 'IVA para todos', 'Helvetica'],
      ['Renta 😀 1️⃣ ✔️ — 15 %', 'Renta 1 — 15 %', 'Helvetica'],
      ['RIMPE 稅 → ế 📊', 'RIMPE → ế', 'DejaVu'],
    ] as const) {
      const id = await announce({ titulo })
      // A name that was stored before names lost such signs.
      const { link } = await participant(id)
      await records(server, 'signUps').doc(idIn(link).participante).update({ nombre: '🌻 Rosa Iza 🌻' })
      await change(id, { ...OVER, titulo })
      await attend(link)
      const { Certificado } = (await open(link)).body
      expect.soft((await verify(Certificado)).body.Capacitacion).toBe(titulo)
      const pdf = await fetch(`${server.url}/verificar/${Certificado}/certificado`)
      const bytes = Buffer.from(await pdf.arrayBuffer())
      const [page] = await pdfTexts(bytes)
      expect
        .soft(page)
        .toContain(`Certificamos que Rosa Iza asistió a la capacitación ${printed} el 10 de mayo`)
      expect.soft(bytes.includes('DejaVu'), titulo).toBe(font === 'DejaVu')
    }
  })

  it('that nobody has gets one answer, whatever is wrong with its code', async () => {
    const error = 'No hay ningún certificado con ese código. Revísalo y vuelve a intentarlo.'
    for (const codigo of ['NAF-3333-3333-3333', 'nada', 'NAF-0000-0000-0000', '3333']) {
      const { status, body } = await verify(codigo)
      expect({ status, body }).toEqual(refusal(404, 'not_found', error))
    }
  })
})

describe('the data of a participant', () => {
  const eraseAt = (day: string) => server.run('papelera', new Date(`${day}T15:00:00Z`))

  it('is erased a year after the training; the counts and the certificate stay', async () => {
    const id = await announce()
    const { correo, link } = await participant(id)
    await change(id, OVER)
    await attend(link)
    const { Certificado } = (await open(link)).body
    const certificate = (await verify(Certificado)).body
    await eraseAt('2021-05-09')
    expect(await attendanceList(id)).toMatchObject({ Participantes: [{ Asistio: true }], Borrados: null })
    for (const _ of [1, 2]) await eraseAt('2021-05-10')
    expect([await isStored(correo), (await open(link)).status]).toEqual([false, 404])
    expect(await counts(id)).toEqual([1, 0, 1])
    expect((await verify(Certificado)).body).toEqual(certificate)
    const erased = { Participantes: [], Borrados: { Inscritos: 1, Asistieron: 1 } }
    expect(await attendanceList(id)).toMatchObject(erased)
  })

  it('is erased a week after a sign-up that nobody confirms', async () => {
    const id = await announce()
    const [has, asked] = [await participant(id), await unconfirmed(id)]
    const inDays = (days: number) => server.run('papelera', new Date(Date.now() + days * 86_400_000))
    await inDays(6)
    expect((await open(asked.link)).status).toBe(200)
    await inDays(8)
    expect([await isStored(asked.correo), (await open(asked.link)).status]).toEqual([false, 404])
    expect((await open(has.link)).body.Estado).toBe('inscrito')
  })
})

describe('the week to confirm a sign-up', () => {
  const erase = (inDays: number) => server.run('papelera', new Date(Date.now() + inDays * 86_400_000))

  it('begins when its mail is sent, which may have waited', async () => {
    const [id, correo] = [await announce(), uniqueMail()]
    await join(id, correo)
    await erase(8)
    passHours(8 * 24)
    const link = await linkTo(correo)
    await erase(6)
    expect((await open(link)).body.Estado).toBe('por_confirmar')
    await erase(8)
    expect([await isStored(correo), (await open(link)).status]).toEqual([false, 404])
  })

  it('is not waited for longer than 30 days', async () => {
    const [id, correo] = [await announce(), uniqueMail()]
    await join(id, correo)
    await erase(29)
    expect(await attendanceList(id)).toMatchObject({ PorConfirmar: 1 })
    await erase(31)
    expect(await isStored(correo)).toBe(false)
  })
})

// Its mails are not sent: no test after it settles this server.
describe('the seats of a training', () => {
  it('are not taken by 108 sign-ups at once, nor oversold when all confirm at once', async () => {
    const id = await announce({ cupos: 7 })
    const people = Array.from({ length: 108 }, () => uniqueMail())
    await times(108, (n) => join(id, people[n]), 50)
    expect(await counts(id)).toEqual([0, 0, 0])
    expect([(await seats(id)).body, (await listed(id)).Completa]).toEqual([{ Libres: 'varios' }, false])
    // The team's list names none of them, and counts them without reading them.
    const read = await countReads(server.firebase.db)(async () =>
      expect(await attendanceList(id)).toMatchObject({ Participantes: [], PorConfirmar: 108 }),
    )
    expect(read).toBeLessThan(10)
    const names: string[] = []
    let query: { cursor?: string } = {}
    for (const length of [50, 50, 8]) {
      const page = await unconfirmedOf(id, query)
      expect(page.body).toHaveLength(length)
      names.push(...page.body.map(({ Correo }: { Correo: string }) => Correo))
      query = { cursor: /cursor=([\w-]+)/.exec(page.headers.get('link') ?? '')?.[1] ?? '' }
    }
    expect(query).toEqual({ cursor: '' })
    expect(names.toSorted()).toEqual(people.toSorted())

    const { docs } = await records(server, 'mails').where('status', '==', 'pendiente').get()
    const links = people.map((to) => linkIn(docs.find((mail) => mail.get('to') === to)?.get('text')))
    const late = links.pop() ?? ''
    const replies = await times(107, (n) => confirm(links[n] ?? ''), 20)
    expect(replies.filter(({ body }) => body.Estado === 'inscrito')).toHaveLength(7)
    expect(await counts(id)).toEqual([7, 100, 0])
    const { Participantes, PorConfirmar } = await attendanceList(id)
    const places = Array.from({ length: 107 }, (_, at) => at + 1)
    expect(Participantes.map(({ Orden }: { Orden: number }) => Orden)).toEqual(places)
    expect(PorConfirmar).toBe(1)
    for (const reply of [await confirm(late), await join(id)])
      expect(reply).toMatchObject(refusal(409, 'training_full'))
  }, 120_000)
})

// Its server has the mail service to itself from here on.
describe('a flood of sign-ups', () => {
  const strict = withApi({ MAX_MAILS_PER_HOUR: '24' })

  it('for made-up mailboxes holds no other mail back', async () => {
    const { token } = (await everyKind(strict)).editor
    const { body } = await call(strict, create, { input: aCapacitacion(), token })
    const replies = await times(8, () => join(body.Id, undefined, { at: strict }))
    expect(tally(replies)).toEqual({ 201: 8 })
    // A quarter of the portal's mails an hour ask for a proof. The others wait.
    const proofs = () => strict.mailbox.messages.filter(({ subject }) => subject.startsWith(CONFIRM)).length
    await strict.settle()
    expect(proofs()).toBe(6)
    const Correo = uniqueMail()
    await call(strict, api.asesorias.create, { input: anAsesoria({ Correo }) })
    expect(await strict.mailsTo(Correo)).toHaveLength(1)
    passHours(1)
    await strict.run('envios')
    expect(proofs()).toBe(8)
  })
})
