import * as z from 'zod'
import { line, text } from './fields.ts'

/** What the records that staff manages have in common, with a file or without one. */

export const MENSAJES_REGISTRO = {
  titulo: 'Escribe un título.',
  descripcion: 'Escribe una descripción.',
  fechaPublicacion: 'Escribe una fecha que exista, con día, mes y año.',
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
