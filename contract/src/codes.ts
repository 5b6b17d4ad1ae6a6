/** Numbers of requests, and codes of certificates. */

/** No two of these characters look or sound alike (no 0/O, 1/I/L, 2/Z, 5/S, 8/B, U/V, N), so a number can be read out. */
export const NUMERO_SIGNS = '34679ACDEFGHJKMPQRTWXY'
export const NUMERO_PREFIX = 'NAF-'
/** So many make 113 million numbers. */
export const NUMERO_LENGTH = 6
export const CODIGO_SIGNS = 12

/** Older records have four or five characters. */
const NUMERO = new RegExp(`^[${NUMERO_SIGNS}]{4,${NUMERO_LENGTH}}$`)
const CODIGO = new RegExp(`^[${NUMERO_SIGNS}]{${CODIGO_SIGNS}}$`)

/** The typed characters in capitals, without the prefix, spaces and dashes. */
const signsOf = (typed: string): string =>
  typed
    .toUpperCase()
    .replace(/[^A-Z0-9]/g, '')
    .replace(/^NAF/, '')

/** The typed letters and digits that no number and no code has, each once. */
export const impossibleSigns = (typed: string): string[] =>
  [...new Set(signsOf(typed))].filter((sign) => !NUMERO_SIGNS.includes(sign))

/** The number `NAF-7Q4KX3` of a request, however it was typed; null for anything else. */
export const numeroOf = (typed: string): string | null => {
  const signs = signsOf(typed)
  return NUMERO.test(signs) ? NUMERO_PREFIX + signs : null
}

/** The words that find a record by its number: with and without the prefix. */
export const wordsOfNumero = (numero: string | null): string[] =>
  numero === null ? [] : [numero, numero.slice(NUMERO_PREFIX.length)].map((word) => word.toLowerCase())

/** The code `NAF-7Q4K-3HXW-9CDE` of a certificate from its twelve characters. */
export const codigoFrom = (signs: string): string => NUMERO_PREFIX + (signs.match(/.{4}/g) ?? []).join('-')

/** The code of a certificate, however it was typed; null for anything else. */
export const codigoOf = (typed: string): string | null => {
  const signs = signsOf(typed)
  return CODIGO.test(signs) ? codigoFrom(signs) : null
}
