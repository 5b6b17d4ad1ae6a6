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
import { useCallback, useDeferredValue, useLayoutEffect, useMemo, useRef, useState } from 'react'
import { useSearchParams } from 'react-router-dom'
import { useFolded } from '../../../list/search.tsx'
import { PAGE_SIZES } from '../../../list/table-state.ts'
import type { VisibleRows } from '../../../list/use-rows.ts'
import type { Listed, PlaceAs } from '../asesoria-lists.ts'
import { DISCAPACIDAD, NO_ACCOUNT } from '../asesoria-texts.ts'

/** The state of the queue in its address, and the requests that it shows. */

export interface QueueState extends Narrowed {
  q: string
  oldestFirst: boolean
  page: number
  size: number
}

const DEFAULT_SIZE = 50
const DAY = /^\d{4}-\d\d-\d\d$/
const dayIn = (value: string | null) => (value && DAY.test(value) ? value : '')

/** Unknown values in the address count as absent. */
export const readQueueState = (params: URLSearchParams): QueueState => {
  const page = Number(params.get('pagina'))
  return {
    tab: TABS.find((tab) => tab === params.get('estado')) ?? 'pendientes',
    q: params.get('q') ?? '',
    chosen: Object.fromEntries(FACET_IDS.map((id) => [id, params.getAll(id)])),
    desde: dayIn(params.get('desde')),
    hasta: dayIn(params.get('hasta')),
    oldestFirst: params.get('orden') === 'antiguas',
    page: Number.isSafeInteger(page) && page > 0 ? page : 1,
    size: PAGE_SIZES.find((size) => String(size) === params.get('filas')) ?? DEFAULT_SIZE,
  }
}

/** Defaults are not written. */
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
  return params
}

/** Without filters and search, in the same tab and order. */
export const widened = ({ tab, oldestFirst, size }: QueueState): QueueState => ({
  ...readQueueState(new URLSearchParams()),
  tab,
  oldestFirst,
  size,
})

/** Whether more than the tab and the search narrows the queue. */
export const isNarrowed = ({ chosen, desde, hasta }: QueueState): boolean =>
  desde !== '' || hasta !== '' || Object.values(chosen).some((keys) => keys.length > 0)

/** Whether only a tab of open requests narrows the queue: if it is empty, all work is done. */
export const isCleared = (state: QueueState, search: string): boolean =>
  !['realizadas', 'todas'].includes(state.tab) && search.trim() === '' && !isNarrowed(state)

type Change = Partial<QueueState> | ((now: QueueState) => Partial<QueueState>)
export type ChangeQueue = (change: Change, options?: { replace?: boolean }) => void

/** Each change but that of the page starts at the first page. */
export const useQueueState = (): [QueueState, ChangeQueue] => {
  const [params, setParams] = useSearchParams()
  const state = useMemo(() => readQueueState(params), [params])
  // A change may follow another that is not rendered yet, and must not undo it.
  const latest = useRef(params)
  useLayoutEffect(() => {
    latest.current = params
  }, [params])
  const change = useCallback<ChangeQueue>(
    (part, { replace = false } = {}) => {
      const now = readQueueState(latest.current)
      const next = typeof part === 'function' ? part(now) : part
      latest.current = writeQueueState({ ...now, page: 1, ...next })
      setParams(latest.current, { replace, preventScrollReset: true })
    },
    [setParams],
  )
  return [state, change]
}

interface Facet {
  label: string
  /** The name of the request's value; the value itself stands in the address. */
  nameOf: (asesoria: Asesoria) => string
}

export const FACETS: Readonly<Record<FacetId, Facet>> = {
  servicio: { label: 'Servicio', nameOf: FACET_KEYS.servicio },
  ciudad: { label: 'Ciudad', nameOf: ({ Ciudad }) => Ciudad },
  medio: { label: 'Medio', nameOf: FACET_KEYS.medio },
  contribuyente: { label: 'Contribuyente', nameOf: FACET_KEYS.contribuyente },
  discapacidad: { label: 'Discapacidad', nameOf: ({ Discapacidad }) => DISCAPACIDAD[Discapacidad] },
  cuenta: {
    label: 'Cuenta',
    nameOf: ({ UsuarioUsername }) => (UsuarioUsername === null ? NO_ACCOUNT : 'Con cuenta'),
  },
}

