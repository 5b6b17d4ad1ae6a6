import { expect, type Locator, type Page } from '@playwright/test'
import { GALERIA } from '../../../demo/galeria.ts'
import { BOLETINES, LIBROS } from '../../../demo/publications.ts'
import type { Kind } from '../content-kinds.ts'
import type { RecordOf } from './content-records.ts'

/** The lists that people read: the library, the bulletins, the gallery. */

export const LIST_CALLS = {
  libros: '**/api/libros/ver',
  boletines: '**/api/boletines/ver',
  galeria: '**/api/galeria/ver',
} as const

const titles = (contents: readonly { titulo: string }[]) => new Set(contents.map(({ titulo }) => titulo))
const DEMO = { libros: titles(LIBROS), boletines: titles(BOLETINES), galeria: titles(GALERIA) }

/** Whether a record is of the demo data, which no test changes. */
export const isDemo =
  (kind: Kind) =>
  ({ Titulo }: { Titulo: string }): boolean =>
    DEMO[kind].has(Titulo)

interface Changes<K extends Kind> {
  /** Makes the list another one on its way to the page. */
  change?: (records: RecordOf[K][]) => RecordOf[K][]
}

/**
 * Opens a page and gives the records it was answered. Of those, the demo data only: what other tests put there for
 * a moment would go away under one's eyes, its files with it.
 */
export const openWith = async <K extends Kind>(
  page: Page,
  kind: K,
  path: string,
  { change = (records) => records }: Changes<K> = {},
): Promise<RecordOf[K][]> => {
  let records: RecordOf[K][] = []
  await page.route(LIST_CALLS[kind], async (route) => {
    const answer = await route.fetch()
    const all: RecordOf[K][] = await answer.json()
    records = change(all.filter(isDemo(kind)))
    await route.fulfill({ response: answer, json: records })
  })
  await Promise.all([page.waitForResponse(LIST_CALLS[kind]), page.goto(path)])
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  return records
}

/** What is in a list's place while it is on its way. */
export const placeholder = (page: Page): Locator =>
  page.getByRole('main').getByRole('status').filter({ hasText: 'Cargando…' })
