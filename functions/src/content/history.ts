import { ESTADOS_CONTENIDO, type EstadoContenido, type RecordHistory } from '@naf/contract'
import type { BitacoraRecord } from '../db/audit-log.ts'
import { fullName, type PersonName } from '../users/record.ts'
import { type Publication, standingAt } from './publication.ts'

/** The changes of a record. The audit log stores the names of the changed fields and a new state, never a text. */

export const changesIn = (
  before: Partial<Publication>,
  contents: object,
  after: Partial<Publication>,
  now: number,
): string[] => {
  const was = standingAt(before, now)
  const fields = Object.entries(contents)
    .filter(([name, value]) => Reflect.get(before, name) !== value)
    .map(([name]) => name)
  if (after.estado && was.estado !== after.estado) return [...fields, after.estado]
  const moment = (record: Partial<Publication>) => record.fechaProgramada?.toMillis()
  return moment(was) === moment(after) ? fields : [...fields, 'fechaProgramada']
}

const isEstado = (word: string): word is EstadoContenido =>
  (ESTADOS_CONTENIDO as readonly string[]).includes(word)

/** The author of a change whose account is gone. */
const SOMEBODY = 'Alguien del equipo'

/** The lines of the log about a record, with the present names of the people. */
export const presentHistory = async (
  namesOf: (uids: string[]) => Promise<Map<string, PersonName>>,
  lines: readonly BitacoraRecord[],
): Promise<RecordHistory> => {
  const names = await namesOf([...new Set(lines.flatMap(({ uid }) => uid ?? []))])
  const nameOf = (uid: string) => {
    const name = names.get(uid)
    return name ? fullName(name) : SOMEBODY
  }
  return {
    Cambios: lines.map(({ evento, detalle, fecha, uid }) => {
      const words = detalle?.split(' ') ?? []
      return {
        Fecha: fecha.toDate().toISOString(),
        Evento: evento,
        Quien: uid === null ? null : nameOf(uid),
        Campos: words.filter((word) => !isEstado(word)),
        Estado: words.find(isEstado) ?? null,
      }
    }),
  }
}
