import { MONTHS_PER_SEMESTER, monthOf, WORKING_DAYS } from './month.ts'
import { type Billed, PRICES } from './prices.ts'
import type { Facts } from './section.ts'

/** What gives as the portal grows. */
export interface Limit {
  what: string
  /** In a semester, at whom it does. */
  people: number
  consequence: string
}

const MOST_PEOPLE = 1e10
/** functions/src/http/list-page.ts, config.ts, index.ts */
const LIST_ANSWER_BYTES = 30_000_000
const MAILS_A_DAY = 1_500
const INSTANCES = 20
/** The busiest hour of a month has this part of its requests, as on the last day of a tax period. */
const BUSIEST_HOUR = 1 / 50

const BEYOND_FREE: readonly (readonly [what: Billed, name: string, consequence: string])[] = [
  ['reads', 'Firestore’s free reads', 'reads are paid for'],
  ['writes', 'Firestore’s free writes', 'writes are paid for'],
  ['requests', 'free function requests', 'requests are paid for'],
  ['hostingGib', 'Hosting’s free transfer', 'bytes are paid for'],
  ['fileGib', 'Storage’s free transfer', 'books that are opened are paid for'],
  ['accounts', 'accounts without charge', 'sign-ins are paid for'],
]

/** The people at whom a quantity that grows with them passes a limit; NaN where it is not known. */
export const passes = (quantity: (people: number) => number, limit: number): number => {
  if (Number.isNaN(quantity(MOST_PEOPLE)) || Number.isNaN(limit)) return Number.NaN
  let [low, high] = [0, MOST_PEOPLE]
  while (high - low > Math.max(1, low / 1000)) {
    const middle = (low + high) / 2
    if (quantity(middle) > limit) high = middle
    else low = middle
  }
  return high
}

/** The first that gives first, as far as its measures are there. */
export const limitsOf = (facts: Facts): Limit[] => {
  const advisoriesADay = (people: number) => people / MONTHS_PER_SEMESTER / WORKING_DAYS
  const perSecond = (people: number) => (monthOf(people, facts).requests * BUSIEST_HOUR) / 3600
  const fact = (name: string) => facts[name] ?? Number.NaN
  const limits = [
    ...BEYOND_FREE.map(([billed, what, consequence]) => ({
      ...{ what, consequence },
      people: passes((people) => monthOf(people, facts)[billed], PRICES[billed].free),
    })),
    {
      what: `${MAILS_A_DAY.toLocaleString('en')} mails a day`,
      people: passes(advisoriesADay, MAILS_A_DAY),
      consequence: 'confirmations are held back; `MAX_MAILS_PER_DAY`',
    },
    {
      what: 'staff’s list in one answer of 30 MB',
      people: LIST_ANSWER_BYTES / fact('requestBytes'),
      consequence: 'the newest that fit come first, with a link to the rest',
    },
    {
      what: `${INSTANCES} instances in the busiest hour, were every request an advisory`,
      people: passes(perSecond, INSTANCES * fact('advisoryPerSecond')),
      consequence: 'requests wait; `maxInstances`',
    },
  ]
  return limits.filter(({ people }) => Number.isFinite(people)).toSorted((a, b) => a.people - b.people)
}
