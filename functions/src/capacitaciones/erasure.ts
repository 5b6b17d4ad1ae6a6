import type { Deps } from '../deps.ts'
import { logger } from '../util.ts'
import { lastErasedDay, type StoredParticipante } from './record.ts'

/** How long a sign-up waits to be confirmed. */
const CONFIRM_MS = 7 * 24 * 60 * 60_000

/**
 * Erases the sign-ups for trainings of a year ago, and those that nobody confirmed, with their mails; safe to call
 * again. The training's counts and the certificates stay.
 */
export const eraseOldSignUps = async (
  { transact, outbox, capacitaciones, participantes: { records: participantes } }: Deps,
  now: Date,
): Promise<void> => {
  let erased = 0
  /** @param only if the sign-up is still in this state */
  const erase = (id: string, only?: StoredParticipante['estado']) => {
    erased += 1
    return transact(null, async (tx) => {
      const stored = await tx.raw(participantes, id)
      if (!stored || (only && stored.estado !== only)) return
      tx.delete(participantes, id)
      await outbox.deleteAbout(tx, { coleccion: 'participantes', id })
      tx.log('participante.eliminado', id)
    })
  }

  const trainings = capacitaciones.records.all
  const old = await trainings.where('fecha', '<=', lastErasedDay(now.getTime())).select().get()
  for (const training of old.docs) {
    const { docs } = await participantes.all.where('capacitacion', '==', training.id).select().get()
    for (const { id } of docs) await erase(id)
  }
  const { records } = await participantes.list((all) => all.where('estado', '==', 'por_confirmar'))
  for (const { id, fecha, asistio } of records)
    if (!asistio && fecha.toMillis() <= now.getTime() - CONFIRM_MS) await erase(id, 'por_confirmar')
  logger.info('sign-ups purged', { erased })
}
