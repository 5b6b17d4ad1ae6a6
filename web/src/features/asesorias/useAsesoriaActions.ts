import type { Asesoria, AsesoriaCount } from '@naf/contract'
import { failureText, isGone } from '../../lib/api-client.ts'
import { alertError, confirmDelete, notice, toast } from '../../lib/dialogs.ts'
import { deleteRow } from '../../ui/delete-row.ts'
import { focusPlan } from '../../ui/focus-plan.ts'
import { MENSAJES_LISTA as TEXTO } from './messages.ts'
import { useDeleteAll, useDeleteAsesoria, useDeleteDone, useMarkAsesoria } from './staff-api.ts'

/**
 * What staff does with a request or with many: asks where something is destroyed, says how it went.
 * @param count undefined as long as nobody knows how many there are; deleting many does not wait for it
 */
export const useAsesoriaActions = (count: AsesoriaCount | undefined) => {
  const marking = useMarkAsesoria()
  const deleting = useDeleteAsesoria()
  const deletingDone = useDeleteDone()
  const deletingAll = useDeleteAll()

  const mark = async ({ Id }: Asesoria) => {
    const restoreFocus = focusPlan(Id)
    try {
      await marking.mutateAsync(Id)
      void toast(TEXTO.marked)
    } catch (error) {
      await alertError(failureText(TEXTO.markFailed, error))
    }
    await restoreFocus()
  }

  const remove = ({ Id, Nombre, TipoServicio }: Asesoria) =>
    deleteRow({
      rowId: Id,
      question: TEXTO.confirmDelete(Nombre, TipoServicio),
      run: () => deleting.mutateAsync(Id),
      texts: { done: TEXTO.deleted, failed: TEXTO.deleteFailed, gone: TEXTO.notFound },
    })

  const removeMany = async (bulk: Bulk) => {
    if (bulk.count === 0) return notice(bulk.none)
    if (!(await confirmDelete({ text: bulk.question }))) return
    try {
      const { eliminadas } = await bulk.run()
      void toast(TEXTO.deletedCount(eliminadas))
    } catch (error) {
      if (isGone(error)) await notice(bulk.none)
      else await alertError(failureText(TEXTO.deleteFailed, error))
    }
  }

  return {
    mark,
    remove,
    removeDone: () =>
      removeMany({
        count: count?.Realizadas,
        none: TEXTO.noneDone,
        question: count ? TEXTO.confirmDeleteDone(count.Realizadas) : TEXTO.confirmDeleteDoneUncounted,
        run: deletingDone.mutateAsync,
      }),
    removeAll: () =>
      removeMany({
        count: count?.Total,
        none: TEXTO.none,
        question: count
          ? TEXTO.confirmDeleteAll(count.Total, count.Pendientes)
          : TEXTO.confirmDeleteAllUncounted,
        run: deletingAll.mutateAsync,
      }),
    /** The row whose deletion is under way. */
    deletingId: deleting.isPending ? deleting.variables : null,
    isDeletingMany: deletingDone.isPending || deletingAll.isPending,
  }
}

interface Bulk {
  /** Undefined where nobody knows: the server then says that there was nothing. */
  count: number | undefined
  /** Said where there is nothing to delete. */
  none: string
  question: string
  run: () => Promise<{ eliminadas: number }>
}
