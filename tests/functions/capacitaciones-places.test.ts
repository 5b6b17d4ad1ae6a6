import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { withApi, withEveryKind } from '../support/server.ts'
import { trainings } from '../support/trainings.ts'

/** However many come and go at once, nobody has a place that there is not. */

const server = withApi()
const people = withEveryKind(server)
const t = trainings(server, people)

const RUN_MS = 5 * 60_000

/** What has to hold of a training whenever nobody is changing it. */
const assertWhole = async (id: string, cupos: number) => {
  const all = await t.participants(id)
  const placed = all.filter(({ estado }) => estado === 'inscrito')
  const waiting = all.filter(({ estado }) => estado === 'espera')
  expect(placed.length).toBeLessThanOrEqual(cupos)
  expect(await t.stored(id)).toMatchObject({ inscritos: placed.length, espera: waiting.length })
  // Nobody waits for a place that is free, and nobody is overtaken.
  if (waiting.length > 0) expect(placed.length).toBe(cupos)
  const last = Math.max(0, ...placed.map(({ orden }) => orden))
  for (const { orden } of waiting) expect(orden).toBeGreaterThan(last)
  expect(new Set(all.map(({ orden }) => orden)).size).toBe(all.length)
}

describe('places', () => {
  it('are taken by thirty at once up to the last, and the others wait in order', async () => {
    const id = await t.create({ cupos: 7 })
    const replies = await Promise.all(Array.from({ length: 30 }, () => t.join(id)))
    expect(replies.map(({ status }) => status)).toEqual(Array(30).fill(201))
    expect(replies.filter(({ body }) => body.Estado === 'inscrito')).toHaveLength(7)
    await assertWhole(id, 7)
  })

  it(
    'hold after any coming and going at once',
    async () => {
      const steps = fc.array(fc.record({ who: fc.nat(9), leaves: fc.boolean() }), {
        minLength: 5,
        maxLength: 25,
      })
      await fc.assert(
        fc.asyncProperty(
          fc.integer({ min: 1, max: 4 }),
          fc.array(steps, { minLength: 1, maxLength: 3 }),
          async (cupos, rounds) => {
            const id = await t.create({ cupos })
            const correos = Array.from({ length: 10 }, t.aCorreo)
            for (const round of rounds) {
              const known = new Map((await t.participants(id)).map((one) => [one.correo, one]))
              const replies = await Promise.all(
                round.map(({ who, leaves }) => {
                  const one = known.get(correos[who] ?? '')
                  return leaves && one ? t.cancel(`${one.id}.${one.clave}`) : t.join(id, correos[who])
                }),
              )
              for (const { status } of replies) expect([200, 201]).toContain(status)
              await assertWhole(id, cupos)
            }
          },
        ),
        { numRuns: 6 },
      )
    },
    RUN_MS,
  )
})
