import { api, type DeletedAsesoria } from '@naf/contract'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { call, isGone } from '../../lib/api-client.ts'
import { outdateLists } from '../../lib/outdate-lists.ts'

const BIN = api.papelera.list.path

export const usePapelera = () =>
  useQuery({
    queryKey: [BIN],
    queryFn: ({ signal }) => call(api.papelera.list, { signal }),
    // Others delete, too.
    staleTime: 0,
  })

/** Takes it out of the bin in hand; the list of requests is read anew when somebody looks at it next. */
export const useRestore = () => {
  const client = useQueryClient()
  const without = (id: string) => {
    client.setQueryData<DeletedAsesoria[]>([BIN], (bin) => bin?.filter(({ Asesoria }) => Asesoria.Id !== id))
    outdateLists(client, BIN)
  }
  return useMutation({
    mutationFn: (id: string) => call(api.papelera.restore, { params: { id } }),
    onSuccess: (_restored, id) => without(id),
    onError: (error, id) => isGone(error) && without(id),
  })
}

/** Restores all that one deletion of many took, and reads the bin anew: it may hold more than the list in hand. */
export const useRestoreBatch = () => {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (lote: string) => call(api.papelera.restoreBatch, { params: { lote } }),
    onSettled: async () => {
      outdateLists(client, BIN)
      await client.invalidateQueries({ queryKey: [BIN] })
    },
  })
}
