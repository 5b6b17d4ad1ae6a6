import { setTimeout as wait } from 'node:timers/promises'

/** Does something again and again, until `work` is done. */
const repeatDuring = async (
  work: Promise<unknown>,
  step: () => unknown,
  pauseMs: number,
): Promise<number> => {
  let working = true
  const end = () => {
    working = false
  }
  work.then(end, end)
  let times = 0
  for (; working; times += 1) {
    await step()
    await wait(pauseMs)
  }
  return times
}

/** Asks again and again until `work` is done. @returns how many times, and the longest it took, in milliseconds */
export const askDuring = async (work: Promise<unknown>, ask: () => Promise<unknown>) => {
  let longest = 0
  const step = async () => {
    const start = performance.now()
    await ask()
    longest = Math.max(longest, performance.now() - start)
  }
  return { times: await repeatDuring(work, step, 50), longest }
}

/** @returns by how many bytes the memory of this process, the server's too, grew until `work` was done */
export const memoryDuring = async (work: Promise<unknown>): Promise<number> => {
  const before = process.memoryUsage.rss()
  let peak = before
  await repeatDuring(
    work,
    () => {
      peak = Math.max(peak, process.memoryUsage.rss())
    },
    10,
  )
  return peak - before
}
