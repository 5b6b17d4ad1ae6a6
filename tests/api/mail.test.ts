import { generateKeyPairSync, sign } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { api, ROL, VERSION_COMUNICACIONES as Version } from '@naf/contract'
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import { ROOT } from '../../scripts/lib/config.ts'
import {
  call,
  introduce,
  JSON_TYPE,
  register,
  send,
  times,
  uniqueMail,
  uniqueName,
} from '../support/api-as.ts'
import { aCapacitacion, anAsesoria, aSignUp } from '../support/builders.ts'
import { contentCalls } from '../support/content-kinds.ts'
import { signIn } from '../support/identity-client.ts'
import { failMail } from '../support/mailbox.ts'
import { nightly } from '../support/nightly.ts'
import { records } from '../support/records.ts'
import { type ApiServer, withApi, withEveryKind } from '../support/server.ts'
import { everythingStored } from '../support/stored.ts'
import { teamRequests } from '../support/tracked-requests.ts'
import { isCore } from '../tiers.ts'

/** docs/decisions/mail-caps.md; what each mail says is tested with what it is about. */

const server = withApi()
const people = withEveryKind(server)
const team = teamRequests(server, () => people.editor)

afterEach(async () => {
  vi.useRealTimers()
  await fail(undefined)
})

const fail = (failure: Parameters<typeof failMail>[0]) => failMail(failure, server.mailbox.url)
const passHours = (hours: number) =>
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + hours * 3_600_000 + 60_000 })

interface Asked {
  request: string
  correo: string
  /** The id of its mail in the outbox. */
  mail: string
}
/** A request for advice, whose confirmation waits in the outbox. */
const ask = async (correo = uniqueMail(), changes = {}, to: ApiServer = server): Promise<Asked> => {
  const input = anAsesoria({ Correo: correo, ...changes })
  const { status, body } = await call(to, api.asesorias.create, { input })
  expect(status).toBe(201)
  const { docs } = await records(to, 'mails').where('about.id', '==', body.Id).get()
  return { request: body.Id, correo, mail: docs[0]?.id ?? '' }
}
const deliver = ({ mail }: Asked, to: ApiServer = server) => to.deliver(mail)
const arrived = ({ correo }: Asked, { mailbox }: ApiServer = server) =>
  mailbox.messages.filter(({ to }) => to[0]?.email === correo).length
/** Somebody who confirmed to get mails about bulletins, with the id of the mail that asked. */
const aReader = async (to: ApiServer, Correo = uniqueMail()) => {
  await call(to, api.suscripciones.ask, { input: { Correo, Version } })
  const [message] = await to.mailsTo(Correo)
  const Enlace = /\/suscripcion#([\w.-]+)/.exec(message?.text ?? '')?.[1] ?? ''
  const input = { Enlace, Version, Boletines: true }
  expect((await call(to, api.suscripciones.choose, { input })).status).toBe(200)
  return { Enlace, mail: message?.customArgs.correo ?? '' }
}
/** As staff sees it beside the request. */
const stateOf = async ({ request }: Asked) => {
  const { Correos } = await team.read({ id: request })
  return Correos.map(({ Estado }: { Estado: string }) => Estado).join()
}

