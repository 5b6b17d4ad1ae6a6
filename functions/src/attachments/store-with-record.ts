import type { FileStore, Folder } from '../google/storage.ts'
import { logger } from '../util.ts'

/**
 * Stores files in a new folder, then writes them into their record; removes them again if that fails. Files come before
 * their record and go after it, because a record without its file must not exist.
 *
 * @param store puts the files into a folder of their own
 * @param isNamed whether a record names the folder now: a broken connection can hide that the writing went well, and as
 * long as nobody can tell, the files stay
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
    const inUse = await isNamed(folder.carpeta).catch(() => true)
    if (!inUse) await files.discard(folder.carpeta)
    else logger.warn('files in doubt', { carpeta: folder.carpeta })
    throw error
  }
}
