import type { Filter } from './types.ts'

/** The state of a table as its URL carries it; what is at its default is not written. */
export interface TableState {
  q: string
  sort: { id: string; desc: boolean } | null
  /** From 1, as a person counts. */
  page: number
  size: number
  filters: Readonly<Record<string, string>>
}

export const SEARCH_PARAM = 'q'
export const PAGE_SIZES = [25, 50, 100] as const
const DEFAULT_SIZE = PAGE_SIZES[0]

type FilterShape = Pick<Filter<never>, 'id' | 'options'>

const readSort = (value: string | null | undefined, sortable: readonly string[]): TableState['sort'] => {
  const desc = value?.startsWith('-') ?? false
  const id = desc ? value?.slice(1) : value
  return id && sortable.includes(id) ? { id, desc } : null
}

const readPage = (value: string | null) => {
  const page = Number(value)
  return Number.isSafeInteger(page) && page > 0 ? page : 1
}

const readFilter = (params: URLSearchParams, { id, options }: FilterShape) => {
  const value = params.get(id)
  return options.some((option) => option.value === value) ? String(value) : (options[0]?.value ?? '')
}

/** Anybody can write a URL: whatever is unknown there counts as not said. */
export const readTableState = (
  params: URLSearchParams,
  { sortable, filters, defaultSort }: TableSetup,
): TableState => ({
  q: params.get(SEARCH_PARAM) ?? '',
  sort: readSort(params.get('orden'), sortable) ?? readSort(defaultSort, sortable),
  page: readPage(params.get('pagina')),
  size: PAGE_SIZES.find((size) => String(size) === params.get('filas')) ?? DEFAULT_SIZE,
  filters: Object.fromEntries(filters.map((filter) => [filter.id, readFilter(params, filter)])),
})

export interface TableSetup {
  sortable: readonly string[]
  filters: readonly FilterShape[]
  defaultSort?: string | undefined
}

/** The same parameters with the table's own replaced; those of the rest of the page stay. */
export const writeTableState = (
  params: URLSearchParams,
  state: TableState,
  { filters, defaultSort }: TableSetup,
): URLSearchParams => {
  const next = new URLSearchParams(params)
  const put = (name: string, value: string, unsaid: string) =>
    value === unsaid ? next.delete(name) : next.set(name, value)
  put(SEARCH_PARAM, state.q, '')
  put('orden', state.sort ? `${state.sort.desc ? '-' : ''}${state.sort.id}` : '', defaultSort ?? '')
  put('pagina', String(state.page), '1')
  put('filas', String(state.size), String(DEFAULT_SIZE))
  for (const { id, options } of filters) {
    const unsaid = options[0]?.value ?? ''
    put(id, state.filters[id] ?? unsaid, unsaid)
  }
  return next
}