describe('a mail', () => {
  it('is sent once, though its event is delivered again and five times at once', async () => {
    const asked = await ask()
    expect(await stateOf(asked)).toBe('en_espera')
    const deliveries = await Promise.allSettled(Array.from({ length: 5 }, () => deliver(asked)))
    expect(deliveries.some(({ status }) => status === 'fulfilled')).toBe(true)
    await deliver(asked)
    expect([arrived(asked), await stateOf(asked)]).toEqual([1, 'enviado'])
  })

  it('is tried again within the delivery when the service is busy or out of order', async () => {
    for (const status of [429, 500, 503]) {
      const asked = await ask()
      await fail({ status, times: 2 })
      await deliver(asked)
      expect.soft([arrived(asked), await stateOf(asked)], String(status)).toEqual([1, 'enviado'])
    }
  })

  it('waits for the next delivery while the service is down or silent', async () => {
    const silent = server.startSender(200)
    for (const failure of [{ status: 500, times: 3 }, { hang: true, times: 3 } as const]) {
      const asked = await ask()
      await fail(failure)
      await expect('hang' in failure ? silent(asked.mail) : deliver(asked)).rejects.toThrow()
      expect([arrived(asked), await stateOf(asked)]).toEqual([0, 'en_espera'])
      await deliver(asked)
      expect([arrived(asked), await stateOf(asked)]).toEqual([1, 'enviado'])
    }
  })

  it('is given up when the service refuses it, and the request stays', async () => {
    for (const status of [400, 413]) {
      const asked = await ask()
      await fail({ status, times: 1 })
      for (const _ of [1, 2]) await deliver(asked)
      expect.soft([arrived(asked), await stateOf(asked)], String(status)).toEqual([0, 'no_entregado'])
    }
  })

  it('is given up after sixty tries', async () => {
    const asked = await ask()
    // A delivery tries three times.
    await records(server, 'mails').doc(asked.mail).update({ attempts: 54 })
    await fail({ status: 500, times: 6 })
    await expect(deliver(asked)).rejects.toThrow()
    expect(await stateOf(asked)).toBe('en_espera')
    await deliver(asked)
    expect(await stateOf(asked)).toBe('no_entregado')
    await deliver(asked)
    expect(arrived(asked)).toBe(0)
  })

  it('is left to a delivery that is sending it, for two minutes', async () => {
    const asked = await ask()
    await fail({ hang: true, times: 1 })
    const dying = server.startSender(120_000)(asked.mail)
    dying.catch(() => {})
    const isTaken = async () => (await records(server, 'mails').doc(asked.mail).get()).get('leaseUntil')
    await expect.poll(isTaken).not.toBeNull()
    await expect(deliver(asked)).rejects.toThrow('another delivery')
    expect(arrived(asked)).toBe(0)
    passHours(0.05)
    await deliver(asked)
    expect(arrived(asked)).toBe(1)
  })

  it('whose event was lost is sent once, fifteen minutes later', async () => {
    const asked = await ask()
    for (const sent of [0, 1, 1]) {
      passHours(0.15)
      await server.run('envios')
      expect(arrived(asked)).toBe(sent)
    }
  })

  it('stays in the thread of its request, and says whether a person wrote it', async () => {
    const { request, correo } = await ask()
    await team.write({ id: request }, 'Traiga su RUC.')
    const mails = await server.mailsTo(correo)
    expect(mails.map(({ headers }) => headers['Auto-Submitted'])).toEqual(['auto-generated', undefined])
    const [first, second] = mails.map(({ headers }) => headers.References)
    expect(first).toMatch(/^<\S+@\S+>$/)
    expect(second).toBe(first)
  })
})

