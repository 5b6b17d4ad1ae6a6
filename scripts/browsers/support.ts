import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type {
  CompatData,
  CompatStatement,
  Identifier,
  SimpleSupportStatement,
} from '@mdn/browser-compat-data'
import { OLDEST_BROWSERS } from '../../web/build/browsers.ts'

/** MDN's data of what each browser supports since when. Read as text: 20 MB are no module. */
export const data = JSON.parse(
  readFileSync(createRequire(import.meta.url).resolve('@mdn/browser-compat-data'), 'utf8'),
) as CompatData

const OLDEST = { ...OLDEST_BROWSERS, safari_ios: OLDEST_BROWSERS.safari }

const isPlain = ({ flags, prefix, alternative_name }: SimpleSupportStatement): boolean =>
  !flags && !prefix && !alternative_name

/** The first version with a feature, if only a part of it; Infinity where no version has it. */
const firstWith = (statement: CompatStatement, browser: keyof typeof OLDEST): number => {
  const said = statement.support[browser] ?? []
  const versions = [said]
    .flat()
    .filter(isPlain)
    .map(({ version_added }) => Number.parseFloat(String(version_added).replace('≤', '')))
  return Math.min(...versions.map((version) => (Number.isNaN(version) ? Number.POSITIVE_INFINITY : version)))
}

/** 'chrome 110, safari never' for a feature that is newer than an oldest browser; null if all have it. */
export const newerThanOldest = (feature: Identifier | undefined): string | null => {
  const statement = feature?.__compat
  if (!statement) return null
  const newer = Object.entries(OLDEST)
    .map(([browser, oldest]) => ({
      browser,
      oldest,
      first: firstWith(statement, browser as keyof typeof OLDEST),
    }))
    .filter(({ first, oldest }) => first > oldest)
    .map(({ browser, first }) => `${browser} ${Number.isFinite(first) ? first : 'never'}`)
  return newer.length > 0 ? newer.join(', ') : null
}

/** The features directly below another one, by name. */
export const below = (feature: Identifier): [string, Identifier][] =>
  Object.entries(feature).filter(([name]) => name !== '__compat') as [string, Identifier][]

/** A use of a feature that an oldest browser lacks. */
export interface Newer {
  feature: string
  /** Which browsers have it since when. */
  since: string
  /** The code around it. */
  where: string
}
