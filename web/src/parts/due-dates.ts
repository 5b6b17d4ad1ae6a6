import { type Calendario, DECLARED, type DueDate, datesOf, type TaxpayerKind } from '@naf/contract'

export const KINDS: Record<TaxpayerKind, { label: string; hint: string }> = {
  general: { label: 'Persona natural', hint: 'Régimen general, con IVA cada mes.' },
  cero: {
    label: 'Persona natural, solo tarifa 0\u00a0%',
    hint: 'Lo que vendes no paga IVA: lo declaras cada semestre.',
  },
  emprendedor: { label: 'RIMPE emprendedor', hint: 'Persona natural; IVA cada semestre.' },
  popular: {
    label: 'RIMPE negocio popular',
    hint: 'Hasta 20.000 dólares de ventas al año; una sola declaración.',
  },
  sociedad: { label: 'Sociedad o empresa', hint: 'Régimen general, con IVA cada mes.' },
  'sociedad-rimpe': {
    label: 'Sociedad RIMPE emprendedora',
    hint: 'Con RUC de sociedad; IVA cada semestre.',
  },
}

export const ninthDigit = (cedulaRUC = ''): number | null =>
  /^\d{9}/.test(cedulaRUC) ? Number(cedulaRUC[8]) : null

export interface DueDay {
  day: string
  dates: DueDate[]
}

/** @param dates the earliest first */
export const byDay = (dates: readonly DueDate[]): DueDay[] => {
  const days: DueDay[] = []
  for (const date of dates) {
    const last = days.at(-1)
    if (last?.day === date.day) last.dates.push(date)
    else days.push({ day: date.day, dates: [date] })
  }
  return days
}

export const comingDates = (
  calendars: readonly Calendario[],
  digit: number,
  kind: TaxpayerKind,
  today: string,
): DueDate[] =>
  calendars
    .flatMap((calendar) => datesOf(calendar, digit, kind))
    .filter(({ day }) => day >= today)
    .sort((a, b) => a.day.localeCompare(b.day))

/** The next two days, and those on which another obligation falls due for the first time. */
export const nextDays = (coming: readonly DueDate[]): DueDay[] => {
  const firsts = new Set<string>()
  return byDay(coming).filter(({ dates }, at) => {
    const news = dates.filter(({ obligacion }) => !firsts.has(obligacion))
    for (const { obligacion } of news) firsts.add(obligacion)
    return at < 2 || news.length > 0
  })
}

/** The first year whose calendar is missing to know the next date of each obligation; null if none is. */
export const missingYear = (
  calendars: readonly Calendario[],
  coming: readonly DueDate[],
  kind: TaxpayerKind,
  today: string,
): number | null => {
  const known = new Set(coming.map(({ obligacion }) => obligacion))
  if (known.size === DECLARED[kind].length) return null
  let year = Number(today.slice(0, 4))
  while (calendars.some(({ Anio }) => Anio === year)) year += 1
  return year
}

const DAY_MS = 86_400_000

/** 'hoy', 'mañana', 'en 17 días'. */
export const inDays = (day: string, today: string): string => {
  const days = (Date.parse(day) - Date.parse(today)) / DAY_MS
  if (days === 0) return 'hoy'
  return days === 1 ? 'mañana' : `en ${days} días`
}
