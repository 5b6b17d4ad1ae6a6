import { onTestFailed } from 'vitest'

/**
 * One record for many refusals: each of them shows that it left the record as it was, so that there is no need of
 * another one.
 * @param clear removes all there are
 */
export const sharedRecord = <T>(clear: () => Promise<void>, create: () => Promise<T>) => {
  let record: T | undefined
  /** Removes all there are, the shared one too: for a test that changes what is there. */
  const startEmpty = async (): Promise<void> => {
    record = undefined
    await clear()
  }
  return {
    startEmpty,
    /** @returns the record, which is there alone; it is made anew after a test that failed */
    shared: async (): Promise<T> => {
      onTestFailed(startEmpty)
      if (record === undefined) {
        await startEmpty()
        record = await create()
      }
      return record
    },
  }
}
