const COMBINING = /\p{M}/gu

/** The signs that people and keyboards write for an apostrophe, as in D’Angelo. */
export const APOSTROPHES = /['’‘´`ʼ′＇]/g

/** Without accents, apostrophes, capitals or repeated spaces: what two people would call the same word. */
export const fold = (text: string): string =>
  text
    .normalize('NFD')
    .replace(COMBINING, '')
    .replace(APOSTROPHES, '')
    .toLowerCase()
    .replace(/\s+/g, ' ')
    .trim()

export const wordsOf = (query: string): string[] => fold(query).split(' ').filter(Boolean)

/** Whether each of these words stands somewhere in the text. */
export const matchesWords = (text: string, words: readonly string[]): boolean => {
  const folded = fold(text)
  return words.every((word) => folded.includes(word))
}
