import { type Cierre, type Estado, MEDIOS_CONTACTO, OTRO, TIPOS_CONTRIBUYENTE } from './catalogs.ts'
import { numeroOf } from './codes.ts'
import { dayAt, daysBetween } from './dates.ts'
import type { Asesoria } from './schemas/asesorias.ts'
import { fold } from './text.ts'

/** The words and filters of staff's queue of requests, for the screen and for its export. */

export const ESTADO_TEXTS: Record<Estado, string> = {
  recibida: 'Recibida',
  en_curso: 'En curso',
  esperando_respuesta: 'Esperando respuesta',
  realizada: 'Realizada',
}

/** How a request was closed. */
export const CIERRE_TEXTS: Record<Cierre, string> = {
  atendida: 'Atendida',
  sin_respuesta: 'Sin respuesta',
  ya_no_la_necesita: 'Ya no la necesita',
  duplicada: 'Duplicada',
  correo_ajeno: 'Correo de otra persona',
}

export const TABS = [
  'pendientes',
  'escribieron',
  'mias',
  'sin-asignar',
  'antiguas',
  'realizadas',
  'todas',
] as const
export type Tab = (typeof TABS)[number]

/** Separates the choices of one filter in an address. No one-line text contains it. */
export const BETWEEN_CHOICES = '\n'

/** How many calendar days ago an instant was. */
export const daysAgo = (instant: string, now: number): number =>
  Math.max(0, daysBetween(dayAt(Date.parse(instant)), dayAt(now)))

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

const isOld = ({ FechaSolicitud }: Asesoria, now: number) =>
  FechaSolicitud === null || daysAgo(FechaSolicitud, now) > OLD_DAYS

export const isIn = (asesoria: Asesoria, tab: Tab, { uid, now }: Onlooker): boolean => {
  const { Realizada, Atiende, PorResponder } = asesoria
  if (tab === 'todas') return true
  if (tab === 'escribieron') return PorResponder
  if (tab === 'realizadas' || Realizada) return (tab === 'realizadas') === Realizada
  if (tab === 'mias') return Atiende?.Uid === uid
  if (tab === 'sin-asignar') return Atiende === null
  return tab === 'pendientes' || isOld(asesoria, now)
}

/** Whether a request came between these days. A request without a date did not. */
const isBetween = ({ FechaSolicitud }: Asesoria, desde: string, hasta: string): boolean => {
  if (!desde && !hasta) return true
  if (FechaSolicitud === null) return false
  const day = dayAt(Date.parse(FechaSolicitud))
  return day >= desde && (hasta === '' || day <= hasta)
}

/** Tests a request against all filters, or all but one (`but`): the number that another choice would leave. */
export const narrowing = ({ tab, chosen, desde, hasta }: Narrowed, onlooker: Onlooker) => {
  const facets = FACET_IDS.flatMap((id) => (chosen[id]?.length ? [{ id, keys: chosen[id] }] : []))
  return (asesoria: Asesoria, but?: FacetId | 'tab'): boolean =>
    (but === 'tab' || isIn(asesoria, tab, onlooker)) &&
    isBetween(asesoria, desde, hasta) &&
    facets.every(({ id, keys }) => id === but || keys.includes(FACET_KEYS[id](asesoria)))
}

/** The text of a request that the search reads. */
export const searchedText = (asesoria: Asesoria): string => {
  const { Nombre, CedulaRUC, Correo, Telefono, Numero, Ciudad, TipoServicio, DetalleSolicitud } = asesoria
  return [Nombre, CedulaRUC, Correo, Telefono, Numero ?? '', Ciudad, TipoServicio, DetalleSolicitud].join(
    '\n',
  )
}

/** Whether the query is the request's number, however it was typed. */
export const isNumeroOf = (query: string, { Numero }: Asesoria): boolean =>
  Numero !== null && numeroOf(query) === Numero
