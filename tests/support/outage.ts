import { randomUUID } from 'node:crypto'
import { initializeApp } from 'firebase-admin/app'
import { getAuth } from 'firebase-admin/auth'
import { createAccounts } from '../../functions/src/platform/accounts.ts'
import { PROJECT } from './emulators.ts'

type Work<A extends unknown[], R> = (...args: A) => Promise<R>

/** Makes parts of `Deps` fail until it ends: before they do anything, or after all is done, when only the answer is lost. */
export const startOutage = () => {
  let on = true
  const failWhileOn = () => {
    if (on) throw new Error('out of order')
  }
  return {
    end: () => {
      on = false
    },
    failingBefore:
      <A extends unknown[], R>(work: Work<A, R>): Work<A, R> =>
      async (...args) => {
        failWhileOn()
        return work(...args)
      },
    failingAfter:
      <A extends unknown[], R>(work: Work<A, R>): Work<A, R> =>
      async (...args) => {
        const result = await work(...args)
        failWhileOn()
        return result
      },
    /** Has `broken` in the place of `work`. */
    instead:
      <A extends unknown[], R>(work: Work<A, R>, broken: Work<A, R>): Work<A, R> =>
      (...args) =>
        on ? broken(...args) : work(...args),
  }
}

const HOST = 'FIREBASE_AUTH_EMULATOR_HOST'

/** Accounts at an identity provider that nobody can reach. */
export const unreachableAccounts = async () => {
  const auth = getAuth(initializeApp({ projectId: PROJECT }, `unreachable-${randomUUID()}`))
  const host = process.env[HOST]
  // The library keeps the address of its first request.
  process.env[HOST] = '127.0.0.1:9'
  await auth.getUser('nobody').catch(() => undefined)
  process.env[HOST] = host
  return createAccounts(auth)
}

/** Holds callers back until as many have come: what they do next, they do at once. */
export const createMeeting = (size: number) => {
  let open = () => {}
  const gate = new Promise<void>((resolve) => {
    open = resolve
  })
  let arrived = 0
  return async (): Promise<void> => {
    arrived += 1
    if (arrived >= size) open()
    await gate
  }
}
