import { setTimeout as sleep } from 'node:timers/promises'
import type { Firestore } from 'firebase-admin/firestore'
import { asesoriaSchema } from '../../functions/src/entities/asesorias/asesoria-record.ts'
import { closedTally } from '../../functions/src/entities/asesorias/asesoria-tally.ts'
import { createPlazoRepository } from '../../functions/src/entities/asesorias/plazo.repository.ts'
import { createBitacora } from '../../functions/src/store/bitacora.ts'
import { createUnit } from '../../functions/src/store/unit.ts'
import { createTalliesRepository } from '../../functions/src/tallies/tallies.repository.ts'
import type { Tally } from '../../functions/src/tallies/tally.ts'

/** Figures of what was moved to other days: of the demo data, and of nobody's portal. */

const FOLLOW_TIMEOUT_MS = 120_000

/** What the closing of a request counts, by its document as it is now. */
export const closedTallyOf = (document: object): Tally => {
  const asesoria = asesoriaSchema.parse(document)
  return closedTally(
    asesoria,
    asesoria.cierre ?? 'atendida',
    asesoria.fechaRealizacion?.toDate() ?? new Date(),
  )
}

/** Until the trigger has counted every line of the log: it would add to the figures that are made anew. */
const untilCounted = async (db: Firestore): Promise<void> => {
  const deadline = Date.now() + FOLLOW_TIMEOUT_MS
  for (;;) {
    const { docs } = await db.collection('bitacora').where('seguido', '==', null).select('cuenta').get()
    const waiting = docs.filter((line) => line.get('cuenta') !== null).length
    if (waiting === 0) return
    if (Date.now() > deadline) throw new Error(`${waiting} líneas de la bitácora siguen sin contarse`)
    await sleep(250)
  }
}

/** Makes all figures anew of what the log says and when. */
export const rebuildFigures = async (db: Firestore): Promise<void> => {
  await untilCounted(db)
  await db.recursiveDelete(db.collection('conteos'))
  const { records } = await createBitacora(db).list()
  const { commit, ...unit } = createUnit(db)
  const conteos = createTalliesRepository(db)
  for (const { fecha, cuenta } of records) if (cuenta) conteos.add(unit, fecha.toDate(), cuenta)
  await createPlazoRepository(db).recount(unit)
  await commit()
}
