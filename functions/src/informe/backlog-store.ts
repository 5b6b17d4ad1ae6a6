import { addDays, type Backlog, dayAt, OLD_DAYS, startOfDay } from '@naf/contract'
import type { Query } from 'firebase-admin/firestore'
import type { Tally } from '../db/counters.ts'
import { countOf } from '../db/query.ts'
import type { Deps } from '../deps.ts'
import { counts, sumOf } from './figures.ts'

/** Who waits now, and how long people usually wait. */

type Requests = Pick<Deps, 'asesorias'>

const openOf = ({ asesorias }: Requests): Query => asesorias.all.where('realizada', '==', false)

/** The open requests that wait for more than so many days. */
const waitingOver = (deps: Requests, days: number): Query =>
  openOf(deps).where('fechaSolicitud', '<', startOfDay(addDays(dayAt(new Date()), -days)))

/** The last days of the ages of open requests; the oldest have none. */
const AGES = [OLD_DAYS, 30, 90]

const ageName = (index: number): string => {
  const [from, to] = [AGES[index - 1], AGES[index]]
  if (from === undefined) return `hasta ${to} días`
  return to === undefined ? `más de ${from} días` : `${from + 1} a ${to} días`
}

export const readBacklog = async (deps: Requests): Promise<Backlog> => {
  const open = openOf(deps)
  const [all, SinAsignar, oldest, ...over] = await Promise.all([
    countOf(open),
    countOf(open.where('atiende', '==', null)),
    // A comparison finds timestamps alone.
    open.where('fechaSolicitud', '>', new Date(0)).orderBy('fechaSolicitud').limit(1).get(),
    ...AGES.map((days) => countOf(waitingOver(deps, days))),
  ])
  const asked = oldest.docs[0]?.get('fechaSolicitud')
  return {
    Cantidad: all,
    SinAsignar,
    Desde: asked ? dayAt(asked.toDate()) : null,
    Edades: [all, ...over].map((count, index) => ({
      Nombre: ageName(index),
      Cantidad: count - (over[index] ?? 0),
    })),
  }
}

/** With fewer people there is no usual wait. */
const MIN_PEOPLE = 20

/** The counters hold this and longer waits as one. */
const LONGEST = 60

/**
 * @returns within how many days the team serves this part of the people. An open request that is older counts as not
 * served. Null for fewer than 20 people, and from 60 days on, because the counters hold no longer waits.
 * @param tally the counted requests that were served in the last 90 days
 */
export const daysToServe = async (deps: Requests, tally: Tally, part: number): Promise<number | null> => {
  const waits = Object.entries(counts(tally, 'espera'))
  const servedWithin = (days: number) =>
    sumOf(waits.map(([waited, served]) => (Number(waited) <= days ? served : 0)))
  const peopleFor = async (days: number) => servedWithin(LONGEST) + (await countOf(waitingOver(deps, days)))
  // With more days, more people are served within them and fewer wait for longer.
  let [first, last] = [0, LONGEST]
  while (first < last) {
    const middle = Math.floor((first + last) / 2)
    if (servedWithin(middle) >= part * (await peopleFor(middle))) last = middle
    else first = middle + 1
  }
  return last < LONGEST && (await peopleFor(last)) >= MIN_PEOPLE ? last : null
}
