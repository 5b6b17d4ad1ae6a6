import {
  type Asesoria,
  type AsesoriaCount,
  api,
  type CierreDelEquipo,
  type Estado,
  MOTIVO_MAX,
} from '@naf/contract'
import { useQueryClient } from '@tanstack/react-query'
import { useRef } from 'react'
import { call, failureText, isChangedMeanwhile, isGone } from '../../api/client.ts'
import { useRowDeletion, useRowMutation, withRow } from '../../api/row-changes.ts'
import { useSession } from '../../auth/session.ts'
import { formatNumber } from '../../lib/format.ts'
import { deleteRow, focusPlan } from '../../list/row-actions.tsx'
import { recountPending } from '../../parts/inicio.tsx'
import { alertError, askWords, confirmDelete, confirmTyped, notice, toast } from '../../ui/dialog.ts'
import { Of } from '../../ui/text.tsx'
import { LIST, putInCase, readCaseAgain } from './asesoria-data.ts'

/** A call that changes a request and answers with it, and what is said about that. */
export interface Change {
  asesoria: Asesoria
  send: () => Promise<Asesoria>
  /** What the list shows until the answer comes. */
  meanwhile?: Partial<Asesoria>
  /** Said when it is done, where the screen does not show it. */
  done?: string
  failed: string
}

export const marking = (asesoria: Asesoria): Change => ({
  asesoria,
  send: () => call(api.asesorias.markDone, { params: { id: asesoria.Id } }),
  meanwhile: { Realizada: true, FechaRealizacion: new Date().toISOString() },
  done: 'Asesoría marcada como realizada',
  failed: 'No se pudo marcar como realizada',
})

/** @param asesoria as it is, or as it was before it was marked */
export const reopening = (asesoria: Asesoria, Motivo = ''): Change => ({
  asesoria: { ...asesoria, Realizada: true },
  send: () => call(api.asesorias.reopen, { params: { id: asesoria.Id }, input: { Motivo } }),
  meanwhile: { Realizada: false, FechaRealizacion: null },
  done: 'La asesoría vuelve a estar pendiente',
  failed: 'No se pudo deshacer',
})

export const attendantOf = ({ Atiende }: Asesoria): string | null => Atiende?.Uid ?? null

/** @param to a member of the team, or null for nobody */
export const assigning = (asesoria: Asesoria, to: string | null, from = attendantOf(asesoria)): Change => ({
  asesoria,
  send: () => call(api.asesorias.assign, { params: { id: asesoria.Id }, input: { Desde: from, Uid: to } }),
  failed: 'No se pudo asignar',
})

export const moving = (asesoria: Asesoria, to: Estado, Cierre?: CierreDelEquipo): Change => ({
  asesoria,
  send: () =>
    call(api.asesorias.changeState, {
      params: { id: asesoria.Id },
      input: { Desde: asesoria.Estado, Estado: to, ...(Cierre && { Cierre }) },
    }),
  failed: 'No se pudo guardar el cambio',
})

/** The list, the count of pending requests and the case follow a change. */
export const useChange = () => {
  const client = useQueryClient()
  return useRowMutation<Asesoria, Omit<Change, 'failed'>, Asesoria>({
    list: LIST,
    mutationFn: async ({ asesoria, send }) => {
      try {
        const changed = await send()
        recountPending(client, (count) => count + Number(asesoria.Realizada) - Number(changed.Realizada))
        putInCase(client, changed)
        return changed
      } finally {
        readCaseAgain(client, asesoria.Id)
      }
    },
    about: ({ asesoria }) => asesoria.Id,
    meanwhile: (row, { meanwhile }) => ({ ...row, ...meanwhile }),
    applied: withRow,
  })
}

export type AsesoriaActions = ReturnType<typeof useAsesoriaActions>

