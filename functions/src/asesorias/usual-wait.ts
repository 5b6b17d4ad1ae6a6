import { type Answer, type api, dayAt, semesterOf } from '@naf/contract'
import { addTallies, below, type Counters } from '../db/counters.ts'
import type { StoredBytes } from '../http/respond.ts'
import { digest } from '../util.ts'

/** The usual wait is that of the requests of so many days. */
const WINDOW_MS = 90 * 24 * 60 * 60_000
/** Fewer requests show nothing usual. */
const MIN_SERVED = 10
const FRESH_MS = 60 * 60_000

const served = (count: number): number | null => (count < MIN_SERVED ? null : count)

/** @returns the days within which half of the requests were served, from how many waited how many whole days */
const medianDays = (waits: Readonly<Record<string, number>>): number | null => {
  const byDays = Object.entries(waits)
    .map(([days, count]) => ({ days: Number(days), count }))
    .sort((a, b) => a.days - b.days)
  const total = byDays.reduce((sum, { count }) => sum + count, 0)
  if (served(total) === null) return null
  let seen = 0
  const median = byDays.find(({ count }) => {
    seen += count
    return seen * 2 >= total
  })
  return median ? median.days + 1 : null
}

const readWait = async (counters: Counters): Promise<Answer<typeof api.asesorias.plazo>> => {
  const now = Date.now()
  const [window, semester] = [dayAt(new Date(now - WINDOW_MS)), semesterOf(dayAt(now)).desde]
  const days = await counters.between(window < semester ? window : semester, dayAt(new Date(now)))
  const since = (first: string) => addTallies(...days.flatMap(([day, tally]) => (day < first ? [] : [tally])))
  return {
    Plazo: medianDays(below(since(window), 'espera')),
    Atendidas: served(since(semester)['cierre/atendida'] ?? 0),
  }
}

/**
 * How long a request usually takes, and how many were served in the half-year; each null if there were too few. An
 * instance reads it once an hour, so that many people cost few reads. A failed read is not kept.
 */
export const createUsualWait = (counters: Counters): (() => Promise<StoredBytes>) => {
  let known: { answer: StoredBytes; readAt: number } | undefined
  return async () => {
    if (known && Date.now() - known.readAt < FRESH_MS) return known.answer
    const json = JSON.stringify(await readWait(counters))
    const answer: StoredBytes = {
      bytes: Buffer.from(json),
      type: 'application/json',
      version: digest(json),
      cacheControl: `public, max-age=${FRESH_MS / 1000}`,
    }
    known = { answer, readAt: Date.now() }
    return answer
  }
}
