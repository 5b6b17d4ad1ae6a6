import type { Firestore } from 'firebase-admin/firestore'
import { type BitacoraRecord, createBitacora } from '../db/audit-log.ts'
import type { Collection } from '../db/collection.ts'
import type { RecordShape } from '../records/records.repository.ts'

/** The folder that a record names. */
export interface NamedFolder {
  id: string
  titulo: string
  carpeta: string
}

/** Which folders the records of a kind have, and what happened to each. */
export const createFolders = <Record>(
  db: Firestore,
  collection: Pick<Collection<Record>, 'name' | 'all' | 'document'>,
  events: RecordShape<Record>['events'],
) => {
  const bitacora = createBitacora(db)

  return {
    /** Whether the record stands in the folder, also where nobody can read it. */
    async names(id: string, carpeta: string): Promise<boolean> {
      const record = await collection.document(id).get()
      return record.get('archivo.carpeta') === carpeta
    },

    /** What the log says of a record, the last first. */
    async history(id: string): Promise<BitacoraRecord[]> {
      const { records } = await bitacora.list((all) => all.where('registro', '==', id))
      const own = events.edited.replace(/\..*/, '.')
      return records
        .filter(({ evento }) => evento.startsWith(own))
        .sort((a, b) => b.fecha.toMillis() - a.fecha.toMillis())
    },

    /** The folder that each record names; also of one that cannot be read otherwise. */
    async folders(): Promise<NamedFolder[]> {
      const { docs } = await collection.all.select('titulo', 'archivo.carpeta').get()
      return docs.map((doc) => ({
        id: doc.id,
        titulo: String(doc.get('titulo')),
        carpeta: doc.get('archivo.carpeta') as string,
      }))
    },
  }
}
