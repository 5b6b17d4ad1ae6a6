import { AppError } from '../http/app-error.ts'

/** How long one call of a service may take, in milliseconds: nobody should wait for longer to hear that it failed. */
export const DEADLINE_MS = { firestore: 10_000, identity: 10_000, mail: 10_000, storage: 60_000 } as const

const RETRY_AFTER_S = 10

/** The answer where a service is silent or too busy: nothing is known to be wrong with what was asked. */
export const unavailable = (message: string): AppError =>
  new AppError('unavailable', message, { retryAfter: RETRY_AFTER_S })

/**
 * The outcome of `work`, if it comes in time. Work that is late is not called off: it may still be done.
 * @throws what `late` makes
 */
export const inTime = async <T>(work: Promise<T>, ms: number, late: () => Error): Promise<T> => {
  let timer: NodeJS.Timeout | undefined
  const deadline = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(late()), ms)
  })
  // Nobody listens any more to work that fails after its time.
  work.catch(() => {})
  return Promise.race([work, deadline]).finally(() => clearTimeout(timer))
}
