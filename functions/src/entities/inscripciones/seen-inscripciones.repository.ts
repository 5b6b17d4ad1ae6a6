import type { Firestore } from 'firebase-admin/firestore'
import * as z from 'zod'
import type { Actor } from '../../db/audit-log.ts'
import { type Collection, createCollection } from '../../db/collection.ts'
import { type Moment, storedTime } from '../../db/fields.ts'
import { type Counted, countUpTo } from '../../db/query.ts'
import type { Write } from '../../events/write.ts'
import type { InscripcionRecord } from './inscripcion-record.ts'

/** `vistas/inscripciones`: when the newest enrolment came that anybody of the team has seen in the list. */
const seenSchema = z.object({ hasta: storedTime })
const DOCUMENT = 'inscripciones'

/** What the team has not seen yet; null where it has seen none. */
export interface Unseen extends Counted {
  since: Moment | null
}

export const createSeen = (db: Firestore, write: Write, inscripciones: Collection<InscripcionRecord>) => {
  const vistas = createCollection(db, { name: 'vistas', schema: seenSchema })
  return {
    async countUnseen(): Promise<Unseen> {
      const since = (await vistas.find(DOCUMENT))?.hasta ?? null
      const unseen = since ? inscripciones.all.where('fechaInscripcion', '>', since) : inscripciones.all
      return { since, ...(await countUpTo(unseen)) }
    },

    /**
     * The team has seen this enrolment and all before it. What was seen stays seen, whoever looks at an older list;
     * of one that somebody has deleted meanwhile there is nothing to note.
     */
    markSeen: (actor: Actor, id: string): Promise<void> =>
      write(actor, async (tx) => {
        const [newest, seen] = await Promise.all([tx.find(inscripciones, id), tx.find(vistas, DOCUMENT)])
        if (!newest) return
        const hasta = newest.fechaInscripcion
        if (seen && seen.hasta >= hasta) return
        if (seen) tx.update(vistas, DOCUMENT, { hasta })
        else tx.create(vistas, DOCUMENT, { hasta })
        tx.emit({ name: 'inscripcion.vista', registro: id })
      }),
  }
}
