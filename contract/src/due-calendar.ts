import type { Obligacion } from './catalogs.ts'
import { MONTHS } from './dates.ts'
import type { DayEvent } from './ics.ts'
import type { Calendario } from './schemas/calendario.ts'

/** The due dates of a taxpayer as calendar events, for the page's download and the calendar subscription. */

/** The obligations of each kind of taxpayer. */
export const DECLARED = {
  general: ['IvaMensual', 'Retenciones', 'RentaPersonas'],
  cero: ['IvaSemestral', 'Retenciones', 'RentaPersonas'],
  emprendedor: ['IvaSemestral', 'RentaRimpe'],
  popular: ['RentaRimpe'],
  sociedad: ['IvaMensual', 'Retenciones', 'RentaSociedades'],
  'sociedad-rimpe': ['IvaSemestral', 'RentaSociedades'],
} as const satisfies Record<string, readonly Obligacion[]>

export type TaxpayerKind = keyof typeof DECLARED
export const TAXPAYER_KINDS = Object.keys(DECLARED) as TaxpayerKind[]

export const isTaxpayerKind = (value: string | null): value is TaxpayerKind =>
  value !== null && Object.hasOwn(DECLARED, value)

export const isRimpe = (kind: TaxpayerKind): boolean =>
  ['emprendedor', 'popular', 'sociedad-rimpe'].includes(kind)

/** The SRI's own calendar. */
export const SRI_CALENDAR = 'https://www.sri.gob.ec/web/guest/calendario-tributario'
export const CONFIRM_RIMPE = 'Confirma tu régimen en SRI en línea.'

const EVENT_TEXT =
  'Último día para declarar y pagar. Confírmalo en el calendario del SRI, que es el que vale.'

export const calendarName = (digit: number): string => `Vencimientos SRI, dígito ${digit}`

/** A day on which an obligation falls due. */
export interface DueDate {
  obligacion: Obligacion
  /** The year of the calendar, and the month in which it falls due. */
  year: number
  month: number
  day: string
  /** When the calendar last changed, in ISO 8601. */
  modified: string
}

/** The due dates of a calendar for a digit and a kind of taxpayer, the earliest first. */
export const datesOf = (
  { Anio, Vencimientos, Modificado }: Calendario,
  digit: number,
  kind: TaxpayerKind,
): DueDate[] => {
  const declared: readonly Obligacion[] = DECLARED[kind]
  return Vencimientos.flatMap(({ Obligacion, Mes, Fechas }) => {
    const day = Fechas[digit]
    return day && declared.includes(Obligacion)
      ? [{ obligacion: Obligacion, year: Anio, month: Mes, day, modified: Modificado }]
      : []
  }).sort((a, b) => a.day.localeCompare(b.day))
}

/** What is declared: 'IVA de octubre de 2026'. */
type Declared = Pick<DueDate, 'obligacion' | 'year' | 'month'>
export const titleOf = ({ obligacion, year, month }: Declared): string => {
  if (obligacion.startsWith('Renta')) return `Impuesto a la renta de ${year - 1}`
  if (obligacion === 'IvaSemestral')
    return month <= 6 ? `IVA de julio a diciembre de ${year - 1}` : `IVA de enero a junio de ${year}`
  const name = obligacion === 'IvaMensual' ? 'IVA' : 'Retenciones'
  return `${name} de ${MONTHS.at(month - 2)} de ${month === 1 ? year - 1 : year}`
}

/** @param host makes the ids unique; the same host gives the same date the same id */
export const dueEvents = (
  dates: readonly DueDate[],
  digit: number,
  kind: TaxpayerKind,
  host: string,
): DayEvent[] =>
  dates.map((date) => ({
    id: `${date.obligacion}-${date.year}-${date.month}-${digit}@${host}`,
    day: date.day,
    title: titleOf(date),
    text: isRimpe(kind) ? `${EVENT_TEXT} ${CONFIRM_RIMPE}` : EVENT_TEXT,
    url: SRI_CALENDAR,
    modified: date.modified,
  }))