describe('a mailbox', () => {
  /** Each event twice and all at once, from two instances; again what both failed to send, as the platform does. */
  const deliverAll = async (all: Asked[]): Promise<void> => {
    const instance = server.startSender()
    const outcomes = await Promise.allSettled(all.flatMap((one) => [deliver(one), instance(one.mail)]))
    const failed = all.filter((_, n) =>
      [outcomes[2 * n], outcomes[2 * n + 1]].every((outcome) => outcome?.status === 'rejected'),
    )
    if (failed.length > 0) await deliverAll(failed)
  }

  it('flooded by way of a form gets three mails an hour and no word of the attacker', async () => {
    const victim = uniqueMail()
    const bait = {
      Nombre: 'Gana $500 en evil.com/premio',
      Telefono: '0987654321',
      Ciudad: 'Cobra tu premio en evil.com',
      TipoContribuyente: 'Tu cuenta será suspendida: https://evil.com/premio',
      MedioContacto: 'www.evil.com',
      DetalleSolicitud: 'Gana $500 hoy.\n\nhttps://evil.com/premio\nLlama al 0987654321',
    }
    const flood = await times(8, () => ask(victim, bait))
    await deliverAll(flood)
    const mails = await server.mailsTo(victim)
    expect(mails).toHaveLength(3)
    for (const { subject, text, html } of mails)
      expect(`${subject}${text}${html}`).not.toMatch(/premio|evil|\$500|cobra|0987|suspend|llama/i)
    const states = await Promise.all(flood.map(stateOf))
    expect(states.toSorted()).toEqual([...Array(5).fill('en_espera'), ...Array(3).fill('enviado')])
    const other = await ask()
    await deliver(other)
    expect(arrived(other)).toBe(1)
    const { mailCounts } = await everythingStored(server, [])
    expect(JSON.stringify(mailCounts)).not.toContain(victim.split('@')[0])
  })

  it('is one, however its address is written', async () => {
    const name = uniqueName('victima').replaceAll('-', '')
    const spellings = [
      `${name}@gmail.com`,
      `${name.toUpperCase()}@GMAIL.com`,
      `v.i.c.${name.slice(3)}@gmail.com`,
      `${name}+gana@gmail.com`,
      `${name}@googlemail.com`,
    ]
    const before = server.mailbox.messages.length
    await deliverAll(await times(spellings.length, (n) => ask(spellings[n])))
    expect(server.mailbox.messages.length - before).toBe(3)
  })

  // It waits for five hours' mails, so it runs nightly only.
  nightly('gets the rest in the hours after, ten a day, and nothing of what is beyond', async () => {
    const person = uniqueMail()
    const all = await times(12, () => ask(person))
    for (const sent of [3, 6, 9, 10, 10]) {
      expect(await server.mailsTo(person)).toHaveLength(sent)
      passHours(1)
      await server.run('envios')
    }
    // Their logins end within the hour.
    vi.useRealTimers()
    const states = await Promise.all(all.map(stateOf))
    expect(states.toSorted()).toEqual([...Array(10).fill('enviado'), ...Array(2).fill('no_entregado')])
    passHours(30)
    await ask(person)
    expect(await server.mailsTo(person)).toHaveLength(11)
  })

  nightly('counts a mail once for all its tries, and also one that failed for good', async () => {
    const [person, other] = [uniqueMail(), uniqueMail()]
    for (const asked of await times(2, () => ask(person))) await deliver(asked)
    const third = await ask(person)
    await fail({ status: 500, times: 6 })
    for (const _ of [1, 2, 3]) await deliver(third).catch(() => {})
    await ask(person)
    expect(await server.mailsTo(person)).toHaveLength(3)

    await fail({ status: 400, times: 3 })
    for (const asked of await times(4, () => ask(other))) await deliver(asked)
    expect(await server.mailsTo(other)).toEqual([])
  })
})

it('a mailbox’s count expires by the field that Firestore’s TTL is told of', async () => {
  const { fieldOverrides } = JSON.parse(readFileSync(join(ROOT, 'firestore.indexes.json'), 'utf8'))
  const ttl = fieldOverrides.filter(({ ttl }: { ttl?: boolean }) => ttl)
  expect(ttl).toEqual([{ collectionGroup: 'mailCounts', fieldPath: 'expiresAt', ttl: true, indexes: [] }])
  const counted = async () => Object.entries((await everythingStored(server, [])).mailCounts ?? {})
  const before = (await counted()).map(([id]) => id)
  await deliver(await ask())
  const isNewMailbox = ([id]: [string, unknown]) => !before.includes(id) && !id.includes('/total-')
  const [[, count = {}] = [], ...others] = (await counted()).filter(isNewMailbox)
  expect(others).toEqual([])
  const expires = Reflect.get(count as object, 'expiresAt').toMillis()
  expect(expires).toBeGreaterThan(Date.now())
  expect(expires).toBeLessThan(Date.now() + 25 * 3_600_000)
})

