import { AppError } from '../errors.ts'

/** How long one call of a service may take, in milliseconds: nobody should wait for longer to hear that it failed. */
export const DEADLINE_MS = { firestore: 10_000, identity: 10_000, mail: 10_000, storage: 60_000 } as const

const RETRY_AFTER_S = 10

/** The answer where a service is silent or too busy: nothing is known to be wrong with what was asked. */
export const unavailable = (message: string): AppError =>
  new AppError('unavailable', message, { retryAfter: RETRY_AFTER_S })

/** `unavailable`, where in addition nobody knows whether the work was done, or still will be. */
export class Unanswered extends AppError {
  constructor(message: string) {
    super('unavailable', message, { retryAfter: RETRY_AFTER_S })
  }
}

/**
 * The outcome of `work`, if it comes in time. Work that is late is not called off: it may still be done.
 * @throws what `late` makes
 */
export const withDeadline = async <T>(work: Promise<T>, ms: number, late: () => Error): Promise<T> => {
  let timer: NodeJS.Timeout | undefined
  const deadline = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(late()), ms)
  })
  // Nobody listens any more to work that fails after its time.
  work.catch(() => {})
  return Promise.race([work, deadline]).finally(() => clearTimeout(timer))
}

/** The same service, every promise of which goes through `guard`; what promises nothing stays as it is. */
export const guarded = <S extends object>(
  service: S,
  guard: (work: Promise<unknown>, method: object) => Promise<unknown>,
): S =>
  new Proxy(service, {
    get(target, name) {
      const member: unknown = Reflect.get(target, name)
      if (typeof member !== 'function') return member
      return (...args: unknown[]) => {
        const outcome: unknown = member.apply(target, args)
        return outcome instanceof Promise ? guard(outcome, member) : outcome
      }
    },
  })
