import { type Answer, type Asesoria, type AsesoriaCase, api } from '@naf/contract'
import { useQueryClient } from '@tanstack/react-query'
import { call } from '../../lib/api-client.ts'
import { listsInHand } from '../../lib/held-list.ts'
import { useListChange } from '../../lib/useListChange.ts'
import { useListDeletion } from '../../lib/useListDeletion.ts'
import { useTableWindow } from '../../ui/data-table/useTableWindow.ts'
import { readCaseAgain } from './case/useCase.ts'
import { shifted, useRecount } from './count.ts'
import { caseKey, LIST } from './keys.ts'

/** What staff does with the list; apart from the form's, which visitors load. */

export const useAsesorias = () => useTableWindow(api.asesorias.list, LIST)

const replaced = (asesorias: Asesoria[], id: string, change: (asesoria: Asesoria) => Asesoria) =>
  asesorias.map((asesoria) => (asesoria.Id === id ? change(asesoria) : asesoria))

/** The request's own page, where it is open: as the call answers, and soon with what happened. */
const useFollowInCase = () => {
  const client = useQueryClient()
  return (asesoria: Asesoria) => {
    client.setQueryData<AsesoriaCase>(caseKey(asesoria.Id), (open) => open && { ...open, Asesoria: asesoria })
    void readCaseAgain(client, asesoria.Id)
  }
}

/** Shows it as done at once. */
export const useMarkAsesoria = () => {
  const [recount, followInCase] = [useRecount(), useFollowInCase()]
  return useListChange({
    list: LIST,
    mutationFn: async (id: string) => {
      const marked = await call(api.asesorias.markDone, { params: { id } })
      recount(shifted(1))
      followInCase(marked)
      return marked
    },
    meanwhile: (asesorias: Asesoria[], id) => {
      const FechaRealizacion = new Date().toISOString()
      return replaced(asesorias, id, (asesoria) => ({ ...asesoria, Realizada: true, FechaRealizacion }))
    },
    applied: (asesorias, marked) => replaced(asesorias, marked.Id, () => marked),
    gone: (asesorias, id) => asesorias.filter(({ Id }) => Id !== id),
  })
}

/** Shows it as pending again at once. */
export const useReopenAsesoria = () => {
  const [recount, followInCase] = [useRecount(), useFollowInCase()]
  return useListChange({
    list: LIST,
    mutationFn: async ({ id, motivo }: { id: string; motivo: string }) => {
      const reopened = await call(api.asesorias.reopen, { params: { id }, input: { Motivo: motivo } })
      recount(shifted(-1))
      followInCase(reopened)
      return reopened
    },
    meanwhile: (asesorias: Asesoria[], { id }) =>
      replaced(asesorias, id, (asesoria) => ({ ...asesoria, Realizada: false, FechaRealizacion: null })),
    applied: (asesorias, reopened) => replaced(asesorias, reopened.Id, () => reopened),
    gone: (asesorias, { id }) => asesorias.filter(({ Id }) => Id !== id),
  })
}

const useInHand = () => {
  const client = useQueryClient()
  return () => listsInHand<Asesoria>(client, LIST).flatMap(({ rows }) => rows)
}

export const useDeleteAsesoria = () => {
  const [inHand, recount] = [useInHand(), useRecount()]
  return useListDeletion(
    LIST,
    async (id: string) => {
      const done = inHand().find(({ Id }) => Id === id)?.Realizada ?? false
      const answer = await call(api.asesorias.delete, { params: { id } })
      recount(({ Total, Pendientes, Realizadas }) => ({
        Total: Total - 1,
        Pendientes: Pendientes - Number(!done),
        Realizadas: Realizadas - Number(done),
      }))
      return answer
    },
    (asesoria: Asesoria, id) => asesoria.Id !== id,
  )
}

type Bulk = Answer<typeof api.asesorias.deleteAll>

/** Others may be marked or beyond what is in hand: their number tells. */
export const useDeleteDone = () => {
  const client = useQueryClient()
  const [inHand, recount] = [useInHand(), useRecount()]
  return useListDeletion<Asesoria, void, Bulk>(
    LIST,
    async () => {
      const answer = await call(api.asesorias.deleteDone)
      const known = inHand().filter(({ Realizada }) => Realizada).length
      if (answer.eliminadas !== known) await client.invalidateQueries({ queryKey: LIST, refetchType: 'none' })
      recount(({ Pendientes }) => ({ Total: Pendientes, Pendientes, Realizadas: 0 }))
      return answer
    },
    (asesoria) => !asesoria.Realizada,
  )
}

export const useDeleteAll = () => {
  const recount = useRecount()
  return useListDeletion<Asesoria, void, Bulk>(
    LIST,
    async () => {
      const answer = await call(api.asesorias.deleteAll)
      recount(() => ({ Total: 0, Pendientes: 0, Realizadas: 0 }))
      return answer
    },
    () => false,
  )
}
