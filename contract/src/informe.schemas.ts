import * as z from 'zod'
import { formato } from './exports.schemas.ts'
import { dayBefore, MAX_DIAS } from './periods.ts'
import { querySchema } from './query.schemas.ts'

const MENSAJES_INFORME = {
  dia: 'Escribe un día que exista, como 2026-07-01.',
  orden: 'El primer día tiene que ser anterior al último.',
  largo: 'Pide como máximo cinco años.',
} as const

const dia = z.iso.date({ error: MENSAJES_INFORME.dia, abort: true })

interface Days {
  desde: string
  hasta: string
}

const inOrder = ({ desde, hasta }: Days) => desde <= hasta
const notTooLong = ({ desde, hasta }: Days) => dayBefore(hasta, MAX_DIAS) < desde
const period = { desde: dia, hasta: dia }
const ORDER = { error: MENSAJES_INFORME.orden, path: ['desde'] }
const LENGTH = { error: MENSAJES_INFORME.largo, path: ['desde'] }

/** From one day to another, both among them, by the clock of Ecuador. */
export const periodQuerySchema = querySchema(period).refine(inOrder, ORDER).refine(notTooLong, LENGTH)

/** Of these days, as a file for a spreadsheet. */
export const informeExportSchema = querySchema({ ...period, formato })
  .refine(inOrder, ORDER)
  .refine(notTooLong, LENGTH)

const counts = z.record(z.string(), z.int())

/** What was counted in a period. What is open again was not closed, what was judged anew counts once. */
const figures = {
  Recibidas: z.int(),
  /** Closed in whatever way. */
  Cerradas: z.int(),
  /** Closed as served: the people whom the centre helped. */
  Atendidas: z.int(),
  Inscripciones: z.int(),
  /** Whole days within which half of those served were, and nine of ten; null where nobody was. */
  EsperaMitad: z.int().nullable(),
  EsperaCasiTodas: z.int().nullable(),
}

const monthSchema = z.object({ Mes: z.string(), ...figures })

export const informePeriodSchema = z.object({
  Desde: z.string(),
  Hasta: z.string(),
  ...figures,
  Meses: z.array(monthSchema),
  Servicio: counts,
  Contribuyente: counts,
  Medio: counts,
  Discapacidad: counts,
  /** Of who asked with an account (`si`) and without one. */
  Cuenta: counts,
  /** By province; those of whom nobody knows under an empty name. */
  Provincia: counts,
  Ciudad: counts,
  Cierre: counts,
  /** By stars, from 1 to 5. */
  Opinion: counts,
  /** Who served how many, by the names of now; the most first. */
  Atiende: z.array(z.object({ Uid: z.string(), Nombre: z.string(), Cantidad: z.int() })),
})

export const informeSchema = z.object({
  Periodo: informePeriodSchema,
  /** As many days before it. */
  Anterior: informePeriodSchema,
})

export type InformePeriod = z.output<typeof informePeriodSchema>
export type Informe = z.output<typeof informeSchema>
export type Figures = z.output<z.ZodObject<typeof figures>>
