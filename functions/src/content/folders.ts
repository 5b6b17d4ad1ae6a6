import { basename } from 'node:path/posix'
import { type Firestore, Timestamp } from 'firebase-admin/firestore'
import * as z from 'zod'
import { createCollection } from '../db/collection.ts'
import { storedTime } from '../db/fields.ts'
import type { Tx } from '../db/tx.ts'
import { inTime } from '../errors.ts'
import type { FileStore } from '../google/storage.ts'
import { logger } from '../util.ts'

/** `anteriores/{folder}`: the queue of file folders to delete, from `hasta` on. */
const schema = z.object({ carpeta: z.string(), hasta: storedTime })

export const createFolderQueue = (db: Firestore) => {
  const queue = createCollection(db, { name: 'anteriores', schema })
  /** The last part of a folder's name is unique. */
  const idOf = (carpeta: string) => basename(carpeta)
  return {
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

/** Deletes a folder and takes it from the queue. If Storage does not answer, the minute job repeats it. */
export const removeFolder = async ({ files, folders }: Removing, carpeta: string): Promise<void> => {
  try {
    await inTime(files.remove(carpeta), REMOVAL_MS)
    await folders.end(carpeta)
  } catch {
    logger.warn('files left behind', { carpeta })
  }
}

/** Deletes a folder that no record ever named. If Storage does not answer, the night job does it. */
export const discardFolder = ({ files }: Pick<Removing, 'files'>, carpeta: string): Promise<void> =>
  inTime(files.remove(carpeta), REMOVAL_MS).catch(() => logger.warn('files left behind', { carpeta }))

/** So many fit into a minute even if Storage is silent. */
const PER_MINUTE = 10

/** Deletes the folders that requests could not delete. */
export const removeQueuedFolders = async (deps: Removing, now: Date): Promise<void> => {
  for (const carpeta of await deps.folders.due(now, PER_MINUTE)) await removeFolder(deps, carpeta)
}

/** An upload takes a minute at most. */
const UNDER_WAY_MS = 60 * 60_000

/**
 * Deletes the folders that no record names: those of uploads whose record was not stored. Names of records are read
 * before and after the folders, because records change meanwhile.
 */
export const removeUnnamedFolders = async (
  files: Pick<FileStore, 'folders' | 'remove'>,
  stores: readonly { name: string; folders: () => Promise<Set<string>> }[],
  now: Date,
): Promise<void> => {
  for (const store of stores) {
    const before = await store.folders()
    const found = await files.folders(store.name)
    const named = new Set([...before, ...(await store.folders())])
    const unnamed = [...found].filter(([carpeta]) => !named.has(carpeta))
    // An empty collection is more likely a lost one than a sign that all files are left over.
    if (named.size === 0 && unnamed.length > 0) {
      logger.error('no record names any folder', { kind: store.name, folders: unnamed.length })
      continue
    }
    for (const [carpeta, since] of unnamed) {
      if (since.getTime() > now.getTime() - UNDER_WAY_MS) continue
      await files.remove(carpeta)
      logger.warn('unnamed folder deleted', { carpeta })
    }
    for (const carpeta of before)
      if (named.has(carpeta) && !found.has(carpeta)) logger.error('record without files', { carpeta })
  }
}
