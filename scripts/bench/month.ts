import type { api } from '@naf/contract'
import type { Billed } from './prices.ts'
import type { Facts } from './section.ts'

/**
 * A month at a university: what people and staff do in it. These are assumptions, to be changed here; what each action asks
 * of others is measured.
 */

export const MONTHS_PER_SEMESTER = 5
const PEOPLE_PER_STAFF = 5_000 / 6
export const WORKING_DAYS = 22
/** The newest requests, which the tables draw; beyond it is searched. */
const WINDOW = 5_000
const PAGE = 50
/** As many come with each page behind the first (web/src/lib/list-window.ts). */
const MORE = 1_000

type EndpointName = {
  [E in keyof typeof api]: `${E}.${keyof (typeof api)[E] & string}`
}[keyof typeof api]

/** As the facts of the endpoints name it. */
type Action = EndpointName | `behind:${'correo' | 'eventos'}`

/** How often, for one person who comes in the month. */
const BY_A_PERSON: Partial<Record<Action, number>> = {
  'libros.list': 4,
  'galeria.list': 1,
  'boletines.list': 0.5,
  'asesorias.create': 1,
  'behind:correo': 1,
  'behind:eventos': 2,
  'inscripciones.create': 0.05,
  'users.register': 0.2,
  'users.login': 0.6,
  'users.dashboardAccess': 0.6,
  'users.read': 1,
  'users.updatePerfil': 0.05,
  // By staff, for every request.
  'asesorias.read': 1.5,
  'asesorias.assign': 0.7,
  'asesorias.recordContact': 1,
  'asesorias.addNote': 0.3,
  'asesorias.addMessage': 0.5,
  'asesorias.markDone': 1,
  'asesorias.delete': 0.5,
  // By the mails that speak of it.
  'seguimiento.open': 1,
  'seguimiento.answer': 0.2,
  'seguimiento.rate': 0.2,
}

/** How often, for each day on which one of staff opens the list. */
const BY_AN_OPENING: Partial<Record<Action, number>> = {
  // What colleagues do is asked for each forty seconds while the queue is in sight: four hours.
  'asesorias.changes': 360,
  // How many there are, while the list is not whole.
  'asesorias.count': 1,
}

/** What a month needs to know of each endpoint: `reads:libros.list` and so on. */
export const ACTIONS = [...Object.keys(BY_A_PERSON), ...Object.keys(BY_AN_OPENING)]

/** Accounts that sign in, of all who come. */
const WITH_ACCOUNT = 0.3
/** What a first visit loads, and the books somebody opens. */
const PAGE_BYTES = 200_000
const FILE_BYTES = 2_400_000
/** Cloud Run rounds up to this, and no request is counted as if another ran beside it. */
const BILLED_SECONDS = 0.1
const MEMORY_GIB = 2
const GIB = 1024 ** 3

export const ASSUMPTIONS = [
  `A semester has ${MONTHS_PER_SEMESTER} months; its people come evenly, each once, and ask for one advisory. Staff deletes these when it ends: on average half are there.`,
  `One of staff for ${Math.round(PEOPLE_PER_STAFF)} of them, on ${WORKING_DAYS} days, who opens the list of requests once a day: a page, then the newest ${WINDOW.toLocaleString('en')} in pages of ${MORE.toLocaleString('en')}, and how many there are. Later looks find it in the browser’s memory, and ask for what is new each forty seconds, four hours a day.`,
  `A person looks at the library four times, at the gallery once; one in five registers, three in ten sign in. The rest stands in \`scripts/bench/month.ts\`.`,
  'No look is answered by the edge or the browser’s cache, and no request shares an instance’s time with another: both make it cheaper.',
  'Mails, Storage’s own space and taxes are not part of it.',
] as const

/** Who comes in a month, how often staff opens the list, and how many requests it shows then. */
const usageOf = (people: number, { pageReads }: Facts) => {
  // They come evenly and go when the semester ends: on average half of them are there.
  const held = people / 2
  return {
    comers: people / MONTHS_PER_SEMESTER,
    openings: Math.max(6, people / PEOPLE_PER_STAFF) * WORKING_DAYS,
    shown: pageReads === undefined ? held : Math.min(held, WINDOW),
  }
}

/** What a month of that many people a semester uses; `facts` are those of the endpoints and of staff's page. */
export const monthOf = (people: number, facts: Facts): Record<Billed, number> => {
  const { comers, openings, shown } = usageOf(people, facts)
  const timesIn = (measure: (name: string) => number) =>
    comers * sumOf(BY_A_PERSON, measure) + openings * sumOf(BY_AN_OPENING, measure)
  const total = (what: 'writes' | 'deletes' | 'bytes') =>
    timesIn((name) => facts[`${what}:${name}`] ?? Number.NaN)
  const requests = timesIn(() => 1) + openings * callsFor(shown)
  return {
    reads: readsOfMonth(people, facts).reduce((sum, [, reads]) => sum + reads, 0),
    writes: total('writes'),
    deletes: total('deletes'),
    requests,
    cpuSeconds: requests * BILLED_SECONDS,
    memorySeconds: requests * BILLED_SECONDS * MEMORY_GIB,
    hostingGib: (total('bytes') + comers * PAGE_BYTES + openings * bytesOf(shown, facts)) / GIB,
    fileGib: (comers * FILE_BYTES) / GIB,
    accounts: comers * WITH_ACCOUNT,
  }
}

const sumOf = (times: Partial<Record<Action, number>>, each: (name: string) => number): number =>
  Object.entries(times).reduce((sum, [name, often]) => sum + often * each(name), 0)

/** A page, and those behind it, which begin where it ends. */
const callsFor = (shown: number): number => 1 + Math.ceil(Math.max(0, shown - PAGE) / MORE)

/** Of staff's look at so many requests: what a page reads beyond its records, each of its calls does. */
const windowReads = (shown: number, { pageReads, windowReads: whole }: Facts): number =>
  pageReads === undefined ? shown * perRequest(whole) : shown + callsFor(shown) * (pageReads - PAGE)

const perRequest = (fact: number | undefined) => (fact ?? Number.NaN) / WINDOW
const bytesOf = (shown: number, facts: Facts) => shown * perRequest(facts.windowBytes)

/** What a month's reads are made of, the most first. */
export const readsOfMonth = (people: number, facts: Facts): [what: string, reads: number][] => {
  const { comers, openings, shown } = usageOf(people, facts)
  const by = (times: Partial<Record<Action, number>>, often: number) =>
    Object.entries(times).map(([name, each]): [string, number] => [
      `\`${name}\``,
      often * each * (facts[`reads:${name}`] ?? Number.NaN),
    ])
  const all: [string, number][] = [
    ['staff’s window of the list', openings * windowReads(shown, facts)],
    ...by(BY_A_PERSON, comers),
    ...by(BY_AN_OPENING, openings),
  ]
  return all.toSorted(([, a], [, b]) => b - a)
}
