import {
  type Answer,
  type Asesoria,
  type AsesoriaCase,
  type AsesoriaCount,
  api,
  MOTIVO_MAX,
} from '@naf/contract'
import { type QueryClient, useQueryClient } from '@tanstack/react-query'
import { useRef } from 'react'
import { call, failureText, isGone } from '../../api/client.ts'
import { cachedRows, updateRows, useRowDeletion, useRowMutation, withRow } from '../../api/row-changes.ts'
import { formatNumber } from '../../lib/format.ts'
import { deleteRow, focusPlan } from '../../list/row-actions.tsx'
import { alertError, askWords, notice, toast } from '../../ui/dialog.ts'
import { Of } from '../../ui/text.tsx'
import { caseKey, LIST, shifted, useRecount } from './asesoria-lists.ts'
import { UNDO } from './asesoria-texts.ts'
import { readCaseAgain } from './case/case-changes.ts'
import { askDeleteAll, askDeleteDone, oneQuestion } from './delete-questions.ts'

/** The case, if it is open, shows the answer at once and then what happened. */
const useFollowInCase = () => {
  const client = useQueryClient()
  return (asesoria: Asesoria) => {
    client.setQueryData<AsesoriaCase>(caseKey(asesoria.Id), (open) => open && { ...open, Asesoria: asesoria })
    readCaseAgain(client, asesoria.Id)
  }
}

const useMark = () => {
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
    meanwhile: (row: Asesoria) => ({ ...row, Realizada: true, FechaRealizacion: new Date().toISOString() }),
    applied: withRow,
  })
}

const useReopen = () => {
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
    meanwhile: (row: Asesoria) => ({ ...row, Realizada: false, FechaRealizacion: null }),
    applied: withRow,
  })
}

/** @returns a function that gives a request to somebody of the team, or to nobody */
const useAssign = () => {
  const client = useQueryClient()
  const followInCase = useFollowInCase()
  return async (id: string, from: string | null, to: string | null) => {
    const input = { Desde: from, Uid: to }
    const assigned = await call(api.asesorias.assign, { params: { id }, input })
    await updateRows<Asesoria>(client, LIST, (rows) => withRow(rows, assigned))
    followInCase(assigned)
  }
}

const doneOf = (client: QueryClient) =>
  cachedRows<Asesoria>(client, LIST).filter(({ Realizada }) => Realizada)

const useDelete = () => {
  const recount = useRecount()
  return useRowDeletion(LIST, async (id, { client }) => {
    const done = Number(doneOf(client).some(({ Id }) => Id === id))
    const answer = await call(api.asesorias.delete, { params: { id } })
    recount(({ Total, Pendientes, Realizadas }) => ({
      Total: Total - 1,
      Pendientes: Pendientes - 1 + done,
      Realizadas: Realizadas - done,
    }))
    return answer
  })
}

type Deleted = Answer<typeof api.asesorias.deleteAll>

/** The answer's number shows whether there were others: marked by colleagues, or beyond the list's window. */
const useDeleteDone = () => {
  const recount = useRecount()
  return useRowMutation<Asesoria, void, Deleted>({
    list: LIST,
    mutationFn: async (_, { client }) => {
      const answer = await call(api.asesorias.deleteDone)
      if (answer.eliminadas !== doneOf(client).length)
        await client.invalidateQueries({ queryKey: LIST, refetchType: 'none' })
      recount(({ Pendientes }) => ({ Total: Pendientes, Pendientes, Realizadas: 0 }))
      return answer
    },
    applied: (rows) => rows.filter(({ Realizada }) => !Realizada),
  })
}

const useDeleteAll = () => {
  const recount = useRecount()
  return useRowMutation<Asesoria, void, Deleted>({
    list: LIST,
    mutationFn: async () => {
      const answer = await call(api.asesorias.deleteAll)
      recount(() => ({ Total: 0, Pendientes: 0, Realizadas: 0 }))
      return answer
    },
    applied: () => [],
  })
}

export type AsesoriaActions = ReturnType<typeof useAsesoriaActions>

/**
 * What staff does with a request or with many: asks before something is destroyed, tells how it went.
 * @param count undefined while unknown; deleting many does not wait for it
 */
