import { type Figures, type Growth, type InformePeriod, monthOf, type Period } from '@naf/contract'
import { addTallies, below, type DayTally, monthsBetween, type Tally } from '../../db/counters.ts'
import { sumOf } from './few.ts'

/** What was closed before the period may be opened again in it: nothing is less than none. */
const count = (tally: Tally, name: string): number => Math.max(0, tally[name] ?? 0)

const counts = (tally: Tally, name: string): Record<string, number> =>
  Object.fromEntries(Object.entries(below(tally, name)).filter(([, count]) => count > 0))

/** @returns the days within which that part of them was served */
const waitOf = (tally: Tally, part: number): number | null => {
  const waits = Object.entries(counts(tally, 'espera'))
    .map(([days, served]) => [Number(days), served] as const)
    .sort(([a], [b]) => a - b)
  let left = Math.ceil(waits.reduce((sum, [, served]) => sum + served, 0) * part)
  for (const [days, served] of waits) {
    left -= served
    if (left <= 0) return days
  }
  return null
}

/** Nobody is known by the tallies: who was served and attended a training is counted by both. */
export const figuresOf = (tally: Tally): Figures => {
  const [Atendidas, Asistencias] = [count(tally, 'cierre/atendida'), count(tally, 'asistencias')]
  return {
    Recibidas: count(tally, 'recibidas'),
    Cerradas: count(tally, 'cerradas'),
    Atendidas,
    Inscripciones: count(tally, 'inscripciones'),
    Capacitaciones: count(tally, 'capacitaciones'),
    Asistencias,
    Personas: Atendidas + Asistencias,
    EsperaMitad: waitOf(tally, 0.5),
    EsperaCasiTodas: waitOf(tally, 0.9),
  }
}

const allOf = (counts: Record<string, number>): number => sumOf(Object.values(counts))

const meanOf = (opinions: Record<string, number>): number | null => {
  const given = allOf(opinions)
  const stars = Object.entries(opinions).reduce((sum, [valor, count]) => sum + Number(valor) * count, 0)
  return given === 0 ? null : Math.round((stars * 10) / given) / 10
}

export const tallyOf = (days: readonly DayTally[]): Tally => addTallies(...days.map(([, tally]) => tally))

const within = (days: readonly DayTally[], month: string): Tally =>
  tallyOf(days.filter(([day]) => day.startsWith(month)))

/** The figures of a period, of each of its months and of each group. Those who served have no names yet. */
export const presentPeriod = (
  { desde, hasta }: Period,
  days: readonly DayTally[],
  growthUntil: (month: string) => Growth,
): InformePeriod => {
  const tally = tallyOf(days)
  return {
    Desde: desde,
    Hasta: hasta,
    ...figuresOf(tally),
    Meses: monthsBetween(desde, hasta).map((Mes) => ({ Mes, ...figuresOf(within(days, Mes)) })),
    Servicio: counts(tally, 'servicio'),
    Contribuyente: counts(tally, 'contribuyente'),
    Medio: counts(tally, 'medio'),
    Discapacidad: counts(tally, 'discapacidad'),
    Cuenta: counts(tally, 'cuenta'),
    Provincia: counts(tally, 'provincia'),
    Ciudad: counts(tally, 'ciudad'),
    Cierre: counts(tally, 'cierre'),
    Opinion: counts(tally, 'opinion'),
    OpinionMedia: meanOf(counts(tally, 'opinion')),
    Redes: growthUntil(monthOf(hasta)),
    Atiende: Object.entries(counts(tally, 'atiende'))
      .map(([Uid, Cantidad]) => ({ Uid, Nombre: '', Cantidad }))
      .sort((a, b) => b.Cantidad - a.Cantidad),
  }
}
