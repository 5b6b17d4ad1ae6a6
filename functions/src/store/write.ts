import { FieldValue, type Firestore } from 'firebase-admin/firestore'
import type { ApplyEffects } from '../events/effects.ts'
import type { Event } from '../events/events.ts'
import { retryContended } from '../platform/contention.ts'
import type { Session } from '../platform/identity.ts'
import { createBitacora } from './bitacora.ts'
import { createUnit, type Unit } from './unit.ts'

/** Who does it: null for a visitor, and for what the portal does by itself. */
export type Actor = Pick<Session, 'uid' | 'rol'> | null

/** A unit of work that says what came to pass by it, once. */
export interface WorkingUnit extends Unit {
  /** @throws Error for a second one */
  emit(event: Event): void
}

export type Write = <T>(actor: Actor, work: (unit: WorkingUnit) => Promise<T>) => Promise<T>

/**
 * The one way to write: `work` reads and changes records and says what came to pass; that goes with its effects and its
 * line in the log in one batch, all of it or nothing. Where others change the same records meanwhile, `work` is done
 * again on what is there then, so it may do nothing else. The line is also how a write whose answer was lost is told
 * from one that was not done.
 *
 * @throws what `work` throws; not_found; unavailable where the records stay busy
 */
export const createWrite = (db: Firestore, applyEffects: ApplyEffects): Write => {
  const bitacora = createBitacora(db)
  return (actor, work) => {
    const operation = bitacora.newId()
    let committed: { outcome: Awaited<ReturnType<typeof work>> } | undefined
    return retryContended(async () => {
      if (committed && (await bitacora.document(operation).get()).exists) return committed.outcome
      const { commit, isEmpty, ...unit } = createUnit(db)
      let event: Event | undefined
      const emit = (happened: Event) => {
        if (event) throw new Error('a write is about one event')
        event = happened
      }
      const outcome = await work({ ...unit, emit })
      if (!event) {
        if (!isEmpty()) throw new Error('a write says what came to pass')
        return outcome
      }
      await applyEffects(unit, event)
      unit.create(bitacora, operation, {
        evento: event.name,
        registro: event.registro,
        etiqueta: 'etiqueta' in event ? (event.etiqueta ?? null) : null,
        detalle: 'detalle' in event ? (event.detalle ?? null) : null,
        cantidad: 'cantidad' in event ? event.cantidad : null,
        carpeta: 'carpeta' in event ? (event.carpeta ?? null) : null,
        cuenta: 'cuenta' in event ? (event.cuenta ?? null) : null,
        seguido: null,
        uid: actor?.uid ?? null,
        rol: actor?.rol ?? null,
        fecha: FieldValue.serverTimestamp(),
      })
      committed = { outcome }
      await commit()
      return outcome
    })
  }
}