export const useAsesoriaActions = () => {
  const client = useQueryClient()
  const { uid } = useSession()
  const changing = useChange()
  const deleting = useRowDeletion(LIST, (id) => call(api.asesorias.delete, { params: { id } }))
  const underWay = useRef(new Set<string>())

  const send = (change: Change) => {
    const { Id } = change.asesoria
    underWay.current.add(Id)
    return changing.mutateAsync(change).finally(() => underWay.current.delete(Id))
  }

  /** Without a message. @returns why the change failed; null if it did not */
  const attempt = (change: Change): Promise<string | null> =>
    send(change).then(
      () => null,
      (error) => failureText(change.failed, error),
    )

  /** One change of a request at a time: a second press does nothing. @returns whether it was made */
  const perform = async (change: Change): Promise<boolean> => {
    const { Id } = change.asesoria
    if (underWay.current.has(Id)) return false
    const restoreFocus = focusPlan(Id)
    let isMade = true
    try {
      await send(change)
      if (change.done) toast(change.done)
    } catch (error) {
      isMade = false
      if (isChangedMeanwhile(error)) await notice('La asesoría cambió', error.message)
      else await alertError(failureText(change.failed, error))
    }
    await restoreFocus()
    return isMade
  }

  const reopen = async (asesoria: Asesoria) => {
    const motivo = await askWords({
      title: 'Volver a abrir la asesoría',
      label: 'Motivo (opcional)',
      confirm: 'Volver a abrir',
      maxLength: MOTIVO_MAX,
    })
    if (motivo !== null) await perform(reopening(asesoria, motivo))
  }

  const remove = (asesoria: Asesoria) =>
    deleteRow({
      rowId: asesoria.Id,
      question: {
        text: `Se eliminará la asesoría de ${asesoria.Nombre} (${asesoria.TipoServicio}). Queda 30 días en la papelera, de donde un administrador puede recuperarla.`,
      },
      run: async () => {
        await deleting.mutateAsync(asesoria.Id)
        if (!asesoria.Realizada) recountPending(client, (count) => count - 1)
      },
      texts: {
        done: 'Asesoría eliminada',
        failed: 'No se pudo eliminar',
        gone: 'No se pudo encontrar la asesoría',
      },
    })

  return {
    attempt,
    perform,
    mark: async (asesoria: Asesoria) => !asesoria.Realizada && perform(marking(asesoria)),
    undo: (asesoria: Asesoria) => perform(reopening(asesoria)),
    reopen,
    takeOn: async (asesoria: Asesoria) =>
      uid !== null && attendantOf(asesoria) !== uid && perform(assigning(asesoria, uid)),
    remove,
    changingId: changing.isPending ? changing.variables.asesoria.Id : null,
    deletingId: deleting.isPending ? deleting.variables : null,
  }
}

/** Stands near where 'Marcar como realizada' stood, so the second press of a double click undoes nothing. */
export function UndoButton({ name, onUndo }: { name: string; onUndo: () => void }) {
  return (
    <button
      type="button"
      onClick={({ detail }) => detail < 2 && onUndo()}
      className="link inline-flex min-h-6 cursor-pointer items-center justify-center whitespace-nowrap"
    >
      <Of name={name}>Deshacer</Of>
    </button>
  )
}

type Which = 'done' | 'all'

const NONE: Record<Which, string> = {
  done: 'No hay asesorías marcadas como realizadas para eliminar.',
  all: 'No hay asesorías para eliminar.',
}

/**
 * Deletes the requests that are done, or all. The question has their number as the server counts it then: the list in
 * hand may be a part.
 */
export const useDeleteMany = () => {
  const client = useQueryClient()
  const { mutateAsync, isPending } = useRowMutation<Asesoria, Which, { eliminadas: number }>({
    list: LIST,
    mutationFn: (which) =>
      which === 'done' ? call(api.asesorias.deleteDone) : call(api.asesorias.deleteAll),
    applied: (rows, _answer, which) => rows.filter(({ Realizada }) => which === 'done' && !Realizada),
  })
  return async (which: Which) => {
    if (isPending) return
    try {
      const count = await call(api.asesorias.count)
      const number = which === 'done' ? count.Realizadas : count.Total
      if (number === 0) return await notice(NONE[which])
      if (!(await (which === 'done' ? askDone(number) : askAll(count)))) return
      const { eliminadas } = await mutateAsync(which)
      void client.invalidateQueries({ queryKey: [api.informe.inicio.path] })
      toast(
        eliminadas === 1 ? 'Se eliminó 1 asesoría' : `Se eliminaron ${formatNumber(eliminadas)} asesorías`,
      )
    } catch (error) {
      if (isGone(error)) await notice(NONE[which])
      else await alertError(failureText('No se pudo eliminar', error))
    }
  }
}

/** Deleting more takes a typed number. */
const FEW = 20

const askDone = (number: number) => {
  const what =
    number === 1
      ? 'Se eliminará 1 asesoría marcada como realizada.'
      : `Se eliminarán ${formatNumber(number)} asesorías marcadas como realizadas.`
  const text = `${what} Los filtros de la vista no cuentan. Las pendientes se conservan. Lo eliminado queda 30 días en la papelera.`
  return number > FEW ? askNumber(text, number) : confirmDelete({ text })
}

const askAll = ({ Total, Pendientes }: AsesoriaCount) => {
  const counts = `En total: ${formatNumber(Total)}. Pendientes: ${formatNumber(Pendientes)}.`
  return askNumber(`Se eliminarán todas las asesorías. ${counts} Esta acción es irreversible.`, Total)
}

const askNumber = (text: string, number: number) =>
  confirmTyped({
    text,
    expected: String(number),
    label: `Para confirmar, escribe ${number}`,
    wrong: `Escribe ${number} para eliminarlas.`,
  })
