import { type Answer, type Asesoria, type AsesoriaCreate, api } from '@naf/contract'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { call } from '../../lib/api-client.ts'
import { sendOptions } from '../../lib/send-attempt.ts'
import { useListDeletion } from '../../lib/useListDeletion.ts'

const LIST = ['asesorias'] as const

export const useAsesorias = () =>
  useQuery({
    queryKey: LIST,
    queryFn: ({ signal }) => call(api.asesorias.list, { signal }),
  })

/** The same `key` for the same form sent again: the server stores it once. */
export const useCreateAsesoria = () =>
  useMutation({
    mutationFn: ({ input, key }: { input: AsesoriaCreate; key: string }) =>
      call(api.asesorias.create, { input, ...sendOptions(key) }),
  })

const replace = (id: string, change: (asesoria: Asesoria) => Asesoria) => (list: Asesoria[] | undefined) =>
  list?.map((asesoria) => (asesoria.Id === id ? change(asesoria) : asesoria))

/**
 * Shows it as done at once, and rolls that back where the server refuses. Nobody waits for the list that is
 * then asked for anew.
 */
export const useMarkAsesoria = () => {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (id: string) => call(api.asesorias.markDone, { params: { id } }),
    onMutate: async (id) => {
      await client.cancelQueries({ queryKey: LIST })
      const before = client.getQueryData<Asesoria[]>(LIST)?.find((asesoria) => asesoria.Id === id)
      const FechaRealizacion = new Date().toISOString()
      client.setQueryData(
        LIST,
        replace(id, (asesoria) => ({ ...asesoria, Realizada: true, FechaRealizacion })),
      )
      return { before }
    },
    onSuccess: (marked) =>
      client.setQueryData(
        LIST,
        replace(marked.Id, () => marked),
      ),
    onError: (_error, id, context) => {
      const before = context?.before
      if (before)
        client.setQueryData(
          LIST,
          replace(id, () => before),
        )
      void client.invalidateQueries({ queryKey: LIST })
    },
  })
}

export const useDeleteAsesoria = () =>
  useListDeletion(
    LIST,
    (id: string) => call(api.asesorias.delete, { params: { id } }),
    (asesoria: Asesoria, id) => asesoria.Id !== id,
  )

type Bulk = Answer<typeof api.asesorias.deleteAll>

export const useDeleteDone = () =>
  useListDeletion<Asesoria, void, Bulk>(
    LIST,
    () => call(api.asesorias.deleteDone),
    (asesoria) => !asesoria.Realizada,
  )

export const useDeleteAll = () =>
  useListDeletion<Asesoria, void, Bulk>(
    LIST,
    () => call(api.asesorias.deleteAll),
    () => false,
  )
