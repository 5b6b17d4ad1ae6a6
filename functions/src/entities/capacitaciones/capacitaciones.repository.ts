import { FieldValue, type Firestore, Timestamp } from 'firebase-admin/firestore'
import { createStore, type Edit, type StoreDeps } from '../../content/store.ts'
import { createCollection } from '../../db/collection.ts'
import { countOf, pagesNewestFirst } from '../../db/query.ts'
import type { AuthorizedSession } from '../../google/identity.ts'
import { isMoved } from './cambio-record.ts'
import { createCambioWrites } from './cambio-writes.repository.ts'
import { CAPACITACIONES, type CapacitacionContents, capacitacionSchema } from './capacitacion-record.ts'

export const capacitacionesOf = (db: Firestore) =>
  createCollection(db, {
    name: CAPACITACIONES.name,
    schema: capacitacionSchema,
    notFound: CAPACITACIONES.messages.notFound,
    createdAt: 'fechaSubida',
  })

export const createCapacitacionesRepository = (deps: StoreDeps) => {
  const store = createStore(deps, CAPACITACIONES)
  const cambios = createCambioWrites(deps.db)

  return {
    ...store,

    count: () => countOf(store.records.all),
    /** The latest day first. */
    pages: () => pagesNewestFirst(store.records, 'fecha'),

    /**
     * Changes the fields of the form and leaves the sign-up counts alone, so that nobody who signs up meanwhile is lost.
     * Another day, hour or place is counted and told to the people who signed up.
     * @throws not_found
     */
    editForm: (
      session: AuthorizedSession,
      id: string,
      edit: Edit & { contents: CapacitacionContents },
    ): Promise<void> =>
      deps.transact(session, async (tx) => {
        const before = await store.get(id)
        const moved = { movimientos: FieldValue.increment(1), movida: Timestamp.now() }
        store.change(tx, before, edit, isMoved(before, edit.contents) ? moved : {})
        cambios.storeChange(tx, before, edit.contents)
      }),

    /**
     * Whoever signed up is told, where it is still to come.
     * @throws not_found
     */
    delete: (session: AuthorizedSession, id: string) =>
      store.delete(session, id, (tx, gone) => cambios.storeDeletion(tx, gone)),
  }
}
