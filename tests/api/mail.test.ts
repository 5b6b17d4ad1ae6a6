import { afterEach, describe, expect, it, vi } from 'vitest'
import { times } from '../support/api-as.ts'
import { type Asked, confirmations } from '../support/confirmations.ts'
import { records } from '../support/records.ts'
import { startApi, withApi, withEveryKind } from '../support/server.ts'
import { teamRequests } from '../support/tracked-requests.ts'
import { passHours, passMinutes } from '../support/trainings.ts'
import { isCore } from '../tiers.ts'

/** docs/decisions/mail.md; what each mail says is tested with what it is about. */

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

/** More mails than a look at the outbox takes, nightly. */
const MANY = isCore ? 2 : 22

describe('all mails while the mail service refuses the key', () => {
  it.each([
    [401, MANY],
    [403, 2],
  ])(
    'with %i wait, one is tried a minute, and each goes out and counts once when it is mended',
    async (status, n) => {
      // A quarter of the hour's mails is for typed addresses.
      const capped = await startApi({ MAX_MAILS_PER_HOUR: String(4 * n) })
      const { ask, deliver, arrived, fail } = confirmations(capped)
      const all = await times(n, () => ask())
      await fail({ status, times: 2 })
      for (const asked of all) await deliver(asked)
      const arrivals = () => all.map(arrived)
      const runInMinutes = async (minutes: number) => {
        for (let minute = 0; minute < minutes; minute += 1) {
          passMinutes(1)
          await capped.run('envios')
        }
      }
      await runInMinutes(1)
      expect(arrivals()).toEqual(Array(n).fill(0))
      await runInMinutes(3)
      expect(arrivals()).toEqual(Array(n).fill(1))
      const more = await ask()
      await deliver(more)
      expect(arrived(more)).toBe(0)
      passHours(1)
      await capped.run('envios')
      expect(arrived(more)).toBe(1)
      await capped.close()
    },
  )
})
