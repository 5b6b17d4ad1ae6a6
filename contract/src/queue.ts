import { MEDIOS_CONTACTO, OTRO, TIPOS_CONTRIBUYENTE } from './catalogs.ts'
import { numeroOf } from './codes.ts'
import { asInEcuador } from './dates.ts'
import type { Asesoria } from './schemas/asesorias.ts'
import { fold } from './text.ts'

/** The filters of staff's queue of requests, for the screen and for its export. */

export const TABS = ['pendientes', 'mias', 'sin-asignar', 'antiguas', 'realizadas', 'todas'] as const
export type Tab = (typeof TABS)[number]

const DAY_MS = 24 * 3_600_000

const dayCountOf = (ms: number): number => Math.floor(asInEcuador(ms).valueOf() / DAY_MS)

/** The day in Ecuador of an instant, in days since 1970. */
export const dayNumberAt = (instant: string): number => dayCountOf(Date.parse(instant))

/** How many calendar days ago an instant was. */
export const daysAgo = (instant: string, now: number): number =>
  Math.max(0, dayCountOf(now) - dayNumberAt(instant))

/** The day `YYYY-MM-DD` in days since 1970; null for another text. */
const dayNumber = (day: string): number | null => {
  const ms = Date.parse(`${day}T00:00:00Z`)
  return Number.isNaN(ms) ? null : ms / DAY_MS
}

/** People's own texts count as 'Otro'. */
const listed = (catalog: readonly string[], value: string) => (catalog.includes(value) ? value : OTRO)

/** The facets of a request, by their parameter in the address. */
export const FACET_KEYS = {
  servicio: ({ TipoServicio }: Asesoria) => TipoServicio,
  ciudad: ({ Ciudad }: Asesoria) => fold(Ciudad),
  medio: ({ MedioContacto }: Asesoria) => listed(MEDIOS_CONTACTO, MedioContacto),
  contribuyente: ({ TipoContribuyente }: Asesoria) => listed(TIPOS_CONTRIBUYENTE, TipoContribuyente),
  discapacidad: ({ Discapacidad }: Asesoria): string => Discapacidad,
  cuenta: ({ UsuarioUsername }: Asesoria) => (UsuarioUsername === null ? 'sin' : 'con'),
} as const

export type FacetId = keyof typeof FACET_KEYS
export const FACET_IDS = Object.keys(FACET_KEYS) as FacetId[]

/** A request that has waited for more days than this is old. */
export const OLD_DAYS = 7

/** The person who looks at the queue, and when. */
interface Onlooker {
  uid: string | null
  now: number
}

export interface Narrowed {
  tab: Tab
  chosen: Readonly<Partial<Record<FacetId, readonly string[]>>>
  /** Days `YYYY-MM-DD`, both included; empty for none. */
  desde: string
  hasta: string
}

type Test = (asesoria: Asesoria) => boolean

const isOld = ({ FechaSolicitud }: Asesoria, now: number) =>
  FechaSolicitud === null || daysAgo(FechaSolicitud, now) > OLD_DAYS

/** Whether a request is in a tab. */
export const isIn = (asesoria: Asesoria, tab: Tab, { uid, now }: Onlooker): boolean => {
  const { Realizada, Atiende } = asesoria
  if (tab === 'todas') return true
  if (tab === 'realizadas' || Realizada) return (tab === 'realizadas') === Realizada
  if (tab === 'mias') return Atiende?.Uid === uid
  if (tab === 'sin-asignar') return Atiende === null
  return tab === 'pendientes' || isOld(asesoria, now)
}

/** Whether a request came between these days. A request without a date did not. */
const isBetween = ({ FechaSolicitud }: Asesoria, desde: string, hasta: string): boolean => {
  const [from, to] = [dayNumber(desde), dayNumber(hasta)]
  if (from === null && to === null) return true
  if (FechaSolicitud === null) return false
  const day = dayNumberAt(FechaSolicitud)
  return day >= (from ?? day) && day <= (to ?? day)
}

/**
 * Tests a request against all filters, or against all but one (`but`): the number that another choice would leave.
 */
export const narrowing = ({ tab, chosen, desde, hasta }: Narrowed, onlooker: Onlooker) => {
  const tests = new Map<FacetId | 'tab' | 'dates', Test>([
    ['tab', (asesoria) => isIn(asesoria, tab, onlooker)],
    ['dates', (asesoria) => isBetween(asesoria, desde, hasta)],
  ])
  for (const id of FACET_IDS) {
    const keys = chosen[id] ?? []
    if (keys.length > 0) tests.set(id, (asesoria) => keys.includes(FACET_KEYS[id](asesoria)))
  }
  return (asesoria: Asesoria, but?: FacetId | 'tab'): boolean => {
    for (const [id, test] of tests) if (id !== but && !test(asesoria)) return false
    return true
  }
}

/** The text of a request that the search reads. */
export const searchedText = (asesoria: Asesoria): string =>
  [
    asesoria.Nombre,
    asesoria.CedulaRUC,
    asesoria.Correo,
    asesoria.Telefono,
    asesoria.Numero ?? '',
    asesoria.Ciudad,
    asesoria.TipoServicio,
    asesoria.DetalleSolicitud,
  ].join('\n')

/** Whether the query is the request's number, however it was typed. */
export const isNumeroOf = (query: string, { Numero }: Asesoria): boolean =>
  Numero !== null && numeroOf(query) === Numero
