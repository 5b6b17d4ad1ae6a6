import { wordsOf } from '@naf/contract'
import { useDeferredValue, useMemo } from 'react'
import { matchesAll } from '../data-table/search.ts'
import type { Filter } from '../data-table/types.ts'
import { useFolded } from '../data-table/useFolded.ts'
import { useSearchText } from '../data-table/useSearchText.ts'
import { useTableParams } from '../data-table/useTableParams.ts'

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

  const folded = useFolded(rows, searchText)
  const found = useMemo(() => {
    const words = wordsOf(query)
    return rows.filter(
      (row) =>
        matchesAll(row, folded, words) &&
        filters.every((filter) => filter.matches(row, state.filters[filter.id] ?? '')),
    )
  }, [rows, folded, query, filters, state.filters])

  return {
    found,
    /** What they were chosen by, to tell one choice from another. */
    asked: JSON.stringify([wordsOf(query), state.filters]),
    /** Whether anything is sought or chosen. */
    isAsked:
      wordsOf(query).length > 0 || filters.some(({ id, options }) => state.filters[id] !== options[0]?.value),
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
