import { FieldValue, type Firestore, type Timestamp, type WithFieldValue } from 'firebase-admin/firestore'
import type * as z from 'zod'
import type { ContentEvent } from '../events/events.ts'
import type { Folder } from '../platform/file-store.ts'
import { doesNotExist } from '../platform/firestore-codes.ts'
import { createCollection, type Found, type Stored } from '../store/collection.ts'
import type { Actor, Write } from '../store/write.ts'

export interface PersonName {
  nombre: string
  apellido: string
  username: string
}

/** Who uploaded a record. The name is that of the day, or the last one where the account is gone. */
export type Uploader = PersonName & { uid: string }

/** What is known of a record's files: where they are, and what its kind keeps of them. */
export type Archivo<Details> = Details & Folder

/** What the log calls a record by. */
export interface Titled {
  titulo: string
}

/** What a document of `boletines`, `libros` or `galeria` begins as. */
export type NewContent<Fields, Details> = Fields & {
  archivo: Archivo<Details>
  subidoPor: Uploader
  /** Tells the same form sent again under its key from another one; null without a key. */
  fingerprint: string | null
}

type ContentRecord<Fields, Details> = NewContent<Fields, Details> & { fechaSubida: Timestamp }
export type StoredContent<Fields, Details> = Stored<ContentRecord<Fields, Details>>

/** One collection of content: its shape, and what comes to pass in it. */
export interface ContentShape<Fields, Details> {
  name: string
  schema: z.ZodType<ContentRecord<Fields, Details>>
  notFound: string
  events: Record<'published' | 'edited' | 'deleted', ContentEvent>
}

export type ContentRepository<Fields extends Titled, Details> = ReturnType<
  typeof createContentRepository<Fields, Details>
>

/** `Fields` are those of the form, stored as they are sent. */
export const createContentRepository = <Fields extends Titled, Details>(
  db: Firestore,
  write: Write,
  { name, schema, notFound, events }: ContentShape<Fields, Details>,
) => {
  type Changed = Partial<WithFieldValue<ContentRecord<Fields, Details>>>
  const records = createCollection(db, { name, schema, notFound, createdAt: 'fechaSubida' })

  const changeFields = (actor: Actor, id: string, fields: Fields) =>
    write(actor, async (unit) => {
      unit.update(records, id, fields as object as Changed)
      unit.emit({ name: events.edited, registro: id, etiqueta: fields.titulo })
      return { replaced: null }
    })

  const replaceFiles = (actor: Actor, id: string, fields: Fields, archivo: Archivo<Details>) =>
    write(actor, async (unit) => {
      const { carpeta } = (await unit.get(records, id)).archivo
      unit.update(records, id, { ...fields, archivo } as object as Changed)
      unit.emit({ name: events.edited, registro: id, etiqueta: fields.titulo, carpeta })
      return { replaced: carpeta }
    })

  return {
    collection: name,
    newId: records.newId,
    find: records.find,
    get: records.get,

    /** @returns false where another request has stored its form under this id */
    create: (actor: Actor, id: string, content: NewContent<Fields, Details>): Promise<boolean> =>
      write(actor, async (unit) => {
        if (await unit.find(records, id)) return false
        const record = { ...content, fechaSubida: FieldValue.serverTimestamp() }
        unit.create(records, id, record as WithFieldValue<ContentRecord<Fields, Details>>)
        unit.emit({ name: events.published, registro: id, etiqueta: content.titulo })
        return true
      }),

    /** The latest date of publication first; of one day, or without one, the latest upload. */
    async list(): Promise<Found<ContentRecord<Fields, Details>>> {
      const found = await records.list()
      return { ...found, records: found.records.sort(latestFirst) }
    },

    /** The folder that each record names, also of one that cannot be read otherwise. */
    async folders(): Promise<Named[]> {
      const { docs } = await records.all.select('titulo', 'archivo.carpeta').get()
      return docs.map((doc) => ({
        id: doc.id,
        titulo: String(doc.get('titulo')),
        carpeta: doc.get('archivo.carpeta') as string,
      }))
    },

    /**
     * Changes the fields and, where there are new ones, the files. Of several edits at once the last one stays.
     * @returns the folder of the files that nobody refers to any more, if any
     * @throws not_found
     */
    edit: (
      actor: Actor,
      id: string,
      fields: Fields,
      archivo: Archivo<Details> | null,
    ): Promise<{ replaced: string | null }> =>
      archivo ? replaceFiles(actor, id, fields, archivo) : changeFields(actor, id, fields),

    /**
     * @returns the folder of its files
     * @throws not_found
     */
    delete: (actor: Actor, id: string): Promise<string> =>
      write(actor, async (unit) => {
        const { archivo, titulo } = await unit.get(records, id)
        unit.delete(records, id)
        const { carpeta } = archivo
        unit.emit({ name: events.deleted, registro: id, etiqueta: titulo, carpeta })
        return carpeta
      }),

    /** Writes the name that somebody goes by now into what they uploaded, before it can no longer be looked up. */
    async keepUploaderName({ uid, nombre, apellido, username }: Uploader): Promise<void> {
      const { docs } = await records.all.where('subidoPor.uid', '==', uid).get()
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

export interface Named {
  id: string
  titulo: string
  carpeta: string
}

interface Dated {
  fechaPublicacion?: string
  fechaSubida: Timestamp
}

const latestFirst = (a: Dated, b: Dated): number =>
  (b.fechaPublicacion ?? '').localeCompare(a.fechaPublicacion ?? '') ||
  b.fechaSubida.toMillis() - a.fechaSubida.toMillis()
