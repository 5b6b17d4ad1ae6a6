import { useCallback, useLayoutEffect, useMemo, useRef } from 'react'
import { useSearchParams } from 'react-router-dom'

/** A choice above the list, in the address under `id`; the first option stands for no parameter. */
export interface Filter<Row> {
  id: string
  label: string
  options: readonly { value: string; label: string }[]
  matches: (row: Row, value: string) => boolean
  counted?: boolean
}

type FilterShape = Pick<Filter<never>, 'id' | 'options'>

/** The state of a table as its address carries it; defaults are not written. */
export interface TableState {
  q: string
  sort: { id: string; desc: boolean } | null
  /** From 1. */
  page: number
  size: number
  filters: Readonly<Record<string, string>>
}

interface TableSetup {
  sortable: readonly string[]
  filters: readonly FilterShape[]
  /** As in the address: the id of a datum, '-' before it for descending. */
  defaultSort?: string | undefined
}

export const PAGE_SIZES = [25, 50, 100] as const
const DEFAULT_SIZE = PAGE_SIZES[0]
const SEARCH = 'q'

const readSort = (value: string | null | undefined, sortable: readonly string[]): TableState['sort'] => {
  const id = value?.replace(/^-/, '')
  return id && sortable.includes(id) ? { id, desc: id !== value } : null
}

export const readPaging = (params: URLSearchParams, defaultSize: number = DEFAULT_SIZE) => {
  const page = Number(params.get('pagina'))
  return {
    page: Number.isSafeInteger(page) && page > 0 ? page : 1,
    size: PAGE_SIZES.find((size) => String(size) === params.get('filas')) ?? defaultSize,
  }
}

const defaultOf = ({ options }: FilterShape): string => options[0]?.value ?? ''

const readFilter = (params: URLSearchParams, filter: FilterShape): string =>
  filter.options.find(({ value }) => value === params.get(filter.id))?.value ?? defaultOf(filter)

/** Unknown values in the address count as absent. */
const readState = (params: URLSearchParams, { sortable, filters, defaultSort }: TableSetup): TableState => ({
  q: params.get(SEARCH) ?? '',
  sort: readSort(params.get('orden'), sortable) ?? readSort(defaultSort, sortable),
  ...readPaging(params),
  filters: Object.fromEntries(filters.map((filter) => [filter.id, readFilter(params, filter)])),
})

/** The same parameters with the table's own replaced; the page's other parameters stay. */
const writeState = (
  params: URLSearchParams,
  { q, sort, page, size, filters: chosen }: TableState,
  { filters, defaultSort = '' }: TableSetup,
): URLSearchParams => {
  const next = new URLSearchParams(params)
  const put = (name: string, value: string, byDefault: string) =>
    value === byDefault ? next.delete(name) : next.set(name, value)
  put(SEARCH, q, '')
  put('orden', sort ? `${sort.desc ? '-' : ''}${sort.id}` : '', defaultSort)
  put('pagina', String(page), '1')
  put('filas', String(size), String(DEFAULT_SIZE))
  for (const filter of filters) put(filter.id, chosen[filter.id] ?? defaultOf(filter), defaultOf(filter))
  return next
}

/** `replace` makes no new entry of the history. */
type Manner = { replace?: boolean }

/** The parameters of the address. A change may follow another that is not rendered yet, and does not undo it. */
export const useAddress = () => {
  const [params, setParams] = useSearchParams()
  const latest = useRef(params)
  useLayoutEffect(() => {
    latest.current = params
  }, [params])
  const change = useCallback(
    (next: (now: URLSearchParams) => URLSearchParams, { replace = false }: Manner = {}) => {
      latest.current = next(latest.current)
      setParams(latest.current, { replace, preventScrollReset: true })
    },
    [setParams],
  )
  return [params, change] as const
}

export type ChangeTable = (change: Partial<TableState>, manner?: Manner) => void

/**
 * The table's state in the address, so that it can be shared and survives 'back'; how it changes; and the address of
 * another state. Each change but that of the page starts at the first page. `setup` must keep its identity between renders.
 */
export const useTableParams = (setup: TableSetup) => {
  const [params, changeAddress] = useAddress()
  const state = useMemo(() => readState(params, setup), [params, setup])
  const change = useCallback<ChangeTable>(
    (part, manner) =>
      changeAddress((now) => writeState(now, { ...readState(now, setup), page: 1, ...part }, setup), manner),
    [changeAddress, setup],
  )
  const addressOf = (part: Partial<TableState>) =>
    `?${writeState(params, { ...state, page: 1, ...part }, setup)}`
  return [state, change, addressOf] as const
}

export const useSearched = (): string => useSearchParams()[0].get(SEARCH) ?? ''

/** The search and the filters in the address, as an export takes them; a filter at its first option is absent. */
export const useFilterQuery = (filters: readonly FilterShape[]): Record<string, string | undefined> => {
  const [params] = useSearchParams()
  const query: Record<string, string | undefined> = { q: params.get(SEARCH) || undefined }
  for (const filter of filters) {
    const value = readFilter(params, filter)
    if (value !== defaultOf(filter)) query[filter.id] = value
  }
  return query
}
