import { Unanswered } from '../platform/deadline.ts'
import type { FileStore, Folder } from '../platform/file-store.ts'
import { logger } from '../platform/logger.ts'

/**
 * Stores files in a new folder, then has them written into their record; where that fails, the files go again. A record
 * without its file is what must never be: files come before their record and go after it. What is left behind when Storage
 * fails is a file that no record names, for the sweep to find.
 *
 * @param store puts the files into a folder of their own
 * @param isNamed whether a record names the folder now: a broken connection can hide that the writing went well, and as
 * long as nobody can tell, the files stay. A writing that is late is not even asked about: it may be done after the look.
 */
export const storeWithRecord = async <T>(
  files: Pick<FileStore, 'discard'>,
  store: () => Promise<Folder>,
  write: (folder: Folder) => Promise<T>,
  isNamed: (carpeta: string) => Promise<boolean>,
): Promise<T> => {
  const folder = await store()
  try {
    return await write(folder)
  } catch (error) {
    const doubtful = error instanceof Unanswered
    const inUse = doubtful || (await isNamed(folder.carpeta).catch(() => true))
    if (!inUse) await files.discard(folder.carpeta)
    else logger.warn('files in doubt', { carpeta: folder.carpeta })
    throw error
  }
}
