import * as z from 'zod'

export const MENSAJES_VERIFICAR = {
  notFound: 'No hay ningún certificado con ese código. Revísalo y vuelve a intentarlo.',
} as const

/** All that is told of a certificate to whoever has its code. */
export const verifiedSchema = z.object({
  Codigo: z.string(),
  Nombre: z.string(),
  Capacitacion: z.string(),
  /** A plain day. */
  Fecha: z.string(),
})

export type Verified = z.output<typeof verifiedSchema>
