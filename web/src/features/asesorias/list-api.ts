import { type Answer, type Asesoria, type AsesoriaCase, api } from '@naf/contract'
import { type QueryClient, useQueryClient } from '@tanstack/react-query'
import { call } from '../../api/client.ts'
import { usePagedList } from '../../api/paged-list.ts'
import { cachedRows, useRowDeletion, useRowMutation, withRow } from '../../api/row-changes.ts'
import { useSearched } from '../../list/table-state.ts'
import { readCaseAgain } from './case/case-changes.ts'
import { shifted, useRecount } from './count.ts'
import { caseKey, LIST } from './keys.ts'

/** What staff does with the list; apart from the form's, which visitors load. */

export const useAsesorias = () => usePagedList(api.asesorias.list, { search: useSearched() })

/** The request's own page, where it is open: as the call answers, and soon with what happened. */
const useFollowInCase = () => {
  const client = useQueryClient()
  return (asesoria: Asesoria) => {
    client.setQueryData<AsesoriaCase>(caseKey(asesoria.Id), (open) => open && { ...open, Asesoria: asesoria })
    readCaseAgain(client, asesoria.Id)
  }
}

/** Shows it as done at once. */
export const useMarkAsesoria = () => {
  const [recount, followInCase] = [useRecount(), useFollowInCase()]
  return useRowMutation({
    list: LIST,
    mutationFn: async (id: string) => {
      const marked = await call(api.asesorias.markDone, { params: { id } })
      recount(shifted(1))
      followInCase(marked)
      return marked
    },
    about: (id) => id,
    meanwhile: (asesoria: Asesoria) => ({
      ...asesoria,
      Realizada: true,
      FechaRealizacion: new Date().toISOString(),
    }),
    applied: withRow,
  })
}

/** Shows it as pending again at once. */
export const useReopenAsesoria = () => {
  const [recount, followInCase] = [useRecount(), useFollowInCase()]
  return useRowMutation({
    list: LIST,
    mutationFn: async ({ id, motivo }: { id: string; motivo: string }) => {
      const reopened = await call(api.asesorias.reopen, { params: { id }, input: { Motivo: motivo } })
      recount(shifted(-1))
      followInCase(reopened)
      return reopened
    },
    about: ({ id }) => id,
    meanwhile: (asesoria: Asesoria) => ({ ...asesoria, Realizada: false, FechaRealizacion: null }),
    applied: withRow,
  })
}

const doneOf = (client: QueryClient) =>
  cachedRows<Asesoria>(client, LIST).filter(({ Realizada }) => Realizada)

export const useDeleteAsesoria = () => {
  const recount = useRecount()
  return useRowDeletion(LIST, async (id, { client }) => {
    const done = doneOf(client).some(({ Id }) => Id === id)
    const answer = await call(api.asesorias.delete, { params: { id } })
    recount(({ Total, Pendientes, Realizadas }) => ({
      Total: Total - 1,
      Pendientes: Pendientes - Number(!done),
      Realizadas: Realizadas - Number(done),
    }))
    return answer
  })
}

type Bulk = Answer<typeof api.asesorias.deleteAll>

/** Others may be marked or beyond what is in hand: their number tells. */
export const useDeleteDone = () => {
  const recount = useRecount()
  return useRowMutation<Asesoria, void, Bulk>({
    list: LIST,
    mutationFn: async (_, { client }) => {
      const answer = await call(api.asesorias.deleteDone)
      if (answer.eliminadas !== doneOf(client).length)
        await client.invalidateQueries({ queryKey: LIST, refetchType: 'none' })
      recount(({ Pendientes }) => ({ Total: Pendientes, Pendientes, Realizadas: 0 }))
      return answer
    },
    applied: (asesorias) => asesorias.filter(({ Realizada }) => !Realizada),
  })
}

export const useDeleteAll = () => {
  const recount = useRecount()
  return useRowMutation<Asesoria, void, Bulk>({
    list: LIST,
    mutationFn: async () => {
      const answer = await call(api.asesorias.deleteAll)
      recount(() => ({ Total: 0, Pendientes: 0, Realizadas: 0 }))
      return answer
    },
    applied: () => [],
  })
}
