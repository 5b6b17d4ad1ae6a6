import type { Figures, InformePeriod, Period } from '@naf/contract'
import { monthsBetween } from '../../tallies/days.ts'
import type { DayTally } from '../../tallies/tallies.repository.ts'
import { addTallies, below, type Tally } from '../../tallies/tally.ts'

/** What was closed before it was counted may be opened again: nothing is less than none. */
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

const figuresOf = (tally: Tally): Figures => ({
  Recibidas: count(tally, 'recibidas'),
  Cerradas: count(tally, 'cerradas'),
  Atendidas: count(tally, 'cierre/atendida'),
  Inscripciones: count(tally, 'inscripciones'),
  EsperaMitad: waitOf(tally, 0.5),
  EsperaCasiTodas: waitOf(tally, 0.9),
})

const within = (days: readonly DayTally[], month: string): Tally =>
  addTallies(...days.filter(([day]) => day.startsWith(month)).map(([, tally]) => tally))

/** The figures of a period, of each of its months and of whatever is counted apart; who served goes by no name yet. */
export const presentPeriod = ({ desde, hasta }: Period, days: readonly DayTally[]): InformePeriod => {
  const tally = addTallies(...days.map(([, one]) => one))
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
    Atiende: Object.entries(counts(tally, 'atiende'))
      .map(([Uid, Cantidad]) => ({ Uid, Nombre: '', Cantidad }))
      .sort((a, b) => b.Cantidad - a.Cantidad),
  }
}
