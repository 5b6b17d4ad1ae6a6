import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { api, ROL } from '@naf/contract'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { ROOT } from '../../scripts/lib/config.ts'
import { call, introduce, register, times, uniqueMail, uniqueName } from '../support/api-as.ts'
import { aCapacitacion, anAsesoria, aSignUp } from '../support/builders.ts'
import { type Asked, confirmations } from '../support/confirmations.ts'
import { signIn } from '../support/identity-client.ts'
import { nightly } from '../support/nightly.ts'
import { anAddress } from '../support/origins.ts'
import { records } from '../support/records.ts'
import { withApi, withEveryKind } from '../support/server.ts'
import { everythingStored } from '../support/stored.ts'
import { teamRequests } from '../support/tracked-requests.ts'
import { passHours } from '../support/trainings.ts'

/** docs/decisions/mail-caps.md */

const server = withApi()
const people = withEveryKind(server)
const team = teamRequests(server, () => people.editor)
const { ask, deliver, arrived, fail } = confirmations(server)

afterEach(async () => {
  vi.useRealTimers()
  await fail(undefined)
})

/** As staff sees it beside the request. */
const stateOf = ({ request }: Asked) => team.mailStates({ id: request })

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

it('a mailbox’s count expires by the field that firestore.indexes.json names', async () => {
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
  const { ask, deliver, arrived } = confirmations(small)

  // It waits for six hours' mails, so it runs nightly only.
  nightly(
    'to typed addresses wait beyond their share of an hour and of a day, seven days at most',
    async () => {
      await introduce(small, people.editor, ROL.EDITOR)
      const all = await times(6, () => ask())
      const instance = small.startSender()
      for (const _ of [1, 2, 3])
        await Promise.allSettled(all.flatMap((asked) => [deliver(asked), instance(asked.mail)]))
      const sent = () => all.filter((asked) => arrived(asked) > 0).length
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
      const late = await ask()
      await records(small, 'mails')
        .doc(late.mail)
        .update({ createdAt: new Date(Date.now() - 6.5 * 24 * 3_600_000) })
      passHours(1)
      await small.run('envios')
      expect(sent()).toBe(6)
      await deliver(late)
      expect([arrived(late), await statusOf(late)]).toEqual([0, 'retenido'])
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
    const here = anAddress()
    const all = await times(4, () => askFrom(here), 1)
    const started = Date.now()
    const neighbour = await askFrom(anAddress())
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
    const headers = { 'x-forwarded-for': anAddress() }
    const all = await times(
      4,
      async () => {
        const input = aSignUp({ Correo: uniqueMail() })
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
    const headers = { 'x-forwarded-for': anAddress() }
    const askFrom = async (Correo: string, token?: string) => {
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
