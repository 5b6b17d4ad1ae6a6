import { type Cost, costOf } from '../cost.ts'
import { number } from '../format.ts'
import { growingActions } from '../growing-actions.ts'
import type { Effort } from '../options.ts'
import { fill } from '../records.ts'
import type { Part } from '../section.ts'
import { onStage, type Stage } from '../stage.ts'
import { exponentOf } from '../statistics.ts'

type Costs = Map<string, Cost>

/** What each action costs with as many records of each kind there as are given. */
const costsAt = async (
  { db, people, portal }: Stage,
  records: number,
  { repeats }: Effort,
): Promise<Costs> => {
  for (const name of ['libros', 'asesorias', 'inscripciones', 'users'] as const) await fill(db, name, records)
  const server = await portal()
  const costs: Costs = new Map()
  for (const [name, act] of await growingActions(server.url, people))
    costs.set(name, await costOf(server, repeats, act))
  return costs
}

const MEASURES = ['ms', 'reads', 'bytes'] as const

/** How each cost follows from how much there is. */
export const growth: Part = async (effort) => {
  const sizes: [number, Costs][] = []
  for (const records of effort.sizes)
    sizes.push([records, await onStage((stage) => costsAt(stage, records, effort))])

  const cells = (action: string) =>
    MEASURES.flatMap((measure) => {
      const points = sizes.map(
        ([records, costs]) => [records, costs.get(action)?.[measure] ?? Number.NaN] as const,
      )
      return [...points.map(([, cost]) => number(cost)), number(exponentOf(points))]
    })
  const head = MEASURES.flatMap((measure) => [
    ...effort.sizes.map((records) => `${measure} at ${records.toLocaleString('en')}`),
    'exponent',
  ])
  return {
    title: 'How costs grow with the records there are',
    intro:
      `So many of each kind, one call after the other, the median of ${effort.repeats}. The exponent fits cost = a·nᵇ: ` +
      '0 does not grow, 1 grows as the records do.',
    head: ['', ...head],
    rows: [...(sizes[0]?.[1].keys() ?? [])].map((action) => [action, ...cells(action)]),
    facts: {},
  }
}
