import { randomInt } from 'node:crypto'
import { CODIGO_SIGNS, codigoFrom, NUMERO_SIGNS } from '@naf/contract'
import { type Firestore, Timestamp } from 'firebase-admin/firestore'
import type { Actor } from '../db/audit-log.ts'
import { addTallies, type Counters, negated, once } from '../db/counters.ts'
import type { Transact, Tx } from '../db/tx.ts'
import { AppError } from '../errors.ts'
import {
  capacitacionesOf,
  certificadosOf,
  isItsDay,
  participantesOf,
  type StoredCapacitacion,
  type StoredParticipante,
} from './record.ts'

/** Who attended, each with a certificate. */

/** 53 random bits: nobody finds a code by trying. */
const newCodigo = (): string =>
  codigoFrom(
    Array.from({ length: CODIGO_SIGNS }, () => NUMERO_SIGNS.charAt(randomInt(NUMERO_SIGNS.length))).join(''),
  )

/** A training counts as held with the first person who attended. */
const tallyOf = (before: number, asistio: boolean) => {
  const isFirst = (asistio ? before : before - 1) === 0
  const tally = addTallies(once('asistencias'), isFirst ? once('capacitaciones') : {})
  return asistio ? tally : negated(tally)
}

const certificateOf = (
  { titulo, fecha, inicio, fin, campus }: StoredCapacitacion,
  { nombre }: StoredParticipante,
) => ({ nombre, titulo, fecha, inicio, fin, campus, emitido: Timestamp.now() })

export const createAttendance = (db: Firestore, transact: Transact, counters: Counters) => {
  const trainings = capacitacionesOf(db)
  const participantes = participantesOf(db)
  const certificados = certificadosOf(db)

  const hasCertificate = async (tx: Tx, { certificado }: StoredParticipante): Promise<boolean> =>
    certificado !== null && (await tx.raw(certificados, certificado)) !== null

  return {
    /**
     * Stores whether a person attended. A repeated tick changes nothing.
     * @throws not_found, also for a cancelled sign-up; training_closed before the day of the training
     */
    tick: (actor: Actor, id: string, asistio: boolean): Promise<StoredParticipante> =>
      transact(actor, async (tx) => {
        const found = await tx.get(participantes, id)
        if (found.estado === 'cancelado') throw participantes.notFound()
        // A sign-up that lost its tick in the console still has the certificate that came with it.
        const isCounted = found.asistio || (await hasCertificate(tx, found))
        if (found.asistio === asistio && isCounted === asistio) return found
        const training = await tx.get(trainings, found.capacitacion)
        if (!isItsDay(training))
          throw new AppError('training_closed', 'La asistencia se registra desde el día de la capacitación.')

        const certificado = found.certificado ?? newCodigo()
        if (asistio && !isCounted) tx.create(certificados, certificado, certificateOf(training, found))
        if (!asistio) tx.delete(certificados, certificado)
        tx.update(participantes, id, { asistio, certificado })
        if (asistio !== isCounted) {
          const asistieron = training.asistieron + (asistio ? 1 : -1)
          tx.update(trainings, training.id, { asistieron })
          counters.add(tx, tallyOf(training.asistieron, asistio))
        }
        tx.log(asistio ? 'participante.asistio' : 'participante.falto', id, { etiqueta: training.titulo })
        return { ...found, asistio, certificado }
      }),

    findCertificate: certificados.find,
  }
}
