import type { Asesoria, AsesoriaCount } from '@naf/contract'
import { formatNumber } from '../../lib/format.ts'
import { confirmDelete, confirmTyped } from '../../ui/dialog.ts'

/** The questions before requests are deleted: what goes, what stays, and how long the trash keeps it. */

export const oneQuestion = ({ Nombre, TipoServicio }: Asesoria): string =>
  `Se eliminará la asesoría de ${Nombre} (${TipoServicio}). Queda 30 días en la papelera, de donde un administrador puede recuperarla.`

/** Deleting more takes a typed number. */
const FEW = 20

/** @param count undefined where nobody knows it, also below */
export const askDeleteDone = (count: AsesoriaCount | undefined): Promise<boolean> => {
  const kept =
    'Los filtros de la vista no cuentan. Las pendientes se conservan. Lo eliminado queda 30 días en la papelera.'
  if (!count)
    return askTyped(`Se eliminarán todas las asesorías marcadas como realizadas. ${kept}`, 'realizadas')
  const { Realizadas } = count
  if (Realizadas === 1)
    return confirmDelete({ text: `Se eliminará 1 asesoría marcada como realizada. ${kept}` })
  const text = `Se eliminarán ${formatNumber(Realizadas)} asesorías marcadas como realizadas. ${kept}`
  return Realizadas > FEW ? askTyped(text, String(Realizadas)) : confirmDelete({ text })
}

/** Waits until the number of requests is typed. */
export const askDeleteAll = (count: AsesoriaCount | undefined): Promise<boolean> => {
  const final = 'Esta acción es irreversible.'
  if (!count) return askTyped(`Se eliminarán todas las asesorías, también las pendientes. ${final}`, 'todas')
  const { Total, Pendientes } = count
  const one = `Se eliminará la única asesoría, que ${Pendientes ? 'está pendiente' : 'ya está realizada'}. ${final}`
  const many = `Se eliminarán las ${formatNumber(Total)} asesorías, ${pendingText(count)}. ${final}`
  return askTyped(Total === 1 ? one : many, String(Total))
}

const pendingText = ({ Total, Pendientes }: AsesoriaCount): string => {
  if (Pendientes === 0) return 'ninguna pendiente'
  if (Pendientes === Total) return 'todas pendientes'
  return Pendientes === 1 ? '1 de ellas pendiente' : `${formatNumber(Pendientes)} de ellas pendientes`
}

const askTyped = (text: string, expected: string) =>
  confirmTyped({
    text,
    expected,
    label: `Para confirmar, escribe ${expected}`,
    wrong: `Escribe ${expected} para eliminarlas.`,
  })
