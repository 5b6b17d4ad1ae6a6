/**
 * The number that a person reads out on the telephone: `NAF-` and signs of which none looks or sounds like another
 * (no 0/O, 1/I/L, 2/Z, 5/S, 8/B, U/V, N).
 */
export const NUMERO_PREFIX = 'NAF-'
export const NUMERO_SIGNS = '34679ACDEFGHJKMPQRTWXY'

/** Four signs, five where the four are taken. */
const NUMERO = new RegExp(`^${NUMERO_PREFIX}[${NUMERO_SIGNS}]{4,5}$`)

/** The words under which a record of that number is found: with the prefix and without it. */
export const wordsOfNumero = (numero: string | null): string[] =>
  numero === null ? [] : [numero, numero.slice(NUMERO_PREFIX.length)].map((word) => word.toLowerCase())

/** As it was typed: with or without the prefix, blanks, dashes and capitals. */
export const numeroOf = (typed: string): string | null => {
  const signs = typed
    .toUpperCase()
    .replace(/[^A-Z0-9]/g, '')
    .replace(/^NAF/, '')
  const numero = NUMERO_PREFIX + signs
  return NUMERO.test(numero) ? numero : null
}
