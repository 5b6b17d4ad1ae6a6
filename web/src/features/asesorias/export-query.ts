import { type api, BETWEEN_CHOICES, FACET_IDS, type SentQuery } from '@naf/contract'
import { ESTADO, FILTERS } from './columns.tsx'
import { readQueueState } from './queue/queue-params.ts'
import type { ListView } from './useListView.ts'

type ExportQuery = Omit<SentQuery<typeof api.asesorias.export>, 'formato'>

const orNone = (text: string) => text || undefined

/** What is taken along of the requests: what the screen shows of them, as its address says it. */
export const exportQuery = (view: ListView, params: URLSearchParams): ExportQuery => {
  if (view === 'tabla') {
    const options = FILTERS.find(({ id }) => id === ESTADO)?.options ?? []
    const estado = options.find(({ value }) => value === params.get(ESTADO))?.value
    return { q: orNone(params.get('q') ?? ''), estado } as ExportQuery
  }
  const { tab, q, chosen, desde, hasta } = readQueueState(params)
  const facets = FACET_IDS.map((id) => [id, orNone((chosen[id] ?? []).join(BETWEEN_CHOICES))])
  return {
    q: orNone(q),
    estado: tab,
    desde: orNone(desde),
    hasta: orNone(hasta),
    ...Object.fromEntries(facets),
  }
}
