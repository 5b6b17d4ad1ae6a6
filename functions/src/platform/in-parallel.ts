/**
 * Works on each of them, so many at once: the next one begins as soon as one is done. Where one fails, no other is begun.
 * @throws what `work` throws first
 */
export const inParallel = async <T>(
  items: readonly T[],
  atOnce: number,
  work: (item: T) => Promise<void>,
): Promise<void> => {
  const rest = items.values()
  let failed = false
  const workOn = async (): Promise<void> => {
    for (const item of rest) {
      if (failed) return
      await work(item).catch((error: unknown) => {
        failed = true
        throw error
      })
    }
  }
  await Promise.all(Array.from({ length: atOnce }, workOn))
}
