import { CIERRES, type Cierre, ROL } from '@naf/contract'
import fc from 'fast-check'
import { expect, it } from 'vitest'
import { withApi } from '../support/server.ts'
import { withTallies } from '../support/tallies.ts'

/** The figures against somebody who writes down what happened: docs/decisions/tallies.md. */

const RUNS = 6
const RUN_MS = 5 * 60_000

const server = withApi()
const db = () => server.firebase.db
const t = withTallies(server)

const DOES = ['ask', 'mark', 'reopen', 'close', 'cancel', 'rate', 'delete', 'restore', 'deleteDone'] as const
const aStep = fc.record({
  does: fc.constantFrom(...DOES),
  which: fc.nat(9),
  cierre: fc.constantFrom(...CIERRES),
  valor: fc.integer({ min: 1, max: 5 }),
})

/** What happened, as somebody writes it down who only sees the requests. */
interface Seen {
  received: number
  closed: Record<string, number>
  opinions: Record<number, number>
}

const change = (counts: Record<string, number>, name: string | number, by: number) => {
  counts[name] = (counts[name] ?? 0) + by
}
const sumOf = (tallies: Record<string, number>[]) => {
  const sum: Record<string, number> = {}
  for (const tally of tallies) for (const [name, count] of Object.entries(tally)) change(sum, name, count)
  return withoutZeros(sum)
}
const logged = async () =>
  sumOf((await db().collection('bitacora').get()).docs.map((line) => line.get('cuenta') ?? {}))
const stored = async () =>
  sumOf(
    (await db().collection('conteos').get()).docs.flatMap((month) =>
      Object.values<Record<string, number>>(month.get('dias') ?? {}),
    ),
  )
const withoutZeros = (counts: Record<string, number>) =>
  Object.fromEntries(Object.entries(counts).filter(([, count]) => count !== 0))

const stateOf = async (id: string) => {
  const [open, deleted] = await Promise.all([
    db().collection('asesorias').doc(id).get(),
    db().collection('papelera').doc(id).get(),
  ])
  return { isThere: open.exists, isDeleted: deleted.exists, ...open.data() } as {
    isThere: boolean
    isDeleted: boolean
    realizada?: boolean
    cierre?: Cierre | null
    opinion?: { valor: number } | null
  }
}

const step = async (
  ids: string[],
  { does, which, cierre, valor }: typeof aStep extends fc.Arbitrary<infer S> ? S : never,
) => {
  const { asesorias, seguimiento } = server.deps
  const actor = { uid: t.editor.uid, rol: ROL.EDITOR, nombre: 'Luis Caiza' }
  const id = ids[which % Math.max(ids.length, 1)]
  if (does === 'ask' || !id) return void ids.push(await t.ask({ TipoServicio: 'Otros' }))
  if (does === 'deleteDone') return asesorias.deleteDone(actor)
  const { isThere, isDeleted, realizada } = await stateOf(id)
  if (does === 'restore') return isDeleted && !isThere ? asesorias.restore(actor, id) : undefined
  if (!isThere) return
  if (does === 'mark') return asesorias.markDone(actor, id)
  if (does === 'delete') return asesorias.delete(actor, id)
  if (does === 'cancel') return seguimiento.cancel(null, id)
  if (does === 'reopen' && realizada) return asesorias.reopen(actor, id, '')
  if (does === 'close' && !realizada)
    return asesorias
      .changeState(actor, id, { Desde: 'recibida', Estado: 'realizada', Cierre: cierre })
      .catch(() => {})
  if (does === 'rate' && realizada)
    return seguimiento.rate(null, id, { Valor: valor, Comentario: '' }, () => {})
}

it(
  'whatever is done in whatever order, told of twice, late or the other way round, the figures are what happened',
  () =>
    fc.assert(
      fc
        .asyncProperty(
          fc.array(aStep, { minLength: 8, maxLength: 25 }),
          fc.boolean(),
          async (steps, backwards) => {
            const ids: string[] = []
            const seen: Seen = { received: 0, closed: {}, opinions: {} }
            for (const one of steps) {
              const before = await Promise.all(ids.map(stateOf))
              await step(ids, one)
              const after = await Promise.all(ids.map(stateOf))
              seen.received += after.length - before.length
              for (const [index, was] of before.entries()) {
                const is = after[index]
                if (!is?.isThere || !was.isThere) continue
                if (was.realizada && !is.realizada) change(seen.closed, was.cierre ?? 'atendida', -1)
                if (!was.realizada && is.realizada) change(seen.closed, is.cierre ?? 'atendida', 1)
                if (was.opinion && was.opinion.valor !== is.opinion?.valor)
                  change(seen.opinions, was.opinion.valor, -1)
                if (is.opinion && was.opinion?.valor !== is.opinion.valor)
                  change(seen.opinions, is.opinion.valor, 1)
              }
              if (one.which === 0) await t.deliver()
            }
            await t.deliver((all) => (backwards ? all.toReversed() : all))
            const figures = await t.informe()
            expect(figures.Recibidas).toBe(seen.received)
            expect(figures.Cierre).toEqual(withoutZeros(seen.closed))
            expect(figures.Opinion).toEqual(withoutZeros(seen.opinions))
            expect(await stored()).toEqual(await logged())
          },
        )
        .beforeEach(t.clear),
      { numRuns: RUNS },
    ),
  RUN_MS,
)
