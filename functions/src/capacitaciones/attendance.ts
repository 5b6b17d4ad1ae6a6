import { randomInt } from 'node:crypto'
import { CODIGO_SIGNS, codigoFrom, NUMERO_SIGNS } from '@naf/contract'
import { type Firestore, Timestamp } from 'firebase-admin/firestore'
import type { Actor } from '../db/audit-log.ts'
import { addTallies, type Counters, negated, once } from '../db/counters.ts'
import type { Transact, Tx } from '../db/tx.ts'
import { certificadosOf } from './certificates.ts'
import { capacitacionesOf, type StoredCapacitacion } from './record.ts'
import { participantesOf, type StoredParticipante } from './sign-up-record.ts'

/** Of 53 bits: nobody finds one by trying. */
const newCodigo = (): string =>
  codigoFrom(
    Array.from({ length: CODIGO_SIGNS }, () => NUMERO_SIGNS.charAt(randomInt(NUMERO_SIGNS.length))).join(''),
  )

/** Whether a training was held is told by the first who is known to have been there. */
const tallyOf = (before: number, asistio: boolean) => {
  const isFirst = (asistio ? before : before - 1) === 0
  const tally = addTallies(once('asistencias'), isFirst ? once('capacitaciones') : {})
  return asistio ? tally : negated(tally)
}

/** Who attended, each with a certificate. */
export const createAttendanceRepository = (db: Firestore, transact: Transact, counters: Counters) => {
  const trainings = capacitacionesOf(db)
  const participantes = participantesOf(db)
  const certificados = certificadosOf(db)

  const hasCertificate = async (tx: Tx, { certificado }: StoredParticipante): Promise<boolean> =>
    certificado !== null && (await tx.raw(certificados, certificado)) !== null

  return {
    /**
     * Notes that somebody attended, or that they did not; what is noted already stays as it is.
     * @throws not_found, also of who cancelled; what `mayTick` throws
     */
    tick: (
      actor: Actor,
      id: string,
      asistio: boolean,
      mayTick: (training: StoredCapacitacion) => void,
    ): Promise<StoredParticipante> =>
      transact(actor, async (tx) => {
        const found = await tx.get(participantes, id)
        if (found.estado === 'cancelado') throw participantes.notFound()
        // A sign-up that lost its tick still has the certificate that came with it.
        const isCounted = found.asistio || (await hasCertificate(tx, found))
        if (found.asistio === asistio && isCounted === asistio) return found
        const training = await tx.get(trainings, found.capacitacion)
        mayTick(training)
        const certificado = found.certificado ?? newCodigo()
        const { titulo, fecha, inicio, fin, campus } = training
        if (asistio && !isCounted)
          tx.create(certificados, certificado, {
            nombre: found.nombre,
            titulo,
            fecha,
            inicio,
            fin,
            campus,
            emitido: Timestamp.now(),
          })
        if (!asistio) tx.delete(certificados, certificado)
        tx.update(participantes, id, { asistio, certificado })
        const asistieron = training.asistieron + Number(asistio) - Number(isCounted)
        if (asistio !== isCounted) {
          tx.update(trainings, training.id, { asistieron })
          counters.add(tx, tallyOf(training.asistieron, asistio))
        }
        tx.log(asistio ? 'participante.asistio' : 'participante.falto', id, { etiqueta: titulo })
        return { ...found, asistio, certificado }
      }),

    findCertificate: certificados.find,
  }
}
