import { type Firestore, Timestamp } from 'firebase-admin/firestore'
import { type BitacoraRecord, createBitacora } from '../db/audit-log.ts'
import { asesoriasOf, type NamesOf, readNames, type StoredAsesoria } from './record.ts'
import { isOfPerson } from './workflow.ts'

/** A line of the log about a request; `nombre` is null if nobody of the team did it. */
export interface Happening extends Pick<BitacoraRecord, 'evento' | 'detalle' | 'uid' | 'fecha'> {
  nombre: string | null
}

/** Reads what happened to a request, oldest first, with present names. */
export const createHistory = (db: Firestore, namesOf: NamesOf) => {
  const bitacora = createBitacora(db)
  return async (id: string): Promise<Happening[]> => {
    const { records } = await bitacora.list((all) => all.where('registro', '==', id))
    const byTeam = records.filter(({ evento }) => !isOfPerson(evento))
    const nameOf = await readNames(
      namesOf,
      byTeam.map(({ uid }) => uid),
    )
    return records
      .toSorted((a, b) => a.fecha.toMillis() - b.fecha.toMillis())
      .map((line) => ({
        ...line,
        nombre: isOfPerson(line.evento) ? null : (nameOf(line.uid) ?? 'Alguien del equipo'),
      }))
  }
}

/** After more changes the whole list is read again. */
const CHANGES_MAX = 500
/** Two writes of one moment may be committed one after the other, so the last seconds are read once more. */
const OVERLAP_MS = 3000

export interface Changes {
  /** The moment to ask from the next time. */
  until: Date
  /** Null if so much changed that the list must be read again. */
  changed: { records: StoredAsesoria[]; deleted: string[] } | null
}

/** The requests that were changed or deleted since a moment; two reads if there are none. */
export const createChanges = (db: Firestore) => {
  const asesorias = asesoriasOf(db)
  return async (since: Date): Promise<Changes> => {
    const start = Timestamp.fromDate(since)
    const [changed, deleted] = await Promise.all([
      asesorias.all
        .where('fechaActualizacion', '>=', start)
        .limit(CHANGES_MAX + 1)
        .get(),
      db
        .collection('papelera')
        .where('fechaEliminacion', '>=', start)
        .select()
        .limit(CHANGES_MAX + 1)
        .get(),
    ])
    const readAt = Math.min(changed.readTime.toMillis(), deleted.readTime.toMillis())
    const until = new Date(Math.max(since.getTime(), readAt - OVERLAP_MS))
    if (changed.size > CHANGES_MAX || deleted.size > CHANGES_MAX) return { until, changed: null }

    // A request that was deleted and sent again is in both.
    const present = new Set(changed.docs.map(({ id }) => id))
    return {
      until,
      changed: {
        records: asesorias.found(changed.docs).records,
        deleted: deleted.docs.map(({ id }) => id).filter((id) => !present.has(id)),
      },
    }
  }
}
