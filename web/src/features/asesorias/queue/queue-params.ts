import { FACET_IDS, type Narrowed, TABS } from '@naf/contract'
import { PAGE_SIZES } from '../../../list/table-state.ts'

/** What the queue shows, as its address says it; what is usual is not written. */
export interface QueueState extends Narrowed {
  q: string
  oldestFirst: boolean
  page: number
  size: number
}

const DEFAULT_SIZE = 50
const DAY = /^\d{4}-\d\d-\d\d$/
const dayIn = (value: string | null) => (value && DAY.test(value) ? value : '')

/** Anybody can write a URL: whatever is unknown there counts as not said. */
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

export const writeQueueState = (state: QueueState): URLSearchParams => {
  const params = new URLSearchParams()
  const put = (name: string, value: string, unsaid = '') => value !== unsaid && params.set(name, value)
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

/** Whether the queue is narrowed by more than its tab and the search. */
export const isNarrowed = ({ chosen, desde, hasta }: QueueState): boolean =>
  desde !== '' || hasta !== '' || Object.values(chosen).some((keys) => keys.length > 0)

/** Whether nothing but a tab of what is to be done chooses what is shown: where it is empty, all is done. */
export const isCleared = (state: QueueState, search: string): boolean =>
  !['realizadas', 'todas'].includes(state.tab) && search.trim() === '' && !isNarrowed(state)

/** Nothing narrowed but the tab. */
export const widened = ({ tab, oldestFirst, size }: QueueState): QueueState => ({
  ...readQueueState(new URLSearchParams()),
  tab,
  oldestFirst,
  size,
})
