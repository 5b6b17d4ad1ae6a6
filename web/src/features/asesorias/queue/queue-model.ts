import {
  type Asesoria,
  dayAt,
  FACET_IDS,
  FACET_KEYS,
  type FacetId,
  isIn,
  isNumeroOf,
  matchesSearch,
  type Narrowed,
  narrowing,
  searchedText,
  staffSearch,
  TABS,
  type Tab,
} from '@naf/contract'
import { useDeferredValue, useMemo, useState } from 'react'
import { useSession } from '../../../auth/session.ts'
import { useFolded } from '../../../list/search.tsx'
import { readPaging, useAddress } from '../../../list/table-state.ts'
import { pageOf } from '../../../list/use-rows.ts'
import { DISCAPACIDAD, type Listed, NO_ACCOUNT, OPEN } from '../asesoria-data.ts'

export interface QueueState extends Narrowed {
  q: string
  oldestFirst: boolean
  page: number
  size: number
  caso: string
}

const DEFAULT_SIZE = 50
const DAY = /^\d{4}-\d\d-\d\d$/
const dayIn = (value: string | null) => (value && DAY.test(value) ? value : '')

/** Unknown values in the address count as absent. */
export const readQueueState = (params: URLSearchParams): QueueState => ({
  tab: TABS.find((tab) => tab === params.get('estado')) ?? 'pendientes',
  q: params.get('q') ?? '',
  chosen: Object.fromEntries(FACET_IDS.map((id) => [id, params.getAll(id)])),
  desde: dayIn(params.get('desde')),
  hasta: dayIn(params.get('hasta')),
  oldestFirst: params.get('orden') === 'antiguas',
  caso: params.get(OPEN) ?? '',
  ...readPaging(params, DEFAULT_SIZE),
})

export const writeQueueState = (state: QueueState): URLSearchParams => {
  const params = new URLSearchParams()
  const put = (name: string, value: string, byDefault = '') => value !== byDefault && params.set(name, value)
  put('estado', state.tab, 'pendientes')
  put('q', state.q)
  for (const id of FACET_IDS) for (const key of state.chosen[id] ?? []) params.append(id, key)
  put('desde', state.desde)
  put('hasta', state.hasta)
  put('orden', state.oldestFirst ? 'antiguas' : '')
  put('pagina', String(state.page), '1')
  put('filas', String(state.size), String(DEFAULT_SIZE))
  put(OPEN, state.caso)
  return params
}

/** Takes all filters away; the tab, the search and the order stay. */
export const NO_FILTERS = { chosen: {}, desde: '', hasta: '' }

/** How many filters narrow the queue, besides the tab and the search. */
export const countFilters = ({ chosen, desde, hasta }: QueueState): number =>
  [...Object.values(chosen).flat(), desde, hasta].filter(Boolean).length

type Change = Partial<QueueState> | ((now: QueueState) => Partial<QueueState>)
export type ChangeQueue = (change: Change, options?: { replace?: boolean }) => void

/** Each change but that of the page starts at the first page. */
export const useQueueState = (): [QueueState, ChangeQueue] => {
  const [params, changeAddress] = useAddress()
  const state = useMemo(() => readQueueState(params), [params])
  const change: ChangeQueue = (part, manner) =>
    changeAddress((address) => {
      const now = readQueueState(address)
      return writeQueueState({ ...now, page: 1, ...(typeof part === 'function' ? part(now) : part) })
    }, manner)
  return [state, change]
}

/** `nameOf` names a request's value, where that is not the value of the address. */
export const FACETS: Record<FacetId, { label: string; nameOf?: (asesoria: Asesoria) => string }> = {
  servicio: { label: 'Servicio' },
  ciudad: { label: 'Ciudad', nameOf: ({ Ciudad }) => Ciudad },
  medio: { label: 'Medio' },
  contribuyente: { label: 'Contribuyente' },
  discapacidad: { label: 'Discapacidad', nameOf: ({ Discapacidad }) => DISCAPACIDAD[Discapacidad] },
  cuenta: { label: 'Cuenta', nameOf: (row) => (row.UsuarioUsername === null ? NO_ACCOUNT : 'Con cuenta') },
}

