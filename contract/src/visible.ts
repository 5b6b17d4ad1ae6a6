/** What a person sees of a text. Plain functions, linear in its length, that never throw. */

const EMOJI = String.raw`\p{Extended_Pictographic}(?:\p{Emoji_Modifier}|[\uFE0E\uFE0F])?`
/** Unicode TS 51, ED-15a: the flag of a region, a key, signs that are joined to one (a family, a profession). */
const EMOJI_SEQUENCE = [
  String.raw`\u{1F3F4}[\u{E0061}-\u{E007A}]{2,6}\u{E007F}`,
  String.raw`[0-9#*]\uFE0F\u20E3`,
  String.raw`${EMOJI}(?:\u200D${EMOJI})*`,
].join('|')

/**
 * Default ignorable: zero-width signs, controls of the direction of writing, fillers, soft hyphens, variation
 * selectors, tags (Unicode, 5.21). Between the parts of an emoji they are what makes it one. Noncharacters (U+FFFF)
 * have no shape either, and make an XML file unreadable.
 */
const INVISIBLE = new RegExp(
  String.raw`(${EMOJI_SEQUENCE})|[\p{Default_Ignorable_Code_Point}\p{Noncharacter_Code_Point}\uFFF9-\uFFFB]`,
  'gu',
)

/** Braille's sign without a dot: blank, and no blank to `trim`. */
const BLANK = /\u2800/g
const LINE_BREAKS_UNSEEN = /[\u2028\u2029]/g

/**
 * The text without what nobody can see or find: who pastes such a sign does not know of it, and who types one hides
 * something or turns what follows it around.
 */
export const visible = (text: string): string =>
  text.replace(INVISIBLE, (_, emoji: string | undefined) => emoji ?? '').replace(BLANK, ' ')

/** As `visible`, for what stands in one line: a field of one line shows these breaks as blanks. */
export const visibleLine = (text: string): string => visible(text).replace(LINE_BREAKS_UNSEEN, ' ')

/** Of a text that `visible` has cleaned: what it removed were the letters that have no shape. */
export const hasLetter = (text: string): boolean => /\p{L}/u.test(text)
