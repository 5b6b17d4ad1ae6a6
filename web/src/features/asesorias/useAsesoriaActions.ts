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
        none: TEXTO.sinRealizadas,
        question:
          done === undefined
            ? TEXTO.confirmarEliminarRealizadasSinLista
            : TEXTO.confirmarEliminarRealizadas(done),
        run: deletingDone.mutateAsync,
      }),
    removeAll: () =>
      removeMany({
        count,
        none: TEXTO.sinAsesorias,
        question:
          count === undefined
            ? TEXTO.confirmarEliminarTodasSinLista
            : TEXTO.confirmarEliminarTodas(count, pending),
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
