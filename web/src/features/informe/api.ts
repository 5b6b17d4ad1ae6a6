import { api, type Period } from '@naf/contract'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { call } from '../../lib/api-client.ts'

const FRESH_MS = 60_000

/** The figures of a period and of the one before it; while others are on their way, those of before stay. */
export const useInforme = (period: Period) =>
  useQuery({
    queryKey: [api.informe.read.path, period.desde, period.hasta],
    queryFn: ({ signal }) => call(api.informe.read, { query: { ...period }, signal }),
    placeholderData: keepPreviousData,
    staleTime: FRESH_MS,
  })
