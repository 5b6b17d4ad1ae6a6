import * as z from 'zod'
import type { Stored } from '../db/collection.ts'
import { storedText, storedTextOrNull, storedTimeOrNull } from '../db/fields.ts'
import { digest } from '../util.ts'

/** `suscripciones/{lector}`: an address to which mails about bulletins go or went, under its digest: each address once. */
export const suscripcionSchema = z.object({
  correo: storedText,
  /** What the links of its mails bear. */
  clave: z.string(),
  /** What its owner said by a link of a mail; null where nothing was said, as of who reads by an account alone. */
  acepta: z.boolean().nullable().default(null),
  /** The text that was shown, and when it was agreed to or not. */
  version: storedTextOrNull,
  fecha: storedTimeOrNull,
  /** When a mail that asks to confirm was stored last. */
  pedida: storedTimeOrNull,
  /** Until when an address can be confirmed that nobody has confirmed before. */
  vence: storedTimeOrNull,
  /** The mail service says that there is no such address. */
  devuelta: z.boolean().default(false),
  /** The account that read here when a bulletin was told of. */
  uid: z.string().nullable().default(null),
})

export type SuscripcionRecord = z.output<typeof suscripcionSchema>
export type StoredSuscripcion = Stored<SuscripcionRecord>

/** No label behind a plus is left out, and no dot: whoever reads another spelling may be another person. */
export const lectorOf = (correo: string): string => digest(correo.toLowerCase())

export const isOpen = ({ vence }: SuscripcionRecord, now: number): boolean =>
  vence === null || vence.toMillis() > now

/** Somebody who is told of new bulletins. */
export interface Lector {
  id: string
  correo: string
  /** Null where no account agreed. */
  uid: string | null
}
