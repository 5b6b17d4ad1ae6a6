import * as z from 'zod'
import { correo, done } from '../fields.ts'
import { messageCreateSchema, opinionSchema, trackedSchema } from './asesorias.ts'

/** Requests of people without a session, by the links of their mails. */

export const MENSAJES_SEGUIMIENTO = {
  asked: 'Si hay solicitudes con ese correo, te enviamos sus enlaces.',
  notFound: 'Este enlace ya no sirve. Ábrelo otra vez desde el correo, o pide uno nuevo.',
} as const

export const linksAskSchema = z.object({ Correo: correo })

/** The link of a mail: the record's id and a secret. Firestore reserves ids like `__id__`. */
export const linkSchema = z.object({
  Enlace: z
    .string()
    .regex(/^(?!__.*__\.)[A-Za-z0-9_-]{20,128}\.[A-Za-z0-9_-]{20,64}$/, MENSAJES_SEGUIMIENTO.notFound),
})

/** `CorreoConfirmado`: somebody who reads the mailbox said that the request is theirs. */
const trackingAnswerSchema = z.object({ Asesoria: trackedSchema, CorreoConfirmado: z.boolean() })

export const seguimiento = {
  sendLinks: { input: linksAskSchema, ...done },
  open: { input: linkSchema, output: trackingAnswerSchema },
  confirm: { input: linkSchema, output: trackingAnswerSchema },
  disown: { input: linkSchema, ...done },
  cancel: { input: linkSchema, output: trackingAnswerSchema },
  answer: { input: linkSchema.extend(messageCreateSchema.shape), output: trackingAnswerSchema },
  rate: { input: linkSchema.extend(opinionSchema.shape), output: trackingAnswerSchema },
}

export type TrackingAnswer = z.output<typeof trackingAnswerSchema>
