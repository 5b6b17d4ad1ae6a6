import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { type Head, isOfRecord, LATER } from '../../web/src/ui/heads.ts'
import { ROOT } from '../lib/paths.ts'

/** A public page as its first visitor comes to it. */
export interface Page {
  path: string
  /** Whether people fill in a form there, which may weigh more. */
  hasForm: boolean
  /** Sources whose chunks the page asks for by itself, besides those that its HTML names. */
  later: readonly string[]
}

/** Where Vite's manifest has the session's chunk. */
export const SESSION: string = LATER.session

/** What every page asks for once it is there, whoever looks at it. */
export const AFTER_LOAD = 'src/app/notices.tsx'

const FEATURES = join(ROOT, 'web', 'src', 'features')

/** What a feature says of its public pages. */
const headsOf = async (feature: string): Promise<readonly Head[]> => {
  const file = join(FEATURES, feature, 'heads.ts')
  if (!existsSync(file)) return []
  const { heads } = (await import(pathToFileURL(file).href)) as { heads: readonly Head[] }
  return heads
}

const HEADS = (await Promise.all(readdirSync(FEATURES).map(headsOf)))
  .flat()
  .filter((head) => !isOfRecord(head))

/** By their paths. `later` is what they load by themselves. */
export const PAGES: readonly Page[] = HEADS.map(({ path, hasForm = false, later = [] }) => ({
  path,
  hasForm,
  later,
})).sort((a, b) => a.path.localeCompare(b.path))

/** @throws where there is no such page */
export const pageAt = (path: string): Page => {
  const found = PAGES.find((each) => each.path === path)
  if (!found) throw new Error(`No hay una página pública en ${path}.`)
  return found
}