interface FacetOption {
  key: string
  name: string
  /** How many requests the choice would leave. */
  count: number
}

/** The values of a facet that some request has, and those that are chosen. */
const optionsOf = (
  id: FacetId,
  asesorias: readonly Asesoria[],
  counted: readonly Asesoria[],
  chosen: readonly string[],
): FacetOption[] => {
  const keyOf = FACET_KEYS[id]
  const names = new Map(asesorias.map((asesoria) => [keyOf(asesoria), FACETS[id].nameOf(asesoria)]))
  const counts = new Map<string, number>()
  for (const asesoria of counted) counts.set(keyOf(asesoria), (counts.get(keyOf(asesoria)) ?? 0) + 1)
  return [...new Set([...names.keys(), ...chosen])]
    .map((key) => ({ key, name: names.get(key) ?? key, count: counts.get(key) ?? 0 }))
    .filter(({ key, count }) => count > 0 || chosen.includes(key))
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

interface Wanted extends Listed {
  state: QueueState
  search: string
  uid: string | null
}

export interface ShownQueue extends VisibleRows<Asesoria> {
  /** How many requests the filters and the search leave in each tab. */
  counts: Readonly<Record<Tab, number>>
  optionsOf: (id: FacetId) => FacetOption[]
  /** The searched words, to be marked. */
  words: readonly string[]
}

/** The rows of the queue. A changed request counts for the filters and the order as it was when the view was opened. */
export const useQueue = ({ list, state, search, placeAs, uid }: Wanted): ShownQueue => {
  const asesorias = list.data ?? NONE
  const [now] = useState(() => Date.now())
  const onlooker = useMemo(() => ({ uid, now }), [uid, now])
  const passes = useMemo(() => narrowing(state, onlooker), [state, onlooker])
  const { searched, words } = useMatching(asesorias, search, placeAs, list.older.ids)

  const found = useMemo(() => {
    const order = inTurn(state.oldestFirst)
    return searched
      .filter((asesoria) => passes(placeAs(asesoria)))
      .sort((a, b) => order(placeAs(a), placeAs(b)))
  }, [searched, passes, placeAs, state.oldestFirst])

  const counts = useMemo(() => {
    const left = searched.filter((asesoria) => passes(asesoria, 'tab'))
    const countIn = (tab: Tab) => left.filter((asesoria) => isIn(asesoria, tab, onlooker)).length
    return Object.fromEntries(TABS.map((tab) => [tab, countIn(tab)])) as ShownQueue['counts']
  }, [searched, passes, onlooker])

  const pages = Math.max(1, Math.ceil(found.length / state.size))
  const pageNumber = Math.min(state.page, pages)
  const page = useMemo(
    () => found.slice((pageNumber - 1) * state.size, pageNumber * state.size),
    [found, pageNumber, state.size],
  )
  const options = (id: FacetId) => {
    const counted = searched.filter((asesoria) => passes(asesoria, id))
    return optionsOf(id, asesorias, counted, state.chosen[id] ?? [])
  }
  return { page, found: found.length, pageNumber, pages, counts, optionsOf: options, words }
}

/** The search gives way to the typing, and folds the text of each request once. */
const useMatching = (
  asesorias: readonly Asesoria[],
  search: string,
  placeAs: PlaceAs,
  /** The server found them, maybe by words that are not shown. */
  older: ReadonlySet<string>,
) => {
  const query = useDeferredValue(search)
  const folded = useFolded(searchedText)
  return useMemo(() => {
    const words = staffSearch(query)
    const matches = (asesoria: Asesoria) =>
      words.length === 0 ||
      matchesSearch(folded(placeAs(asesoria)), words) ||
      isNumeroOf(query, asesoria) ||
      older.has(asesoria.Id)
    return { words: [...new Set(words.flat())], searched: asesorias.filter(matches) }
  }, [asesorias, query, folded, placeAs, older])
}
