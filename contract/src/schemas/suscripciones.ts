import * as z from 'zod'
import { VERSIONES_COMUNICACIONES } from '../catalogs.ts'
import { UNREADABLE_FORM } from '../errors.ts'
import { correo, done, ints, isoDateTime, linkWith } from '../fields.ts'

export const SUBSCRIPTION_LINK_ENDED =
  'Este enlace ya no es válido. Puedes suscribirte otra vez desde la página de boletines.'

/** The version of the text that the person agreed to. */
const version = z.enum(VERSIONES_COMUNICACIONES, UNREADABLE_FORM)

export const subscriptionAskSchema = z.object({ Correo: correo, Version: version })

/** The link of a mail: the subscription's id and its secret. */
const subscriptionLinkSchema = linkWith(SUBSCRIPTION_LINK_ENDED)

const subscriptionChoiceSchema = subscriptionLinkSchema.extend({
  Boletines: z.boolean('Indica si quieres recibir un aviso de cada boletín nuevo.'),
  Version: version,
})

/** A subscription as the person with its link sees it. */
const subscriptionSchema = z.object({
  /** With only its first character and its domain: a mail may be forwarded. */
  Correo: z.string(),
  PorConfirmar: z.boolean(),
  Boletines: z.boolean(),
  /** An account has this address; the choice counts for it too. */
  Cuenta: z.boolean(),
})

const noticeSchema = z.object({
  Fecha: isoDateTime,
  /** The sender, by the present name. */
  Quien: z.string(),
  ...ints('Lectores', 'Enviados', 'Fallidos'),
  /** It ended before all readers were told, and can go on. */
  Interrumpido: z.boolean(),
})

/** `Lectores` would get a mail now; `Aviso` is null if there was none, or none that told anybody. */
const noticeStateSchema = z.object({ Lectores: z.int(), Aviso: noticeSchema.nullable() })

export const suscripciones = {
  ask: { input: subscriptionAskSchema, ...done },
  open: { input: subscriptionLinkSchema, output: subscriptionSchema },
  choose: { input: subscriptionChoiceSchema, output: subscriptionSchema },
  unsubscribe: done,
  leadToChoice: {},
  readNotice: { output: noticeStateSchema },
  notify: { output: noticeStateSchema },
}

export type Subscription = z.output<typeof subscriptionSchema>
export type Notice = z.output<typeof noticeSchema>
export type NoticeState = z.output<typeof noticeStateSchema>
