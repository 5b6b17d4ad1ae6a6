import { onTestFailed } from 'vitest'

/**
 * One record for many refusals: each of them shows that it left the record as it was, so that there is no need of
 * another one.
 * @param clear removes all there are
 */
export const sharedRecord = <T>(clear: () => Promise<void>, create: () => Promise<T>) => {
  let record: T | undefined
  /** Makes an end of everything: for a test that changes what is there. */
  const begin = async (): Promise<void> => {
    record = undefined
    await clear()
  }
  return {
    begin,
    /** @returns the record, which is there alone; it is made anew after a test that failed */
    shared: async (): Promise<T> => {
      onTestFailed(begin)
      if (record === undefined) {
        await begin()
        record = await create()
      }
      return record
    },
  }
}
