import * as z from 'zod'
import { isoDateTime } from './fields.ts'
import { growthSchema } from './seguidores.schemas.ts'

const counts = z.record(z.string(), z.int())

/** What was counted in a period. What is open again was not closed, what was judged anew counts once. */
const figures = {
  Recibidas: z.int(),
  /** Closed in whatever way. */
  Cerradas: z.int(),
  /** Closed as served: the people whom the centre helped. */
  Atendidas: z.int(),
  Inscripciones: z.int(),
  /** Trainings that were held, and how often somebody attended one. */
  Capacitaciones: z.int(),
  Asistencias: z.int(),
  /** Whom the centre attended to: those served, and those who attended a training. */
  Personas: z.int(),
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
  /** Of the stars, to one decimal; null where nobody gave any. */
  OpinionMedia: z.number().nullable(),
  /** As of the end of the period. */
  Redes: growthSchema,
  /** Who served how many, by the names of now; the most first. */
  Atiende: z.array(z.object({ Uid: z.string(), Nombre: z.string(), Cantidad: z.int() })),
})

const tableSchema = z.object({
  Encabezados: z.array(z.string()),
  Filas: z.array(z.tuple([z.string()], z.string())),
})

const groupsSchema = z.object({
  Parte: z.string(),
  Titulo: z.string(),
  /** The most first; null is too few to be said. */
  Grupos: z.array(z.object({ Nombre: z.string(), Cantidad: z.int().nullable() })),
})

/** The report as it may leave the house: by nothing of it can one of a few people be known. */
const paperSchema = z.object({
  Resumen: tableSchema,
  /** By their order in the table what came in and who was served; null is not said. */
  Meses: tableSchema.extend({
    Recibidas: z.array(z.int().nullable()),
    Atendidas: z.array(z.int().nullable()),
  }),
  Desgloses: z.array(groupsSchema),
})

export const informeSchema = z.object({
  Periodo: informePeriodSchema,
  /** As many days before it. */
  Anterior: informePeriodSchema,
  Papel: paperSchema,
})

/** What somebody said of how a request was served, as long as the request is there. */
export const informeOpinionSchema = z.object({
  /** Of the request. */
  Id: z.string(),
  Numero: z.string().nullable(),
  Servicio: z.string(),
  Valor: z.int(),
  /** Empty where they gave stars alone. */
  Comentario: z.string(),
  Fecha: isoDateTime,
})

export type InformeOpinion = z.output<typeof informeOpinionSchema>
export type InformePeriod = z.output<typeof informePeriodSchema>
export type Informe = z.output<typeof informeSchema>
export type InformePaper = Informe['Papel']
/** Both periods, as they are read. */
export type ComparedPeriods = Pick<Informe, 'Periodo' | 'Anterior'>
export type Figures = z.output<z.ZodObject<typeof figures>>
