import type { Inicio } from '@naf/contract'
import { formatNumber } from '../../lib/format.ts'
import { MENSAJES_TRABAJO as TEXTO } from './messages.ts'

type GoalName = keyof typeof TEXTO.goals

export interface Goal {
  name: GoalName
  /** Null where nobody can tell yet. */
  value: number | null
  goal: number
}

const GOAL_NAMES = Object.keys(TEXTO.goals) as GoalName[]

/** The goals of the present semester, as inicio has them. */
export const goalsOf = (semester: Inicio['Semestre']): readonly Goal[] =>
  GOAL_NAMES.map((name) => ({ name, value: semester[name].Alcanzado, goal: semester[name].Meta }))

const percent = (value: number): string => `${formatNumber(value)}\u00a0%`
const growth = (value: number): string => `${value < 0 ? '−' : '+'}${percent(Math.abs(value))}`

/** What is reached: of followers, by how many per cent there are more. */
export const goalFigure = ({ name, value }: Goal): string => {
  if (value === null) return '—'
  return name === 'Redes' ? growth(value) : formatNumber(value)
}

/** How far that is, in words. */
export const goalWords = ({ name, value, goal }: Goal): string => {
  if (value === null) return TEXTO.unknown
  if (name === 'Redes') return (value >= goal ? TEXTO.growthReached : TEXTO.growthMissing)(growth(goal))
  const part = percent(Math.floor((100 * value) / goal))
  return value >= goal
    ? TEXTO.reached(part, formatNumber(goal))
    : TEXTO.missing(part, formatNumber(goal), formatNumber(goal - value))
}
