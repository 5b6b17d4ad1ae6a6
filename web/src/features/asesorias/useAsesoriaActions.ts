import type { Asesoria } from '@naf/contract'
import { failureText, isGone } from '../../lib/api-client.ts'
import { alertError, confirmDelete, notice, toast } from '../../lib/dialogs.ts'
import { deleteRow } from '../../ui/delete-row.ts'
import { focusPlan } from '../../ui/focus-plan.ts'
import { useDeleteAll, useDeleteAsesoria, useDeleteDone, useMarkAsesoria } from './api.ts'
import { MENSAJES_LISTA as TEXTO } from './messages.ts'

/** What staff does with a request or with many: asks where something is destroyed, says how it went. */
export const useAsesoriaActions = (asesorias: readonly Asesoria[]) => {
  const marking = useMarkAsesoria()
  const deleting = useDeleteAsesoria()
  const deletingDone = useDeleteDone()
  const deletingAll = useDeleteAll()

  const mark = async ({ Id }: Asesoria) => {
    const restoreFocus = focusPlan(Id)
    try {
      await marking.mutateAsync(Id)
      void toast(TEXTO.marcada)
    } catch (error) {
      await alertError(failureText(TEXTO.errorAlMarcar, error))
    }
    await restoreFocus()
  }

  const remove = ({ Id, Nombre, TipoServicio }: Asesoria) =>
    deleteRow({
      rowId: Id,
      question: TEXTO.confirmarEliminar(Nombre, TipoServicio),
      run: () => deleting.mutateAsync(Id),
      texts: { done: TEXTO.eliminada, failed: TEXTO.errorAlEliminar, gone: TEXTO.noEncontrada },
    })

  const removeMany = async (bulk: Bulk) => {
    if (bulk.count === 0) return notice(bulk.none)
    if (!(await confirmDelete({ text: bulk.question }))) return
    try {
      const { eliminadas } = await bulk.run()
      void toast(TEXTO.eliminadas(eliminadas))
    } catch (error) {
      if (isGone(error)) await notice(bulk.none)
      else await alertError(failureText(TEXTO.errorAlEliminar, error))
    }
  }

  const pending = asesorias.filter((asesoria) => !asesoria.Realizada).length
  const done = asesorias.length - pending

  return {
    pending,
    mark,
    remove,
    removeDone: () =>
      removeMany({
        count: done,
        none: TEXTO.sinRealizadas,
        question: TEXTO.confirmarEliminarRealizadas(done),
        run: deletingDone.mutateAsync,
      }),
    removeAll: () =>
      removeMany({
        count: asesorias.length,
        none: TEXTO.sinAsesorias,
        question: TEXTO.confirmarEliminarTodas(asesorias.length, pending),
        run: deletingAll.mutateAsync,
      }),
    /** The row whose deletion is under way. */
    deletingId: deleting.isPending ? deleting.variables : null,
    isDeletingMany: deletingDone.isPending || deletingAll.isPending,
  }
}

interface Bulk {
  count: number
  /** Said where there is nothing to delete. */
  none: string
  question: string
  run: () => Promise<{ eliminadas: number }>
}
