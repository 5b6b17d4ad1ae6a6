import { FieldValue } from 'firebase-admin/firestore'
import type { Actor } from '../../db/audit-log.ts'
import type { Collection } from '../../db/collection.ts'
import type { WorkingUnit, Write } from '../../events/write.ts'
import type { AsesoriaRecord, StoredAsesoria } from './asesoria-record.ts'
import type { Step } from './asesorias.workflow.ts'

/** What is to be done with a request as it is now; null where nothing is. It may write more in the same tx. */
type Decide = (asesoria: StoredAsesoria, tx: WorkingUnit) => Step | null | Promise<Step | null>

export type TakeStep = ReturnType<typeof createTakeStep>

/**
 * The one way in which a request changes after it came in. Of two people at once the second one decides on what the first
 * one left.
 * @returns the request afterwards
 * @throws not_found; what `decide` throws
 */
export const createTakeStep =
  (write: Write, asesorias: Collection<AsesoriaRecord>) =>
  async (actor: Actor, id: string, decide: Decide): Promise<StoredAsesoria> => {
    await write(actor, async (tx) => {
      const step = await decide(await tx.get(asesorias, id), tx)
      if (!step) return
      const dates = Object.fromEntries(step.dated.map((field) => [field, FieldValue.serverTimestamp()]))
      tx.update(asesorias, id, { ...step.fields, ...dates })
      tx.emit(step.event)
    })
    return asesorias.get(id)
  }
