import { api } from '@naf/contract'
import { useQuery } from '@tanstack/react-query'
import { call } from '../../lib/api-client.ts'

const FRESH_MS = 60_000

/** What waits for the team: a dozen reads, so that whoever comes back to the tab is told what is true now. */
export const useInicio = () =>
  useQuery({
    queryKey: [api.informe.inicio.path],
    queryFn: ({ signal }) => call(api.informe.inicio, { signal }),
    staleTime: FRESH_MS,
    refetchOnWindowFocus: true,
  })
