import { isCorreo, isUsername } from '@naf/contract'
import { type Checked, createGuessThrottle } from '../../http/guess-throttle.ts'
import type { Origin } from '../../http/origin.ts'

export type LoginThrottle = ReturnType<typeof createLoginThrottle>

/** Slows the guessing of passwords. A text that can be neither a username nor an e-mail is never stored. */
export const createLoginThrottle = (maxFailures: number) => {
  const throttle = createGuessThrottle(maxFailures)
  return {
    /** As the throttle's own `guard`; in whatever case the username was typed. */
    guard<T extends Checked>(anyCase: string, origin: Origin, check: () => Promise<T>): Promise<T> {
      const name = anyCase.toLowerCase()
      return throttle.guard(isUsername(name) || isCorreo(name) ? [name] : [], origin, check)
    },
  }
}