export const useAsesoriaActions = (count: AsesoriaCount | undefined) => {
  const [marking, reopening, deleting, assign] = [useMark(), useReopen(), useDelete(), useAssign()]
  const [deletingDone, deletingAll] = [useDeleteDone(), useDeleteAll()]
  const underWay = useRef(new Set<string>())

  /** @returns why the request was not changed; null if it was */
  const attempt = async (id: string, run: () => Promise<unknown>, failed: string): Promise<string | null> => {
    underWay.current.add(id)
    try {
      await run()
      return null
    } catch (error) {
      return failureText(failed, error)
    } finally {
      underWay.current.delete(id)
    }
  }

  const quiet = {
    mark: ({ Id }: Asesoria) =>
      attempt(Id, () => marking.mutateAsync(Id), 'No se pudo marcar como realizada'),
    reopen: ({ Id }: Asesoria, motivo = '') =>
      attempt(Id, () => reopening.mutateAsync({ id: Id, motivo }), 'No se pudo deshacer'),
    assign: ({ Id }: Asesoria, from: string | null, to: string | null) =>
      attempt(Id, () => assign(Id, from, to), 'No se pudo asignar'),
  }

  /** One change of a request at a time: a second press does nothing. @returns whether it was changed */
  const change = async (id: string, run: () => Promise<string | null>, done: string): Promise<boolean> => {
    if (underWay.current.has(id)) return false
    const restoreFocus = focusPlan(id)
    const failure = await run()
    if (failure === null) toast(done)
    else await alertError(failure)
    await restoreFocus()
    return failure === null
  }

  const mark = async (asesoria: Asesoria): Promise<boolean> =>
    !asesoria.Realizada && change(asesoria.Id, () => quiet.mark(asesoria), 'Asesoría marcada como realizada')

  const undo = (asesoria: Asesoria, motivo = '') =>
    change(asesoria.Id, () => quiet.reopen(asesoria, motivo), 'La asesoría vuelve a estar pendiente')

  /** Asks why, for the history. */
  const reopen = async (asesoria: Asesoria) => {
    const motivo = await askWords({
      title: 'Volver a abrir la asesoría',
      label: 'Motivo (opcional)',
      confirm: 'Volver a abrir',
      maxLength: MOTIVO_MAX,
    })
    if (motivo !== null) await undo(asesoria, motivo)
  }

  const remove = (asesoria: Asesoria) =>
    deleteRow({
      rowId: asesoria.Id,
      question: { text: oneQuestion(asesoria) },
      run: () => deleting.mutateAsync(asesoria.Id),
      texts: {
        done: 'Asesoría eliminada',
        failed: 'No se pudo eliminar',
        gone: 'No se pudo encontrar la asesoría',
      },
    })

  /** @param number undefined while unknown: the server then tells that there was nothing */
  const removeMany = async (
    number: number | undefined,
    none: string,
    ask: () => Promise<boolean>,
    run: () => Promise<Deleted>,
  ) => {
    if (number === 0) return notice(none)
    if (!(await ask())) return
    try {
      const { eliminadas } = await run()
      toast(
        eliminadas === 1 ? 'Se eliminó 1 asesoría' : `Se eliminaron ${formatNumber(eliminadas)} asesorías`,
      )
    } catch (error) {
      if (isGone(error)) await notice(none)
      else await alertError(failureText('No se pudo eliminar', error))
    }
  }

  return {
    /** The same changes without a message: each returns why it failed, null if it did not. */
    quiet,
    mark,
    undo,
    reopen,
    remove,
    removeDone: () =>
      removeMany(
        count?.Realizadas,
        'No hay asesorías marcadas como realizadas para eliminar.',
        () => askDeleteDone(count),
        deletingDone.mutateAsync,
      ),
    removeAll: () =>
      removeMany(
        count?.Total,
        'No hay asesorías para eliminar.',
        () => askDeleteAll(count),
        deletingAll.mutateAsync,
      ),
    /** The row whose deletion is under way. */
    deletingId: deleting.isPending ? deleting.variables : null,
    isDeletingMany: deletingDone.isPending || deletingAll.isPending,
  }
}

interface UndoButtonProps {
  name: string
  onUndo: () => void
}

/** Stands near where 'Marcar como realizada' stood, so the second press of a double click undoes nothing. */
export function UndoButton({ name, onUndo }: UndoButtonProps) {
  return (
    <button
      type="button"
      onClick={({ detail }) => detail < 2 && onUndo()}
      className="link inline-flex min-h-6 cursor-pointer items-center justify-center whitespace-nowrap"
    >
      {UNDO}
      <Of name={name} />
    </button>
  )
}
