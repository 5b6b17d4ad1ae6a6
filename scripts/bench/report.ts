import { BAR_HEAD, BARS, barRow, judge } from './bars.ts'
import { markdownTable, number } from './format.ts'
import { limitsOf } from './limits.ts'
import { METHOD, PEERS } from './method.ts'
import { ASSUMPTIONS, monthOf } from './month.ts'
import { type Billed, costOfMonth, PRICES, type Price } from './prices.ts'
import type { Facts, Section } from './section.ts'
import { unmetText } from './unmet.ts'

/** When, where and how it was measured. */
export interface Occasion {
  date: string
  machine: string
  /** Of the machine before it began: processes that wanted to run (the average of a minute). */
  load: number
  command: string
}

const PEOPLE = 5_000
const A_THOUSAND_TIMES = 1_000

const priceOf = ({ steps, per }: Price): string =>
  `${steps.map(({ dollars }) => `$${dollars}`).join(', ')}${per > 1 ? ` for ${number(per)}` : ''}`

const bill = (facts: Facts): string => {
  const months = [PEOPLE, PEOPLE * A_THOUSAND_TIMES].map((people) => monthOf(people, facts))
  const items = Object.keys(PRICES) as Billed[]
  const costs = months.map((month) => items.map((item) => costOfMonth(month[item], PRICES[item])))
  const rows = items.map((item, n) => [
    PRICES[item].what,
    ...months.flatMap((month, at) => [number(month[item]), `$${number(costs[at]?.[n] ?? 0)}`]),
    number(PRICES[item].free),
    priceOf(PRICES[item]),
    PRICES[item].source,
  ])
  const total = costs.map((of) => of.reduce((sum, cost) => sum + cost, 0))
  rows.push(['together', ...total.flatMap((sum) => ['', `**$${number(sum)}**`]), '', '', ''])
  const head = [
    '',
    ...[PEOPLE, PEOPLE * A_THOUSAND_TIMES].flatMap((n) => [number(n), '$']),
    'free',
    'price',
    'source',
  ]
  return markdownTable(head, rows)
}

const sectionText = ({ title, intro, head, rows }: Section): string =>
  `## ${title}\n\n${intro}\n\n${markdownTable(head, rows)}`

/** The bars count the month that follows from the measures, too. */
export const withMonth = (facts: Facts): Facts => ({ ...facts, monthReads: monthOf(PEOPLE, facts).reads })

/** docs/rendimiento.md. */
export const reportOf = (
  sections: readonly Section[],
  { date, machine, load, command }: Occasion,
): string => {
  const facts = withMonth(Object.assign({}, ...sections.map((section) => section.facts)) as Facts)
  const unmet = BARS.filter((bar) => judge(bar, facts) !== 'met').length
  const limits = limitsOf(facts).map(({ what, people, consequence }) => [what, number(people), consequence])
  return `${[
    '# Performance and cost',
    `Written by \`${command}\` on ${date}; nothing here is typed by hand. Machine: ${machine}; its load before it began: ${number(load)}.`,
    METHOD,
    `## Bars\n\n${BARS.length - unmet} of ${BARS.length} met.\n\n${markdownTable(
      BAR_HEAD,
      BARS.map((bar) => barRow(bar, facts)),
    )}`,
    PEERS,
    ...unmetText(sections, facts, PEOPLE),
    ...sections.map(sectionText),
    `## A month's bill\n\nFor so many people a semester: what each action asks for, as measured above, times how often it is done. US dollars, looked up on 2026-11-22.\n\n${ASSUMPTIONS.map((line) => `- ${line}`).join('\n')}\n\n${bill(facts)}`,
    `## What gives first\n\nWith the same month, the people a semester at whom a limit is passed.\n\n${markdownTable(['limit', 'people a semester', 'then'], limits)}`,
  ].join('\n\n')}\n`
}
