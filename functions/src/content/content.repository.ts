import {
  type CollectionReference,
  type DocumentData,
  FieldValue,
  type Firestore,
  type Timestamp,
} from 'firebase-admin/firestore'
import { whenFree } from '../platform/contention.ts'
import type { Folder } from '../platform/file-store.ts'
import { alreadyExists, doesNotExist } from '../platform/firestore-codes.ts'

export interface PersonName {
  nombre: string
  apellido: string
  username: string
}

/** Who uploaded a record. The name is that of the day, or the last one where the account is gone. */
export type Uploader = PersonName & { uid: string }

/** What is known of a record's files: where they are, and what its kind keeps of them. */
export type Archivo<Details> = Details & Folder

/** What a document of `boletines`, `libros` or `galeria` begins as. */
export type NewContent<Fields, Details> = Fields & {
  archivo: Archivo<Details>
  subidoPor: Uploader
  /** Tells the same form sent again under its key from another one; null without a key. */
  fingerprint: string | null
}

export type StoredContent<Fields, Details> = NewContent<Fields, Details> & {
  id: string
  fechaSubida: Timestamp
}

export type ContentRepository<Fields, Details> = ReturnType<typeof createContentRepository<Fields, Details>>

/** One collection of content. `Fields` are those of the form, stored as they are sent. */
export const createContentRepository = <Fields, Details>(db: Firestore, collection: string) => {
  type Stored = StoredContent<Fields, Details>
  const records = db.collection(collection) as CollectionReference<DocumentData, DocumentData>

  const find = async (id: string): Promise<Stored | null> => {
    const data = (await records.doc(id).get()).data()
    return data ? ({ id, ...data } as Stored) : null
  }

  /** A record, and the condition that it is still the one that was read. */
  const read = async (id: string) => {
    const snapshot = await records.doc(id).get()
    return {
      record: snapshot.data() as Stored | undefined,
      unchanged: { lastUpdateTime: snapshot.updateTime },
    }
  }

  const changeFields = async (id: string, fields: Fields) => {
    try {
      await whenFree(() => records.doc(id).update(fields as DocumentData))
      return { replaced: null }
    } catch (error) {
      if (doesNotExist(error)) return undefined
      throw error
    }
  }

  const replaceFiles = async (id: string, fields: Fields, archivo: Archivo<Details>) => {
    // Firestore repeats a write whose answer was lost; by then the record names the new folder itself.
    let replaced: string | null = null
    return whenFree(async () => {
      const { record, unchanged } = await read(id)
      if (!record) return undefined
      if (record.archivo.carpeta !== archivo.carpeta) replaced = record.archivo.carpeta
      await records.doc(id).update({ ...(fields as DocumentData), archivo }, unchanged)
      return { replaced }
    })
  }

  return {
    collection,
    newId: (): string => records.doc().id,
    find,

    /**
     * @returns whether the record that now bears this id is this one; a lost answer makes Firestore's client ask again,
     * and the same form may have been stored by another request
     */
    async create(id: string, content: NewContent<Fields, Details>): Promise<boolean> {
      const fechaSubida = FieldValue.serverTimestamp()
      try {
        await records.doc(id).create({ ...content, fechaSubida })
        return true
      } catch (error) {
        if (!alreadyExists(error)) throw error
        return (await find(id))?.archivo.carpeta === content.archivo.carpeta
      }
    },

    /** The latest date of publication first; of one day, or without one, the latest upload. */
    async list(): Promise<Stored[]> {
      const { docs } = await records.get()
      return docs.map((doc) => ({ id: doc.id, ...doc.data() }) as Stored).sort(latestFirst)
    },

    /**
     * Changes the fields and, where there are new ones, the files. Of several edits at once the last one stays.
     * @returns the folder of the files that nobody refers to any more, if any; undefined where there is no such record
     * @throws unavailable where too many edit the record
     */
    edit: (
      id: string,
      fields: Fields,
      archivo: Archivo<Details> | null,
    ): Promise<{ replaced: string | null } | undefined> =>
      archivo ? replaceFiles(id, fields, archivo) : changeFields(id, fields),

    /**
     * @returns the folder of its files; undefined where there is no such record
     * @throws unavailable where too many edit the record
     */
    async delete(id: string): Promise<string | undefined> {
      // Of two deletions at once, which look the same from here as one whose answer was lost, both may hear of the folder.
      let carpeta: string | undefined
      await whenFree(async () => {
        const { record, unchanged } = await read(id)
        if (!record) return
        carpeta = record.archivo.carpeta
        await records.doc(id).delete(unchanged)
      })
      return carpeta
    },

    /** Writes the name that somebody goes by now into what they uploaded, before it can no longer be looked up. */
    async keepUploaderName({ uid, nombre, apellido, username }: Uploader): Promise<void> {
      const { docs } = await records.where('subidoPor.uid', '==', uid).get()
      const subidoPor = { uid, nombre, apellido, username }
      await Promise.all(
        docs.map(({ ref }) =>
          ref.update({ subidoPor }).catch((error: unknown) => {
            // Somebody deleted the record meanwhile.
            if (!doesNotExist(error)) throw error
          }),
        ),
      )
    },
  }
}

interface Dated {
  fechaPublicacion?: string
  fechaSubida: Timestamp
}

const latestFirst = (a: Dated, b: Dated): number =>
  (b.fechaPublicacion ?? '').localeCompare(a.fechaPublicacion ?? '') ||
  b.fechaSubida.toMillis() - a.fechaSubida.toMillis()
