import { FieldValue } from 'firebase-admin/firestore'
import type { Collection } from '../../store/collection.ts'
import type { Actor, WorkingUnit, Write } from '../../store/write.ts'
import type { AsesoriaRecord, StoredAsesoria } from './asesoria-record.ts'
import type { Step } from './asesorias.workflow.ts'

/** What is to be done with a request as it is now; null where nothing is. It may write more in the same unit. */
type Decide = (asesoria: StoredAsesoria, unit: WorkingUnit) => Step | null | Promise<Step | null>

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
    await write(actor, async (unit) => {
      const step = await decide(await unit.get(asesorias, id), unit)
      if (!step) return
      const dates = Object.fromEntries(step.dated.map((field) => [field, FieldValue.serverTimestamp()]))
      unit.update(asesorias, id, { ...step.fields, ...dates })
      unit.emit(step.event)
    })
    return asesorias.get(id)
  }
