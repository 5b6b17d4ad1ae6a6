import { ESTADOS_CONTENIDO, type EstadoContenido, type RecordChange } from '@naf/contract'
import type { BitacoraRecord } from '../db/audit-log.ts'
import { type Publication, standingAt } from './publication.ts'

/** What an edit did, as a line of the log stores it: names of fields, and the state where that is another one. */

export const changesIn = (
  before: Publication & object,
  contents: object,
  after: Publication,
  now: number,
): string[] => {
  const was = standingAt(before, now)
  const fields = Object.entries(contents)
    .filter(([name, value]) => Reflect.get(before, name) !== value)
    .map(([name]) => name)
  if (was.estado !== after.estado) return [...fields, after.estado]
  const moment = (record: Publication) => record.fechaProgramada?.toMillis()
  return moment(was) === moment(after) ? fields : [...fields, 'fechaProgramada']
}

export const asDetail = (changes: readonly string[]): { detalle?: string } =>
  changes.length > 0 ? { detalle: changes.join(' ') } : {}

const isEstado = (word: string): word is EstadoContenido =>
  (ESTADOS_CONTENIDO as readonly string[]).includes(word)

/** @param nombre who did it; null for the portal */
export const presentChange = (
  { evento, detalle, fecha }: Pick<BitacoraRecord, 'evento' | 'detalle' | 'fecha'>,
  nombre: string | null,
): RecordChange => {
  const words = detalle?.split(' ') ?? []
  return {
    Fecha: fecha.toDate().toISOString(),
    Evento: evento,
    Quien: nombre,
    Campos: words.filter((word) => !isEstado(word)),
    Estado: words.find(isEstado) ?? null,
  }
}
