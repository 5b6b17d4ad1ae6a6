/** Numbers of requests, codes of certificates, and the header with the ids of unreadable records. */

/** No two of these characters look or sound alike (no 0/O, 1/I/L, 2/Z, 5/S, 8/B, U/V, N), so a number can be read out. */
export const NUMERO_SIGNS = '34679ACDEFGHJKMPQRTWXY'
export const NUMERO_PREFIX = 'NAF-'

/** Four characters, or five once the four are taken. */
const NUMERO = new RegExp(`^[${NUMERO_SIGNS}]{4,5}$`)

/** The typed characters in capitals, without the prefix, spaces and dashes. */
const signsOf = (typed: string): string =>
  typed
    .toUpperCase()
    .replace(/[^A-Z0-9]/g, '')
    .replace(/^NAF/, '')

/** The number `NAF-7Q4K` of a request, however it was typed; null for anything else. */
export const numeroOf = (typed: string): string | null => {
  const signs = signsOf(typed)
  return NUMERO.test(signs) ? NUMERO_PREFIX + signs : null
}

/** The words that find a record by its number: with and without the prefix. */
export const wordsOfNumero = (numero: string | null): string[] =>
  numero === null ? [] : [numero, numero.slice(NUMERO_PREFIX.length)].map((word) => word.toLowerCase())

export const CODIGO_SIGNS = 12
const CODIGO = new RegExp(`^[${NUMERO_SIGNS}]{${CODIGO_SIGNS}}$`)

/** The code `NAF-7Q4K-3HXW-9CDE` of a certificate from its twelve characters. */
export const codigoFrom = (signs: string): string => NUMERO_PREFIX + (signs.match(/.{4}/g) ?? []).join('-')

/** The code of a certificate, however it was typed; null for anything else. */
export const codigoOf = (typed: string): string | null => {
  const signs = signsOf(typed)
  return CODIGO.test(signs) ? codigoFrom(signs) : null
}

/** The unreadable records of a list: their number, and the ids of the first ones. */
export interface Unreadable {
  count: number
  ids: string[]
}

/** Limits the header's length. */
const MAX_IDS = 20

/** The value of `UNREADABLE_HEADER`, an integer with a parameter (RFC 9651): `2;ids="4fGh,8kLm"`. */
export const formatUnreadable = (ids: readonly string[], count = ids.length): string =>
  `${count};ids="${ids.slice(0, MAX_IDS).map(encodeURIComponent).join()}"`

/** @returns null for a header of another form */
export const parseUnreadable = (header: string): Unreadable | null => {
  const [, count, ids] = /^(\d+);ids="(.+)"$/.exec(header) ?? []
  return ids === undefined ? null : { count: Number(count), ids: ids.split(',').map(decodeURIComponent) }
}
