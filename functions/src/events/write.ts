import type { Actor } from '../db/audit-log.ts'
import type { Transact, Tx } from '../db/tx.ts'
import type { ApplyEffects } from './effects.ts'
import type { Event } from './events.ts'

/** A transaction that says what happened, once. */
export interface WorkingUnit extends Tx {
  emit(event: Event): void
}

export type Write = <T>(actor: Actor, work: (tx: WorkingUnit) => Promise<T>) => Promise<T>

export const createWrite =
  (transact: Transact, applyEffects: ApplyEffects): Write =>
  (actor, work) =>
    transact(actor, async (tx) => {
      let event: Event | undefined
      const emit = (happened: Event) => {
        event = happened
      }
      const outcome = await work({ ...tx, emit })
      if (event) {
        await applyEffects(tx, event)
        tx.log(event.name, event.registro, event)
      }
      return outcome
    })
