import { api, type Opinion, type TrackingAnswer } from '@naf/contract'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { call } from '../../api/client.ts'
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

/** Shows the request as an answer has it. */
const useShow = (Enlace: string) => {
  const client = useQueryClient()
  return (answer: TrackingAnswer) => client.setQueryData<TrackingAnswer>(keyOf(Enlace), answer)
}

/** What can be done with it; each answers with the request as it is then. */
export const useLinkedCalls = (Enlace: string): RequestCalls => {
  const show = useShow(Enlace)
  return {
    answer: async ({ input, key }) =>
      show(await call(api.seguimiento.answer, { input: { Enlace, ...input }, ...sendOptions(key) })),
    cancel: async () => show(await call(api.seguimiento.cancel, { input: { Enlace } })),
    rate: async (opinion: Opinion) =>
      show(await call(api.seguimiento.rate, { input: { Enlace, ...opinion } })),
  }
}

/** Whether the request is the reader's of the mailbox. `disown` forgets it and gives the server's text. */
export const useOwnership = (Enlace: string) => {
  const client = useQueryClient()
  const show = useShow(Enlace)
  return {
    confirm: async () => show(await call(api.seguimiento.confirm, { input: { Enlace } })),
    disown: async () => {
      const { mensaje } = await call(api.seguimiento.disown, { input: { Enlace } })
      client.removeQueries({ queryKey: keyOf(Enlace) })
      return mensaje
    },
  }
}
