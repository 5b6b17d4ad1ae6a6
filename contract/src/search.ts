import { APOSTROPHES, wordsOf } from './fold.ts'
import { cleanDigits, toNationalTelefono } from './identidad.ts'
import { numeroOf } from './numeros.ts'
import { visibleLine } from './visible.ts'

/** What a list of staff's is searched for beyond what a browser holds of it: one word, as the server stores words. */

/** A name, a mail address or a number is never longer. */
export const SEARCH_MAX = 254

const COMBINING = /\p{M}/gu
const AROUND = /^[^\p{L}\p{N}]+|[^\p{L}\p{N}]+$/gu

/** A text as it is compared: without capitals, accents, apostrophes and the blanks around it. */
export const foldText = (text: string): string =>
  visibleLine(text).normalize('NFD').replace(COMBINING, '').replace(APOSTROPHES, '').toLowerCase().trim()

const bare = (word: string): string => word.replace(AROUND, '')

const DATE = /^\d{1,4}[-/.]\d{1,2}(?:[-/.]\d{1,4})?$/

/** The digits of a number, or null for any other text and for a date. A telephone has one form, however it was typed. */
const numberOf = (text: string): string | null => {
  const digits = cleanDigits(text)
  if (!/^\+?[0-9]+$/.test(digits) || DATE.test(text)) return null
  return toNationalTelefono(digits).replace(/^(?:\+|00)/, '')
}

/**
 * The word that was typed, without capitals, accents, apostrophes and the signs around it. A number loses its separators,
 * and the number of a request gets its usual form. Null for no word and for several.
 */
export const searchWord = (typed: string): string | null => {
  const text = foldText(typed)
  const number = numberOf(text)
  if (number) return number
  const numero = text.startsWith('naf') ? numeroOf(text) : null
  if (numero) return numero.toLowerCase()
  return /\s/.test(text) ? null : bare(text) || null
}

/** The words under which a record of these texts is found, each once; those of a double name also by themselves. */
export const searchWords = (...texts: string[]): string[] => {
  const tokens = texts.flatMap((text) => foldText(text).split(/\s+/))
  const parts = tokens.flatMap((token) => (token.includes('@') ? [] : token.split('-')))
  return [...new Set([...texts, ...tokens, ...parts].flatMap((word) => searchWord(word) ?? []))]
}

/** The words to look for in a folded text; a number of four or more digits is one word, whatever separates its digits. */
export const searchedWords = (query: string): string[] => {
  const number = numberOf(foldText(query))
  return number && number.length >= 4 ? [number] : wordsOf(query)
}
