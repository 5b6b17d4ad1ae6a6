import { api, type Inicio } from '@naf/contract'
import { type QueryClient, useQuery } from '@tanstack/react-query'
import { queryOf } from '../api/client.ts'
import { formatNumber } from '../lib/format.ts'

/** The navigation and the page ask at once. */
const FRESH_MS = 5_000

/** A dozen reads on the server, so they are asked for again when somebody comes back to the tab. */
export const useInicio = () =>
  useQuery({ ...queryOf(api.informe.inicio), staleTime: FRESH_MS, refetchOnWindowFocus: true })

/** Follows a change of requests in the count beside the navigation. A count that stopped at its maximum stays. */
export const recountPending = (client: QueryClient, recount: (pending: number) => number): void => {
  client.setQueryData<Inicio>([api.informe.inicio.path], (inicio) => {
    if (!inicio || inicio.Pendientes.HayMas) return inicio
    const { Pendientes } = inicio
    return { ...inicio, Pendientes: { ...Pendientes, Cantidad: recount(Pendientes.Cantidad) } }
  })
}

/** '12', and '999+' of what is not counted to its end. */
export const countText = ({ Cantidad, HayMas }: { Cantidad: number; HayMas: boolean }): string =>
  formatNumber(Cantidad) + (HayMas ? '+' : '')

const WAITING = { Pendientes: 'pendientes', Inscripciones: 'sin ver' } as const

/** How much waits behind a link of the navigation: beside it, so that the link goes by its own name. */
export function Waiting({ what }: { what: keyof typeof WAITING }) {
  const counted = useInicio().data?.[what]
  if (!counted?.Cantidad) return null
  const count = countText(counted)
  return (
    <span className="mr-1.5 text-xs font-semibold tabular-nums">
      <span aria-hidden="true">{count}</span>
      <span className="sr-only">{`${count} ${WAITING[what]}`}</span>
    </span>
  )
}
