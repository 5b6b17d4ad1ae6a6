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

/** How many there are of each name. */
export const countNames = (names: string[]): Record<string, number> => {
  const counts: Record<string, number> = {}
  for (const name of names) counts[name] = (counts[name] ?? 0) + 1
  return counts
}

/** How many answers there were of each status. */
export const tally = (replies: { status: number }[]) =>
  countNames(replies.map(({ status }) => String(status)))

/** The same with the refusals told apart: '409 username_taken'. */
export const tallyWithCodes = (replies: { status: number; body: { code?: string } }[]) =>
  countNames(replies.map(({ status, body }) => [status, body.code].filter(Boolean).join(' ')))
