import { randomUUID } from 'node:crypto'
import { basename } from 'node:path/posix'
import { type Firestore, Timestamp } from 'firebase-admin/firestore'
import * as z from 'zod'
import { createCollection } from '../db/collection.ts'
import { storedTime } from '../db/fields.ts'
import type { Transact, Tx } from '../db/tx.ts'
import { AppError, inTime, unavailable } from '../errors.ts'
import type { AuthorizedSession } from '../google/identity.ts'
import type { FileStore, Folder } from '../google/storage.ts'
import type { Upload } from '../http/multipart.ts'
import { logger } from '../util.ts'
import { isPublished, type Publication } from './publication.ts'
import type { FileKind, FileRecord } from './record.ts'
import type { Edit, NewRecord, Store } from './store.ts'

/**
 * Files are stored before their record and deleted after it, so a record always has its files
 * (docs/decisions/files-and-records.md). Each version of the files has a folder of its own, and so an address of its own.
 */

/**
 * `anteriores/{folder}`: folders of files to delete, from `hasta` on. A new folder is in the queue until a record names it,
 * an old one as soon as no record names it. So no file is ever left over.
 */
const schema = z.object({ carpeta: z.string(), hasta: storedTime })

/** An upload and its commit take two minutes at most. */
const UNNAMED_MS = 60 * 60_000
/** How long a request waits for its old files to be deleted. */
const REMOVAL_MS = 5_000
/** So many fit into a minute even if Storage is silent. */
const REMOVED_PER_MINUTE = 10

type FolderQueue = ReturnType<typeof createFolderQueue>

export const createFolderQueue = (db: Firestore, files: FileStore) => {
  const queue = createCollection(db, { name: 'anteriores', schema })
  /** The last part of a folder's name is unique. */
  const idOf = (carpeta: string) => basename(carpeta)

  /** Deletes a folder of the queue. If Storage does not answer, the minute job repeats it. */
  const remove = async (carpeta: string): Promise<void> => {
    try {
      await inTime(files.remove(carpeta), REMOVAL_MS)
      await queue.document(idOf(carpeta)).delete()
    } catch {
      logger.warn('files left behind', { carpeta })
    }
  }

  return {
    /** A new folder, before its first file is stored. */
    async open(root: string): Promise<Folder> {
      const folder = { carpeta: `${root}/${randomUUID()}`, token: randomUUID() }
      const hasta = Timestamp.fromMillis(Date.now() + UNNAMED_MS)
      await queue.document(idOf(folder.carpeta)).set({ carpeta: folder.carpeta, hasta })
      return folder
    },

    /** In the commit after which a record names the folder. */
    keep: (tx: Tx, carpeta: string): void => tx.delete(queue, idOf(carpeta)),

    /** In the commit after which no record names the folder. */
    add: (tx: Tx, carpeta: string): void => tx.set(queue, idOf(carpeta), { carpeta, hasta: Timestamp.now() }),

    remove,

    /** Deletes the folders that requests could not delete. */
    async removeDue(now: Date): Promise<void> {
      const { records } = await queue.list((all) =>
        all.where('hasta', '<=', now).orderBy('hasta').limit(REMOVED_PER_MINUTE),
      )
      for (const { carpeta } of records) await remove(carpeta)
    },
  }
}

/** A scheduled record that is published while it is written may have had readers by then. */
const UNDER_WAY_MS = 60_000

const mayHaveReaders = (record: Partial<Publication>): boolean =>
  isPublished(record, Date.now() + UNDER_WAY_MS)

/** Others may replace the file each time while it is copied. */
const ROUNDS = 5

export interface FileDeps {
  files: FileStore
  folders: FolderQueue
  transact: Transact
}

/** Creates, changes and deletes the records of a kind together with their files. */
export const createFileChanges = <R extends FileRecord>(
  { files, folders, transact }: FileDeps,
  kind: FileKind<R, unknown>,
  store: Store<R>,
) => {
  const upload = async (file: Upload) => {
    const prepared = await kind.prepare(file)
    const folder = await folders.open(kind.name)
    await files.save(folder, prepared.files)
    return { ...prepared.details, ...folder }
  }

  /** Does the write that names a new folder. A refused write names none; after any other failure nobody can tell. */
  const naming = async <T>({ carpeta }: Folder, write: () => Promise<T>): Promise<T> => {
    try {
      return await write()
    } catch (error) {
      if (error instanceof AppError) await folders.remove(carpeta)
      throw error
    }
  }

  /**
   * Changes a record and gives its files another folder.
   * @param copied the folder that was copied; undefined for a new file
   * @returns false if the record has another folder than the copied one by now
   */
  const move = async (
    session: AuthorizedSession,
    id: string,
    edit: Edit,
    to: Folder,
    copied?: string,
  ): Promise<boolean> => {
    const former = await naming(to, () =>
      transact(session, async (tx) => {
        const before = await tx.get(store.records, id)
        const { carpeta } = before.archivo
        if (copied !== undefined && carpeta !== copied) return null
        const archivo = { ...before.archivo, ...to }
        store.change(tx, before, edit, { archivo }, copied === undefined ? ['archivo'] : [])
        folders.keep(tx, to.carpeta)
        folders.add(tx, carpeta)
        return carpeta
      }),
    )
    await folders.remove(former ?? to.carpeta)
    return former !== null
  }

  /**
   * Hides a record, and moves its files to an address that its readers do not know.
   * @returns false if the record was published, replaced or deleted meanwhile
   */
  const hide = async (session: AuthorizedSession, id: string, edit: Edit): Promise<boolean> => {
    const before = await store.get(id)
    const { carpeta } = before.archivo
    if (mayHaveReaders(before)) {
      const copy = await folders.open(kind.name)
      if (await files.copy(carpeta, copy)) return move(session, id, edit, copy, carpeta)
      await folders.remove(copy.carpeta)
      return false
    }
    return transact(session, async (tx) => {
      const now = await tx.get(store.records, id)
      if (mayHaveReaders(now)) return false
      store.change(tx, now, edit)
      return true
    })
  }

  return {
    /** @throws unsupported_file, unavailable */
    async create(
      session: AuthorizedSession,
      id: string,
      record: Omit<NewRecord<R>, 'archivo'>,
      file: Upload,
    ): Promise<void> {
      const archivo = await upload(file)
      const isNew = await naming(archivo, () =>
        store.create(session, id, { ...record, archivo } as object as NewRecord<R>, (tx) =>
          folders.keep(tx, archivo.carpeta),
        ),
      )
      if (!isNew) await folders.remove(archivo.carpeta)
    },

    /**
     * Changes a record. A new file, or hiding the record from its readers, gives the files a new address and ends the old
     * one.
     * @throws not_found, unsupported_file, unavailable
     */
    async edit(session: AuthorizedSession, id: string, edit: Edit, file: Upload | null): Promise<void> {
      const stored = await store.get(id)
      const { publication } = edit
      if (file) await move(session, id, edit, await upload(file))
      else if (publication === null || isPublished(publication, Date.now()))
        await store.edit(session, stored, edit)
      else {
        for (let round = 0; round < ROUNDS; round++) if (await hide(session, id, edit)) return
        throw unavailable(
          'Hay muchos cambios a la vez sobre este archivo. Inténtalo de nuevo en unos segundos.',
        )
      }
    },

    async delete(session: AuthorizedSession, id: string): Promise<void> {
      const { archivo } = await store.delete(session, id, (tx, gone) => folders.add(tx, gone.archivo.carpeta))
      await folders.remove(archivo.carpeta)
    },
  }
}
