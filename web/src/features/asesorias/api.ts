import { type Answer, type Asesoria, type AsesoriaCreate, api } from '@naf/contract'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { call } from '../../lib/api-client.ts'
import { sendOptions } from '../../lib/send-attempt.ts'
import { useListChange } from '../../lib/useListChange.ts'
import { useListDeletion } from '../../lib/useListDeletion.ts'

const LIST = ['asesorias'] as const

export const useAsesorias = () =>
  useQuery({
    queryKey: LIST,
    queryFn: ({ signal }) => call(api.asesorias.list, { signal }),
  })

/** The same `key` for the same form sent again: the server stores it once. */
export const useCreateAsesoria = () => {
  const client = useQueryClient()
  return useMutation({
    mutationFn: ({ input, key }: { input: AsesoriaCreate; key: string }) =>
      call(api.asesorias.create, { input, ...sendOptions(key) }),
    onSuccess: () => {
      void client.invalidateQueries({ queryKey: LIST })
    },
  })
}

const replaced = (asesorias: Asesoria[], id: string, change: (asesoria: Asesoria) => Asesoria) =>
  asesorias.map((asesoria) => (asesoria.Id === id ? change(asesoria) : asesoria))

/** Shows it as done at once. */
export const useMarkAsesoria = () =>
  useListChange({
    list: LIST,
    mutationFn: (id: string) => call(api.asesorias.markDone, { params: { id } }),
    meanwhile: (asesorias: Asesoria[], id) => {
      const FechaRealizacion = new Date().toISOString()
      return replaced(asesorias, id, (asesoria) => ({ ...asesoria, Realizada: true, FechaRealizacion }))
    },
    applied: (asesorias, marked) => replaced(asesorias, marked.Id, () => marked),
    gone: (asesorias, id) => asesorias.filter(({ Id }) => Id !== id),
  })

export const useDeleteAsesoria = () =>
  useListDeletion(
    LIST,
    (id: string) => call(api.asesorias.delete, { params: { id } }),
    (asesoria: Asesoria, id) => asesoria.Id !== id,
  )

type Bulk = Answer<typeof api.asesorias.deleteAll>

/** Somebody else may have marked some, of which the list in hand does not know: their number tells. */
export const useDeleteDone = () => {
  const client = useQueryClient()
  return useListDeletion<Asesoria, void, Bulk>(
    LIST,
    async () => {
      const answer = await call(api.asesorias.deleteDone)
      const known = client.getQueryData<Asesoria[]>(LIST)?.filter(({ Realizada }) => Realizada).length
      if (answer.eliminadas !== known) await client.invalidateQueries({ queryKey: LIST, refetchType: 'none' })
      return answer
    },
    (asesoria) => !asesoria.Realizada,
  )
}

export const useDeleteAll = () =>
  useListDeletion<Asesoria, void, Bulk>(
    LIST,
    () => call(api.asesorias.deleteAll),
    () => false,
  )