describe('all mails together', () => {
  /** A quarter is for typed addresses: two an hour, three a day. */
  const small = withApi({ MAX_MAILS_PER_HOUR: '8', MAX_MAILS_PER_DAY: '12' })
  const { write } = teamRequests(small, () => people.editor)

  // It waits for six hours' mails, so it runs nightly only.
  nightly(
    'to typed addresses wait beyond their share of an hour and of a day, seven days at most',
    async () => {
      await introduce(small, people.editor, ROL.EDITOR)
      const all = await times(6, () => ask(uniqueMail(), {}, small))
      const instance = small.startSender()
      for (const _ of [1, 2, 3])
        await Promise.allSettled(all.flatMap((asked) => [deliver(asked, small), instance(asked.mail)]))
      const sent = () => all.filter((asked) => arrived(asked, small) > 0).length
      const statusOf = async ({ mail }: Asked) =>
        (await records(small, 'mails').doc(mail).get()).get('status')
      expect(sent()).toBe(2)

      const [first] = all
      expect((await write({ id: first?.request ?? '' }, 'Traiga su RUC.')).status).toBe(201)
      const mails = await small.mailsTo(first?.correo ?? '')
      expect(mails.some(({ subject }) => subject.includes('Respuesta'))).toBe(true)

      for (const _ of [1, 2]) {
        passHours(1)
        await small.run('envios')
        expect(sent()).toBe(3)
      }
      passHours(23)
      await small.run('envios')
      expect(sent()).toBe(5)
      const late = await ask(uniqueMail(), {}, small)
      await records(small, 'mails')
        .doc(late.mail)
        .update({ createdAt: new Date(Date.now() - 6.5 * 24 * 3_600_000) })
      passHours(1)
      await small.run('envios')
      expect(sent()).toBe(6)
      await deliver(late, small)
      expect([arrived(late, small), await statusOf(late)]).toEqual([0, 'retenido'])
    },
  )

  const paced = withApi({ MAX_MAILS_PER_IP: '2' })

  it('of one address beyond a number at once go out one each four minutes, and others at once', async () => {
    const from = (address: string) => ({ 'x-forwarded-for': address })
    const askFrom = async (address: string) => {
      const input = anAsesoria({ Correo: uniqueMail() })
      const { status } = await call(paced, api.asesorias.create, { input, headers: from(address) })
      expect(status).toBe(201)
      return input.Correo
    }
    const all = await times(4, () => askFrom('198.18.0.1'), 1)
    const started = Date.now()
    const neighbour = await askFrom('198.18.0.2')
    const sentTo = (addresses: string[]) =>
      paced.mailbox.messages.filter(({ to }) => addresses.includes(to[0]?.email ?? '')).length
    await paced.settle()
    expect([sentTo(all), sentTo([neighbour])]).toEqual([2, 1])
    for (const [minutes, sent] of [
      [3, 2],
      [5, 3],
      [9, 4],
    ]) {
      vi.useFakeTimers({ toFake: ['Date'], now: started + (minutes ?? 0) * 60_000 })
      await paced.run('envios')
      expect(sentTo(all)).toBe(sent)
    }
  })

  it('of one address count also the sign-ups for trainings', async () => {
    await introduce(paced, people.editor, ROL.EDITOR)
    const { token } = people.editor
    const training = await call(paced, api.capacitaciones.create, { input: aCapacitacion(), token })
    const params = { id: training.body.Id }
    const all = await times(
      4,
      async () => {
        const input = aSignUp({ Correo: uniqueMail() })
        const headers = { 'x-forwarded-for': '198.18.0.3' }
        expect((await call(paced, api.capacitaciones.signUp, { params, input, headers })).status).toBe(201)
        return input.Correo
      },
      1,
    )
    await paced.settle()
    expect(paced.mailbox.messages.filter(({ to }) => all.includes(to[0]?.email ?? ''))).toHaveLength(2)
  })

  it('of one address count also those of confirmed people, apart from the others', async () => {
    const person = await register(paced)
    await paced.firebase.auth.updateUser(person.uid, { emailVerified: true })
    const { token } = await signIn(person.correo)
    const askFrom = async (Correo: string, token?: string) => {
      const headers = { 'x-forwarded-for': '198.18.0.4' }
      const { status } = await call(paced, api.asesorias.create, {
        input: anAsesoria({ Correo }),
        token,
        headers,
      })
      expect(status).toBe(201)
    }
    await times(4, () => askFrom(person.correo, token), 1)
    const neighbour = uniqueMail()
    await askFrom(neighbour)
    expect(await paced.mailsTo(person.correo)).toHaveLength(2)
    expect(await paced.mailsTo(neighbour)).toHaveLength(1)
  })
})

