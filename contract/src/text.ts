import { numeroOf } from './codes.ts'
import { cleanDigits, toNationalTelefono } from './identity.ts'

/** What people see of a text, and how texts are compared and searched. Linear in the text's length; never throws. */

const EMOJI = String.raw`\p{Extended_Pictographic}(?:\p{Emoji_Modifier}|[\uFE0E\uFE0F])?`
/** Unicode TS 51, ED-15a: region flags, keycaps, and emoji joined into one (families, professions). */
const EMOJI_SEQUENCE = [
  String.raw`\u{1F3F4}[\u{E0061}-\u{E007A}]{2,6}\u{E007F}`,
  String.raw`[0-9#*]\uFE0F\u20E3`,
  String.raw`${EMOJI}(?:\u200D${EMOJI})*`,
].join('|')

/**
 * Default ignorable code points (Unicode, 5.21): zero-width characters, direction controls, fillers, soft hyphens,
 * variation selectors, tags. Inside an emoji they are kept. Noncharacters (U+FFFF) would break an XML file.
 */
const INVISIBLE = new RegExp(
  String.raw`(${EMOJI_SEQUENCE})|[\p{Default_Ignorable_Code_Point}\p{Noncharacter_Code_Point}\uFFF9-\uFFFB]`,
  'gu',
)

/** The Braille blank is invisible, but `trim` does not remove it. */
const BRAILLE_BLANK = /\u2800/g

/** Line breaks of other programs: of Windows, of slides (vertical tab), form feed, NEL, and Unicode's own. */
const OTHER_LINE_BREAKS = /\r\n?|[\v\f\u0085\u2028\u2029]/g
/** The tab, and the line breaks that no keyboard makes: a line shows them as spaces. */
const SPACES_OF_A_LINE = /[\t\v\f\u0085\u2028\u2029]/g
const CONTROLS = /(?![\t\n])\p{Cc}/gu
/** The bullets of Word and LibreOffice, which are an empty box in other fonts. */
const PRIVATE_USE = /\p{Co}/gu

/** The text without invisible characters. They come along with pasted text, or hide or reverse what follows. */
export const visible = (text: string): string =>
  text
    .replace(OTHER_LINE_BREAKS, '\n')
    .replace(CONTROLS, '')
    .replace(INVISIBLE, (_, emoji: string | undefined) => emoji ?? '')
    .replace(BRAILLE_BLANK, ' ')
    .replace(PRIVATE_USE, '•')

/** As `visible`, for one line. The line breaks that a keyboard makes stay: a field refuses them. */
export const visibleLine = (text: string): string => visible(text.replace(SPACES_OF_A_LINE, ' '))

/** Whether a text cleaned by `visible` has a letter. */
export const hasLetter = (text: string): boolean => /\p{L}/u.test(text)

const COMBINING = /\p{M}/gu
/** The characters that people and keyboards use as an apostrophe, as in D’Angelo. */
const APOSTROPHES = /['’‘´`ʼ′＇]/g

/** The text without accents, apostrophes, capitals and repeated spaces. */
export const fold = (text: string): string =>
  text
    .normalize('NFD')
    .replace(COMBINING, '')
    .replace(APOSTROPHES, '')
    .toLowerCase()
    .replace(/\s+/g, ' ')
    .trim()

/** As `fold`, for a text that a person typed. */
export const foldText = (text: string): string => fold(visibleLine(text))

export const wordsOf = (query: string): string[] => fold(query).split(' ').filter(Boolean)

/** Whether each of these words is somewhere in the text. */
export const matchesWords = (text: string, words: readonly string[]): boolean => {
  const folded = fold(text)
  return words.every((word) => folded.includes(word))
}

/** The longest search in characters; names, addresses and numbers are shorter. */
export const SEARCH_MAX = 254

const DATE = /^\d{1,4}[-/.]\d{1,2}(?:[-/.]\d{1,4})?$/

/** The digits of a number, null for other texts and dates. Every way of typing a telephone gives the same digits. */
const numberOf = (text: string): string | null => {
  const digits = cleanDigits(text)
  if (!/^\+?[0-9]+$/.test(digits) || DATE.test(text)) return null
  return toNationalTelefono(digits).replace(/^(?:\+|00)/, '')
}

const AROUND = /^[^\p{L}\p{N}]+|[^\p{L}\p{N}]+$/gu

/**
 * The typed word as the server stores words: folded, without the characters around it; numbers without separators.
 * Null for no word and for several.
 */
export const searchWord = (typed: string): string | null => {
  const text = foldText(typed)
  const number = numberOf(text)
  if (number) return number
  const numero = text.startsWith('naf') ? numeroOf(text) : null
  if (numero) return numero.toLowerCase()
  return /\s/.test(text) ? null : text.replace(AROUND, '') || null
}

/** The words that find a record with these texts, each once. Both parts of a double name count too. */
export const searchWords = (...texts: string[]): string[] => {
  const tokens = texts.flatMap((text) => foldText(text).split(' '))
  const parts = tokens.flatMap((token) => (token.includes('@') ? [] : token.split('-')))
  return [...new Set([...texts, ...tokens, ...parts].flatMap((word) => searchWord(word) ?? []))]
}

/** The words to look for in a folded text. A number of four or more digits is one word, whatever separates its digits. */
export const searchedWords = (query: string): string[] => {
  const number = numberOf(foldText(query))
  return number && number.length >= 4 ? [number] : wordsOf(query)
}
