import * as z from 'zod'
import { OBLIGACIONES } from './due-dates.ts'
import { line } from './fields.ts'
import { uploader } from './records.schemas.ts'

export const MENSAJES_CALENDARIO = {
  anio: 'Escribe un año entre 2020 y 2100.',
  fuente: 'Escribe de dónde salen las fechas.',
  dias: 'Escribe diez días, del 1 al 28: uno para cada noveno dígito.',
  meses: 'Escribe los meses como números del 1 al 12, sin repetir ninguno.',
  fecha: 'Escribe una fecha que exista, con día, mes y año.',
  feriado: 'Escribe el nombre del feriado.',
  feriados: 'Escribe como máximo 60 feriados.',
  otherYear: 'Los feriados tienen que ser del mismo año que el calendario.',
  repeated: 'Hay dos feriados con la misma fecha.',
  obligacion: 'Escribe una obligación de la lista.',
  digito: 'Escribe un dígito del 0 al 9, o «todos».',
  excepciones: 'Escribe como máximo 200 fechas cambiadas.',
} as const

const whole = (least: number, most: number, wrong: string) => z.int(wrong).min(least, wrong).max(most, wrong)

const mes = whole(1, 12, MENSAJES_CALENDARIO.meses)
const digito = whole(0, 9, MENSAJES_CALENDARIO.digito)
const fecha = z.iso.date(MENSAJES_CALENDARIO.fecha)

const meses = z
  .array(mes, MENSAJES_CALENDARIO.meses)
  .max(12, { error: MENSAJES_CALENDARIO.meses, abort: true })
  .refine((months) => new Set(months).size === months.length, MENSAJES_CALENDARIO.meses)
  .overwrite((months) => [...months].sort((a, b) => a - b))

const feriados = z
  .array(
    z.object({ Fecha: fecha, Nombre: line(MENSAJES_CALENDARIO.feriado, 80) }),
    MENSAJES_CALENDARIO.feriado,
  )
  .max(60, { error: MENSAJES_CALENDARIO.feriados, abort: true })
  .refine(
    (days) => new Set(days.map(({ Fecha }) => Fecha)).size === days.length,
    MENSAJES_CALENDARIO.repeated,
  )
  .overwrite((days) => [...days].sort((a, b) => a.Fecha.localeCompare(b.Fecha)))

const excepciones = z
  .array(
    z.object({
      Obligacion: z.enum(OBLIGACIONES, MENSAJES_CALENDARIO.obligacion),
      Mes: mes,
      Digito: digito.nullable(),
      Fecha: fecha,
    }),
    MENSAJES_CALENDARIO.excepciones,
  )
  .max(200, { error: MENSAJES_CALENDARIO.excepciones, abort: true })

export const calendarioFields = {
  Anio: whole(2020, 2100, MENSAJES_CALENDARIO.anio),
  Fuente: line(MENSAJES_CALENDARIO.fuente, 200),
  /** For the ninth digits 0, 1, … 9. */
  Dias: z
    .array(whole(1, 28, MENSAJES_CALENDARIO.dias), MENSAJES_CALENDARIO.dias)
    .length(10, { error: MENSAJES_CALENDARIO.dias, abort: true }),
  /** The months in which each obligation falls due. */
  IvaMensual: meses,
  IvaSemestral: meses,
  Retenciones: meses,
  RentaPersonas: meses,
  RentaSociedades: meses,
  RentaRimpe: meses,
  Feriados: feriados,
  Excepciones: excepciones,
}

/** The holidays are those of the calendar's own year. */
export const ofTheYear = ({ Anio, Feriados }: { Anio: number; Feriados: { Fecha: string }[] }): boolean =>
  Feriados.every(({ Fecha }) => Fecha.startsWith(`${Anio}-`))

/** What the dates of a year follow from. */
export const calendarioFormSchema = z
  .object(calendarioFields)
  .refine(ofTheYear, { error: MENSAJES_CALENDARIO.otherYear, path: ['Feriados'] })

const months = z.array(z.number())

/** As it is stored, whatever the form asks for today. */
export const calendarioSchema = z.object({
  Id: z.string(),
  Anio: z.number(),
  Fuente: z.string(),
  Dias: z.array(z.number()),
  IvaMensual: months,
  IvaSemestral: months,
  Retenciones: months,
  RentaPersonas: months,
  RentaSociedades: months,
  RentaRimpe: months,
  Feriados: z.array(z.object({ Fecha: z.string(), Nombre: z.string() })),
  Excepciones: z.array(
    z.object({
      Obligacion: z.enum(OBLIGACIONES),
      Mes: z.number(),
      Digito: z.number().nullable(),
      Fecha: z.string(),
    }),
  ),
  /** The dates that follow, for the ninth digits 0, 1, … 9. */
  Vencimientos: z.array(
    z.object({
      Obligacion: z.enum(OBLIGACIONES),
      Mes: z.int(),
      Fechas: z.array(z.string()),
    }),
  ),
  /** When the rules last changed, in ISO 8601: the revision of the calendar events. */
  Modificado: z.string(),
  ...uploader,
})

/** A calendar file. */
export const icsSchema = z.string()

export type CalendarioForm = z.output<typeof calendarioFormSchema>
export type Calendario = z.output<typeof calendarioSchema>
