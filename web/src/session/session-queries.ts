import { api, isRol, type Rol } from '@naf/contract'
import { queryOptions } from '@tanstack/react-query'
import { ApiError, call } from '../lib/api-client.ts'

/** The role of the account: null where the answer names a role that the portal does not know. */
export const rolQuery = (uid: string) =>
  queryOptions({
    queryKey: ['session', 'rol', uid],
    queryFn: async ({ signal }): Promise<{ rol: Rol | null }> => {
      const { rol }: { rol?: unknown } = await call(api.users.readRol, { params: { uid }, signal })
      if (rol === undefined || rol === null) throw new Error('the answer names no role')
      return { rol: isRol(rol) ? rol : null }
    },
    staleTime: Number.POSITIVE_INFINITY,
  })

/** The account's record; a changed profile is put under this key. */
export const ownUserQuery = (uid: string) =>
  queryOptions({
    queryKey: ['session', 'user', uid],
    queryFn: ({ signal }) => call(api.users.read, { params: { uid }, signal }),
    staleTime: Number.POSITIVE_INFINITY,
  })

/** An identity account no record belongs to: its registration was never completed, or it was deleted. */
export const isOrphan = (error: unknown): boolean =>
  error instanceof ApiError && (error.status === 403 || error.status === 404)
