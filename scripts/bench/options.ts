import { parseArgs } from 'node:util'
import { OperatorError } from '../lib/operator.ts'

/** How much a run takes upon itself. */
export interface Effort {
  quick: boolean
  /** Of each row, in turn with the others of its table. */
  rounds: number
  /** Of a round, for each row. */
  seconds: number
  /** Records, for how costs grow. */
  sizes: readonly number[]
  /** Calls of which a cost is the median. */
  repeats: number
  /** Requests that are deleted at once. */
  bulk: number
  /** Requests that are taken along as a file. */
  exported: number
  /** Changes after each of which every instance is looked at. */
  changes: number
}

const QUICK: Effort = {
  quick: true,
  rounds: 3,
  seconds: 1,
  sizes: [200, 2_000],
  repeats: 5,
  bulk: 1_000,
  exported: 5_000,
  changes: 20,
}

const WHOLE: Effort = {
  quick: false,
  rounds: 3,
  seconds: 5,
  sizes: [200, 2_000, 20_000],
  repeats: 15,
  bulk: 5_000,
  exported: 50_000,
  changes: 100,
}

const USAGE = `Uso: npm run bench [-- --quick] [-- --only=<parte>,…]

Mide el portal contra lo más rápido y lo más simple que haría lo mismo, y escribe docs/rendimiento.md.
--quick  con menos de todo, en menos de cinco minutos
--only   solo estas partes; entonces no escribe el documento`

/** @throws OperatorError with the usage */
export const readOptions = (
  args: string[],
  parts: readonly string[],
): { effort: Effort; only: readonly string[] } => {
  try {
    const options = { quick: { type: 'boolean', default: false }, only: { type: 'string' } } as const
    const { values } = parseArgs({ args, options })
    const only = values.only?.split(',') ?? parts
    const unknown = only.filter((part) => !parts.includes(part))
    if (unknown.length > 0) throw new Error(`No hay ${unknown.join(', ')}; hay ${parts.join(', ')}.`)
    return { effort: values.quick ? QUICK : WHOLE, only }
  } catch (error) {
    throw new OperatorError(`${(error as Error).message}\n\n${USAGE}`)
  }
}
