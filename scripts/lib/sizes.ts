import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { gzipSync } from 'node:zlib'
import type { Manifest } from '../../web/build/page-files.ts'
import { type Head, isOfRecord, LATER } from '../../web/src/ui/heads.ts'
import { ROOT, WEB_MANIFEST } from './config.ts'
import { OperatorError } from './operator.ts'

/** What each public page of the build weighs (docs/decisions/page-weight.md). */

export type Page = Required<Pick<Head, 'path' | 'later'>> & { hasForm: boolean }

const FEATURES = join(ROOT, 'web', 'src', 'features')

const headsOf = async (feature: string): Promise<readonly Head[]> => {
  const file = join(FEATURES, feature, 'heads.ts')
  if (!existsSync(file)) return []
  return ((await import(pathToFileURL(file).href)) as { heads: readonly Head[] }).heads
}

/** The public pages by their paths, as the features declare them. */
export const PAGES: readonly Page[] = (await Promise.all(readdirSync(FEATURES).map(headsOf)))
  .flat()
  .filter((head) => !isOfRecord(head))
  .map(({ path, hasForm = false, later = [] }) => ({ path, hasForm, later }))
  .sort((a, b) => a.path.localeCompare(b.path))

export type Limits = Record<string, { atLeast?: number; atMost?: number }>

/** In KiB with gzip. */
export const sizeLimitsOf = ({ hasForm, later }: Page): Limits => ({
  // 175 again when the web's forms are rewritten.
  JS: { atMost: hasForm ? 178 : 120 },
  'con sesión': { atMost: 150 },
  después: { atMost: later.includes(LATER.session) ? 65 : 30 },
  CSS: { atMost: 18 },
})

export interface Audited {
  path: string
  values: Record<string, number>
  limits: Limits
}

/** Prints one table and counts the limits that are met and missed. A value that is missing misses its limit. */
export const auditLimits = (pages: readonly Audited[]): { passed: number; failed: number } => {
  const counts = { passed: 0, failed: 0 }
  const rows = pages.map(({ path, values, limits }) => {
    const cells = Object.entries(limits).map(([name, limit]) => {
      const { atLeast = Number.NEGATIVE_INFINITY, atMost = Number.POSITIVE_INFINITY } = limit
      const value = values[name] ?? Number.NaN
      const isMet = value >= atLeast && value <= atMost
      counts[isMet ? 'passed' : 'failed'] += 1
      const bar = limit.atLeast === undefined ? `≤ ${atMost}` : `≥ ${atLeast}`
      return [name, `${isMet ? '' : '✗ '}${Number(value.toFixed(2))} (${bar})`]
    })
    return [path, Object.fromEntries(cells)]
  })
  console.table(Object.fromEntries(rows))
  return counts
}

/** Needs the web to be built, and nothing to run. */
export const auditSizes = (pages: readonly Page[] = PAGES): { passed: number; failed: number } =>
  auditLimits(pages.map((page) => ({ path: page.path, values: weigh(page), limits: sizeLimitsOf(page) })))

const DIST = join(ROOT, 'web', 'dist')
const KIB = 1024

/** What every page asks for in the end. */
const AFTER_LOAD = 'src/app/notices.tsx'

/**
 * The sizes of a page in KiB.
 * @throws OperatorError if the web is not built
 */
export const weigh = (page: Page, folder = DIST, manifestFile = WEB_MANIFEST): Record<string, number> => {
  if (!existsSync(folder) || !existsSync(manifestFile))
    throw new OperatorError('No hay nada compilado en web/dist: npm run build')
  const manifest = JSON.parse(readFileSync(manifestFile, 'utf8')) as Manifest
  const { begin, own } = codeOf(manifest, readFileSync(documentOf(folder, page.path), 'utf8'))
  const filesOf = (...sources: string[]) => loadedFiles(manifest, [...begin, ...sources])
  const sum = (files: string[]) =>
    files.reduce(
      (bytes, file) => bytes + gzipSync(readFileSync(join(folder, file)), { level: 9 }).length,
      0,
    ) / KIB
  const js = sum(filesOf(...own).js)
  const visit = filesOf(...own, ...page.later, AFTER_LOAD)
  return {
    JS: js,
    'con sesión': sum(filesOf(LATER.session).js),
    después: sum(visit.js) - js,
    CSS: sum(visit.css),
  }
}

/** As `cleanUrls` and the rewrites of firebase.json find it. */
const documentOf = (folder: string, path: string): string => {
  const names = [path === '/' ? 'index.html' : `${path}.html`, 'app.html', 'index.html']
  return join(folder, names.find((name) => existsSync(join(folder, name))) ?? '')
}

const SCRIPT = /<(?:script|link)\b[^>]*\b(?:src|href)="\/(assets\/[^"]+\.js)"[^>]*>/g
const LATER_OR_ENTRY = /\brel="(?:prefetch|preload)"|data-entry/

/** The sources that a document loads for everybody, and those that only a visitor gets (web/build/start.ts). */
const codeOf = (manifest: Manifest, html: string): { begin: string[]; own: string[] } => {
  const sources = new Map(Object.entries(manifest).map(([source, { file }]) => [file, source]))
  const sourceOf = (file: string): string => {
    const source = sources.get(file.replace(/^\//, ''))
    if (!source) throw new Error(`La compilación no conoce ${file}.`)
    return source
  }
  const attribute = (name: string) =>
    (new RegExp(`\\bdata-${name}="([^"]*)"`).exec(html)?.[1] ?? '').split(' ').filter(Boolean)
  const tags = [...html.matchAll(SCRIPT)].filter(([tag]) => !LATER_OR_ENTRY.test(tag))
  const files = [...tags.map(([, file = '']) => file), ...attribute('entry'), ...attribute('first')]
  return { begin: files.map(sourceOf), own: attribute('page').map(sourceOf) }
}

/** The files of these chunks and of all that they import at once. */
const loadedFiles = (manifest: Manifest, sources: readonly string[]): { js: string[]; css: string[] } => {
  const seen = new Set<string>()
  const add = (source: string): void => {
    if (seen.has(source)) return
    seen.add(source)
    if (!manifest[source])
      throw new Error(`La compilación no tiene ${source}: revisa el heads.ts de su pantalla`)
    for (const imported of manifest[source].imports ?? []) add(imported)
  }
  for (const source of sources) add(source)
  const chunks = [...seen].flatMap((source) => manifest[source] ?? [])
  return {
    js: [...new Set(chunks.map(({ file }) => file).filter((file) => file.endsWith('.js')))],
    css: [...new Set(chunks.flatMap(({ css }) => css ?? []))],
  }
}
