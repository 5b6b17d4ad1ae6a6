import { api, type Inicio } from '@naf/contract'
import { type QueryClient, useQuery } from '@tanstack/react-query'
import { call } from '../../api/client.ts'

const KEY = [api.informe.inicio.path] as const

/** The navigation and the screen ask at once. */
const FRESH_MS = 5_000

/** What waits for the team: a dozen reads, so that whoever comes back to the tab is told what is true now. */
export const useInicio = () =>
  useQuery({
    queryKey: KEY,
    queryFn: ({ signal }) => call(api.informe.inicio, { signal }),
    staleTime: FRESH_MS,
    refetchOnWindowFocus: true,
  })

/** Follows what was just done in the count beside the navigation, which nobody asks for anew; one that stopped stays. */
export const recountPending = (client: QueryClient, recount: (pending: number) => number): void => {
  client.setQueryData<Inicio>(KEY, (inicio) => {
    if (!inicio || inicio.Pendientes.HayMas) return inicio
    const { Pendientes } = inicio
    return { ...inicio, Pendientes: { ...Pendientes, Cantidad: recount(Pendientes.Cantidad) } }
  })
}
