import { api, type OfferedAsesoria, type Opinion, type OwnAsesoria } from '@naf/contract'
import { useInfiniteQuery, useMutation, useQueryClient } from '@tanstack/react-query'
import { call, failureText, isGone } from '../api/client.ts'
import { inPages } from '../api/lists.ts'
import { updateRows, withRow } from '../api/row-changes.ts'
import { alertError } from '../ui/dialog.ts'

/** What the person who asked can do with a request. The page decides how it is sent. */
export interface RequestCalls {
  answer: (input: { Texto: string }, key: string) => Promise<unknown>
  cancel: () => Promise<unknown>
  rate: (opinion: Opinion) => Promise<unknown>
}

/** From what age on a request is read again: the team may have written meanwhile. */
export const FRESH_MS = 60_000

/** Begins the keys of both lists below. */
const MINE = ['mias'] as const
const OWN = [...MINE, 'propias'] as const
const OFFERED = [...MINE, 'por-reconocer'] as const

export const useOwnRequests = () =>
  useInfiniteQuery({
    queryKey: OWN,
    ...inPages(api.asesorias.mine),
    staleTime: FRESH_MS,
    refetchOnWindowFocus: true,
  })

/** The requests that somebody sent with the account's proven e-mail, newest first, a page at a time. */
export const useOfferedRequests = () =>
  useInfiniteQuery({ queryKey: OFFERED, ...inPages(api.asesorias.offered), staleTime: FRESH_MS })

/** Stores whether an offered request is the person's, and reads both lists again. `onStored` also hears of a row that is gone. */
export const useRecognize = (onStored: (isMine: boolean) => void) => {
  const client = useQueryClient()
  return useMutation<unknown, Error, { id: string; isMine: boolean }>({
    mutationFn: async ({ id, isMine }) => {
      if (isMine) return call(api.asesorias.claim, { params: { id } })
      return call(api.asesorias.disown, { params: { id } }).catch((error: unknown) => {
        // An earlier press did it, and its answer was lost.
        if (!isGone(error)) throw error
      })
    },
    onSuccess: async (_, { id, isMine }) => {
      await updateRows<OfferedAsesoria>(client, OFFERED, (rows) => rows.filter(({ Id }) => Id !== id))
      onStored(isMine)
    },
    onError: (error) => void alertError(failureText('No se pudo guardar tu respuesta', error)),
    onSettled: () => void client.invalidateQueries({ queryKey: MINE }),
  })
}

export const useOwnCalls = (id: string): RequestCalls => {
  const client = useQueryClient()
  const params = { id }
  const show = (changed: OwnAsesoria) =>
    updateRows<OwnAsesoria>(client, OWN, (rows) => withRow(rows, changed))
  return {
    answer: async (input, key) => {
      await call(api.asesorias.answerMine, { params, input, key })
      // A message may bring the request into another state.
      void client.invalidateQueries({ queryKey: OWN })
    },
    cancel: async () => show(await call(api.asesorias.cancelMine, { params })),
    rate: async (input) => show(await call(api.asesorias.rateMine, { params, input })),
  }
}
