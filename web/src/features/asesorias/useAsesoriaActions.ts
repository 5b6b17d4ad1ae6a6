import { type Asesoria, type AsesoriaCount, MOTIVO_MAX } from '@naf/contract'
import { useRef } from 'react'
import { failureText, isGone } from '../../api/client.ts'
import { deleteRow, focusPlan } from '../../list/row-actions.tsx'
import { alertError, askWords, confirmDelete, confirmTyped, notice, toast } from '../../ui/dialog.ts'
import {
  useDeleteAll,
  useDeleteAsesoria,
  useDeleteDone,
  useMarkAsesoria,
  useReopenAsesoria,
} from './list-api.ts'
import { MENSAJES_LISTA as TEXTO } from './list-messages.ts'

/**
 * What staff does with a request or with many: asks where something is destroyed, says how it went.
 * @param count undefined as long as nobody knows how many there are; deleting many does not wait for it
 */
export const useAsesoriaActions = (count: AsesoriaCount | undefined) => {
  const marking = useMarkAsesoria()
  const reopening = useReopenAsesoria()
  const onTheirWay = useRef(new Set<string>())
  const deleting = useDeleteAsesoria()
  const deletingDone = useDeleteDone()
  const deletingAll = useDeleteAll()

  /** Of the same request one at a time: an impatient second press is no second order. */
  const change = async (Id: string, { run, done, failed }: Change) => {
    if (onTheirWay.current.has(Id)) return
    onTheirWay.current.add(Id)
    const restoreFocus = focusPlan(Id)
    try {
      await run()
      toast(done)
    } catch (error) {
      await alertError(failureText(failed, error))
    } finally {
      onTheirWay.current.delete(Id)
    }
    await restoreFocus()
  }

  const mark = async ({ Id, Realizada }: Asesoria) => {
    if (Realizada) return
    const run = () => marking.mutateAsync(Id)
    await change(Id, { run, done: TEXTO.marked, failed: TEXTO.markFailed })
  }

  const undo = ({ Id }: Asesoria, motivo = '') =>
    change(Id, {
      run: () => reopening.mutateAsync({ id: Id, motivo }),
      done: TEXTO.undone,
      failed: TEXTO.undoFailed,
    })

  /** Asks why, for the history. */
  const reopen = async (asesoria: Asesoria) => {
    const motivo = await askWords({ ...TEXTO.reopen, maxLength: MOTIVO_MAX })
    if (motivo !== null) await undo(asesoria, motivo)
  }

  const remove = ({ Id, Nombre, TipoServicio }: Asesoria) =>
    deleteRow({
      rowId: Id,
      question: { text: TEXTO.confirmDelete(Nombre, TipoServicio) },
      run: () => deleting.mutateAsync(Id),
      texts: { done: TEXTO.deleted, failed: TEXTO.deleteFailed, gone: TEXTO.notFound },
    })

  const removeMany = async (bulk: Bulk) => {
    if (bulk.count === 0) return notice(bulk.none)
    if (!(await bulk.ask(bulk.question))) return
    try {
      const { eliminadas } = await bulk.run()
      toast(TEXTO.deletedCount(eliminadas))
    } catch (error) {
      if (isGone(error)) await notice(bulk.none)
      else await alertError(failureText(TEXTO.deleteFailed, error))
    }
  }

  const askTyped = (text: string) => {
    const expected = count ? String(count.Total) : TEXTO.all
    return confirmTyped({
      text,
      expected,
      label: TEXTO.typeCount(expected),
      wrong: TEXTO.typeCountWrong(expected),
    })
  }

  return {
    mark,
    undo,
    reopen,
    remove,
    removeDone: () =>
      removeMany({
        count: count?.Realizadas,
        none: TEXTO.noneDone,
        question: count ? TEXTO.confirmDeleteDone(count.Realizadas) : TEXTO.confirmDeleteDoneUncounted,
        ask: (text) => confirmDelete({ text }),
        run: deletingDone.mutateAsync,
      }),
    removeAll: () =>
      removeMany({
        count: count?.Total,
        none: TEXTO.none,
        question: count
          ? TEXTO.confirmDeleteAll(count.Total, count.Pendientes)
          : TEXTO.confirmDeleteAllUncounted,
        ask: askTyped,
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
  ask: (question: string) => Promise<boolean>
  run: () => Promise<{ eliminadas: number }>
}

interface Change {
  run: () => Promise<unknown>
  done: string
  failed: string
}
