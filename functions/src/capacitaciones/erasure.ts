import type { Deps } from '../deps.ts'
import { AppError } from '../errors.ts'
import { failIfAny, logger, workThrough } from '../util.ts'
import { lastErasedDay } from './record.ts'

/** How long a sign-up waits to be confirmed, from the day its mail is sent. */
const CONFIRM_MS = 7 * 24 * 60 * 60_000

/**
 * Erases the sign-ups for trainings of a year ago, and those that nobody confirmed, with their mails; safe to call
 * again. The training's counts and the certificates stay.
 */
export const eraseOldSignUps = async (
  { transact, outbox, capacitaciones, participantes: { records: participantes } }: Deps,
  now: Date,
): Promise<void> => {
  let [erased, failed] = [0, 0]
  const erase = (id: string, isUnanswered = false) =>
    transact(null, async (tx) => {
      const about = { coleccion: 'participantes', id } as const
      const stored = await tx.raw(participantes, id)
      if (!stored || (isUnanswered && stored.estado !== 'por_confirmar')) return
      if (isUnanswered && (await outbox.awaitsAnswer(about, CONFIRM_MS, now))) return
      erased += 1
      tx.delete(participantes, id)
      await outbox.deleteAbout(tx, about)
      tx.log('participante.eliminado', id)
    })

  const trainings = capacitaciones.records.all
  const old = await trainings.where('fecha', '<=', lastErasedDay(now.getTime())).select().get()
  for (const training of old.docs) {
    const { docs } = await participantes.all.where('capacitacion', '==', training.id).select().get()
    failed += await workThrough('participantes', docs, ({ id }) => erase(id))
  }
  const asked = await participantes.list((all) => all.where('estado', '==', 'por_confirmar'))
  const isOver = ({ fecha, asistio }: (typeof asked.records)[number]) =>
    !asistio && fecha.toMillis() <= now.getTime() - CONFIRM_MS
  failed += await workThrough('participantes', asked.records.filter(isOver), ({ id }) => erase(id, true))
  logger.info('sign-ups purged', { erased })
  failIfAny('participantes', failed + asked.unreadable.length)
}

/**
 * Erases one person's sign-up at once, with its mails and its certificate. Its place is free again, unless the person
 * attended; the training's count of attendance stays.
 */
export const eraseSignUp = async (
  { transact, outbox, certificados, participantes }: Deps,
  id: string,
): Promise<void> => {
  if (!(await participantes.records.find(id))?.asistio)
    await participantes.takeOut(null, id).catch((error: unknown) => {
      // Its training was deleted meanwhile.
      if (!(error instanceof AppError && error.code === 'not_found')) throw error
    })
  await transact(null, async (tx) => {
    const stored = await tx.raw(participantes.records, id)
    if (!stored) return
    tx.delete(participantes.records, id)
    if (stored.certificado) tx.delete(certificados, stored.certificado)
    await outbox.deleteAbout(tx, { coleccion: 'participantes', id })
    tx.log('participante.eliminado', id)
  })
}
