import { foldText } from './text.ts'

/** How texts are searched, by words. Linear in the text's length; never throws. */

/** A word without the signs around it. The plus of a telephone stays. */
const WORD = /(?:\+(?=\d))?[\p{L}\p{N}](?:.*[\p{L}\p{N}])?/u

/** The folded words of a typed text, without the signs around them. */
export const wordsOf = (text: string): string[] =>
  foldText(text)
    .split(/[\s;]|,(?!\d)/)
    .flatMap((word) => WORD.exec(word)?.[0] ?? [])

/** What a search looks for: one text of each list. */
export type Search = readonly (readonly string[])[]

/** Whether a folded text has what the search looks for. */
export const matchesSearch = (folded: string, search: Search): boolean =>
  search.every((forms) => forms.some((form) => folded.includes(form)))

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
