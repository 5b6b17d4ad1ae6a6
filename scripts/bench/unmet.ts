import { BARS, judge } from './bars.ts'
import { markdownTable, number } from './format.ts'
import { readsOfMonth } from './month.ts'
import type { Facts, ProfiledRow, Section } from './section.ts'

/** What stands in the way of the bars that are not met, and how far they are. */

/** Less than this of a request nobody looks for. */
const WORTH_TELLING = 0.02
/** As many of a month's actions. */
const LARGEST = 8

const profileTable = (rows: readonly ProfiledRow[]): string => {
  const share = (part: string) => rows.map(({ shares }) => shares[part] ?? 0)
  const most = (part: string) => Math.max(...share(part))
  const parts = [...new Set(rows.flatMap(({ shares }) => Object.keys(shares)))]
    .filter((part) => most(part) >= WORTH_TELLING)
    .toSorted((a, b) => most(b) - most(a))
  const percent = (value: number) => `${number(value * 100)} %`
  return markdownTable(
    ['', ...rows.map(({ name }) => name)],
    [
      ['CPU ms a request, unprofiled', ...rows.map(({ cpuMs }) => number(cpuMs))],
      ...parts.map((part) => [part, ...share(part).map(percent)]),
    ],
  )
}

const PROFILE = `Of the time in which the server's thread was busy, in a round of its own with V8's profiler: what Node does counts for whoever called it.`

const monthTable = (people: number, facts: Facts): string => {
  const parts = readsOfMonth(people, facts).filter(([, reads]) => reads > 0)
  const all = parts.reduce((sum, [, reads]) => sum + reads, 0)
  return markdownTable(
    ['', 'reads a month', 'of all'],
    parts.slice(0, LARGEST).map(([what, reads]) => [what, number(reads), `${number((100 * reads) / all)} %`]),
  )
}

/** Empty where every bar is met. */
export const unmetText = (sections: readonly Section[], facts: Facts, people: number): string[] => {
  const unmet = BARS.filter((bar) => judge(bar, facts) === 'not met')
  if (unmet.length === 0) return []
  const profiles = sections.flatMap((section) => section.profiles ?? [])
  return [
    '## Not met, and why',
    unmet.map(({ what, why = 'met until now.' }) => `- **${what}**: ${why}`).join('\n'),
    ...(profiles.length > 0
      ? [`### Whose work a request is\n\n${PROFILE}\n\n${profileTable(profiles)}`]
      : []),
    ...(unmet.some(({ fact }) => fact === 'monthReads')
      ? [`### What a month reads\n\n${monthTable(people, facts)}`]
      : []),
  ]
}
