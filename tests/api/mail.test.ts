import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { api, ROL } from '@naf/contract'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { ROOT } from '../../scripts/lib/config.ts'
import { call, introduce, times, uniqueMail, uniqueName } from '../support/api-as.ts'
import { aCapacitacion, anAsesoria, aSignUp } from '../support/builders.ts'
import { failMail } from '../support/mailbox.ts'
import { records } from '../support/records.ts'
import { type ApiServer, withApi, withEveryKind } from '../support/server.ts'
import { everythingStored } from '../support/stored.ts'
import { teamRequests } from '../support/tracked-requests.ts'

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
    for (const status of [400, 401, 403, 413]) {
      const asked = await ask()
      await fail({ status, times: 1 })
      for (const _ of [1, 2]) await deliver(asked)
      expect.soft([arrived(asked), await stateOf(asked)], String(status)).toEqual([0, 'no_entregado'])
    }
  })

  it('is given up after sixty tries', async () => {
    const asked = await ask()
    await fail({ status: 500, times: 60 })
    for (let delivery = 1; delivery < 20; delivery += 1) await expect(deliver(asked)).rejects.toThrow()
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

  it('gets the rest in the hours after, ten a day, and nothing of what is beyond', async () => {
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

  it('counts a mail once for all its tries, and also one that failed for good', async () => {
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
  await deliver(await ask())
  const counts = Object.entries((await everythingStored(server, [])).mailCounts as Record<string, object>)
  const ofMailboxes = counts.filter(([id]) => !id.includes('/total-'))
  expect(ofMailboxes.length).toBeGreaterThan(0)
  for (const [, count] of ofMailboxes) {
    const expires = Reflect.get(count, 'expiresAt').toMillis()
    expect(expires).toBeGreaterThan(Date.now())
    expect(expires).toBeLessThan(Date.now() + 25 * 3_600_000)
  }
})

describe('all mails together', () => {
  /** A quarter is for typed addresses: two an hour, three a day. */
  const small = withApi({ MAX_MAILS_PER_HOUR: '8', MAX_MAILS_PER_DAY: '12' })
  const { write } = teamRequests(small, () => people.editor)

  it('to typed addresses wait beyond their share of an hour and of a day, seven days at most', async () => {
    await introduce(small, people.editor, ROL.EDITOR)
    const all = await times(6, () => ask(uniqueMail(), {}, small))
    const instance = small.startSender()
    for (const _ of [1, 2, 3])
      await Promise.allSettled(all.flatMap((asked) => [deliver(asked, small), instance(asked.mail)]))
    const sent = () => all.filter((asked) => arrived(asked, small) > 0).length
    const statusOf = async ({ mail }: Asked) => (await records(small, 'mails').doc(mail).get()).get('status')
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
  })

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
})
