import { type Answer, type Asesoria, type AsesoriaCount, api } from '@naf/contract'
import { useQueryClient } from '@tanstack/react-query'
import { call, failureText, isGone } from '../../api/client.ts'
import { useRowMutation } from '../../api/row-changes.ts'
import { formatNumber } from '../../lib/format.ts'
import { alertError, confirmDelete, confirmTyped, notice, toast } from '../../ui/dialog.ts'
import { LIST } from './asesoria-data.ts'

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
  const { mutateAsync, isPending } = useRowMutation<Asesoria, Which, Answer<typeof api.asesorias.deleteAll>>({
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