/** The values of a facet that some request has and those that are chosen, with the number that each would leave. */
const optionsOf = (
  id: FacetId,
  asesorias: readonly Asesoria[],
  counted: readonly Asesoria[],
  chosen: readonly string[],
) => {
  const keyOf = FACET_KEYS[id]
  const { nameOf = keyOf } = FACETS[id]
  const names = new Map(asesorias.map((asesoria) => [keyOf(asesoria), nameOf(asesoria)]))
  const counts = new Map<string, number>()
  for (const asesoria of counted) counts.set(keyOf(asesoria), (counts.get(keyOf(asesoria)) ?? 0) + 1)
  return [...new Set([...names.keys(), ...chosen])]
    .map((key) => ({
      key,
      name: names.get(key) ?? key,
      count: counts.get(key) ?? 0,
      isChosen: chosen.includes(key),
    }))
    .filter(({ count, isChosen }) => count > 0 || isChosen)
    .sort((a, b) => b.count - a.count || a.name.localeCompare(b.name, 'es'))
}

const guests = ({ UsuarioUsername }: Asesoria) => Number(UsuarioUsername === null)

/** By day; within a day registered people first, as the form promises them, then by the hour. No date comes last. */
const inTurn =
  (oldestFirst: boolean) =>
  (a: Asesoria, b: Asesoria): number => {
    const [one, other] = [a.FechaSolicitud, b.FechaSolicitud]
    if (one === null || other === null) return Number(one === null) - Number(other === null)
    const sign = oldestFirst ? 1 : -1
    const byDay = dayAt(Date.parse(one)).localeCompare(dayAt(Date.parse(other)))
    return sign * byDay || guests(a) - guests(b) || sign * one.localeCompare(other)
  }

const NONE: readonly never[] = []

export type ShownQueue = ReturnType<typeof useQueue>

/** The rows of the queue. A changed request counts for the search, the filters and the order as when the view was opened. */
export const useQueue = ({ list, placeAs }: Listed, state: QueueState, search: string) => {
  const { uid } = useSession()
  const [now] = useState(() => Date.now())
  const asesorias = list.data ?? NONE
  const olderIds = list.older.ids
  // The search gives way to the typing: thousands of rows are searched, filtered and sorted.
  const query = useDeferredValue(search)
  const folded = useFolded(searchedText)

  const { searched, passes, found, counts } = useMemo(() => {
    const words = staffSearch(query)
    const searched = asesorias.filter(
      (asesoria) =>
        words.length === 0 ||
        matchesSearch(folded(placeAs(asesoria)), words) ||
        isNumeroOf(query, asesoria) ||
        // The server found it beyond the list, maybe by words that are not shown.
        olderIds.has(asesoria.Id),
    )
    const onlooker = { uid, now }
    const passes = narrowing(state, onlooker)
    const order = inTurn(state.oldestFirst)
    const found = searched
      .filter((asesoria) => passes(placeAs(asesoria)))
      .sort((a, b) => order(placeAs(a), placeAs(b)))
    const left = searched.filter((asesoria) => passes(asesoria, 'tab'))
    const countIn = (tab: Tab) => left.filter((asesoria) => isIn(asesoria, tab, onlooker)).length
    const counts = Object.fromEntries(TABS.map((tab) => [tab, countIn(tab)])) as Record<Tab, number>
    return { searched, passes, found, counts }
  }, [asesorias, query, folded, placeAs, olderIds, state, uid, now])

  return {
    ...pageOf(found, state),
    /** Of all pages, in their order. */
    ids: useMemo(() => found.map(({ Id }) => Id), [found]),
    counts,
    optionsOf: (id: FacetId) => {
      const counted = searched.filter((asesoria) => passes(asesoria, id))
      return optionsOf(id, asesorias, counted, state.chosen[id] ?? NONE)
    },
  }
}
