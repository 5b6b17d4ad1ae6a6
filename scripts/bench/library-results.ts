import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { CACHE } from '../lib/paths.ts'

/** What the browser is given to render, and what it took: files between the command and tests/bench. */

const FOLDER = join(CACHE, 'bench')
const RESULTS = join(FOLDER, 'library-results.json')
const booksFile = (count: number) => join(FOLDER, `library-${count}.json`)

/** How many books; the first is a library as it is today. */
export const LIBRARIES = [24, 2_000] as const

export interface LibraryResult {
  books: number
  /** From the end of the list's answer to the first cards on the screen, in ms; one for each visit. */
  firstCardsMs: number[]
  /** From a key press in the search to what is seen of it, in ms. */
  keyPressMs: number[]
  /** Elements on the page. */
  nodes: number
}

export const storeBooks = (count: number, json: string): void => {
  mkdirSync(FOLDER, { recursive: true })
  writeFileSync(booksFile(count), json)
}

export const readBooks = (count: number): string => readFileSync(booksFile(count), 'utf8')

export const storeLibraryResults = (results: readonly LibraryResult[]): void =>
  writeFileSync(RESULTS, JSON.stringify(results))

export const readLibraryResults = (): LibraryResult[] =>
  JSON.parse(readFileSync(RESULTS, 'utf8')) as LibraryResult[]
