import { matchesSearch, visitorSearch } from '@naf/contract'
import { useDeferredValue, useMemo } from 'react'
import { type Filter, useSearchText, useTableParams } from '../../list/table-state.ts'
import { useFolded } from '../../list/use-rows.ts'

interface CatalogueSetup<Row> {
  /** What the search reads of a row. */
  searchText: (row: Row) => string
  filters: readonly Filter<Row>[]
}

/**
 * Searching and filtering a list of cards, as the tables do it: without minding accents or capitals, the state
 * in the URL. The two parts of the setup must keep their identity between renders.
 */
export const useCatalogue = <Row extends object>(
  rows: readonly Row[],
  { searchText, filters }: CatalogueSetup<Row>,
) => {
  const setup = useMemo(() => ({ sortable: [], filters }), [filters])
  const [state, change] = useTableParams(setup)
  const [search, setSearch] = useSearchText(state.q, (q) => change({ q }, { replace: true }))
  const query = useDeferredValue(search)

  const folded = useFolded(searchText)
  const wanted = useMemo(() => visitorSearch(query), [query])
  const found = useMemo(
    () =>
      rows.filter(
        (row) =>
          matchesSearch(folded(row), wanted) &&
          filters.every((filter) => filter.matches(row, state.filters[filter.id] ?? '')),
      ),
    [rows, folded, wanted, filters, state.filters],
  )

  return {
    found,
    /** What they were chosen by, to tell one choice from another. */
    asked: JSON.stringify([wanted, state.filters]),
    /** Whether anything is sought or chosen. */
    isAsked: wanted.length > 0 || filters.some(({ id, options }) => state.filters[id] !== options[0]?.value),
    search,
    setSearch,
    chosen: state.filters,
    choose: (id: string, value: string) => change({ filters: { ...state.filters, [id]: value } }),
    showAll: () => {
      setSearch('')
      change({ q: '', filters: {} })
    },
  }
}
