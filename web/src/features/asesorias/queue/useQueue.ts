import {
  type Asesoria,
  type FacetId,
  isIn,
  isNumeroOf,
  matchesSearch,
  narrowing,
  searchedText,
  staffSearch,
  TABS,
  type Tab,
} from '@naf/contract'
import { useDeferredValue, useMemo, useState } from 'react'
import { useFolded } from '../../../list/use-rows.ts'
import type { PlaceAs } from '../usePlaces.ts'
import { FACETS, type FacetOption, optionsOf } from './facets.ts'
import type { QueueState } from './queue-params.ts'
import { inTurn } from './select.ts'

const NONE: readonly never[] = []

interface Wanted {
  asesorias: readonly Asesoria[] | undefined
  state: QueueState
  searched: string
  placeAs: PlaceAs
  /** Of a request that the server found beyond what is in hand: it may know of words that are not shown. */
  isFound: (asesoria: Asesoria) => boolean
  uid: string | null
}

interface QueueShown {
  page: readonly Asesoria[]
  found: number
  pageNumber: number
  pages: number
  /** How many the filters and the search leave in each tab. */
  counts: Readonly<Record<Tab, number>>
  optionsOf: (id: FacetId) => FacetOption[]
  words: readonly string[]
}

/** What the queue shows of the requests in hand, each by how it was when the view was opened. */
export const useQueue = (wanted: Wanted): QueueShown => {
  const { asesorias = NONE, state, placeAs, uid } = wanted
  const [now] = useState(() => Date.now())
  const onlooker = useMemo(() => ({ uid, now }), [uid, now])
  const passes = useMemo(() => narrowing(state, onlooker), [state, onlooker])
  const { searched, words } = useSearched(wanted)

  const found = useMemo(() => {
    const order = inTurn(state.oldestFirst)
    return searched
      .filter((asesoria) => passes(placeAs(asesoria)))
      .sort((a, b) => order(placeAs(a), placeAs(b)))
  }, [searched, passes, placeAs, state.oldestFirst])

  const counts = useMemo(() => {
    const left = searched.filter((asesoria) => passes(asesoria, 'tab'))
    const countOf = (tab: Tab) => left.filter((asesoria) => isIn(asesoria, tab, onlooker)).length
    return Object.fromEntries(TABS.map((tab) => [tab, countOf(tab)])) as QueueShown['counts']
  }, [searched, passes, onlooker])

  const pages = Math.max(1, Math.ceil(found.length / state.size))
  const pageNumber = Math.min(state.page, pages)
  const page = useMemo(
    () => found.slice((pageNumber - 1) * state.size, pageNumber * state.size),
    [found, pageNumber, state.size],
  )

  const options = (id: FacetId) => {
    const facet = FACETS.find((each) => each.id === id)
    const left = searched.filter((asesoria) => passes(asesoria, id))
    return facet ? optionsOf(facet, asesorias, left, state.chosen[id] ?? []) : []
  }
  return { page, found: found.length, pageNumber, pages, counts, optionsOf: options, words }
}

/** The search gives way to the typing; it reads each request once. */
const useSearched = ({ asesorias = NONE, searched, placeAs, isFound }: Wanted) => {
  const query = useDeferredValue(searched)
  const folded = useFolded(searchedText)
  return useMemo(() => {
    const search = staffSearch(query)
    const matches = (asesoria: Asesoria) =>
      search.length === 0 ||
      matchesSearch(folded(placeAs(asesoria)), search) ||
      isNumeroOf(query, asesoria) ||
      isFound(asesoria)
    return { words: [...new Set(search.flat())], searched: asesorias.filter(matches) }
  }, [asesorias, query, folded, placeAs, isFound])
}
