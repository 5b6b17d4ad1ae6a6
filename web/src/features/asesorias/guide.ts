import { type Libro, searchWords } from '@naf/contract'

/** Words of a service that say nothing of what it is about. */
const EMPTY_WORDS = ['de', 'otros']

const singular = (word: string) => word.replace(/(es|s)$/, '')

const wordsOf = (text: string): string[] =>
  searchWords(text)
    .filter((word) => !EMPTY_WORDS.includes(word))
    .map(singular)

/** What a title has of a service: all of its words are best, then the first ones, then those that stand early. */
const rank = (wanted: readonly string[], title: readonly string[]): number =>
  wanted.reduce((sum, word, at) => {
    const place = title.indexOf(word)
    return place < 0 ? sum : sum + 100 / (at + 1) - place
  }, 0)

/** The book of the library that is most about a service, by its title; null where none is. */
export const guideFor = (servicio: string, libros: readonly Libro[]): Libro | null => {
  const wanted = wordsOf(servicio)
  const ranked = libros.map((libro) => ({ libro, value: rank(wanted, wordsOf(libro.Titulo)) }))
  const best = ranked.reduce<(typeof ranked)[number] | null>(
    (first, each) => (each.value > (first?.value ?? 0) ? each : first),
    null,
  )
  return best?.libro ?? null
}
