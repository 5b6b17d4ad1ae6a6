import { unavailable } from '../errors.ts'
import { createMutex } from '../util.ts'
import { createCounter, padTime } from './throttle.ts'

/** How long a form that was done is not done again. */
const REPEAT_MS = 60_000

/** How many forms of one mailbox wait at once: the last one is answered well within an endpoint's ten seconds. */
const AT_ONCE_MAX = 8

const BUSY = 'Llegaron muchos formularios a la vez con este correo. Inténtalo de nuevo en unos segundos.'

export type InTurnOf = ReturnType<typeof createTurns>

/**
 * Runs the forms of one mailbox one after the other, each in whole steps of 500 ms. So the time of an answer does not
 * tell whether the e-mail is known (docs/decisions/answer-times.md). Works within one instance.
 * @returns a function that runs `work`, unless the same `form` succeeded within the last minute. It throws what `work`
 * throws, and unavailable if eight forms of the mailbox wait
 */
export const createTurns = () => {
  const queues = new Map<string, { inTurn: ReturnType<typeof createMutex>; length: number }>()
  const done = createCounter(REPEAT_MS)

  return async (mailbox: string, form: string, work: () => Promise<unknown>): Promise<void> => {
    const queue = queues.get(mailbox) ?? { inTurn: createMutex(), length: 0 }
    if (queue.length >= AT_ONCE_MAX) throw unavailable(BUSY)
    queues.set(mailbox, queue)
    queue.length += 1
    const once = async () => {
      if (done.read(form).hits > 0) return
      await work()
      done.hit(form)
    }
    try {
      await queue.inTurn(() => padTime(once))
    } finally {
      queue.length -= 1
      if (queue.length === 0) queues.delete(mailbox)
    }
  }
}
