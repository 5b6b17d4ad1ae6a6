import type { Asesoria } from '@naf/contract'
import { dayNumber, dayOf, daysAgo } from './age.ts'
import { FACETS, type FacetId } from './facets.ts'
import type { QueueState, Tab } from './queue-params.ts'

/** From that many days on a request has waited for too long. */
const OLD_DAYS = 7

type Test = (asesoria: Asesoria) => boolean

/** Who is looking, and when. */
export interface Onlooker {
  uid: string | null
  now: number
}

const isOld = ({ FechaSolicitud }: Asesoria, now: number) =>
  FechaSolicitud === null || daysAgo(FechaSolicitud, now) > OLD_DAYS

/** Whether a request stands in a tab. */
export const isIn = (asesoria: Asesoria, tab: Tab, { uid, now }: Onlooker): boolean => {
  const { Realizada, Atiende } = asesoria
  if (tab === 'todas') return true
  if (tab === 'realizadas' || Realizada) return (tab === 'realizadas') === Realizada
  if (tab === 'mias') return Atiende?.Uid === uid
  if (tab === 'sin-asignar') return Atiende === null
  return tab === 'pendientes' || isOld(asesoria, now)
}

/** Whether a request came on these days; one without a date came on none. */
export const isBetween = ({ FechaSolicitud }: Asesoria, desde: string, hasta: string): boolean => {
  const [from, to] = [dayNumber(desde), dayNumber(hasta)]
  if (from === null && to === null) return true
  if (FechaSolicitud === null) return false
  const day = dayOf(FechaSolicitud)
  return day >= (from ?? day) && day <= (to ?? day)
}

/**
 * What passes all that the queue is narrowed to, or all but one facet or the tab: so many would be left by another choice.
 */
export const narrowing = (state: QueueState, onlooker: Onlooker) => {
  const tests = new Map<FacetId | 'tab' | 'dates', Test>([
    ['tab', (asesoria) => isIn(asesoria, state.tab, onlooker)],
    ['dates', (asesoria) => isBetween(asesoria, state.desde, state.hasta)],
  ])
  for (const { id, keyOf } of FACETS) {
    const keys = state.chosen[id] ?? []
    if (keys.length > 0) tests.set(id, (asesoria) => keys.includes(keyOf(asesoria)))
  }
  return (asesoria: Asesoria, but?: FacetId | 'tab'): boolean => {
    for (const [id, test] of tests) if (id !== but && !test(asesoria)) return false
    return true
  }
}

const dayOrNever = ({ FechaSolicitud }: Asesoria) => (FechaSolicitud ? dayOf(FechaSolicitud) : null)
const guests = ({ UsuarioUsername }: Asesoria) => Number(UsuarioUsername === null)

/**
 * By days, and on the same day those of registered people first, then by the hour. The promise of priority is kept there.
 * What bears no date comes last.
 */
export const inTurn =
  (oldestFirst: boolean) =>
  (a: Asesoria, b: Asesoria): number => {
    const [one, other] = [dayOrNever(a), dayOrNever(b)]
    if (one === null || other === null) return Number(one === null) - Number(other === null)
    const sign = oldestFirst ? 1 : -1
    return (
      sign * (one - other) ||
      guests(a) - guests(b) ||
      sign * (a.FechaSolicitud ?? '').localeCompare(b.FechaSolicitud ?? '')
    )
  }
