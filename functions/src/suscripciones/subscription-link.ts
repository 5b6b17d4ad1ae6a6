/** What the links of a mail about bulletins bear: `{lector}.{clave}`, and the bulletin that the mail told of. */

export interface ParsedLink {
  lector: string
  clave: string
  boletin: string | null
}

/** @param enlace as the schema let it through */
export const parseSubscriptionLink = (enlace: string): ParsedLink => {
  const [lector = '', clave = '', boletin = null] = enlace.split('.')
  return { lector, clave, boletin }
}
