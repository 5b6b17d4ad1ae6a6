const COMBINING = /\p{M}/gu

/** Without accents, capitals or repeated spaces: what two people would call the same word. */
export const fold = (text: string): string =>
  text.normalize('NFD').replace(COMBINING, '').toLowerCase().replace(/\s+/g, ' ').trim()

export const wordsOf = (query: string): string[] => fold(query).split(' ').filter(Boolean)

/** Whether each of these words stands somewhere in the text. */
export const matchesWords = (text: string, words: readonly string[]): boolean => {
  const folded = fold(text)
  return words.every((word) => folded.includes(word))
}
