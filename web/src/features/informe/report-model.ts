import {
  addDays,
  api,
  type Figures,
  type InformePeriod,
  isSemester,
  longDay,
  MIN_COMPARED,
  type Period,
  periodFaults,
  semesterOf,
} from '@naf/contract'
import { useQuery } from '@tanstack/react-query'
import { useSearchParams } from 'react-router-dom'
import { queryOf } from '../../api/client.ts'
import { daysText, formatMonth, formatNumber, today } from '../../lib/format.ts'

export const FRESH_MS = 60_000

/** The figures of a period and of the one before it. Until they come, those of the last period stay. */
export const useInforme = (period: Period) =>
  useQuery({
    ...queryOf(api.informe.read, { query: { ...period } }),
    placeholderData: (before) => before,
    staleTime: FRESH_MS,
  })

export const isRight = (period: Period): boolean => Object.keys(periodFaults(period)).length === 0

/** The period of the address; the present semester if there is no right one. Other parameters change nothing. */
export const usePeriod = (): [Period, (period: Period) => void] => {
  const [params, setParams] = useSearchParams()
  const asked = { desde: params.get('desde') ?? '', hasta: params.get('hasta') ?? '' }
  const period = isRight(asked) ? asked : semesterOf(today())
  return [period, (chosen) => setParams({ ...chosen }, { preventScrollReset: true })]
}

export const semestersTo = (day: string, count: number): Period[] => {
  if (count === 0) return []
  const semester = semesterOf(day)
  return [semester, ...semestersTo(addDays(semester.desde, -1), count - 1)]
}

export const isSame = (one: Period, other: Period): boolean =>
  one.desde === other.desde && one.hasta === other.hasta

const monthIn = (day: string) => formatMonth(Number(day.slice(5, 7)))

/** 'julio a diciembre de 2026', or the days themselves. */
export const periodName = ({ desde, hasta }: Period): string =>
  isSemester({ desde, hasta })
    ? `${monthIn(desde)} a ${monthIn(hasta)} de ${desde.slice(0, 4)}`
    : `${longDay(desde)} al ${longDay(hasta)}`

export const monthName = (month: string): string => `${monthIn(month)} de ${month.slice(0, 4)}`

/** 'jul'; with its year for January. */
export const monthLabel = (month: string): string =>
  monthIn(month).slice(0, 3) + (month.endsWith('-01') ? ` ${month.slice(2, 4)}` : '')

/** A part of a whole in per cent; 0 % of nothing. */
export const shareOf = (count: number, whole: number): string =>
  `${formatNumber(whole === 0 ? 0 : Math.round((100 * count) / whole))}\u00a0%`

/** How a figure changed. Few cases before tell nothing. */
export const changeOf = (now: number, before: number): string => {
  if (before < MIN_COMPARED) return '—'
  if (now === before) return 'Igual'
  return `${shareOf(Math.abs(now - before), before)} ${now > before ? 'más' : 'menos'}`
}

export const waitedText = (days: number): string => (days === 0 ? 'el mismo día' : daysText(days))

const within = (days: number) => waitedText(days) + (days > 0 ? ' o menos' : '')

export const waitText = ({ EsperaMitad: half, EsperaCasiTodas: most }: Figures): string => {
  if (half === null || most === null) return 'Todavía no se ha atendido a nadie en este periodo.'
  return half === most
    ? `Casi todas las personas atendidas esperaron ${within(half)}.`
    : `La mitad de las personas atendidas esperó ${within(half)}; nueve de cada diez, ${waitedText(most)} o menos.`
}

export const periodOf = ({ Desde, Hasta }: InformePeriod): Period => ({ desde: Desde, hasta: Hasta })

export const starsName = (stars: number): string => (stars === 1 ? '1 estrella' : `${stars} estrellas`)
