import { type DueRules, OBLIGACIONES, type Obligacion } from '@naf/contract'
import { MENSAJES_CALENDARIO } from '@naf/contract/schemas'
import * as z from 'zod'
import { MENSAJES_GESTION as TEXTO } from './manager-messages.ts'

/** What a calendar holds as staff types it: numbers in a row, days one in a line. */

const numbersIn = (typed: string): number[] =>
  typed
    .split(/[\s,;]+/)
    .filter(Boolean)
    .map(Number)

/** A text that is several numbers, judged by the contract. */
export const numbers = <Out>(schema: z.ZodType<Out, number[]>, order = (typed: number[]) => typed) =>
  z
    .string()
    .transform((typed) => order(numbersIn(typed)))
    .pipe(schema)

export const numbersText = (values: readonly number[]): string => values.join(', ')

/** Staff writes that of the digit 0 last, as the SRI's tables do; the contract has it first. */
export const zeroFirst = (days: number[]): number[] => [...days.slice(-1), ...days.slice(0, -1)]
export const zeroLast = (days: readonly number[]): number[] => [...days.slice(1), ...days.slice(0, 1)]

const DAY = /^(\d{1,2})\/(\d{1,2})\/(\d{4})$/

/** As `25/12/2026`, or as the contract has it. */
const dayIn = (typed: string): string => {
  const [, day = '', month = '', year = ''] = DAY.exec(typed) ?? []
  return year === '' ? typed : `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`
}
const dayText = (day: string): string => day.split('-').reverse().join('/')

/** A text of lines, each of several parts between semicolons; the message names the first line that is wrong. */
const lines = <Line, Out>(
  read: (parts: string[]) => unknown,
  line: z.ZodType<Line>,
  all: z.ZodType<Out, Line[]>,
) =>
  z
    .string()
    .transform((typed, context) => {
      const written = typed.split('\n').map((text) => text.trim())
      const found: Line[] = []
      for (const [at, text] of written.entries()) {
        if (text === '') continue
        const { data, error } = line.safeParse(read(text.split(';').map((part) => part.trim())))
        if (data !== undefined) found.push(data)
        else {
          context.addIssue({ code: 'custom', message: TEXTO.line(at + 1, error?.issues[0]?.message ?? '') })
          return z.NEVER
        }
      }
      return found
    })
    .pipe(all)

export const holidays = <Out>(all: z.ZodType<Out, DueRules['Feriados']>) =>
  lines(
    ([day = '', ...name]) => ({ Fecha: dayIn(day), Nombre: name.join('; ') }),
    z.object({
      Fecha: z.iso.date(MENSAJES_CALENDARIO.fecha),
      Nombre: z.string().min(1, MENSAJES_CALENDARIO.feriado),
    }),
    all,
  )

export const holidaysText = (days: DueRules['Feriados']): string =>
  days.map(({ Fecha, Nombre }) => `${dayText(Fecha)}; ${Nombre}`).join('\n')

const plain = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()
const obligationIn = (typed: string): Obligacion | undefined =>
  OBLIGACIONES.find((one) => plain(TEXTO.obligaciones[one]) === plain(typed))

const ALL = 'todos'

export const exceptions = <Out>(all: z.ZodType<Out, DueRules['Excepciones']>) =>
  lines(
    ([of = '', month = '', digit = '', day = '']) => ({
      Obligacion: obligationIn(of),
      Mes: Number(month),
      Digito: plain(digit) === ALL ? null : digit === '' ? digit : Number(digit),
      Fecha: dayIn(day),
    }),
    z.object({
      Obligacion: z.enum(OBLIGACIONES, MENSAJES_CALENDARIO.obligacion),
      Mes: z
        .int(MENSAJES_CALENDARIO.meses)
        .min(1, MENSAJES_CALENDARIO.meses)
        .max(12, MENSAJES_CALENDARIO.meses),
      Digito: z
        .int(MENSAJES_CALENDARIO.digito)
        .min(0, MENSAJES_CALENDARIO.digito)
        .max(9, MENSAJES_CALENDARIO.digito)
        .nullable(),
      Fecha: z.iso.date(MENSAJES_CALENDARIO.fecha),
    }),
    all,
  )

export const exceptionsText = (changed: DueRules['Excepciones']): string =>
  changed
    .map(({ Obligacion, Mes, Digito, Fecha }) =>
      [TEXTO.obligaciones[Obligacion], Mes, Digito ?? ALL, dayText(Fecha)].join('; '),
    )
    .join('\n')
