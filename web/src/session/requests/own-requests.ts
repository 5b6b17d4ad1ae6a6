import { api, type OwnAsesoria } from '@naf/contract'
import { useInfiniteQuery, useMutation, useQueryClient } from '@tanstack/react-query'
import { call, failureText, isGone } from '../../api/client.ts'
import { inPages } from '../../api/lists.ts'
import { updateRows, withRow } from '../../api/row-changes.ts'
import { sendOptions } from '../../lib/send-attempt.ts'
import { alertError } from '../../ui/dialog.ts'
import type { RequestCalls } from '../../ui/tracking/request-calls.ts'
import { MENSAJES_PROPIAS as TEXTO } from './messages.ts'

/** The team may have written meanwhile. */
const FRESH_MS = 60_000

/** Begins the keys of both lists below. */
const MINE = ['mias'] as const
const OWN = [...MINE, 'propias'] as const
const OFFERED = [...MINE, 'por-reconocer'] as const

/** The requests of the account, newest first, a page at a time. */
export const useOwnRequests = () =>
  useInfiniteQuery({
    queryKey: OWN,
    ...inPages(api.asesorias.mine),
    staleTime: FRESH_MS,
    refetchOnWindowFocus: true,
  })

/** The requests that somebody sent with the account's proven e-mail, newest first, a page at a time. */
export const useOfferedRequests = () =>
  useInfiniteQuery({
    queryKey: OFFERED,
    ...inPages(api.asesorias.offered),
    staleTime: FRESH_MS,
  })

/** Stores whether an offered request is the person's, and reads both lists again. */
export const useRecognize = () => {
  const client = useQueryClient()
  return useMutation<unknown, Error, { id: string; isMine: boolean }>({
    mutationFn: async ({ id, isMine }) => {
      if (isMine) return call(api.asesorias.claim, { params: { id } })
      return call(api.asesorias.disown, { params: { id } }).catch((error: unknown) => {
        // An earlier press did it, and its answer was lost.
        if (!isGone(error)) throw error
      })
    },
    onError: (error) => void alertError(failureText(TEXTO.offered.failed, error)),
    onSettled: () => client.invalidateQueries({ queryKey: MINE }),
  })
}

/** What can be done with one of the own requests. */
export const useOwnCalls = (id: string): RequestCalls => {
  const client = useQueryClient()
  const params = { id }
  const show = (changed: OwnAsesoria) =>
    updateRows<OwnAsesoria>(client, OWN, (rows) => withRow(rows, changed))
  return {
    answer: async ({ input, key }) => {
      await call(api.asesorias.answerMine, { params, input, ...sendOptions(key) })
      // A message may bring the request into another state.
      void client.invalidateQueries({ queryKey: OWN })
    },
    cancel: async () => show(await call(api.asesorias.cancelMine, { params })),
    rate: async (input) => show(await call(api.asesorias.rateMine, { params, input })),
  }
}
