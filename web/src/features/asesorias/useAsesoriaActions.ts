import type { Asesoria } from '@naf/contract'
import { failureText, isGone } from '../../lib/api-client.ts'
import { alertError, confirmDelete, notice, toast } from '../../lib/dialogs.ts'
import { deleteRow } from '../../ui/delete-row.ts'
import { focusPlan } from '../../ui/focus-plan.ts'
import { useDeleteAll, useDeleteAsesoria, useDeleteDone, useMarkAsesoria } from './api.ts'
import { MENSAJES_LISTA as TEXTO } from './messages.ts'

/**
 * What staff does with a request or with many: asks where something is destroyed, says how it went.
 * @param asesorias undefined as long as the list is not there; deleting many does not wait for it
 */
export const useAsesoriaActions = (asesorias: readonly Asesoria[] | undefined) => {
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

  const count = asesorias?.length
  const pending = asesorias?.filter((asesoria) => !asesoria.Realizada).length ?? 0
  const done = count === undefined ? undefined : count - pending

  return {
    pending,
    mark,
    remove,
    removeDone: () =>
      removeMany({
        count: done,
        none: TEXTO.noneDone,
        question: done === undefined ? TEXTO.confirmDeleteDoneUncounted : TEXTO.confirmDeleteDone(done),
        run: deletingDone.mutateAsync,
      }),
    removeAll: () =>
      removeMany({
        count,
        none: TEXTO.none,
        question:
          count === undefined ? TEXTO.confirmDeleteAllUncounted : TEXTO.confirmDeleteAll(count, pending),
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
