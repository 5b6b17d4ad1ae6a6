import { FieldValue, type Firestore, Timestamp, type WithFieldValue } from 'firebase-admin/firestore'
import type { Actor } from '../../db/audit-log.ts'
import { countOf, pagesNewestFirst } from '../../db/query.ts'
import type { Write } from '../../events/write.ts'
import { asDetail, changesIn } from '../../records/changes.ts'
import { isPublished, type Publication } from '../../records/publication.ts'
import {
  createRecordsRepository,
  type NewRecord,
  recordCollection,
} from '../../records/records.repository.ts'
import { isMoved } from './cambio-record.ts'
import { createCambioWrites } from './cambio-writes.repository.ts'
import {
  type CapacitacionContents,
  type CapacitacionFields,
  capacitacionShape,
  type StoredCapacitacion,
} from './capacitacion-record.ts'

export const capacitacionesOf = (db: Firestore) => recordCollection(db, capacitacionShape)

export const createCapacitacionesRepository = (db: Firestore, write: Write) => {
  const { name, events } = capacitacionShape
  const collection = capacitacionesOf(db)
  const records = createRecordsRepository(collection, write, events)
  const cambios = createCambioWrites(db)

  return {
    ...records,

    count: () => countOf(collection.all),
    /** The latest day first. */
    pages: () => pagesNewestFirst(collection, 'fecha'),

    /** @returns false where another request has stored its form under this id */
    create: (actor: Actor, id: string, record: NewRecord<CapacitacionFields>): Promise<boolean> =>
      records.create(
        actor,
        id,
        record,
        isPublished(record, Date.now()) ? {} : { name: events.created, ...asDetail([record.estado]) },
      ),

    /**
     * Changes the fields of the form and leaves the sign-up counts alone, so that nobody who signs up meanwhile is lost.
     * Another day, hour or place is counted and told to the people who signed up.
     * @param publication null where it stays
     * @throws not_found
     */
    change: (
      actor: Actor,
      id: string,
      contents: CapacitacionContents,
      publication: Publication | null,
    ): Promise<void> =>
      write(actor, async (tx) => {
        const now = Date.now()
        const before = await collection.get(id)
        const after = publication ?? before
        const moved = { movimientos: FieldValue.increment(1), movida: Timestamp.now() }
        const changes: object = { ...contents, ...publication, ...(isMoved(before, contents) && moved) }
        tx.update(collection, id, changes as Partial<WithFieldValue<StoredCapacitacion>>)
        cambios.storeChange(tx, before, contents)
        tx.emit({
          name: !isPublished(before, now) && isPublished(after, now) ? events.published : events.edited,
          registro: id,
          lista: name,
          etiqueta: contents.titulo,
          ...asDetail(changesIn(before, contents, after, now)),
        })
      }),

    /**
     * Whoever signed up is told, where it is still to come.
     * @throws not_found
     */
    delete: (actor: Actor, id: string): Promise<void> =>
      write(actor, async (tx) => {
        const gone = await tx.get(collection, id)
        tx.delete(collection, id)
        cambios.storeDeletion(tx, gone)
        tx.emit({ name: events.deleted, registro: id, lista: name, etiqueta: gone.titulo })
      }),
  }
}
