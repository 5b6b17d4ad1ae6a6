import {
  daysBetween,
  type Informe,
  type InformePeriod,
  isSemester,
  longDay,
  METAS,
  OLD_DAYS,
} from '@naf/contract'
import { Link } from 'react-router-dom'
import { useScreenPath } from '../../auth/paths.ts'
import { formatNumber, today } from '../../lib/format.ts'
import { ButtonLink } from '../../ui/Button.tsx'
import { type Goal, Goals } from '../../ui/goals.tsx'
import { Bars, barsOf, Chart, Columns, FigureTable } from './charts.tsx'
import { changeOf, monthLabel, monthName, periodOf, waitedText, waitText } from './report-model.ts'

const OLD = `desde hace más de ${OLD_DAYS} días`

/** Who waits now, whatever the period is. */
export function Backlog({ informe }: { informe: Informe }) {
  const { Cantidad, SinAsignar, Edades, Desde } = informe.Pendientes
  const late = `${useScreenPath('ver-asesorias')}?estado=antiguas`
  const old = Edades.slice(1).reduce((sum, age) => sum + age.Cantidad, 0)
  const title = 'Quiénes esperan ahora'
  if (Cantidad === 0 || Desde === null)
    return (
      <section className="card p-5">
        <h3 className="text-base">{title}</h3>
        <p>Nadie espera.</p>
      </section>
    )
  const waiting = Cantidad === 1 ? 'Una persona espera' : `${formatNumber(Cantidad)} personas esperan`
  return (
    <div className="card grid items-end gap-x-8 gap-y-3 border-clay p-5 md:grid-cols-[7fr_4fr]">
      <Chart
        title={title}
        summary={
          <span className="font-bold text-ink text-lg">
            {waiting}; {old === 0 ? 'ninguna' : formatNumber(old)}, {OLD}
          </span>
        }
      >
        <Bars bars={barsOf(Edades)} />
      </Chart>
      <div className="space-y-1 text-xs">
        <p>
          La más antigua, desde el {longDay(Desde)} ({waitedText(daysBetween(Desde, today()))}).{' '}
          {SinAsignar === 1 ? 'Una no tiene' : `${formatNumber(SinAsignar)} no tienen`} quien la atienda.
        </p>
        {old > 0 && (
          <Link to={late} className="link font-semibold">
            Ver las vencidas
          </Link>
        )}
      </div>
    </div>
  )
}

export function SemesterGoals({ informe }: { informe: Informe }) {
  const { Atendidas, Personas, Capacitaciones, Redes } = informe.Periodo
  const goals: Goal[] = [
    { name: 'Atendidos', value: Atendidas, goal: METAS.atendidos },
    { name: 'Personas', value: Personas, goal: METAS.personas },
    { name: 'Capacitaciones', value: Capacitaciones, goal: METAS.capacitaciones },
    { name: 'Redes', value: Redes.Crecimiento, goal: METAS.redes },
  ]
  return (
    <section className="card space-y-2 p-5">
      <h3 className="text-base">Metas del semestre</h3>
      <Goals label="Metas del semestre" goals={goals} />
    </section>
  )
}

const FIGURES = {
  Recibidas: 'Solicitudes recibidas',
  Cerradas: 'Solicitudes cerradas',
  Atendidas: 'Asesorías atendidas',
  Personas: 'Personas atendidas',
  Capacitaciones: 'Capacitaciones dadas',
  Asistencias: 'Asistencias a capacitaciones',
  Inscripciones: 'Inscripciones de voluntarios',
}

/** A running semester stands beside the whole one before it, which compares with nothing. */
export function KeyFigures({ informe: { Periodo, Anterior } }: { informe: Informe }) {
  const isRunning = isSemester(periodOf(Periodo)) && Periodo.Hasta >= today()
  const headers = isRunning
    ? ['Cifra', 'Hasta hoy', 'El semestre anterior, completo']
    : ['Cifra', 'En el periodo', 'Antes', 'Cambio']
  const rows = (Object.keys(FIGURES) as (keyof typeof FIGURES)[]).map((name): [string, ...string[]] => [
    FIGURES[name],
    formatNumber(Periodo[name]),
    formatNumber(Anterior[name]),
    ...(isRunning ? [] : [changeOf(Periodo[name], Anterior[name])]),
  ])
  return (
    <section className="card space-y-2 p-5">
      <h3 className="text-base">En cifras</h3>
      <FigureTable caption="En cifras" headers={headers} rows={rows} />
      <p className="text-xs text-ink-soft">{waitText(Periodo)}</p>
    </section>
  )
}

const TITLE = 'Recibidas y atendidas por mes'

const busiestText = (months: InformePeriod['Meses']) => {
  const [busiest] = [...months].sort((a, b) => b.Recibidas - a.Recibidas)
  return busiest?.Recibidas
    ? `El mes con más solicitudes fue ${monthName(busiest.Mes)}: ${formatNumber(busiest.Recibidas)}.`
    : undefined
}

const days = (wait: number | null) => (wait === null ? null : waitedText(wait))

/** A single month compares with nothing. */
export function Months({ months }: { months: InformePeriod['Meses'] }) {
  if (months.length < 2) return null
  const table = {
    headers: [
      'Mes',
      'Recibidas',
      'Atendidas',
      'Cerradas',
      'Inscripciones',
      'La mitad esperó',
      'Nueve de cada diez',
    ],
    rows: months.map((month): [string, ...(string | null)[]] => [
      monthName(month.Mes),
      ...[month.Recibidas, month.Atendidas, month.Cerradas, month.Inscripciones].map(formatNumber),
      ...[month.EsperaMitad, month.EsperaCasiTodas].map(days),
    ]),
  }
  return (
    <Chart title={TITLE} summary={busiestText(months)} table={table} className="card p-5">
      <Columns
        title={TITLE}
        labels={months.map(({ Mes }) => monthLabel(Mes))}
        series={[
          { name: 'Recibidas', values: months.map(({ Recibidas }) => Recibidas) },
          { name: 'Atendidas', values: months.map(({ Atendidas }) => Atendidas) },
        ]}
      />
    </Chart>
  )
}

export function Networks({ informe }: { informe: Informe }) {
  const { Crecimiento, Inicio, Ahora } = informe.Periodo.Redes
  return (
    <section className="card space-y-3 p-5 text-xs">
      <h3 className="text-base">Quién nos sigue</h3>
      <p className="text-ink-soft">
        {Crecimiento === null
          ? 'Todavía no hay dos meses anotados de una misma red con que comparar.'
          : `De ${formatNumber(Inicio)} seguidores en el primer mes anotado a ${formatNumber(Ahora)} al final del periodo.`}
      </p>
      <ButtonLink to={useScreenPath('informe/redes')} variant="secondary" small>
        Anotar seguidores
      </ButtonLink>
    </section>
  )
}