/** More mails than a look at the outbox takes, nightly. */
const MANY = isCore ? 2 : 22

describe.each([
  [401, MANY],
  [403, 2],
])('all mails while the mail service refuses the key with %i', (status, n) => {
  /** A quarter of the hour's mails is for typed addresses. */
  const capped = withApi({ MAX_MAILS_PER_HOUR: String(4 * n) })

  it('wait, one is tried a minute, and each goes out and counts once when the key is mended', async () => {
    const all = await times(n, () => ask(uniqueMail(), {}, capped))
    await failMail({ status, times: 2 }, capped.mailbox.url)
    for (const asked of all) await deliver(asked, capped)
    const arrivals = () => all.map((asked) => arrived(asked, capped))
    const runInMinutes = async (minutes: number) => {
      for (let minute = 0; minute < minutes; minute += 1) {
        passHours(0)
        await capped.run('envios')
      }
    }
    await runInMinutes(1)
    expect(arrivals()).toEqual(Array(n).fill(0))
    await runInMinutes(3)
    expect(arrivals()).toEqual(Array(n).fill(1))
    const more = await ask(uniqueMail(), {}, capped)
    await deliver(more, capped)
    expect(arrived(more, capped)).toBe(0)
    passHours(1)
    await capped.run('envios')
    expect(arrived(more, capped)).toBe(1)
  })
})

