import type { Inicio } from '@naf/contract'
import { Link } from 'react-router-dom'
import { formatNumber } from '../lib/format.ts'
import { classNames } from '../lib/text.ts'

const NAMES = {
  Atendidos: 'Contribuyentes atendidos',
  Personas: 'Personas atendidas',
  Capacitaciones: 'Capacitaciones',
  Redes: 'Más presencia en redes',
} as const

export interface Goal {
  name: keyof typeof NAMES
  /** For `Redes` the growth in per cent; null if nobody knows it yet. */
  value: number | null
  goal: number
}

export const goalsOf = (semester: Inicio['Semestre']): Goal[] =>
  (Object.keys(NAMES) as Goal['name'][]).map((name) => ({
    name,
    value: semester[name].Alcanzado,
    goal: semester[name].Meta,
  }))

const percent = (value: number) => `${formatNumber(value)}\u00a0%`
const growth = (value: number) => `${value < 0 ? '−' : '+'}${percent(Math.abs(value))}`

const figureOf = ({ name, value }: Goal) => {
  if (value === null) return '—'
  return name === 'Redes' ? growth(value) : formatNumber(value)
}

const wordsOf = ({ name, value, goal }: Goal) => {
  if (value === null) return 'Todavía no hay con qué compararlo.'
  if (name === 'Redes')
    return value >= goal ? `La meta de ${growth(goal)} está cumplida.` : `La meta es ${growth(goal)}.`
  const part = `${percent(Math.floor((100 * value) / goal))} de la meta de ${formatNumber(goal)}`
  return value >= goal ? `${part}: cumplida.` : `${part}: faltan ${formatNumber(goal - value)}.`
}

export function Goals({ label, goals, to }: { label: string; goals: readonly Goal[]; to?: string }) {
  return (
    <ul aria-label={label} className="grid gap-4 sm:grid-cols-2 xl:grid-cols-4">
      {goals.map((goal) => (
        <li key={goal.name} className={classNames(to && 'card card-link p-5')}>
          <p className="font-semibold">
            {to ? (
              <Link to={to} className="cover-link">
                {NAMES[goal.name]}
              </Link>
            ) : (
              NAMES[goal.name]
            )}
          </p>
          <p className="my-1 text-2xl font-bold">{figureOf(goal)}</p>
          <Bar part={(goal.value ?? 0) / goal.goal} />
          <p className="mt-1 text-sm">{wordsOf(goal)}</p>
        </li>
      ))}
    </ul>
  )
}

/** A part of a whole, drawn: 0 is empty, 1 is full. The outline shows its length on grey paper and in forced colours. */
export function Bar({ part }: { part: number }) {
  return (
    <span
      aria-hidden="true"
      className="block h-2.5 overflow-hidden rounded-full border border-brand bg-brand-soft [print-color-adjust:exact]"
    >
      <span
        className="block h-full bg-brand forced-color-adjust-none forced-colors:bg-[CanvasText]"
        style={{ width: `${Math.min(100, Math.max(0, 100 * part))}%` }}
      />
    </span>
  )
}
