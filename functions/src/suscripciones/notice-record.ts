import * as z from 'zod'

/** What a broadcast says of a bulletin. */
export const avisoDatos = z.object({
  titulo: z.string(),
  descripcion: z.string(),
  /** How many readers there were when they were to be told. */
  lectores: z.int(),
})

/** Of the one broadcast that tells of a bulletin. */
export const avisoIdOf = (boletin: string): string => `aviso-${boletin}`
