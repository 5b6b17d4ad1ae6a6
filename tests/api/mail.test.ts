import { api, ROL } from '@naf/contract'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { call, introduce, times, uniqueMail, uniqueName } from '../support/api-as.ts'
import { anAsesoria } from '../support/builders.ts'
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

  it('that waits for a silent service keeps no other work of the minute waiting', async () => {
    const asked = await ask()
    await records(server, 'mails')
      .doc(asked.mail)
      .update({ sendAfter: new Date(0) })
    const folder = records(server, 'deletions').doc('x')
    await folder.set({ carpeta: 'libros/x', hasta: new Date(0) })
    await fail({ hang: true, times: 1 })
    const job = server.run('envios')
    await expect.poll(async () => (await folder.get()).exists, { timeout: 9_000 }).toBe(false)
    expect(arrived(asked)).toBe(0)
    await job
    expect(arrived(asked)).toBe(1)
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
    const flood = await times(20, () => ask(victim, bait))
    await deliverAll(flood)
    const mails = await server.mailsTo(victim)
    expect(mails).toHaveLength(3)
    for (const { subject, text, html } of mails)
      expect(`${subject}${text}${html}`).not.toMatch(/premio|evil|\$500|cobra|0987|suspend|llama/i)
    const states = await Promise.all(flood.map(stateOf))
    expect(states.toSorted()).toEqual([...Array(17).fill('en_espera'), ...Array(3).fill('enviado')])
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

describe('all mails together', () => {
  const small = withApi({ MAX_MAILS_PER_HOUR: '4', MAX_MAILS_PER_DAY: '6' })
  const sendAtOnce = async (mails: number) => {
    const before = small.mailbox.messages.length
    const all = await times(mails, () => ask(uniqueMail(), {}, small))
    const instance = small.startSender()
    for (const _ of [1, 2, 3])
      await Promise.allSettled(all.flatMap((asked) => [deliver(asked, small), instance(asked.mail)]))
    await small.settle()
    return small.mailbox.messages.length - before
  }

  it('wait beyond the limit of an hour; beyond that of a day only the team writes, a day later', async () => {
    expect(await sendAtOnce(5)).toBe(4)
    passHours(1)
    const before = small.mailbox.messages.length
    await small.run('envios')
    expect(small.mailbox.messages.length - before).toBe(1)
    expect(await sendAtOnce(3)).toBe(1)
    vi.useRealTimers()
    const asked = await ask(uniqueMail(), {}, small)
    await introduce(small, people.editor, ROL.EDITOR)
    const { write } = teamRequests(small, () => people.editor)
    expect((await write({ id: asked.request }, 'Traiga su RUC.')).status).toBe(201)
    expect(await small.mailsTo(asked.correo)).toEqual([])
    passHours(26)
    await small.run('envios')
    const [answer, ...others] = await small.mailsTo(asked.correo)
    expect([answer?.subject, others]).toEqual([expect.stringContaining('Respuesta'), []])
    expect(await sendAtOnce(1)).toBe(1)
  })
})
