import { Unanswered } from '../platform/deadline.ts'
import type { FileStore, Folder, NewFile } from '../platform/file-store.ts'
import { logger } from '../platform/logger.ts'

/**
 * Stores new files, then has them written into their record; where that fails, the files go again. A record without its
 * file is what must never be: files come before their record and go after it. What is left behind when Storage fails is
 * a file that no record names, for the sweep to find.
 *
 * @param current the record's folder as it is now: a broken connection can hide that the writing went well, and as long
 * as nobody can tell, the files stay. A writing that is late is not even asked about: it may be done after the look.
 */
export const storeWithRecord = async <T>(
  files: FileStore,
  root: string,
  newFiles: NewFile[],
  write: (folder: Folder) => Promise<T>,
  current: () => Promise<string | undefined>,
): Promise<T> => {
  const folder = await files.save(root, newFiles)
  try {
    return await write(folder)
  } catch (error) {
    const doubtful = error instanceof Unanswered
    const inUse = doubtful ? folder.carpeta : await current().catch(() => folder.carpeta)
    if (inUse !== folder.carpeta) await files.discard(folder.carpeta)
    else logger.warn('files in doubt', { carpeta: folder.carpeta })
    throw error
  }
}
