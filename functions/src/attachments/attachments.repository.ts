import type { Firestore, WithFieldValue } from 'firebase-admin/firestore'
import type { Actor } from '../db/audit-log.ts'
import type { Write } from '../events/write.ts'
import type { Folder } from '../google/storage.ts'
import { asDetail, changesIn } from '../records/changes.ts'
import { isPublished, type Publication } from '../records/publication.ts'
import {
  createRecordsRepository,
  type NewRecord,
  type RecordShape,
  recordCollection,
  type StoredRecord,
  type Titled,
} from '../records/records.repository.ts'
import { createFolders } from './folders.repository.ts'
import type { Archivo, WithFile } from './stored-file.ts'

export type StoredWithFile<Fields, Details> = StoredRecord<WithFile<Fields, Details>>

export type AttachmentsRepository<Fields extends Titled, Details> = ReturnType<
  typeof createAttachmentsRepository<Fields, Details>
>

type Events = RecordShape<unknown>['events']

export interface AttachmentShape<Fields, Details> extends RecordShape<WithFile<Fields, Details>> {
  events: Events & Record<'created', Events['edited']>
}

/** What a form changes; null for what stays. */
export interface Edit<Fields, Details> {
  contents: Fields
  publication: Publication | null
  archivo: Archivo<Details> | null
}

/** The files of a folder, copied into another one. */
export interface Copied {
  from: string
  to: Folder
}

/**
 * The folder that no record names any more, or null; or, where nothing was written yet, the folder to be copied before: a
 * file that its readers had, and shall have no longer, goes to an address that they do not know.
 */
export type Changed = { left: string | null } | { copyOf: string }

/** Records with a file each: what changes or deletes one says which folder no record names any more. */
export const createAttachmentsRepository = <Fields extends Titled, Details>(
  db: Firestore,
  write: Write,
  shape: AttachmentShape<Fields, Details>,
) => {
  type Record = WithFile<Fields, Details>
  type Changes = Partial<WithFieldValue<StoredWithFile<Fields, Details>>>
  const { name, events } = shape
  const collection = recordCollection(db, shape)
  const records = createRecordsRepository(collection, write, events)

  return {
    ...records,
    ...createFolders(db, collection, events),

    /** @returns false where another request has stored its form under this id */
    create: (actor: Actor, id: string, record: NewRecord<Record>): Promise<boolean> =>
      records.create(
        actor,
        id,
        record,
        isPublished(record, Date.now()) ? {} : { name: events.created, ...asDetail([record.estado]) },
      ),

    /**
     * Changes the fields, who sees them and, where there is a new one, the file.
     * @throws not_found
     */
    edit: (
      actor: Actor,
      id: string,
      { contents, publication, archivo }: Edit<Fields, Details>,
      copied: Copied | null,
    ): Promise<Changed> =>
      write(actor, async (tx): Promise<Changed> => {
        const now = Date.now()
        const hides = publication !== null && !isPublished(publication, now)
        // What neither replaces the file nor hides it is right whatever others change meanwhile: the last one stays.
        const before = await (archivo || hides ? tx.get(collection, id) : collection.get(id))
        const after = publication ?? before
        const { carpeta } = before.archivo
        const was = isPublished(before, now)
        const mayBeRead = isPublished(before, now + UNDER_WAY_MS)
        const isMoved = archivo === null && hides && mayBeRead
        if (isMoved && copied?.from !== carpeta) return { copyOf: carpeta }

        const next = isMoved ? { ...before.archivo, ...copied?.to } : archivo
        const changes: object = { ...contents, ...publication, ...(next && { archivo: next }) }
        tx.update(collection, id, changes as Changes)
        const changed = changesIn(before, contents, after, now)
        tx.emit({
          name: !was && isPublished(after, now) ? events.published : events.edited,
          registro: id,
          lista: name,
          etiqueta: contents.titulo,
          ...asDetail(archivo ? [...changed, 'archivo'] : changed),
          ...(next && { carpeta }),
        })
        return { left: next ? carpeta : (copied?.to.carpeta ?? null) }
      }),

    /**
     * @returns the folder that no record names any more
     * @throws not_found
     */
    delete: (actor: Actor, id: string): Promise<string> =>
      write(actor, async (tx) => {
        const { archivo, titulo } = await tx.get(collection, id)
        const { carpeta } = archivo
        tx.delete(collection, id)
        tx.emit({ name: events.deleted, registro: id, lista: name, etiqueta: titulo, carpeta })
        return carpeta
      }),
  }
}

/** What falls due while it is written may have been read by then. */
const UNDER_WAY_MS = 60_000
