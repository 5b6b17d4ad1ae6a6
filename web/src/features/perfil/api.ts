import { api, type PerfilUpdate, type User, VERSION_COMUNICACIONES } from '@naf/contract'
import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { call, isChangedMeanwhile } from '../../api/client.ts'
import { reauthenticate } from '../../api/identity.ts'
import { outdateLists } from '../../api/row-changes.ts'
import { ownUserQuery } from '../../auth/session.ts'

/**
 * Changes the own record; the header and the forms know of it at once.
 * @param version of the record that the form was filled over
 */
export const useUpdatePerfil = (uid: string, version: number) => {
  const cache = useQueryClient()
  const { queryKey } = ownUserQuery(uid)
  return useMutation({
    mutationFn: (input: PerfilUpdate) => call(api.users.updatePerfil, { params: { uid }, input, version }),
    onSuccess: (user: User) => {
      cache.setQueryData(queryKey, user)
      outdateLists(cache)
    },
    onError: (error) => {
      if (isChangedMeanwhile(error)) void cache.invalidateQueries({ queryKey })
    },
  })
}

const comunicacionesQuery = (uid: string) =>
  queryOptions({
    queryKey: ['comunicaciones', uid],
    queryFn: ({ signal }) => call(api.users.readComunicaciones, { params: { uid }, signal }),
  })

export const useComunicaciones = (uid: string) => useQuery(comunicacionesQuery(uid))

/** Stores what the person says to the text that stands beside the box. */
export const useAnswerComunicaciones = (uid: string) => {
  const cache = useQueryClient()
  return useMutation({
    mutationFn: (acepta: boolean) =>
      call(api.users.updateComunicaciones, {
        params: { uid },
        input: { acepta, version: VERSION_COMUNICACIONES },
      }),
    onSuccess: (answer) => cache.setQueryData(comunicacionesQuery(uid).queryKey, answer),
  })
}

/** Asks the provider first whether the password is the person's: the server deletes nothing without. */
export const useDeletePerfil = (uid: string) =>
  useMutation({
    mutationFn: async (password: string) => {
      await reauthenticate(password)
      return call(api.users.deletePerfil, { params: { uid } })
    },
  })
