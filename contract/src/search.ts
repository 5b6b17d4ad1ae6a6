import { numeroOf } from './codes.ts'
import { cleanDigits, toNationalTelefono } from './identity.ts'
import { foldText } from './text.ts'

/** How texts are searched, by words. Linear in the text's length; never throws. */

/** A word without the signs around it. The plus of a telephone stays. */
const WORD = /(?:\+(?=\d))?[\p{L}\p{N}](?:.*[\p{L}\p{N}])?/u

/** The folded words of a typed text, without the signs around them. */
export const wordsOf = (text: string): string[] =>
  foldText(text)
    .split(/[\s;]|,(?!\d)/)
    .flatMap((word) => WORD.exec(word)?.[0] ?? [])

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

/** What a search looks for: one text of each list. */
export type Search = readonly (readonly string[])[]

/** Whether a folded text has what the search looks for. */
export const matchesSearch = (folded: string, search: Search): boolean =>
  search.every((forms) => forms.some((form) => folded.includes(form)))

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

/** The endings that tell singular and plural apart. A singular that its plural begins with finds it without help. */
const ENDINGS: readonly [ending: RegExp, other: string][] = [
  [/([aeiou])ces$/, '$1z'],
  [/z$/, 'ces'],
  [/(.[aeiou][dlnrxyj]|.[eiou]s)es$/, '$1'],
  [/(..[^s])s$/, '$1'],
]

/** Each word in the singular or the plural. Not for people's names: Flores would find Florencia. */
export const visitorSearch = (query: string): Search =>
  wordsOf(query).map((word) => [word, ...ENDINGS.map(([ending, other]) => word.replace(ending, other))])
