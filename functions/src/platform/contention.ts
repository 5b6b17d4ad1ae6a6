import { setTimeout as wait } from 'node:timers/promises'
import type { WriteBatch } from 'firebase-admin/firestore'
import { unavailable } from './deadline.ts'
import { asContention, isContended } from './firestore-codes.ts'

/** Growing pauses between tries, in milliseconds, some five seconds in all; each is cut by up to a half at random. */
const PAUSES_MS = [10, 20, 40, 80, 160, 320, 640, 1280, 2560]
/** No try begins later than this, well before the deadline of the call: who was told that it failed is not overtaken by it. */
const LAST_TRY_MS = 6000

const busy = () =>
  unavailable('Hay muchos cambios a la vez sobre este registro. Inténtalo de nuevo en unos segundos.')

/**
 * Does `work` again where Firestore refused it because another write holds or has changed the same document. `work`
 * reads afresh each time.
 * @throws unavailable where the document stays busy
 */
export const retryContended = async <T>(work: () => Promise<T>): Promise<T> => {
  const start = performance.now()
  for (const pause of PAUSES_MS) {
    try {
      return await work()
    } catch (error) {
      if (!isContended(error)) throw error
      await wait(pause * (1 - Math.random() / 2))
    }
    if (performance.now() - start > LAST_TRY_MS) throw busy()
  }
  return work().catch((error: unknown) => {
    throw isContended(error) ? busy() : error
  })
}

/** Writes what was made of what was read; within `retryContended` another write that came in between means to read anew. */
export const commitAsRead = async (batch: WriteBatch): Promise<void> => {
  await batch.commit().catch((error: unknown) => {
    throw asContention(error)
  })
}
