import { api } from '@naf/contract'
import fc from 'fast-check'
import { afterEach, expect, it, vi } from 'vitest'
import { call, uniqueName } from '../support/api-as.ts'
import { times } from '../support/at-once.ts'
import { aCapacitacion, aSignUp } from '../support/builders.ts'
import { withApi, withEveryKind } from '../support/server.ts'

const server = withApi({ MAX_MAILS_PER_HOUR: '100000', MAX_MAILS_PER_DAY: '100000' })
const people = withEveryKind(server)
afterEach(() => {
  vi.useRealTimers()
})

const staff = () => ({ token: people.editor.token })
const anAddress = () => `${uniqueName('asistente')}@example.com`
const announce = async (cupos: number): Promise<string> =>
  (await call(server, api.capacitaciones.create, { input: aCapacitacion({ cupos }), ...staff() })).body.Id
const join = (id: string, Correo: string) =>
  call(server, api.capacitaciones.signUp, { params: { id }, input: aSignUp({ Correo }) })

interface Listed {
  Correo: string
  Estado: string
  Orden: number
}

/** What holds whenever nobody is signing up or cancelling. */
const expectWhole = async (id: string, cupos: number) => {
  const reply = await call(server, api.capacitaciones.participants, { params: { id }, ...staff() })
  const all: Listed[] = reply.body.Participantes
  const ordersOf = (estado: string) => all.filter(({ Estado }) => Estado === estado).map(({ Orden }) => Orden)
  const [placed, waiting] = [ordersOf('inscrito'), ordersOf('espera')]
  expect(placed.length).toBeLessThanOrEqual(cupos)
  // Nobody waits while a place is free, and nobody is overtaken.
  if (waiting.length > 0) expect(placed.length).toBe(cupos)
  for (const orden of waiting) expect(orden).toBeGreaterThan(Math.max(0, ...placed))
  expect(new Set(all.map(({ Orden }) => Orden)).size).toBe(all.length)
  const { body } = await call(server, api.capacitaciones.seats, { params: { id } })
  expect(body).toEqual({ Libres: cupos - placed.length, EnEspera: waiting.length })
}

it('gives no place twice, however many people sign up and cancel at once', async () => {
  const links = new Map<string, string>()
  const linkOf = async (correo: string): Promise<string | undefined> => {
    const mails = await server.mailsTo(correo)
    const link = /\/mi-capacitacion#([\w.-]+)/.exec(mails.at(-1)?.text ?? '')?.[1]
    if (link) links.set(correo, link)
    return links.get(correo)
  }
  const step = fc.record({ who: fc.nat(9), leaves: fc.boolean() })
  const rounds = fc.array(fc.array(step, { minLength: 5, maxLength: 25 }), { minLength: 1, maxLength: 3 })
  await fc.assert(
    fc.asyncProperty(fc.integer({ min: 1, max: 4 }), rounds, async (cupos, all) => {
      const id = await announce(cupos)
      const correos = Array.from({ length: 10 }, anAddress)
      for (const round of all) {
        const known = new Map<string, string | undefined>()
        for (const correo of correos) known.set(correo, await linkOf(correo))
        const replies = await Promise.all(
          round.map(({ who, leaves }) => {
            const correo = correos[who] ?? ''
            const Enlace = known.get(correo)
            return leaves && Enlace
              ? call(server, api.capacitaciones.cancel, { input: { Enlace } })
              : join(id, correo)
          }),
        )
        for (const { status } of replies) expect([200, 201]).toContain(status)
        await expectWhole(id, cupos)
      }
    }),
    { numRuns: 6 },
  )
}, 300_000)

it('tells each of 241 people once of the deletion, 40 a minute', async () => {
  const id = await announce(1000)
  const correos = Array.from({ length: 241 }, anAddress)
  await times(correos.length, (n) => join(id, correos[n] ?? ''))
  await call(server, api.capacitaciones.delete, { params: { id }, ...staff() })
  const told = () => server.mailbox.messages.filter(({ subject }) => subject.startsWith('Se canceló')).length
  await Promise.allSettled([server.settle(), server.settle()])
  await server.settle()
  expect(told()).toBe(40)
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 10 * 60_000 })
  await server.settle()
  expect(told()).toBe(241)
  for (const correo of correos)
    expect(server.mailbox.messages.filter(({ to }) => to[0]?.email === correo)).toHaveLength(1)
}, 300_000)
