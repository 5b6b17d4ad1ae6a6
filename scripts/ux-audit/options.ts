import { parseArgs } from 'node:util'
import { OperatorError } from '../lib/operator.ts'
import { PAGES, type Page, pageAt } from './pages.ts'

export interface Options {
  /** Only what needs no browser. */
  quick: boolean
  pages: readonly Page[]
  /** How often Lighthouse looks at each page. */
  runs: number
  /** Not for the work on a single page. */
  withAxe: boolean
}

const USAGE = `Uso: npm run ux-audit [-- --quick] [-- --routes=/,/servicios] [-- --runs=n]

Mide cada página pública y compara con los límites; termina con error si falta alguno.
--quick    solo los tamaños, sin navegador
--routes   solo estas páginas, y sin axe
--runs     cuántas veces mira Lighthouse cada página; 5 si no se dice otra cosa`

const DEFAULT_RUNS = 5

/** @throws OperatorError with the usage */
export const readOptions = (args: string[]): Options => {
  try {
    const { values } = parseArgs({
      args,
      options: {
        quick: { type: 'boolean', default: false },
        routes: { type: 'string' },
        runs: { type: 'string' },
      },
    })
    const runs = Number(values.runs ?? DEFAULT_RUNS)
    if (!Number.isInteger(runs) || runs < 1) throw new Error('--runs quiere un número entero desde 1.')
    return {
      quick: values.quick,
      pages: values.routes?.split(',').map(pageAt) ?? PAGES,
      runs,
      withAxe: values.routes === undefined,
    }
  } catch (error) {
    throw new OperatorError(`${(error as Error).message}\n\n${USAGE}`)
  }
}
