import { ESTADOS_CONTENIDO, type EstadoContenido, momentAtClock } from '@naf/contract'
import { Timestamp } from 'firebase-admin/firestore'
import * as z from 'zod'
import { storedTimeOrNull } from '../db/collection.ts'

/** The four states of a record, and the clock that publishes (docs/decisions/publication.md). */

export interface Publication {
  estado: EstadoContenido
  /** When it will be published; null for states other than `programado`. */
  fechaProgramada: Timestamp | null
}

/** A record without a state is published. */
export const storedPublication = {
  estado: z.enum(ESTADOS_CONTENIDO).default('publicado'),
  fechaProgramada: storedTimeOrNull,
}

export interface PublicationForm {
  estado?: EstadoContenido | undefined
  fechaProgramada?: string | undefined
}

export type Contents<Form extends PublicationForm> = Omit<Form, keyof PublicationForm>

export const PUBLISHED: Publication = { estado: 'publicado', fechaProgramada: null }

/** A form in two parts. `publication` is null if the form does not say a state. */
export const partsOf = <Fields extends object>({
  estado,
  fechaProgramada,
  ...contents
}: Fields & PublicationForm): { contents: Fields; publication: Publication | null } => {
  const moment = estado === 'programado' ? momentAtClock(fechaProgramada ?? '') : null
  return {
    contents: contents as object as Fields,
    publication: estado ? { estado, fechaProgramada: moment && Timestamp.fromDate(moment) } : null,
  }
}

const isDue = ({ estado, fechaProgramada }: Partial<Publication>, now: number): boolean =>
  estado === 'programado' && fechaProgramada != null && fechaProgramada.toMillis() <= now

/** The record as it is at a moment: a scheduled one is published by the clock, without a write. */
export const standingAt = <Record extends Partial<Publication>>(record: Record, now: number): Record =>
  isDue(record, now) ? { ...record, ...PUBLISHED } : record

/** Whether readers may see the record. Kinds without states are always published. */
export const isPublished = (record: Partial<Publication>, now: number): boolean =>
  (record.estado ?? 'publicado') === 'publicado' || isDue(record, now)

/** When the next scheduled record is published, in ms; Infinity if none is scheduled. */
export const nextPublication = (records: Partial<Publication>[], now: number): number => {
  const moments = records
    .filter((record) => !isPublished(record, now))
    .map(({ fechaProgramada }) => fechaProgramada?.toMillis() ?? Infinity)
  return Math.min(...moments)
}
