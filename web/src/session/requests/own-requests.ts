import { type Answer, api, type OwnAsesoria } from '@naf/contract'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { call } from '../../lib/api-client.ts'
import { sendOptions } from '../../lib/send-attempt.ts'
import type { RequestCalls } from '../../ui/tracking/request-calls.ts'

/** The team may have written meanwhile. */
const FRESH_MS = 60_000

const MINE = ['mias'] as const

type OwnList = Answer<typeof api.asesorias.mine>

/** What whoever is logged in has asked for, newest first. */
export const useOwnRequests = () =>
  useQuery({
    queryKey: MINE,
    queryFn: ({ signal }) => call(api.asesorias.mine, { signal }),
    staleTime: FRESH_MS,
    refetchOnWindowFocus: true,
  })

/** What can be done with one of them. */
export const useOwnCalls = (id: string): RequestCalls => {
  const client = useQueryClient()
  const params = { id }
  const show = (changed: OwnAsesoria) =>
    client.setQueryData<OwnList>(
      MINE,
      (list) => list && { Asesorias: list.Asesorias.map((each) => (each.Id === id ? changed : each)) },
    )
  return {
    answer: async ({ input, key }) => {
      await call(api.asesorias.answerMine, { params, input, ...sendOptions(key) })
      // A message may bring the request into another state.
      void client.invalidateQueries({ queryKey: MINE })
    },
    cancel: async () => show(await call(api.asesorias.cancelMine, { params })),
    rate: async (input) => show(await call(api.asesorias.rateMine, { params, input })),
  }
}
