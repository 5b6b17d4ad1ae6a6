import { useSearchParams } from 'react-router-dom'
import { SEARCH_PARAM } from '../data-table/table-params.ts'
import type { Filter } from '../data-table/types.ts'

/** By the names of the parameters. */
export type FilterQuery = Record<string, string | undefined>

/** The search and the filters of a table, as its address says them; the first choice of a filter stands for none. */
export const useFilterQuery = (filters: readonly Pick<Filter<never>, 'id' | 'options'>[]): FilterQuery => {
  const [params] = useSearchParams()
  const chosen = filters.map(({ id, options }) => [
    id,
    options.slice(1).find(({ value }) => value === params.get(id))?.value,
  ])
  return { q: params.get(SEARCH_PARAM) || undefined, ...Object.fromEntries(chosen) }
}
