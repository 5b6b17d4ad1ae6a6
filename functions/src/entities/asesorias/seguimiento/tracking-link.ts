import { isClave } from '../../../http/links.ts'
import type { StoredAsesoria } from '../asesoria-record.ts'

/** What the link in a mail bears after the `#` (docs/decisions/tracking-links.md): `{id}.{clave}`. */

/** A request that has a link. */
export type Linked = StoredAsesoria & { clave: string }

export const linkTo = (id: string, clave: string): string => `${id}.${clave}`

/** @param enlace as the schema let it through */
export const parseLink = (enlace: string) => {
  const [id = '', clave = ''] = enlace.split('.')
  return { id, clave }
}

/** Whether a link is that of this request; of another one, or of none, after the same time. */
export const opens = (clave: string, asesoria: StoredAsesoria | null): boolean =>
  isClave(clave, asesoria?.clave ?? null)
