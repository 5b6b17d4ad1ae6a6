import type { Deps } from '../deps.ts'
import { AppError } from '../errors.ts'

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
