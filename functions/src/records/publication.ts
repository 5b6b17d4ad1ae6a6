import type { EstadoContenido } from '@naf/contract'
import { ESTADOS_CONTENIDO, momentAtClock } from '@naf/contract'
import * as z from 'zod'
import { type Moment, momentAt, storedTimeOrNull } from '../db/fields.ts'

/** Where a record stands on its way to its readers. */
export interface Publication {
  estado: EstadoContenido
  /** When it is published; null but for `programado`. */
  fechaProgramada: Moment | null
}

/** A record that says nothing of it is published. */
export const storedPublication = {
  estado: z.enum(ESTADOS_CONTENIDO).default('publicado'),
  fechaProgramada: storedTimeOrNull,
}

/** What a form says of it. */
export interface PublicationForm {
  estado?: EstadoContenido | undefined
  fechaProgramada?: string | undefined
}

/** What a form says of the record itself. */
export type Contents<Form extends PublicationForm> = Omit<Form, keyof PublicationForm>

const PUBLISHED: Publication = { estado: 'publicado', fechaProgramada: null }

/** A form in its two parts; null for a publication of which it says nothing. */
export const partsOf = <Fields extends object>({
  estado,
  fechaProgramada,
  ...contents
}: Fields & PublicationForm): { contents: Fields; publication: Publication | null } => ({
  contents: contents as object as Fields,
  publication: estado
    ? {
        estado,
        fechaProgramada: estado === 'programado' ? momentAt(momentAtClock(fechaProgramada ?? '')) : null,
      }
    : null,
})

const isDue = ({ estado, fechaProgramada }: Partial<Publication>, now: number): boolean =>
  estado === 'programado' && fechaProgramada != null && fechaProgramada.toMillis() <= now

/** As it stands at a moment: what was scheduled is published by the clock, and nobody writes it down. */
export const standingAt = <Record extends Publication>(record: Record, now: number): Record =>
  isDue(record, now) ? { ...record, ...PUBLISHED } : record

/** Whether its readers have it. A kind of record without drafts says nothing of it: all of them are published. */
export const isPublished = (record: Partial<Publication>, now: number): boolean =>
  (record.estado ?? 'publicado') === 'publicado' || isDue(record, now)

/** When the next of the scheduled records is published; null where none is. */
export const nextPublication = (records: Partial<Publication>[], now: number): number | null => {
  const moments = records.flatMap((record) =>
    record.estado === 'programado' && record.fechaProgramada && !isDue(record, now)
      ? [record.fechaProgramada.toMillis()]
      : [],
  )
  return moments.length > 0 ? Math.min(...moments) : null
}

export const newPublication = (publication: Publication | null): Publication => publication ?? PUBLISHED
