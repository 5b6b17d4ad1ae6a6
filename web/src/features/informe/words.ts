import { type Figures, type Informe, type InformePeriod, isSemester, type Period } from '@naf/contract'
import { formatMonth, formatNumber, formatPlainDate } from '../../lib/format.ts'
import { MENSAJES_INFORME_PAGINA as TEXTO } from './messages.ts'

const percentOf = (part: number): string => `${formatNumber(Math.round(100 * part))}\u00a0%`

/** What part of a whole a count is; nothing of nothing is 0 %. */
export const shareOf = (count: number, whole: number): string => percentOf(whole === 0 ? 0 : count / whole)

const monthIn = (day: string): string => formatMonth(Number(day.slice(5, 7)))

/** 'julio a diciembre de 2026', or the days themselves. */
export const periodName = (period: Period): string =>
  isSemester(period)
    ? TEXTO.semester(monthIn(period.desde), monthIn(period.hasta), period.desde.slice(0, 4))
    : TEXTO.dates(formatPlainDate(period.desde), formatPlainDate(period.hasta))

/** 'julio de 2026' of `2026-07`. */
export const monthName = (month: string): string => `${monthIn(month)} de ${month.slice(0, 4)}`

/** 'jul', and with its year where one begins. */
export const monthLabel = (month: string): string =>
  monthIn(month).slice(0, 3) + (month.endsWith('-01') ? ` ${month.slice(2, 4)}` : '')

/** How a count compares with the one before; of a period that still runs no part can be told. */
export const comparison = (now: number, before: number, isRunning: boolean): string => {
  const figure = formatNumber(before)
  if (isRunning) return TEXTO.wholeBefore(figure)
  if (before === 0) return now === 0 ? TEXTO.same(figure) : TEXTO.noneBefore
  if (now === before) return TEXTO.same(figure)
  const change = percentOf(Math.abs(now - before) / before)
  return now > before ? TEXTO.more(change, figure) : TEXTO.less(change, figure)
}

/** Half of them, and nine of ten; null where nobody was served. */
export const waitWords = ({ EsperaMitad, EsperaCasiTodas }: Figures): string =>
  EsperaMitad === null || EsperaCasiTodas === null
    ? TEXTO.waitUnknown
    : TEXTO.waited(EsperaMitad, EsperaCasiTodas)

export const isEmpty = ({ Recibidas, Cerradas, Inscripciones, Asistencias }: InformePeriod): boolean =>
  Recibidas + Cerradas + Inscripciones + Asistencias === 0

export const periodOf = ({ Desde, Hasta }: InformePeriod): Period => ({ desde: Desde, hasta: Hasta })

export type Counted = {
  [K in keyof InformePeriod]: InformePeriod[K] extends Record<string, number> ? K : never
}[keyof InformePeriod]

/** What a part of the report counted by name, the most first; those of no name are left to whoever asks. */
export const countsOf = (informe: Informe, part: Counted, nameOf: (key: string) => string) => {
  const { Periodo, Anterior } = informe
  const keys = [...new Set([...Object.keys(Periodo[part]), ...Object.keys(Anterior[part])])]
  return keys
    .map((key) => ({
      key,
      name: nameOf(key),
      value: Periodo[part][key] ?? 0,
      before: Anterior[part][key] ?? 0,
    }))
    .sort((a, b) => b.value - a.value || b.before - a.before || a.name.localeCompare(b.name, 'es'))
}

export type Count = ReturnType<typeof countsOf>[number]
