import * as z from 'zod'
import { numeroOf } from '../codes.ts'
import { correo } from '../fields.ts'
import { messageCreateSchema, opinionSchema, trackedSchema } from './asesorias.ts'

/** Requests of people without a session. */

export const MENSAJES_SEGUIMIENTO = {
  notFound: 'No encontramos una solicitud con ese número y ese correo. Revísalos y vuelve a intentarlo.',
} as const

const NUMERO = 'Escribe el número de tu solicitud, como NAF-7Q4K.'

const numero = z
  .string({ error: NUMERO })
  .max(40, { error: NUMERO, abort: true })
  .transform((typed, context) => {
    const numero = numeroOf(typed)
    if (numero === null) context.addIssue({ code: 'custom', message: NUMERO })
    return numero ?? z.NEVER
  })

export const trackingSchema = z.object({ Numero: numero, Correo: correo })

/** The link of a mail: the record's id and a secret. Firestore reserves ids like `__id__`. */
export const linkSchema = z.object({
  Enlace: z
    .string()
    .regex(/^(?!__.*__\.)[A-Za-z0-9_-]{20,128}\.[A-Za-z0-9_-]{20,64}$/, MENSAJES_SEGUIMIENTO.notFound),
})

/** `Enlace` opens the same request again, without its number and e-mail. */
const trackingAnswerSchema = z.object({ Asesoria: trackedSchema, Enlace: z.string() })

export const seguimiento = {
  find: { input: trackingSchema, output: trackingAnswerSchema },
  open: { input: linkSchema, output: trackingAnswerSchema },
  cancel: { input: linkSchema, output: trackingAnswerSchema },
  answer: { input: linkSchema.extend(messageCreateSchema.shape), output: trackingAnswerSchema },
  rate: { input: linkSchema.extend(opinionSchema.shape), output: trackingAnswerSchema },
}

export type TrackingAnswer = z.output<typeof trackingAnswerSchema>
