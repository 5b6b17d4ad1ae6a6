import { type Firestore, Timestamp } from 'firebase-admin/firestore'
import { createBitacora } from '../../db/audit-log.ts'
import { type Collection, isDocumentId } from '../../db/collection.ts'
import type { AsesoriaRecord, StoredAsesoria } from './asesoria-record.ts'

/** Beyond so many changes the list is read anew. */
const CHANGES_MAX = 500
/** Two writes of one moment may be committed one after the other: what is near is looked at once more. */
const OVERLAP_MS = 3000

export interface Changes {
  /** From when on to ask the next time. */
  until: Date
  /** Null where so much happened that the list is to be read anew. */
  changed: { records: StoredAsesoria[]; deleted: string[] } | null
}

/** What became of requests since a moment. The log tells of which; where nothing happened, that is one read. */
export const createChanges = (db: Firestore, asesorias: Collection<AsesoriaRecord>) => {
  const bitacora = createBitacora(db)

  return async (since: Date): Promise<Changes> => {
    const lines = await bitacora.all
      .where('fecha', '>=', Timestamp.fromDate(since))
      .orderBy('fecha')
      .select('evento', 'registro')
      .limit(CHANGES_MAX + 1)
      .get()
    const until = new Date(Math.max(since.getTime(), lines.readTime.toMillis() - OVERLAP_MS))
    const isOfMany = lines.docs.some((line) => line.get('evento') === 'asesorias.eliminadas')
    if (isOfMany || lines.size > CHANGES_MAX) return { until, changed: null }

    const ids = new Set(
      lines.docs.flatMap((line) =>
        String(line.get('evento')).startsWith('asesoria.') ? [String(line.get('registro'))] : [],
      ),
    )
    const known = [...ids].filter(isDocumentId)
    if (known.length === 0) return { until, changed: { records: [], deleted: [] } }
    const documents = await db.getAll(...known.map(asesorias.document))
    const deleted = documents.filter(({ exists }) => !exists).map(({ id }) => id)
    return {
      until,
      changed: { records: asesorias.found(documents.filter(({ exists }) => exists)).records, deleted },
    }
  }
}
