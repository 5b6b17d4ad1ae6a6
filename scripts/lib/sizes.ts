import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { filesOf, type Manifest, staticClosure } from '../../web/build/manifest.ts'
import { isOfRecord, type Page, PAGES as PUBLIC_PAGES } from '../../web/build/pages.ts'
import { ROOT, WEB_MANIFEST } from './config.ts'
import { OperatorError } from './operator.ts'

/** What the pages of the build weigh (docs/decisions/page-weight.md). */

/** The public pages by their paths, without those of single records. */
export const PAGES: readonly Page[] = PUBLIC_PAGES.filter((page) => !isOfRecord(page)).toSorted((a, b) =>
  a.path.localeCompare(b.path),
)

export type Limits = Record<string, { atLeast?: number; atMost?: number }>

/** In KiB with gzip, but for the number of scripts. */
export const sizeLimitsOf = ({ hasForm }: Page): Limits => ({
  JS: { atMost: hasForm ? 175 : 120 },
  scripts: { atMost: 25 },
  CSS: { atMost: 16 },
})

/** Beyond what every session loads. */
const STAFF_LIMIT = { list: 60, form: 120 }

/** What a stored session loads, and its dashboard. */
const SESSION = 'src/auth/identity-bridge.tsx'
const DASHBOARD = 'src/app/Dashboard.tsx'

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
export const auditSizes = (pages: readonly Page[] = PAGES): { passed: number; failed: number } => {
  const build = readBuild()
  const tables = [
    pages.map((page) => ({ path: page.path, values: weigh(page, build), limits: sizeLimitsOf(page) })),
    staffPages(build),
    [
      {
        path: 'toda la web',
        values: { 'con sesión': build.kib([SESSION]), scripts: build.allScripts },
        limits: { 'con sesión': { atMost: 150 }, scripts: { atMost: 90 } },
      },
    ],
  ].map(auditLimits)
  const sum = (count: (table: { passed: number; failed: number }) => number) =>
    tables.reduce((total, table) => total + count(table), 0)
  return { passed: sum(({ passed }) => passed), failed: sum(({ failed }) => failed) }
}

const DIST = join(ROOT, 'web', 'dist')
const KIB = 1024

interface Build {
  manifest: Manifest
  allScripts: number
  /** What a document with these sources loads at once. */
  filesOf: (sources: readonly string[]) => { scripts: string[]; styles: string[] }
  kib: (sources: readonly string[], kind?: 'scripts' | 'styles') => number
}

/** @throws OperatorError if the web is not built */
export const readBuild = (folder = DIST, manifestFile = WEB_MANIFEST): Build => {
  if (!existsSync(folder) || !existsSync(manifestFile))
    throw new OperatorError('No hay nada compilado en web/dist: npm run build')
  const manifest = JSON.parse(readFileSync(manifestFile, 'utf8')) as Manifest
  const loaded = (sources: readonly string[]) => filesOf(manifest, staticClosure(manifest, sources))
  const sizeOf = (file: string) => gzipSync(readFileSync(join(folder, file)), { level: 9 }).length
  return {
    manifest,
    allScripts: readdirSync(join(folder, 'assets')).filter((file) => file.endsWith('.js')).length,
    filesOf: loaded,
    kib: (sources, kind = 'scripts') =>
      loaded(sources)[kind].reduce((bytes, file) => bytes + sizeOf(file), 0) / KIB,
  }
}

export const weigh = ({ source }: Page, build = readBuild()): Record<string, number> => ({
  JS: build.kib([source]),
  // With `boot.js`, which no chunk imports.
  scripts: build.filesOf([source]).scripts.length + 1,
  CSS: build.kib([source], 'styles'),
})

/** The screens of the dashboards, and of links in mails. */
const staffPages = ({ manifest, filesOf: loaded, kib }: Build): Audited[] => {
  const isPublic = (source: string) => PUBLIC_PAGES.some((page) => page.source === source)
  const session = kib([SESSION])
  return Object.keys(manifest)
    .filter((source) => /^src\/(features\/.*Page|app\/pages\/.*)\.tsx?$/.test(source) && !isPublic(source))
    .sort()
    .map((source) => {
      const hasForm = loaded([source]).scripts.some((file) => file.startsWith('assets/validation-'))
      return {
        path: source.replace(/^src\/(features|app)\//, ''),
        values: { JS: kib([SESSION, DASHBOARD, source]) - session },
        limits: { JS: { atMost: hasForm ? STAFF_LIMIT.form : STAFF_LIMIT.list } },
      }
    })
}
