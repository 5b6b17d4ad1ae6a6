/** `n` things done, some of them at once. */
export const times = async <T>(n: number, work: (n: number) => Promise<T>, atOnce = 40): Promise<T[]> => {
  const done: T[] = []
  let next = 0
  const worker = async () => {
    while (next < n) {
      const at = next++
      done[at] = await work(at)
    }
  }
  await Promise.all(Array.from({ length: atOnce }, worker))
  return done
}

/** How many answers there were of each status. */
export const tally = (replies: { status: number }[]): Record<number, number> => {
  const counts: Record<number, number> = {}
  for (const { status } of replies) counts[status] = (counts[status] ?? 0) + 1
  return counts
}
