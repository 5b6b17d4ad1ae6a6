import { randomBytes, timingSafeEqual } from 'node:crypto'
import { digest } from '../../../platform/digest.ts'
import type { StoredAsesoria } from '../asesoria-record.ts'

/** What the link in a mail bears after the `#` (docs/decisions/tracking-links.md): `{id}.{clave}`. */

const CLAVE_BYTES = 16

/** A request that has a link. */
export type Linked = StoredAsesoria & { clave: string }

/** 128 random bits that only the mails of a request know. */
export const newClave = (): string => randomBytes(CLAVE_BYTES).toString('base64url')

export const linkTo = (id: string, clave: string): string => `${id}.${clave}`

/** @param enlace as the schema let it through */
export const parseLink = (enlace: string) => {
  const [id = '', clave = ''] = enlace.split('.')
  return { id, clave }
}

/** Whether a link is that of this request; of another one, or of none, after the same time. */
export const opens = (clave: string, asesoria: StoredAsesoria | null): boolean => {
  const own = asesoria?.clave ?? null
  const isSame = timingSafeEqual(Buffer.from(digest(clave)), Buffer.from(digest(own ?? '')))
  return isSame && own !== null
}
