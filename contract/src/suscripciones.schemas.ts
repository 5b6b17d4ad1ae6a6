import * as z from 'zod'
import { VERSIONES_COMUNICACIONES } from './catalogos.ts'
import { correo, isoDateTime } from './fields.ts'

export const MENSAJES_SUSCRIPCION = {
  asked:
    'Si el correo es tuyo, en unos minutos recibirás un mensaje con un enlace para confirmar tu suscripción. Vale 48 horas.',
  version: 'No pudimos leer el formulario. Recarga la página y vuelve a enviarlo.',
  boletines: 'Indica si quieres recibir un aviso de cada boletín nuevo.',
  notFound: 'Este enlace ya no es válido. Puedes suscribirte otra vez desde la página de boletines.',
  ended: 'Listo: no te escribiremos más.',
} as const

/** The text that somebody agreed to. */
const version = z.enum(VERSIONES_COMUNICACIONES, MENSAJES_SUSCRIPCION.version)

export const subscriptionAskSchema = z.object({ Correo: correo, Version: version })

/** What the link in a mail bears: whose subscription, the proof that the mail arrived, and which bulletin it told of. */
const enlace = z
  .string()
  .regex(
    /^(?!__.*__\.)[A-Za-z0-9_-]{20,128}\.[A-Za-z0-9_-]{20,64}(\.[A-Za-z0-9_-]{1,128})?$/,
    MENSAJES_SUSCRIPCION.notFound,
  )

export const subscriptionLinkSchema = z.object({ Enlace: enlace })

export const subscriptionChoiceSchema = subscriptionLinkSchema.extend({
  Boletines: z.boolean(MENSAJES_SUSCRIPCION.boletines),
  Version: version,
})

/** A subscription as whoever has its link sees it. */
export const subscriptionSchema = z.object({
  /** With all but its first sign and its domain hidden: a mail may be forwarded. */
  Correo: z.string(),
  /** Asked for and not confirmed. */
  PorConfirmar: z.boolean(),
  /** Whether a mail comes with each new bulletin. */
  Boletines: z.boolean(),
  /** Whether an account of the portal has the address: what is chosen counts for it, too. */
  Cuenta: z.boolean(),
})

/** What became of the mails about a bulletin. */
export const noticeSchema = z.object({
  Fecha: isoDateTime,
  /** Who sent it, by the name of now. */
  Quien: z.string(),
  /** To how many it goes. */
  Lectores: z.int(),
  Enviados: z.int(),
  Fallidos: z.int(),
  /** Of those who got it, how many ended their subscription by its link. */
  Bajas: z.int(),
})

export const noticeStateSchema = z.object({
  /** How many would be told now. */
  Lectores: z.int(),
  /** Null where nobody was told. */
  Aviso: noticeSchema.nullable(),
})

export type Subscription = z.output<typeof subscriptionSchema>
export type Notice = z.output<typeof noticeSchema>
export type NoticeState = z.output<typeof noticeStateSchema>
