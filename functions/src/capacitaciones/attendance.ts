import { randomInt } from 'node:crypto'
import { CODIGO_SIGNS, codigoFrom, NUMERO_SIGNS } from '@naf/contract'
import { type Firestore, Timestamp } from 'firebase-admin/firestore'
import type { Actor } from '../db/audit-log.ts'
import { addTallies, type Counters, negated, once } from '../db/counters.ts'
import type { Transact } from '../db/tx.ts'
import { AppError } from '../errors.ts'
import {
  capacitacionesOf,
  certificadosOf,
  isItsDay,
  participantesOf,
  type StoredParticipante,
} from './record.ts'

/** Who attended, each with a certificate. */

/** 53 random bits: nobody finds a code by trying. */
const newCodigo = (): string =>
  codigoFrom(
    Array.from({ length: CODIGO_SIGNS }, () => NUMERO_SIGNS.charAt(randomInt(NUMERO_SIGNS.length))).join(''),
  )

export const createAttendance = (db: Firestore, transact: Transact, counters: Counters) => {
  const trainings = capacitacionesOf(db)
  const participantes = participantesOf(db)
  const certificados = certificadosOf(db)

  return {
    /**
     * Stores whether a person attended. A repeated tick changes nothing.
     * @throws not_found, also for a cancelled sign-up; training_closed before the day of the training
     */
    tick: (actor: Actor, id: string, asistio: boolean): Promise<StoredParticipante> =>
      transact(actor, async (tx) => {
        const found = await tx.get(participantes, id)
        if (found.estado === 'cancelado') throw participantes.notFound()
        const certificado = found.certificado ?? newCodigo()
        // A sign-up that lost its tick in the console still has the certificate that came with it.
        const isCounted = found.asistio || (await tx.raw(certificados, certificado)) !== null
        if (found.asistio === asistio && isCounted === asistio) return found
        const { titulo, fecha, inicio, fin, campus, asistieron } = await tx.get(trainings, found.capacitacion)
        if (!isItsDay({ fecha }))
          throw new AppError('training_closed', 'La asistencia se registra desde el día de la capacitación.')

        tx.update(participantes, id, { asistio, certificado })
        if (asistio !== isCounted) {
          const { nombre } = found
          const certificate = { nombre, titulo, fecha, inicio, fin, campus, emitido: Timestamp.now() }
          if (asistio) tx.create(certificados, certificado, certificate)
          else tx.delete(certificados, certificado)
          tx.update(trainings, found.capacitacion, { asistieron: asistieron + (asistio ? 1 : -1) })
          // A training counts as held with the first person who attended.
          const isFirst = asistieron === (asistio ? 0 : 1)
          const tally = addTallies(once('asistencias'), isFirst ? once('capacitaciones') : {})
          counters.add(tx, asistio ? tally : negated(tally))
        }
        tx.log(asistio ? 'participante.asistio' : 'participante.falto', id, { etiqueta: titulo })
        return { ...found, asistio, certificado }
      }),

    findCertificate: certificados.find,
  }
}
