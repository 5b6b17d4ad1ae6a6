import { api, isRol } from '@naf/contract'
import { queryOptions } from '@tanstack/react-query'
import { ApiError, call } from '../lib/api-client.ts'

/** What is loaded about whoever is signed in. A profile that was changed is put under the record's key. */
export const rolQuery = (uid: string) =>
  queryOptions({
    queryKey: ['session', 'rol', uid],
    queryFn: async ({ signal }) => {
      const answer = await call(api.users.readRol, { params: { uid }, signal })
      if (!isRol(answer.rol)) throw new Error('the answer names no role')
      return answer
    },
    staleTime: Number.POSITIVE_INFINITY,
  })

export const ownUserQuery = (uid: string) =>
  queryOptions({
    queryKey: ['session', 'user', uid],
    queryFn: ({ signal }) => call(api.users.read, { params: { uid }, signal }),
    staleTime: Number.POSITIVE_INFINITY,
  })

/** An identity account no record belongs to: its registration was never completed, or it was deleted. */
export const isOrphan = (error: unknown): boolean =>
  error instanceof ApiError && (error.status === 403 || error.status === 404)
