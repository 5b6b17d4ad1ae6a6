import { FieldValue, type Firestore, type Timestamp, type WithFieldValue } from 'firebase-admin/firestore'
import type * as z from 'zod'
import type { Actor } from '../db/audit-log.ts'
import { type Collection, createCollection, type Found, type Stored } from '../db/collection.ts'
import { doesNotExist } from '../db/tx.ts'
import type { RecordEvent } from '../events/events.ts'
import type { Write } from '../events/write.ts'
import type { Publication } from './publication.ts'
import type { Uploader } from './uploader.ts'

/** What the log calls a record by, and who sees it, of a kind that has drafts. */
export interface Titled extends Partial<Publication> {
  titulo: string
}

/** What a record begins as: what its form says, and who sent it. */
export type NewRecord<Fields> = Fields & {
  subidoPor: Uploader
  /** Tells the same form sent again under its key from another one; null without a key. */
  fingerprint: string | null
}

type RecordOf<Fields> = NewRecord<Fields> & { fechaSubida: Timestamp }
export type StoredRecord<Fields> = Stored<RecordOf<Fields>>
export type RecordCollection<Fields> = Collection<RecordOf<Fields>>

/** One kind's collection: its shape, and what comes to pass in it. */
export interface RecordShape<Fields> {
  name: string
  /** It gives every field of the form a value, also one that was not sent, or not asked for in its day. */
  schema: z.ZodType<RecordOf<Required<Fields>>>
  notFound: string
  events: Record<'published' | 'edited' | 'deleted', RecordEvent>
}

export type RecordsRepository<Fields extends Titled> = ReturnType<typeof createRecordsRepository<Fields>>

export const recordCollection = <Fields>(
  db: Firestore,
  { name, schema, notFound }: RecordShape<Fields>,
): RecordCollection<Fields> => {
  const read = schema as z.ZodType as z.ZodType<RecordOf<Fields>>
  return createCollection(db, { name, schema: read, notFound, createdAt: 'fechaSubida' })
}

/** `Fields` are those of the form, stored as they are sent. */
export const createRecordsRepository = <Fields extends Titled>(
  records: RecordCollection<Fields>,
  write: Write,
  events: RecordShape<Fields>['events'],
) => ({
  collection: records.name,
  newId: records.newId,
  find: records.find,
  get: records.get,

  /** The latest date of publication first; of one day, or without one, the latest upload. */
  async list(): Promise<Found<RecordOf<Fields>>> {
    const found = await records.list()
    return { ...found, records: found.records.sort(latestFirst) }
  },

  /**
   * @param happened where it is not published yet
   * @returns false where another request has stored its form under this id
   */
  create: (
    actor: Actor,
    id: string,
    record: NewRecord<Fields>,
    happened: { name?: RecordEvent; detalle?: string } = {},
  ): Promise<boolean> =>
    write(actor, async (tx) => {
      if (await tx.find(records, id)) return false
      const dated = { ...record, fechaSubida: FieldValue.serverTimestamp() }
      tx.create(records, id, dated as WithFieldValue<RecordOf<Fields>>)
      const about = { registro: id, lista: records.name, etiqueta: record.titulo }
      tx.emit({ name: events.published, ...about, ...happened })
      return true
    }),

  /**
   * Of several edits at once the last one stays.
   * @throws not_found
   */
  edit: (actor: Actor, id: string, fields: Partial<Fields> & Titled): Promise<void> =>
    write(actor, async (tx) => {
      tx.update(records, id, fields as object as Partial<WithFieldValue<RecordOf<Fields>>>)
      tx.emit({ name: events.edited, registro: id, lista: records.name, etiqueta: fields.titulo })
    }),

  /** @throws not_found */
  delete: (actor: Actor, id: string): Promise<void> =>
    write(actor, async (tx) => {
      const { titulo } = await tx.get(records, id)
      tx.delete(records, id)
      tx.emit({ name: events.deleted, registro: id, lista: records.name, etiqueta: titulo })
    }),

  /**
   * Writes the name that somebody goes by now into what they uploaded, before it can no longer be looked up. Nobody sees
   * it until then: the deletion of the user is what changes the lists.
   */
  async storeUploaderName({ uid, nombre, apellido, username }: Uploader): Promise<void> {
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
})

interface Dated {
  fechaPublicacion?: string
  fechaSubida: Timestamp
}

const latestFirst = (a: Dated, b: Dated): number =>
  (b.fechaPublicacion ?? '').localeCompare(a.fechaPublicacion ?? '') ||
  b.fechaSubida.toMillis() - a.fechaSubida.toMillis()
