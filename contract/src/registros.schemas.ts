import * as z from 'zod'
import { COLECCIONES } from './unreadable.ts'

/** A stored record that nobody can read. */
export const registroSchema = z.object({
  Id: z.string(),
  Coleccion: z.enum(COLECCIONES),
  /** Each field as a text, by name; long ones are cut. */
  Campos: z.array(z.object({ Nombre: z.string(), Valor: z.string() })),
})

export type Registro = z.output<typeof registroSchema>
