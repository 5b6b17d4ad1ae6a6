import * as z from 'zod'
import { OBLIGACIONES, type Obligacion } from '../catalogs.ts'
import { isUsualDay } from '../dates.ts'
import { line, texts, whole } from '../fields.ts'
import { managed, recordFields } from './content.ts'

export const MENSAJES_CALENDARIO = {
  meses: 'Escribe los meses como números del 1 al 12, sin repetir ninguno.',
  fecha: 'Escribe una fecha que exista, con día, mes y año.',
  feriado: 'Escribe el nombre del feriado.',
  otherYear: 'Los feriados tienen que ser del mismo año que el calendario.',
  obligacion: 'Escribe una obligación de la lista.',
  digito: 'Escribe un dígito del 0 al 9, o «todos».',
} as const

const m = MENSAJES_CALENDARIO
const DIAS = 'Escribe diez días, del 1 al 28: uno para cada noveno dígito.'

const mes = whole(1, 12, m.meses)
const fecha = z.iso.date(m.fecha).refine(isUsualDay, m.fecha)

const meses = z
  .array(mes, m.meses)
  .max(12, { error: m.meses, abort: true })
  .refine((months) => new Set(months).size === months.length, m.meses)
  .overwrite((months) => [...months].sort((a, b) => a - b))

const feriados = z
  .array(z.object({ Fecha: fecha, Nombre: line(m.feriado, 80) }), m.feriado)
  .max(60, { error: 'Escribe como máximo 60 feriados.', abort: true })
  .refine(
    (days) => new Set(days.map(({ Fecha }) => Fecha)).size === days.length,
    'Hay dos feriados con la misma fecha.',
  )
  .overwrite((days) => [...days].sort((a, b) => a.Fecha.localeCompare(b.Fecha)))

/** A date that the SRI changed once, for one digit or for all (`Digito` null). `Mes` is the month of the usual due date. */
const excepcion = z.object({
  Obligacion: z.enum(OBLIGACIONES, m.obligacion),
  Mes: mes,
  Digito: whole(0, 9, m.digito).nullable(),
  Fecha: fecha,
})
const EXCEPCIONES = 'Escribe como máximo 200 fechas cambiadas.'
const excepciones = z.array(excepcion, EXCEPCIONES).max(200, { error: EXCEPCIONES, abort: true })

/** The months with a due date of each obligation. */
const byObligation = <Months>(months: Months) =>
  Object.fromEntries(OBLIGACIONES.map((name) => [name, months])) as Record<Obligacion, Months>

export const calendarioFields = {
  Anio: whole(2020, 2100, 'Escribe un año entre 2020 y 2100.'),
  Fuente: line('Escribe de dónde salen las fechas.', 200),
  /** The day of the month for the ninth digits 0 to 9. */
  Dias: z.array(whole(1, 28, DIAS), DIAS).length(10, { error: DIAS, abort: true }),
  ...byObligation(meses),
  Feriados: feriados,
  Excepciones: excepciones,
}

/** The holidays are in the year of the calendar. */
export const ofTheYear = (form: { Anio: number | string; Feriados: { Fecha: string }[] }): boolean =>
  form.Feriados.every(({ Fecha }) => Fecha.startsWith(`${form.Anio}-`))

export const calendarioFormSchema = z
  .object(calendarioFields)
  .refine(ofTheYear, { error: m.otherYear, path: ['Feriados'] })

const due = { Obligacion: z.enum(OBLIGACIONES), Mes: z.number() }

/** A calendar as it is stored, even if the form's rules have changed. */
const calendarioSchema = z.object({
  ...texts('Id', 'Fuente'),
  Anio: z.number(),
  Dias: z.array(z.number()),
  ...byObligation(z.array(z.number())),
  Feriados: z.array(z.object(texts('Fecha', 'Nombre'))),
  Excepciones: z.array(z.object({ ...due, Digito: z.number().nullable(), Fecha: z.string() })),
  /** The resulting dates, for the ninth digits 0 to 9. */
  Vencimientos: z.array(z.object({ ...due, Fechas: z.array(z.string()) })),
  /** When the rules last changed, in ISO 8601: the revision of the calendar events. */
  Modificado: z.string(),
  ...recordFields,
})

export const calendario = {
  ...managed(calendarioFormSchema, calendarioSchema),
  /** A calendar file (RFC 5545). */
  subscription: { output: z.string() },
}

/** The rules that give the due dates of a year. */
export type DueRules = Omit<z.output<typeof calendarioFormSchema>, 'Fuente'>
export type Calendario = z.output<typeof calendarioSchema>
