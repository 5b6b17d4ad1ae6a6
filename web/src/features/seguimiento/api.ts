import { api, type Opinion, type TrackingAnswer } from '@naf/contract'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { call } from '../../lib/api-client.ts'
import { sendOptions } from '../../lib/send-attempt.ts'
import type { RequestCalls } from '../../ui/tracking/request-calls.ts'

/** The team may have written meanwhile. */
const FRESH_MS = 60_000

const keyOf = (Enlace: string) => ['seguimiento', Enlace] as const

/** The request that a link opens. */
export const useTracked = (Enlace: string) =>
  useQuery({
    queryKey: keyOf(Enlace),
    queryFn: ({ signal }) => call(api.seguimiento.open, { input: { Enlace }, signal }),
    staleTime: FRESH_MS,
    refetchOnWindowFocus: true,
  })

/** Looks a request up by number and mail, and has its link opened without asking once more. */
export const useFind = () => {
  const client = useQueryClient()
  return async (input: { Numero: string; Correo: string }): Promise<string> => {
    const found = await call(api.seguimiento.find, { input })
    client.setQueryData<TrackingAnswer>(keyOf(found.Enlace), found)
    return found.Enlace
  }
}

/** What can be done with it; each answers with the request as it is then. */
export const useLinkedCalls = (Enlace: string): RequestCalls => {
  const client = useQueryClient()
  const show = (answer: TrackingAnswer) => client.setQueryData<TrackingAnswer>(keyOf(Enlace), answer)
  return {
    answer: async ({ input, key }) =>
      show(await call(api.seguimiento.answer, { input: { Enlace, ...input }, ...sendOptions(key) })),
    cancel: async () => show(await call(api.seguimiento.cancel, { input: { Enlace } })),
    rate: async (opinion: Opinion) =>
      show(await call(api.seguimiento.rate, { input: { Enlace, ...opinion } })),
  }
}
