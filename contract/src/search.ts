import { cleanDigits } from './identidad.ts'
import { numeroOf } from './numeros.ts'
import { visibleLine } from './visible.ts'

/** What a list of staff's is searched for beyond what a browser holds of it: one word, as the server stores words. */

/** A name, a mail address or a number is never longer. */
export const SEARCH_MAX = 254

const COMBINING = /\p{M}/gu
const AROUND = /^[^\p{L}\p{N}]+|[^\p{L}\p{N}]+$/gu

/** A text as it is compared: without capitals, accents and the blanks around it. */
export const foldText = (text: string): string =>
  visibleLine(text).normalize('NFD').replace(COMBINING, '').toLowerCase().trim()

const bare = (word: string): string => word.replace(AROUND, '')

/**
 * The word that was typed, without capitals, accents and the signs around it; a number without those that separate its
 * digits, be they blanks, and that of a request as it is written. Null where it is none, or several.
 */
export const searchWord = (typed: string): string | null => {
  const text = foldText(typed)
  const digits = cleanDigits(text)
  if (/^\+?[0-9]+$/.test(digits)) return bare(digits)
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
