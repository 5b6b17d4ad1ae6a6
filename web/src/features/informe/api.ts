import { api, type Period, type RedesUpdate } from '@naf/contract'
import { useInfiniteQuery, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { call } from '../../api/client.ts'
import { inPages, useList } from '../../api/lists.ts'

const FRESH_MS = 60_000

const REPORT = [api.informe.read.path] as const
const NETWORKS = [api.informe.readRedes.path] as const

/** The figures of a period and of the one before it; while others are on their way, those of before stay. */
export const useInforme = (period: Period) =>
  useQuery({
    queryKey: [...REPORT, period.desde, period.hasta],
    queryFn: ({ signal }) => call(api.informe.read, { query: { ...period }, signal }),
    placeholderData: (before) => before,
    staleTime: FRESH_MS,
  })

const AT_ONCE = 20

/** What people said, the newest first, so many at a time: they are as many as people wanted to say something. */
export const useOpinions = (period: Period) =>
  useInfiniteQuery({
    queryKey: [api.informe.opiniones.path, period.desde, period.hasta],
    ...inPages(api.informe.opiniones, { query: { limite: AT_ONCE, ...period } }),
    staleTime: FRESH_MS,
  })

const MAILS = [api.informe.correos.path] as const

export const useFailedMails = () => useList(api.informe.correos, { staleTime: FRESH_MS })

/** In the place of a mail's id. */
export const ALL_MAILS = '*'

/** Sends a mail again, or all of them; done again it changes nothing. The list is read anew, also after a failure. */
export const useResendMails = () => {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (id: string) =>
      id === ALL_MAILS ? call(api.informe.resendMails, {}) : call(api.informe.resendMail, { params: { id } }),
    onSettled: () => {
      void client.invalidateQueries({ queryKey: [api.informe.inicio.path] })
      return client.invalidateQueries({ queryKey: MAILS })
    },
  })
}

export const useRedes = () =>
  useQuery({
    queryKey: NETWORKS,
    queryFn: ({ signal }) => call(api.informe.readRedes, { signal }),
    // Others write them down, too.
    staleTime: 0,
  })

/** Answers with all of them; the report and inicio are read anew when somebody looks at them next. */
export const useUpdateRedes = () => {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (input: RedesUpdate) => call(api.informe.updateRedes, { input }),
    onSuccess: (redes) => {
      client.setQueryData(NETWORKS, redes)
      for (const queryKey of [REPORT, [api.informe.inicio.path]]) void client.invalidateQueries({ queryKey })
    },
  })
}
