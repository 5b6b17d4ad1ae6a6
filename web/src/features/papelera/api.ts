import { api, type DeletedAsesoria } from '@naf/contract'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { call, isGone } from '../../api/client.ts'
import { useList } from '../../api/lists.ts'
import { outdateLists, updateRows } from '../../api/row-changes.ts'

const BIN = api.papelera.list.path

/** Read again at every visit, because others delete, too. */
export const usePapelera = () => useList(api.papelera.list, { staleTime: 0 })

/** Takes it out of the bin in hand; the list of requests is read anew when somebody looks at it next. */
export const useRestore = () => {
  const client = useQueryClient()
  const without = (id: string) => {
    outdateLists(client, BIN)
    return updateRows<DeletedAsesoria>(client, [BIN], (bin) =>
      bin.filter(({ Asesoria }) => Asesoria.Id !== id),
    )
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
