import type { Asesoria } from './asesorias.schemas.ts'
import { MEDIOS_CONTACTO, OTRO, TIPOS_CONTRIBUYENTE } from './catalogos.ts'
import { asInEcuador } from './clock.ts'
import { fold } from './fold.ts'
import { numeroOf } from './numeros.ts'

/** What staff's queue of requests is narrowed to: on the screen, and in what is taken along of it. */

export const TABS = ['pendientes', 'mias', 'sin-asignar', 'antiguas', 'realizadas', 'todas'] as const
export type Tab = (typeof TABS)[number]

const DAY_MS = 24 * 3_600_000

const numberOf = (ms: number): number => Math.floor(asInEcuador(ms).valueOf() / DAY_MS)

/** The day in Ecuador on which something was, counted from 1970. */
export const dayNumberAt = (instant: string): number => numberOf(Date.parse(instant))

/** How many days of the calendar ago something was. */
export const daysAgo = (instant: string, now: number): number =>
  Math.max(0, numberOf(now) - dayNumberAt(instant))

/** The day `YYYY-MM-DD` as a count, as `dayNumberAt` has it; null where it is none. */
export const dayNumber = (day: string): number | null => {
  const ms = Date.parse(`${day}T00:00:00Z`)
  return Number.isNaN(ms) ? null : ms / DAY_MS
}

/** A text of one's own is 'Otro'. */
const listed = (catalogue: readonly string[], value: string) => (catalogue.includes(value) ? value : OTRO)

/** By what a request can be chosen; the key stands in the address. */
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

/** From that many days on a request has waited for too long. */
export const OLD_DAYS = 7

/** Who is looking, and when. */
export interface Onlooker {
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
  const day = dayNumberAt(FechaSolicitud)
  return day >= (from ?? day) && day <= (to ?? day)
}

/**
 * What passes all that the queue is narrowed to, or all but one facet or the tab: so many would be left by another choice.
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

/** All that the search reads of a request. */
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