describe('a mail that did not arrive', () => {
  const own = withApi()
  const editor = () => ({ token: people.editor.token })
  const resend = (id: string) => call(own, api.informe.resendMail, { params: { id }, ...editor() })
  const resendAll = async () => (await call(own, api.informe.resendMails, editor())).body
  const listed = async () => (await call(own, api.informe.correos, { query: {}, ...editor() })).body
  const mail = (id: string) => records(own, 'mails').doc(id)
  const statusOf = async (id: string) => (await mail(id).get()).get('status')
  const refuse = (status: number, times: number) => failMail({ status, times }, own.mailbox.url)

  beforeAll(() => introduce(own, people.editor, ROL.EDITOR))

  it('is given up after seven days of a refused key, and sent again once by two presses', async () => {
    const asked = await ask(uniqueMail(), {}, own)
    await refuse(401, 3)
    await deliver(asked, own)
    for (const [hours, status] of [
      [7 * 24 - 1, 'pendiente'],
      [2, 'fallido'],
    ] as const) {
      passHours(hours)
      await own.run('envios')
      expect(await statusOf(asked.mail)).toBe(status)
    }
    // The editor's session ends within the hour.
    vi.useRealTimers()
    expect(await listed()).toMatchObject([{ Id: asked.mail, Atrasado: false, Rebote: null }])
    const presses = await Promise.all([resend(asked.mail), resend(asked.mail)])
    expect(presses.map(({ body }) => body.Enviados).sort()).toEqual([0, 1])
    expect(await listed()).toEqual([])
    await own.settle()
    await own.settle()
    expect([arrived(asked, own), await statusOf(asked.mail)]).toEqual([1, 'enviado'])
    expect((await resend('ninguno')).status).toBe(404)
  })

  nightly(
    'is sent again with all others, 500 at once, and never to a reader who is no longer to get it',
    async () => {
      const [gone, now, past] = ['2020-01-01', new Date(), new Date(0)]
      const stored: [Parameters<typeof records>[1], string, object][] = [
        ['requests', 'open', { correo: 'open@example.com' }],
        ['requests', 'cancelled', { correo: 'cancelled@example.com', cierre: 'ya_no_la_necesita' }],
        ['requests', 'corrected', { correo: 'right@example.com' }],
        ['requests', 'reopened', { correo: 'reopened@example.com' }],
        ['users', 'moved', { correo: 'new@example.com' }],
        ['trainings', 'over', { titulo: 'T', fecha: gone, inicio: '08:00', fin: '09:00', lugar: 'ESPE' }],
        [
          'signUps',
          'late',
          { correo: 'late@example.com', capacitacion: 'over', estado: 'inscrito', fecha: past },
        ],
        [
          'signUps',
          'left',
          { correo: 'left@example.com', capacitacion: 'over', estado: 'cancelado', fecha: past },
        ],
      ]
      for (const [kept, id, fields] of stored)
        await records(own, kept)
          .doc(id)
          .set({ clave: 'x', ...fields })
      const failed = (about: string, id: string, to = id, more = {}) => {
        const fields = {
          subject: 'S',
          html: '<p>S</p>',
          text: 'S',
          status: 'fallido',
          createdAt: now,
          ...more,
        }
        return mail(`${id}-${to}`).set({
          to: `${to}@example.com`,
          about: { coleccion: about, id },
          ...fields,
        })
      }
      await aReader(own, 'reader@example.com')
      const bulletins = contentCalls(() => own, 'boletines')
      const publish = async (estado: string) =>
        (await bulletins.create(people.editor.token, { changes: { estado } })).body.Id
      const [shown, hidden] = [await publish('publicado'), await publish('borrador')]
      await failed('asesorias', 'open')
      await failed('boletines', shown, 'reader', { class: 'broadcast', status: 'retenido' })
      await failed('asesorias', 'cancelled', 'cancelled', { tipo: 'confirmacion' })
      await failed('asesorias', 'corrected')
      await failed('asesorias', 'reopened', 'reopened', { tipo: 'cierre' })
      await failed('asesorias', 'deleted')
      await failed('boletines', hidden, 'reader')
      await failed('boletines', shown, 'stranger')
      await failed('users', 'moved')
      await failed('users', 'erased')
      await failed('participantes', 'late')
      await failed('participantes', 'left')
      await failed('capacitaciones', 'over')
      expect(await resendAll()).toEqual({ Enviados: 13, Quedan: 0 })
      expect(await resendAll()).toEqual({ Enviados: 0, Quedan: 0 })
      await own.settle()
      const readers = own.mailbox.messages
        .filter(({ subject }) => subject === 'S')
        .map(({ to }) => to[0]?.email)
      expect(readers.toSorted()).toEqual(['open@example.com', 'reader@example.com'])
      const left = await records(own, 'mails').where('subject', '==', 'S').get()
      expect(left.docs.map((found) => found.get('status'))).toEqual(['enviado', 'enviado'])

      const writer = own.firebase.db.bulkWriter()
      const held = {
        subject: 'S',
        to: 'x@example.com',
        about: { coleccion: 'asesorias', id: 'x' },
        createdAt: now,
      }
      for (let n = 0; n < 501; n += 1) void writer.create(mail(`many-${n}`), { ...held, status: 'retenido' })
      await writer.close()
      expect(await resendAll()).toEqual({ Enviados: 500, Quedan: 1 })
    },
  )
})

