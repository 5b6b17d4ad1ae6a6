import { unavailable } from '../errors.ts'
import type { FileStore } from '../google/storage.ts'
import type { Changed, Copied } from './attachments.repository.ts'
import { storeWithRecord } from './store-with-record.ts'

/** Somebody else replaces the file just when it is copied: that often is no chance. */
const TRIES = 5

const busy = () =>
  unavailable('Hay muchos cambios a la vez sobre este archivo. Inténtalo de nuevo en unos segundos.')

/**
 * Does a change for which a folder may have to be copied first, and removes the one that no record names then.
 * @throws unavailable where Storage refuses, or others change the file again and again
 */
export const changeWithCopy = async (
  files: Pick<FileStore, 'copy' | 'discard'>,
  root: string,
  change: (copied: Copied | null) => Promise<Changed>,
  isNamed: (carpeta: string) => Promise<boolean>,
): Promise<void> => {
  let changed = await change(null)
  for (let tries = 0; 'copyOf' in changed; tries += 1) {
    if (tries === TRIES) throw busy()
    const from = changed.copyOf
    const copy = await files.copy(from, root)
    if (!copy) {
      changed = await change(null)
      continue
    }
    const changeTo = async (to: Copied['to']) => {
      const next = await change({ from, to })
      if ('copyOf' in next) await files.discard(to.carpeta)
      return next
    }
    changed = await storeWithRecord(files, async () => copy, changeTo, isNamed)
  }
  if (changed.left !== null) await files.discard(changed.left)
}
