import { numeroOf } from './codes.ts'
import { cleanDigits, toNationalTelefono } from './identity.ts'
import { type Search, wordsOf } from './search.ts'

/** How staff finds people's records, also by their numbers. `search.ts` has what visitors load too. */

/** The longest search in characters; names, addresses and numbers are shorter. */
export const SEARCH_MAX = 254

const DATE = /^\d{1,4}[-/.]\d{1,2}(?:[-/.]\d{1,4})?$/

/** The digits of a number, null for other texts and dates. Every way of typing a telephone gives the same digits. */
const numberOf = (text: string): string | null => {
  const digits = cleanDigits(text)
  if (!/^\+?[0-9]+$/.test(digits) || DATE.test(text)) return null
  return toNationalTelefono(digits).replace(/^(?:\+|00)/, '')
}

/**
 * The typed word as the server stores words: folded, without the characters around it; numbers without separators.
 * Null for no word and for several.
 */
export const searchWord = (typed: string): string | null => {
  const words = wordsOf(typed)
  const text = words.join(' ')
  const number = numberOf(text)
  if (number) return number
  const numero = text.startsWith('naf') ? numeroOf(text) : null
  if (numero) return numero.toLowerCase()
  return words.length === 1 ? text : null
}

/** A mobile is also found without its 0, as contacts hold it. */
const WITH_ZERO = /^0(?=9[0-9]{8}$)/

/** The words that find a record with these texts, each once. Both parts of a double name count too. */
export const searchWords = (...texts: string[]): string[] => {
  const tokens = texts.flatMap(wordsOf)
  const parts = tokens.flatMap((token) => (token.includes('@') ? [] : token.split('-')))
  const typed = new Set([...texts, ...tokens, ...parts])
  const words = [...typed].flatMap((word) => searchWord(word) ?? [])
  return [...new Set(words.flatMap((word) => [word, word.replace(WITH_ZERO, '')]))]
}

/** A number of four or more digits. A shorter one is part of too many others. */
const longNumberOf = (text: string): string[] => {
  const number = numberOf(text)
  return number !== null && number.length >= 4 ? [number] : []
}

/** Each word as it was typed, or a telephone or cédula with its digits, or with those of the whole query. */
export const staffSearch = (query: string): Search => {
  const words = wordsOf(query)
  const whole = longNumberOf(words.join(' '))
  return words.map((word) => [word, ...longNumberOf(word), ...whole])
}
