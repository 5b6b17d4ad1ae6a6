import { createHash } from 'node:crypto'
import { api, ROL } from '@naf/contract'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { call, introduce, refusal, register, tally, times, uniqueMail } from '../support/api-as.ts'
import { aCapacitacion, anAsesoria } from '../support/builders.ts'
import { signIn } from '../support/identity-client.ts'
import { nightly } from '../support/nightly.ts'
import { records } from '../support/records.ts'
import { withApi, withEveryKind } from '../support/server.ts'
import {
  linkIn,
  MEETING,
  MOVED_UP,
  OVER,
  PLACE,
  passHours,
  trainingCalls,
  WAITING,
} from '../support/trainings.ts'
import { isCore } from '../tiers.ts'

/** docs/decisions/trainings.md; api/trainings tests what the team does. */

const server = withApi({ MAX_MAILS_PER_HOUR: '3000', MAX_MAILS_PER_DAY: '3000' })
const people = withEveryKind(server)
const trainings = trainingCalls(server, people)
const { announce, change, join, open, confirm, rename, cancel, seats, verify, attend, listed } = trainings
const { counts, attendanceList, ask, unconfirmedOf, participant, full } = trainings
const { told, lastTextTo, linkTo, isStored } = trainings
afterEach(() => void vi.useRealTimers())

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

  it('by an account takes a seat at once only if its token proves the mailbox', async () => {
    const id = await announce({ cupos: 1 })
    const [proven, unproven] = [await register(server), await register(server)]
    await server.firebase.auth.updateUser(proven.uid, { emailVerified: true })
    proven.token = (await signIn(proven.correo)).token
    for (const { token } of [unproven, proven])
      expect((await join(id, unproven.correo, { token })).body.Estado).toBe('por_confirmar')
    expect(await counts(id)).toEqual([0, 0, 0])
    for (const _ of [1, 2])
      expect((await join(id, proven.correo, proven)).body).toEqual({
        Estado: 'inscrito',
        Participante: expect.stringMatching(/^[\w-]{28}$/),
        mensaje: 'Tu lugar quedó reservado. Te enviamos un correo para confirmarlo.',
      })
    expect((await server.mailsTo(proven.correo)).at(-1)?.subject).toContain(PLACE)
    expect(await counts(id)).toEqual([1, 0, 0])
  })

  nightly('takes twenty acts by its link in ten minutes', async () => {
    const { link } = await participant(await announce())
    const replies = await times(21, (n) => rename(link, `Ana ${'abcdefghijklmnopqrstu'[n]}`), 1)
    expect(tally(replies)).toEqual({ 200: 19, 429: 2 })
    expect((await open(link)).body.Nombre).toBe('Ana s')
  })

  it('does not open or end by a forged link', async () => {
    const id = await announce()
    const [participante] = (await participant(id)).link.split('.')
    const forged = `${participante}.${'x'.repeat(22)}`
    for (const attempt of [open, cancel, confirm, (link: string) => rename(link, 'Otra')])
      expect(await attempt(forged)).toMatchObject(refusal(404, 'not_found'))
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
  /** Sign-ups with one mailbox, unconfirmed. */
  const household = async (count: number) => {
    const [id, correo] = [await announce(), uniqueMail()]
    for (const Nombre of HOUSEHOLD.slice(0, count))
      expect((await join(id, correo, { Nombre })).status).toBe(201)
    const links = await linksTo(correo)
    expect(links).toHaveLength(count)
    return { id, correo, links: links as [string, string, string, ...string[]] }
  }

  it('have a link, a seat and a certificate each, and cancel each alone', async () => {
    const { id, correo, links } = await household(3)
    const [ana, luis, eva] = links
    // The first one's id is older than those of a mailbox's others.
    const [first] = ana.split('.')
    expect(first).toBe(createHash('sha256').update(`${id}\n${correo}`).digest('base64url').slice(0, 28))
    for (const [n, link] of links.entries()) {
      const Nombre = HOUSEHOLD[n] ?? ''
      expect((await open(link)).body).toMatchObject({ Nombre, Estado: 'por_confirmar' })
      expect((await confirm(link, Nombre)).body).toMatchObject({ Nombre, Estado: 'inscrito', Orden: n + 1 })
    }
    expect([await counts(id), await listedNames(id)]).toEqual([[3, 0, 0], HOUSEHOLD.slice(0, 3)])
    await cancel(luis)
    expect([await counts(id), await listedNames(id)]).toEqual([
      [2, 0, 0],
      ['Ana Guamán', 'Eva Iza'],
    ])
    await change(id, OVER)
    for (const link of [ana, eva]) await attend(link)
    const codes = []
    for (const link of links) codes.push((await open(link)).body.Certificado)
    expect(codes).toEqual([expect.any(String), null, expect.any(String)])
    const named = await Promise.all([codes[0], codes[2]].map(async (one) => (await verify(one)).body.Nombre))
    expect(named).toEqual(['Ana Guamán', 'Eva Iza'])
  })

  it('are told apart by name without accents, apostrophes and capitals, as corrected; no fifth gets a mail', async () => {
    const { id, correo, links } = await household(4)
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
    const replies = await times(6, (n) => join(id, correo, { Nombre: `Persona ${'ABCDE'[n % 5]}` }))
    expect(tally(replies)).toEqual({ 201: 6 })
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

  nightly(
    'get the place of an unconfirmed one, with a link of their own, if an account proves the mailbox',
    async () => {
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
      expect((await open(await linkTo(correo))).body).toMatchObject({
        Nombre: 'La Dueña',
        Estado: 'inscrito',
      })
    },
  )
})

describe('an attack', () => {
  // It waits for five hours' mails, so it runs nightly only.
  nightly(
    'on one mailbox has its mails sent later, four an hour and ten a day, and drops none',
    async () => {
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
    },
    120_000,
  )

  it('that asks whether a person comes learns nothing from answers, seats and lists', async () => {
    const id = await announce({ cupos: 5 })
    const seen = async () => JSON.stringify([await seats(id), await listed(id)])
    const all = await ask(id, 5)
    const [{ correo, link } = { correo: '', link: '' }, ...others] = all
    await confirm(link)
    const before = await seen()
    const [known, unknown] = [await join(id, correo.toUpperCase()), await join(id)]
    expect([known.status, known.body]).toEqual([unknown.status, unknown.body])
    expect(await seen()).toBe(before)
    expect(await told(correo)).toEqual([PLACE])
    // The seats are told as many, few or none.
    const levels = []
    for (const { link } of others) {
      await confirm(link)
      levels.push((await seats(id)).body.Libres)
    }
    expect(levels).toEqual(['varios', 'varios', 'pocos', 'ninguno'])
  })

  it('that names a foreign mailbox names no certificate: the owner of the link corrects it', async () => {
    const [id, correo] = [await announce(), uniqueMail()]
    await join(id, correo, { Nombre: 'Burla Pesada' })
    const link = await linkTo(correo)
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
})

describe('the week to confirm a sign-up', () => {
  const erase = (inDays: number) => server.run('papelera', new Date(Date.now() + inDays * 86_400_000))

  nightly(
    'begins when its mail is sent, which may have waited; a confirmed one of the mailbox stays',
    async () => {
      const [id, correo] = [await announce(), uniqueMail()]
      await join(id, correo, { Nombre: 'Nadie Confirma' })
      await erase(8)
      passHours(8 * 24)
      const asked = await linkTo(correo)
      await join(id, correo, { Nombre: 'Eva Iza' })
      const has = await linkTo(correo)
      await confirm(has, 'Eva Iza')
      await erase(6)
      expect((await open(asked)).body.Estado).toBe('por_confirmar')
      await erase(8)
      expect([await isStored('Nadie Confirma'), (await open(asked)).status]).toEqual([false, 404])
      expect((await open(has)).body).toMatchObject({ Nombre: 'Eva Iza', Estado: 'inscrito' })
    },
  )

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
  it('are not taken by 12 sign-ups at once, nor oversold when all confirm at once', async () => {
    const id = await announce({ cupos: 5 })
    const people = Array.from({ length: 12 }, () => uniqueMail())
    await times(12, (n) => join(id, people[n]))
    expect(await counts(id)).toEqual([0, 0, 0])
    expect([(await seats(id)).body, (await listed(id)).Completa]).toEqual([{ Libres: 'varios' }, false])

    const { docs } = await records(server, 'mails').where('status', '==', 'pendiente').get()
    const links = people.map((to) => linkIn(docs.find((mail) => mail.get('to') === to)?.get('text')))
    const [late = '', last = '', ...others] = links
    const replies = await Promise.all(others.map((link) => confirm(link)))
    expect(replies.filter(({ body }) => body.Estado === 'inscrito')).toHaveLength(5)
    expect(await counts(id)).toEqual([5, 5, 0])
    const { Participantes, PorConfirmar } = await attendanceList(id)
    const places = Array.from({ length: 10 }, (_, at) => at + 1)
    expect(Participantes.map(({ Orden }: { Orden: number }) => Orden)).toEqual(places)
    expect(PorConfirmar).toBe(2)

    // A hundred wait at most.
    await records(server, 'trainings').doc(id).update({ espera: 99 })
    expect((await confirm(last)).body.Estado).toBe('espera')
    for (const reply of [await confirm(late), await join(id)])
      expect(reply).toMatchObject(refusal(409, 'training_full'))
    expect(await counts(id)).toEqual([5, 100, 0])
  })
})

// Its server has the mail service to itself from here on.
if (!isCore)
  describe('a flood of sign-ups', () => {
    const strict = withApi({ MAX_MAILS_PER_HOUR: '24' })

    it('for made-up mailboxes holds no other mail back', async () => {
      await introduce(strict, people.editor, ROL.EDITOR)
      const { token } = people.editor
      const { body } = await call(strict, api.capacitaciones.create, { input: aCapacitacion(), token })
      const replies = await times(8, () => join(body.Id, undefined, { at: strict }))
      expect(tally(replies)).toEqual({ 201: 8 })
      // A quarter of the portal's mails an hour ask for a proof. The others wait.
      const proofs = () =>
        strict.mailbox.messages.filter(({ subject }) => subject.startsWith('Confirma tu inscripción')).length
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
