import { basename } from 'node:path/posix'
import { type Firestore, Timestamp } from 'firebase-admin/firestore'
import * as z from 'zod'
import { createCollection } from '../db/collection.ts'
import { storedTime } from '../db/fields.ts'
import type { Tx } from '../db/tx.ts'
import { inTime } from '../errors.ts'
import type { FileStore } from '../google/storage.ts'
import { logger } from '../util.ts'

/**
 * `anteriores/{folder}`: folders of files to delete, from `hasta` on. A new folder is in the queue until a record names it,
 * an old one as soon as no record names it. So no file is ever left over.
 */
const schema = z.object({ carpeta: z.string(), hasta: storedTime })

/** An upload and its commit take two minutes at most. */
const UNNAMED_MS = 60 * 60_000

export const createFolderQueue = (db: Firestore) => {
  const queue = createCollection(db, { name: 'anteriores', schema })
  /** The last part of a folder's name is unique. */
  const idOf = (carpeta: string) => basename(carpeta)
  return {
    /** Before the first file of a new folder is stored. */
    async addNew(carpeta: string): Promise<void> {
      const hasta = Timestamp.fromMillis(Date.now() + UNNAMED_MS)
      await queue.document(idOf(carpeta)).set({ carpeta, hasta })
    },

    /** In the commit after which a record names the folder. */
    keep: (tx: Tx, carpeta: string): void => tx.delete(queue, idOf(carpeta)),

    /** In the commit after which no record names the folder. */
    add: (tx: Tx, carpeta: string): void =>
      tx.merge(queue, idOf(carpeta), { carpeta, hasta: Timestamp.now() }),

    async due(now: Date, limit: number): Promise<string[]> {
      const { records } = await queue.list((all) =>
        all.where('hasta', '<=', now).orderBy('hasta').limit(limit),
      )
      return records.map(({ carpeta }) => carpeta)
    },

    async end(carpeta: string): Promise<void> {
      await queue.document(idOf(carpeta)).delete()
    },
  }
}

interface Removing {
  files: Pick<FileStore, 'remove'>
  folders: ReturnType<typeof createFolderQueue>
}

/** How long a request waits for its old files to be deleted. */
const REMOVAL_MS = 5_000

/** Deletes a folder of the queue. If Storage does not answer, the minute job repeats it. */
export const removeFolder = async ({ files, folders }: Removing, carpeta: string): Promise<void> => {
  try {
    await inTime(files.remove(carpeta), REMOVAL_MS)
    await folders.end(carpeta)
  } catch {
    logger.warn('files left behind', { carpeta })
  }
}

/** So many fit into a minute even if Storage is silent. */
const PER_MINUTE = 10

/** Deletes the folders that requests could not delete. */
export const removeQueuedFolders = async (deps: Removing, now: Date): Promise<void> => {
  for (const carpeta of await deps.folders.due(now, PER_MINUTE)) await removeFolder(deps, carpeta)
}
