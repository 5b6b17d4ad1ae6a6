import { type Informe, type InformePeriod, isSemester, METAS } from '@naf/contract'
import { formatNumber, today } from '../../lib/format.ts'
import { Goals } from '../../session/work/Goals.tsx'
import type { Goal } from '../../session/work/goals.ts'
import { MENSAJES_INFORME_PAGINA as TEXTO } from './messages.ts'
import { comparison, periodOf } from './words.ts'

type FigureName = keyof typeof TEXTO.figures

const NAMES = Object.keys(TEXTO.figures) as FigureName[]

const goalsOf = ({ Atendidas, Personas, Capacitaciones, Redes }: InformePeriod): readonly Goal[] => [
  { name: 'Atendidos', value: Atendidas, goal: METAS.atendidos },
  { name: 'Personas', value: Personas, goal: METAS.personas },
  { name: 'Capacitaciones', value: Capacitaciones, goal: METAS.capacitaciones },
  { name: 'Redes', value: Redes.Crecimiento, goal: METAS.redes },
]

/** What is asked for first: how far the goals are, which are set by semester, and how much there was. */
export function KeyFigures({ informe: { Periodo, Anterior } }: { informe: Informe }) {
  const isWhole = isSemester(periodOf(Periodo))
  const isRunning = isWhole && Periodo.Hasta >= today()
  return (
    <div className="space-y-4">
      {isWhole && <Goals label={TEXTO.goals} goals={goalsOf(Periodo)} />}
      <dl className="card grid grid-cols-2 gap-x-6 gap-y-5 p-5 md:grid-cols-4">
        {NAMES.map((name) => (
          <div key={name} className="flex flex-col-reverse justify-end">
            <dt>
              {TEXTO.figures[name]}
              <span className="mt-1 block text-ink-soft text-sm">
                {comparison(Periodo[name], Anterior[name], isRunning)}
              </span>
            </dt>
            <dd className="text-2xl font-bold">{formatNumber(Periodo[name])}</dd>
          </div>
        ))}
      </dl>
    </div>
  )
}
