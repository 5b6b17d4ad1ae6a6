import { NUMERO_PREFIX, NUMERO_SIGNS } from './numeros.ts'

/** What a certificate is confirmed by: `NAF-7Q4K-3HXW-9CDE`, of the signs that a number is made of. */
export const CODIGO_SIGNS = 12
const CODIGO = new RegExp(`^[${NUMERO_SIGNS}]{${CODIGO_SIGNS}}$`)

export const codigoFrom = (signs: string): string => NUMERO_PREFIX + (signs.match(/.{4}/g) ?? []).join('-')

/** As it was typed: with or without the prefix, blanks, dashes and capitals; null where it can be none. */
export const codigoOf = (typed: string): string | null => {
  const signs = typed
    .toUpperCase()
    .replace(/[^A-Z0-9]/g, '')
    .replace(/^NAF/, '')
  return CODIGO.test(signs) ? codigoFrom(signs) : null
}
