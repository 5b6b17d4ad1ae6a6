import { randomUUID } from 'node:crypto'
import { basename } from 'node:path/posix'
import { type DocumentData, type Firestore, Timestamp } from 'firebase-admin/firestore'
import * as z from 'zod'
import { createCollection, isDocumentId, storedTime } from '../db/collection.ts'
import type { Tx } from '../db/tx.ts'
import { AppError, inTime } from '../errors.ts'
import type { FileStore, Folder } from '../google/storage.ts'
import { causeOf, logger } from '../util.ts'

/**
 * The store of folders. Files are stored before their record and deleted after it, so a record always has its files
 * (docs/decisions/files.md). Each version of the files has a folder of its own, and so an address of its own.
 *
 * `anteriores/{folder}`: folders of files to delete, from `hasta` on. A new folder is in the queue until a record names it,
 * an old one as soon as no record names it. So no file is ever left over. The last part of a folder's name is unique.
 */
const schema = z.object({ carpeta: z.string(), hasta: storedTime })

/** An upload and its commit take two minutes at most. */
const UNNAMED_MS = 60 * 60_000
/** How long a request waits for its old files to be deleted. */
const REMOVAL_MS = 5_000
/** So many fit into a minute even if Storage is silent. */
const REMOVED_PER_MINUTE = 10

/**
 * The folder of a stored record's files, also of a record that cannot be read; null if it names none below `root`. Any
 * other text could name the files of other records.
 */
export const folderOf = (root: string, { archivo }: DocumentData): string | null => {
  const carpeta: unknown = archivo?.carpeta
  if (typeof carpeta !== 'string' || !carpeta.startsWith(`${root}/`)) return null
  return isDocumentId(carpeta.slice(root.length + 1)) ? carpeta : null
}

export const createFolders = (db: Firestore, files: FileStore) => {
  const queue = createCollection(db, { name: 'anteriores', schema })

  /** Deletes a folder of the queue. If Storage does not answer, the minute job repeats it. */
  const remove = async (carpeta: string): Promise<void> => {
    try {
      await inTime(files.remove(carpeta), REMOVAL_MS)
      await queue.document(basename(carpeta)).delete()
    } catch (error) {
      logger.warn('files left behind', { carpeta, cause: causeOf(error) })
    }
  }

  return {
    /**
     * Fills a new folder and does the write that names it.
     * @param write returns whether it names the folder. A refusal names none; after another failure nobody can tell, and
     * the minute job deletes a folder that stays in the queue.
     */
    async fill(
      root: string,
      store: (folder: Folder) => Promise<void>,
      write: (folder: Folder) => Promise<boolean>,
    ): Promise<boolean> {
      const folder = { carpeta: `${root}/${randomUUID()}`, token: randomUUID() }
      const hasta = Timestamp.fromMillis(Date.now() + UNNAMED_MS)
      await queue.document(basename(folder.carpeta)).set({ carpeta: folder.carpeta, hasta })
      await store(folder)
      try {
        const isNamed = await write(folder)
        if (!isNamed) await remove(folder.carpeta)
        return isNamed
      } catch (error) {
        if (error instanceof AppError && error.code !== 'unavailable') await remove(folder.carpeta)
        throw error
      }
    },

    /** In the commit after which a record names the folder. @throws not_found if the minute job has deleted it */
    keep: async (tx: Tx, carpeta: string): Promise<void> =>
      tx.delete(queue, (await tx.get(queue, basename(carpeta))).id),

    /** In the commit after which no record names the folder. */
    add: (tx: Tx, carpeta: string): void =>
      tx.set(queue, basename(carpeta), { carpeta, hasta: Timestamp.now() }),

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
