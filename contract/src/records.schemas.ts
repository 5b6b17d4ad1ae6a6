import * as z from 'zod'
import { ESTADOS_CONTENIDO, TEMAS } from './catalogos.ts'
import { isoDateTime, line, text } from './fields.ts'

/** What the records that staff manages have in common, with a file or without one. */

export const MENSAJES_REGISTRO = {
  titulo: 'Escribe un título.',
  descripcion: 'Escribe una descripción.',
  fechaPublicacion: 'Escribe una fecha que exista, con día, mes y año.',
  estado: 'Elige en qué estado queda.',
  fechaProgramada: 'Escribe el día y la hora en que se publica.',
} as const

export const titulo = line(MENSAJES_REGISTRO.titulo, 150)
export const descripcion = text(MENSAJES_REGISTRO.descripcion, 1000)

/** A plain date `YYYY-MM-DD`: it names a day, not a moment, and never passes through a time zone. */
export const fechaPublicacion = z
  .string({ error: MENSAJES_REGISTRO.fechaPublicacion })
  .max('2000-01-01'.length, { error: MENSAJES_REGISTRO.fechaPublicacion, abort: true })
  .pipe(z.iso.date(MENSAJES_REGISTRO.fechaPublicacion))
  .refine((value) => value >= '1900', MENSAJES_REGISTRO.fechaPublicacion)

/** Who uploaded the record, by the name of now or, once the account is gone, the last one. */
export const uploader = { Nombre: z.string(), Apellido: z.string(), Username: z.string() }

const LOCAL_MOMENT = z.iso.datetime({ local: true, precision: -1 })

/** A plain moment `YYYY-MM-DDTHH:mm`, by the clock of continental Ecuador; Firestore knows no year before 1 and none after 9999. */
const fechaProgramada = z
  .string({ error: MENSAJES_REGISTRO.fechaProgramada })
  .max('2000-01-01T00:00'.length, { error: MENSAJES_REGISTRO.fechaProgramada, abort: true })
  .refine(
    (value) =>
      value === '' ||
      (LOCAL_MOMENT.safeParse(value).success && !value.endsWith('Z') && value >= '1900' && value < '3000'),
    MENSAJES_REGISTRO.fechaProgramada,
  )

/**
 * Of a form: without a state a new record is published, and a stored one stays in the state that it has. A moment that
 * has passed publishes at once; with another state than `programado` it is dropped.
 */
export const publicationFields = {
  estado: z.enum(ESTADOS_CONTENIDO, MENSAJES_REGISTRO.estado).optional(),
  fechaProgramada: fechaProgramada.optional(),
}

interface Schedule {
  estado?: unknown
  fechaProgramada?: unknown
}

/**
 * The form's schema with two rules: what is scheduled has its moment, and what has a moment says its state, since a form
 * that lost it on its way would publish at once what was to wait.
 */
export const scheduled = <Form extends z.ZodType<Schedule>>(form: Form) =>
  form
    .refine(({ estado, fechaProgramada: moment }) => estado !== 'programado' || Boolean(moment), {
      error: MENSAJES_REGISTRO.fechaProgramada,
      path: ['fechaProgramada'],
    })
    .refine(({ estado, fechaProgramada: moment }) => estado !== undefined || !moment, {
      error: MENSAJES_REGISTRO.estado,
      path: ['estado'],
    })

/** What a publication is about; empty where none of the list fits. */
export const tema = z.enum([...TEMAS, ''], { error: 'Elige un tema de la lista.' }).optional()

/** Of a record: readers get none that is not `publicado`. */
export const publication = {
  Estado: z.enum(ESTADOS_CONTENIDO),
  /** When it is to be published; null but for `programado`. */
  FechaProgramada: isoDateTime.nullable(),
}

/** What happened to a record: which fields were changed, and in which state it was left where that changed. */
export const recordChangeSchema = z.object({
  Fecha: isoDateTime,
  /** The event's name in the domain's words: `boletin.editado`. */
  Evento: z.string(),
  /** By the name of now; null where the portal did it by itself. */
  Quien: z.string().nullable(),
  Campos: z.array(z.string()),
  Estado: z.enum(ESTADOS_CONTENIDO).nullable(),
})

export const recordHistorySchema = z.object({
  /** The last one first. */
  Cambios: z.array(recordChangeSchema),
})

export type RecordChange = z.output<typeof recordChangeSchema>
export type RecordHistory = z.output<typeof recordHistorySchema>
