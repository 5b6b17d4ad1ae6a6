import type { Firestore, WithFieldValue } from 'firebase-admin/firestore'
import {
  createRecordsRepository,
  type RecordShape,
  recordCollection,
  type StoredRecord,
  type Titled,
} from '../records/records.repository.ts'
import type { Actor, Write } from '../store/write.ts'
import type { Archivo, WithFile } from './stored-file.ts'

export type StoredWithFile<Fields, Details> = StoredRecord<WithFile<Fields, Details>>

export type AttachmentsRepository<Fields extends Titled, Details> = ReturnType<
  typeof createAttachmentsRepository<Fields, Details>
>

/** The folder that a record names. */
export interface NamedFolder {
  id: string
  titulo: string
  carpeta: string
}

/** Records with a file each: what changes or deletes one says which folder no record names any more. */
export const createAttachmentsRepository = <Fields extends Titled, Details>(
  db: Firestore,
  write: Write,
  shape: RecordShape<WithFile<Fields, Details>>,
) => {
  const collection = recordCollection(db, shape)
  const records = createRecordsRepository(collection, write, shape.events)

  const replaceFile = (actor: Actor, id: string, fields: Fields, archivo: Archivo<Details>) =>
    write(actor, async (unit) => {
      const { carpeta } = (await unit.get(collection, id)).archivo
      const changes: object = { ...fields, archivo }
      unit.update(collection, id, changes as Partial<WithFieldValue<StoredWithFile<Fields, Details>>>)
      unit.emit({
        name: shape.events.edited,
        registro: id,
        lista: shape.name,
        etiqueta: fields.titulo,
        carpeta,
      })
      return carpeta
    })

  return {
    ...records,
    /**
     * Changes the fields and, where there is a new one, the file.
     * @returns the folder of the former file, if it was replaced
     * @throws not_found
     */
    async edit(
      actor: Actor,
      id: string,
      fields: Fields,
      archivo: Archivo<Details> | null,
    ): Promise<string | null> {
      if (archivo) return replaceFile(actor, id, fields, archivo)
      await records.edit(actor, id, fields as object as WithFile<Fields, Details>)
      return null
    },

    /**
     * @returns the folder of its file
     * @throws not_found
     */
    delete: (actor: Actor, id: string): Promise<string> =>
      write(actor, async (unit) => {
        const { archivo, titulo } = await unit.get(collection, id)
        const { carpeta } = archivo
        unit.delete(collection, id)
        unit.emit({ name: shape.events.deleted, registro: id, lista: shape.name, etiqueta: titulo, carpeta })
        return carpeta
      }),

    /** The folder that each record names, also of one that cannot be read otherwise. */
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
