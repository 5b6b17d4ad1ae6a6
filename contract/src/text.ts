/** What people see of a text, and how texts are compared. Linear in the text's length; never throws. */

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

/** Digits, or groups of three after dots, as people write thousands in Ecuador. */
const WHOLE_NUMBER = /^(?:\d+|[1-9]\d{0,2}(?:\.\d{3})+)$/

/** The whole number that a text stands for, `1.000` for a thousand. NaN for any other text, such as `1.5` and `1,5`. */
export const wholeNumber = (typed: string): number => {
  const text = visibleLine(typed).trim()
  return WHOLE_NUMBER.test(text) ? Number(text.replaceAll('.', '')) : Number.NaN
}

/** Accents, and the characters that people and keyboards use as an apostrophe, as in D’Angelo. */
const FOLDED_AWAY = /[\p{M}'’‘´`ʼ′＇]/gu
const DASHES = /[\p{Pd}\u2212]/gu

/**
 * The text without accents, apostrophes, capitals and repeated spaces. Every dash is a hyphen, and a sign of a PDF the
 * letters that it stands for (`ﬁ`, `2ª`). Accents go first, because long runs of them take NFKD time that is not linear.
 */
export const fold = (text: string): string =>
  text
    .replace(FOLDED_AWAY, '')
    .normalize('NFKD')
    .replace(FOLDED_AWAY, '')
    .replace(DASHES, '-')
    .toLowerCase()
    .replace(/\s+/g, ' ')
    .trim()

/** As `fold`, for a text that a person typed. */
export const foldText = (text: string): string => fold(visibleLine(text))

const SIGN = String.raw`[^\s<>"«»“”()]`
const IN_BRACKETS = String.raw`\(${SIGN}*\)`
const LAST_SIGN = String.raw`[^\s<>"«»“”().,;:!?…'’]`
const ADDRESS = new RegExp(`(https://(?:${SIGN}|${IN_BRACKETS})*(?:${LAST_SIGN}|${IN_BRACKETS}))`, 'giu')

/**
 * Splits a text of the team into plain pieces (even indexes) and https addresses (odd indexes), which mails and pages show
 * as links. The signs that end a sentence are no part of an address. Texts of visitors get no links.
 */
export const splitAddresses = (text: string): string[] => text.split(ADDRESS)
