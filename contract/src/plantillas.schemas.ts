import * as z from 'zod'
import { text } from './fields.ts'
import { titulo, uploader } from './records.schemas.ts'

export const PLANTILLA_MAX = 3000

/** A ready answer; `{nombre}` and `{numero}` in it stand for the person's. */
export const plantillaFormSchema = z.object({
  Titulo: titulo,
  Texto: text('Escribe el texto de la respuesta.', PLANTILLA_MAX),
})

export const plantillaSchema = z.object({
  Id: z.string(),
  Titulo: z.string(),
  Texto: z.string(),
  ...uploader,
})

export type PlantillaForm = z.output<typeof plantillaFormSchema>
export type Plantilla = z.output<typeof plantillaSchema>
