import {
  FieldPath,
  FieldValue,
  type Firestore,
  type QueryDocumentSnapshot,
  type WriteBatch,
} from 'firebase-admin/firestore'
import { LISTS } from '../../functions/src/lists/lists.repository.ts'
import type { Migration } from '../migrations/migration.ts'

/** Firestore takes 500 writes a batch; one of them says how far it went. */
const PER_BATCH = 400

/** `migraciones/{number}`: how far a migration of this project has come. */
interface Progress {
  titulo: string
  /** The collections that are done, and the last document of the one that is not. */
  hechas: string[]
  hasta: string | null
  cambiados: number
  terminada: boolean
}

const progressOf = (db: Firestore, { number }: Migration) =>
  db.collection('migraciones').doc(String(number).padStart(3, '0'))

const started = ({ title }: Migration): Progress => ({
  titulo: title,
  hechas: [],
  hasta: null,
  cambiados: 0,
  terminada: false,
})

/** Those that this project has not been through, in their order. */
export const pendingMigrations = async (
  db: Firestore,
  migrations: readonly Migration[],
): Promise<Migration[]> => {
  const outcomes = await Promise.all(migrations.map((migration) => progressOf(db, migration).get()))
  return migrations.filter((_, index) => !outcomes[index]?.get('terminada'))
}

const nextDocuments = async (
  db: Firestore,
  collection: string,
  after: string | null,
): Promise<QueryDocumentSnapshot[]> => {
  const query = db.collection(collection).orderBy(FieldPath.documentId()).limit(PER_BATCH)
  return (await (after === null ? query : query.startAfter(after)).get()).docs
}

/** What visitors see is made of these records: as every write of the API, this one has it made anew. */
const changeLists = (db: Firestore, batch: WriteBatch): void => {
  for (const list of LISTS)
    batch.set(db.collection('listas').doc(list), { version: FieldValue.increment(1) }, { merge: true })
}

/**
 * Runs one migration to its end, from where it was broken off. The portal may be in use meanwhile: a document that
 * somebody changes at that moment makes its batch fail, and the migration is to be run again.
 * @returns how many documents it changed in all
 */
export const migrate = async (db: Firestore, migration: Migration): Promise<number> => {
  const record = progressOf(db, migration)
  let progress = { ...started(migration), ...(await record.get()).data() } as Progress
  for (const collection of migration.collections) {
    while (!progress.hechas.includes(collection)) {
      const documents = await nextDocuments(db, collection, progress.hasta)
      const changes = await Promise.all(documents.map((document) => migration.change(document)))
      const batch = db.batch()
      let changed = 0
      for (const [index, { ref, updateTime }] of documents.entries()) {
        const change = changes[index]
        if (!change) continue
        changed += 1
        batch.update(ref, change, { lastUpdateTime: updateTime })
      }
      if (changed > 0) changeLists(db, batch)
      const isDone = documents.length < PER_BATCH
      progress = {
        ...progress,
        cambiados: progress.cambiados + changed,
        hechas: isDone ? [...progress.hechas, collection] : progress.hechas,
        hasta: isDone ? null : (documents.at(-1)?.id ?? null),
      }
      batch.set(record, progress)
      await batch.commit()
    }
  }
  await record.set({ ...progress, terminada: true, fecha: FieldValue.serverTimestamp() })
  return progress.cambiados
}