describe('what the mail service reports', () => {
  const { publicKey, privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
  const SENDGRID_WEBHOOK_KEY = publicKey.export({ format: 'der', type: 'spki' }).toString('base64')
  const own = withApi({ SENDGRID_WEBHOOK_KEY })
  const { read } = teamRequests(own, () => people.editor)

  const signed = (body: string, key = privateKey) => {
    const timestamp = String(Math.floor(Date.now() / 1000))
    const signature = sign('sha256', Buffer.from(timestamp + body), key).toString('base64')
    const name = 'X-Twilio-Email-Event-Webhook-'
    return { ...JSON_TYPE, [`${name}Signature`]: signature, [`${name}Timestamp`]: timestamp }
  }
  const report = (body: string, headers: Record<string, string> = signed(body), to: ApiServer = own) =>
    send(to, 'POST', api.correos.report.path, { body, headers })
  const bounceOf = (correo: string, words = {}) =>
    JSON.stringify([
      { event: 'bounce', email: 'ana@example.com', correo, reason: '550 ana@example.com', ...words },
    ])
  /** A mail that the service took, under the id that it was given. */
  const sent = async () => {
    const asked = await ask(uniqueMail(), {}, own)
    await deliver(asked, own)
    const [message] = await own.mailsTo(asked.correo)
    expect(message?.customArgs).toEqual({ correo: asked.mail })
    return asked
  }
  const stateOf = async ({ request }: Asked) => (await read({ id: request })).Correos[0].Estado
  const listed = async () =>
    (await call(own, api.informe.correos, { query: {}, token: people.editor.token })).body

  beforeAll(() => introduce(own, people.editor, ROL.EDITOR))

  it('marks a mail that came back, once, and says why without the address', async () => {
    const kinds = [
      ['sin_buzon', { status: '5.1.1', reason: '550 5.1.1 ana@example.com does not exist' }],
      ['buzon_lleno', { reason: '552 5.2.2 mailbox of ana@example.com is full' }],
      ['rechazado', { type: 'blocked', reason: '554 ana@example.com: bad reputation' }],
      ['sin_buzon', { event: 'dropped', reason: 'Bounced Address' }],
    ] as const
    const mails: string[] = []
    for (const [Rebote, words] of kinds) {
      const asked = await sent()
      mails.push(asked.mail)
      for (const _ of [1, 2]) expect((await report(bounceOf(asked.mail, words))).status).toBe(200)
      expect.soft(await stateOf(asked)).toBe('rebotado')
      expect
        .soft((await listed())[0])
        .toMatchObject({ Id: asked.mail, Rebote, Retenido: false, Atrasado: false })
      const resent = await call(own, api.informe.resendMail, {
        params: { id: asked.mail },
        token: people.editor.token,
      })
      expect.soft(resent.body.Enviados).toBe(0)
    }
    expect((await listed()).map(({ Id }: { Id: string }) => Id)).toEqual(mails.reverse())
    await own.settle()
    expect(own.mailbox.messages).toHaveLength(kinds.length)
    const { correos } = await everythingStored(own, [])
    expect(JSON.stringify(correos)).not.toContain('ana@example.com')
  })

  it('tells nothing of an address that was corrected since', async () => {
    const asked = await sent()
    const { request: id, mail } = asked
    const input = { Correo: uniqueMail() }
    await call(own, api.asesorias.correctMail, { params: { id }, input, token: people.editor.token })
    await report(bounceOf(mail))
    expect(await stateOf(asked)).toBe('no_entregado')
  })

  it('changes nothing if it is unknown, of another kind, unsigned, changed, too long or not expected', async () => {
    const asked = await sent()
    const bounce = bounceOf(asked.mail)
    const before = await everythingStored(own, [])
    const other = generateKeyPairSync('ec', { namedCurve: 'P-256' }).privateKey
    const long = `${bounce}${' '.repeat(1_048_576)}`
    const attempts = [
      [200, report(bounceOf('nobody'))],
      [200, report(bounceOf(asked.mail, { event: 'delivered' }))],
      [200, report(bounceOf(asked.mail, { correo: undefined }))],
      [403, report(bounce, JSON_TYPE)],
      [403, report(bounce, signed(bounce, other))],
      [403, report(bounce, signed(`${bounce} `))],
      [403, report(bounce, { ...signed(bounce), 'X-Twilio-Email-Event-Webhook-Timestamp': '1' })],
      [413, report(long)],
      [400, report('[', signed('['))],
      [404, report(bounce, signed(bounce), server)],
    ] as const
    for (const [status, attempt] of attempts) expect.soft((await attempt).status).toBe(status)
    expect(await everythingStored(own, [])).toEqual(before)
  })

  it('ends the subscription of an address that does not exist', async () => {
    const { Enlace, mail } = await aReader(own)
    const receives = async () =>
      (await call(own, api.suscripciones.open, { input: { Enlace } })).body.Boletines
    await report(bounceOf(mail, { reason: '452 4.2.2 over quota' }))
    expect(await receives()).toBe(true)
    await records(own, 'mails').doc(mail).update({ status: 'enviado' })
    await report(bounceOf(mail, { status: '5.1.1' }))
    expect(await receives()).toBe(false)
  })
})
