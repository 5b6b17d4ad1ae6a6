import { type DueRules, fold, OBLIGACIONES, type Obligacion } from '@naf/contract'
import * as z from 'zod'

/** What a calendar holds as staff types it: numbers in a row, days one in a line. */

export const OBLIGATION_NAMES: Record<Obligacion, string> = {
  IvaMensual: 'IVA mensual',
  IvaSemestral: 'IVA semestral',
  Retenciones: 'Retenciones',
  RentaPersonas: 'Renta personas',
  RentaSociedades: 'Renta sociedades',
  RentaRimpe: 'Renta RIMPE',
}

/** What the contract makes of a value. Its message stands at the whole field, because no part of it shows one. */
const judge = <Out>(schema: z.ZodType<Out>, value: unknown, context: z.RefinementCtx): Out => {
  const { data, error } = schema.safeParse(value)
  if (!error) return data
  context.addIssue({ code: 'custom', message: error.issues[0]?.message ?? '' })
  return z.NEVER
}

export const numbers = <Out>(schema: z.ZodType<Out>, order = (typed: string[]) => typed) =>
  z
    .string()
    .transform((typed, context) => judge(schema, order(typed.split(/[\s,;]+/).filter(Boolean)), context))

export const numbersText = (values: readonly number[]): string => values.join(', ')

/** Staff writes that of the digit 0 last, as the SRI's tables do; the contract has it first. */
export const zeroFirst = (days: string[]): string[] => [...days.slice(-1), ...days.slice(0, -1)]
export const zeroLast = (days: readonly number[]): number[] => [...days.slice(1), ...days.slice(0, 1)]

const DAY = /^(\d{1,2})\/(\d{1,2})\/(\d{4})$/

/** A day typed as `25/12/2026` or as the contract has it; any other text stays as it is. */
export const dayIn = (typed: string): string => {
  const [, day = '', month = '', year = ''] = DAY.exec(typed) ?? []
  return year === '' ? typed : `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`
}
const dayText = (day: string): string => day.split('-').reverse().join('/')

/** A text of lines, each of several parts between semicolons; the message names the first line that is wrong. */
const lines = <Line extends z.ZodType>(read: (parts: string[]) => unknown, all: z.ZodArray<Line>) =>
  z.string().transform((typed, context) => {
    const written = typed.split('\n').map((text) => text.trim())
    const found: z.output<Line>[] = []
    for (const [at, text] of written.entries()) {
      if (text === '') continue
      const { data, error } = all.element.safeParse(read(text.split(';').map((part) => part.trim())))
      if (error) {
        context.addIssue({ code: 'custom', message: `Línea ${at + 1}: ${error.issues[0]?.message ?? ''}` })
        return z.NEVER
      }
      found.push(data)
    }
    return judge(all, found, context)
  })

export const holidays = <Line extends z.ZodType>(all: z.ZodArray<Line>) =>
  lines(([day = '', ...name]) => ({ Fecha: dayIn(day), Nombre: name.join('; ') }), all)

export const holidaysText = (days: DueRules['Feriados']): string =>
  days.map(({ Fecha, Nombre }) => `${dayText(Fecha)}; ${Nombre}`).join('\n')

const obligationIn = (typed: string): Obligacion | undefined =>
  OBLIGACIONES.find((one) => fold(OBLIGATION_NAMES[one]) === fold(typed))

const ALL = 'todos'

export const exceptions = <Line extends z.ZodType>(all: z.ZodArray<Line>) =>
  lines(
    ([of = '', month = '', digit = '', day = '']) => ({
      Obligacion: obligationIn(of),
      Mes: month,
      Digito: fold(digit) === ALL ? null : digit,
      Fecha: dayIn(day),
    }),
    all,
  )

export const exceptionsText = (changed: DueRules['Excepciones']): string =>
  changed
    .map(({ Obligacion, Mes, Digito, Fecha }) =>
      [OBLIGATION_NAMES[Obligacion], Mes, Digito ?? ALL, dayText(Fecha)].join('; '),
    )
    .join('\n')
