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
 * For forms that answer the same whether an e-mail is known or not, in the memory of one instance. Forms of one mailbox
 * are done one after the other, each in whole steps of time, so neither one nor a burst tells (docs/decisions/answer-times.md).
 * @returns a function that does `work` in the turn of a mailbox, unless it succeeded for the same `form` within a minute.
 * It throws what `work` throws; unavailable if eight forms of the mailbox wait
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
