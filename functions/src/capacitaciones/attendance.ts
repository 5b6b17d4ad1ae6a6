import { randomInt } from 'node:crypto'
import { CODIGO_SIGNS, codigoFrom, NUMERO_SIGNS } from '@naf/contract'
import { Timestamp } from 'firebase-admin/firestore'
import { addTallies, negated, once } from '../db/counters.ts'
import type { Tx } from '../db/tx.ts'
import type { Deps } from '../deps.ts'
import { AppError } from '../errors.ts'
import type { Actor } from '../session.ts'
import { workThrough } from '../util.ts'
import { canTick, hasBegun, type StoredCapacitacion, type StoredParticipante, tickedEarly } from './record.ts'

/** Who attended. From the start of the training on, a tick counts the person and gives a certificate. */

/** 53 random bits: nobody finds a code by trying. */
const newCodigo = (): string =>
  codigoFrom(
    Array.from({ length: CODIGO_SIGNS }, () => NUMERO_SIGNS.charAt(randomInt(NUMERO_SIGNS.length))).join(''),
  )

/** A sign-up that lost its tick in the console still has the certificate that came with it. */
const isCounted = async ({ certificados }: Deps, tx: Tx, { asistio, certificado }: StoredParticipante) =>
  certificado !== null && (asistio || (await tx.raw(certificados, certificado)) !== null)

/** Counts the person, or no longer, together with the certificate of that code. */
const count = (
  { counters, capacitaciones, certificados }: Deps,
  tx: Tx,
  { id, titulo, fecha, inicio, fin, campus, asistieron }: StoredCapacitacion,
  { nombre, codigo, counts }: { nombre: string; codigo: string; counts: boolean },
): void => {
  const certificate = { nombre, titulo, fecha, inicio, fin, campus, emitido: Timestamp.now() }
  if (counts) tx.create(certificados, codigo, certificate)
  else tx.delete(certificados, codigo)
  tx.update(capacitaciones.records, id, { asistieron: asistieron + (counts ? 1 : -1) })
  // A training counts as held with the first person who attended.
  const isFirst = asistieron === (counts ? 0 : 1)
  const tally = addTallies(once('asistencias'), isFirst ? once('capacitaciones') : {})
  counters.add(tx, counts ? tally : negated(tally))
}

const write = async (
  deps: Deps,
  tx: Tx,
  found: StoredParticipante,
  training: StoredCapacitacion,
  asistio: boolean,
): Promise<StoredParticipante> => {
  const wasCounted = await isCounted(deps, tx, found)
  const counts = asistio && (wasCounted || hasBegun(training))
  if (found.asistio === asistio && wasCounted === counts) return found
  const codigo = found.certificado ?? newCodigo()
  // A tick without a code waits for the start; a code outlasts its tick, which may come again.
  const uncounted = asistio ? null : found.certificado
  const certificado = counts ? codigo : uncounted
  tx.update(deps.participantes.records, found.id, { asistio, certificado })
  if (counts !== wasCounted) count(deps, tx, training, { nombre: found.nombre, codigo, counts })
  tx.log(asistio ? 'participante.asistio' : 'participante.falto', found.id, { etiqueta: training.titulo })
  return { ...found, asistio, certificado }
}

/** @throws not_found, also for a cancelled sign-up; training_closed more than an hour before the start */
export const tick = (deps: Deps, actor: Actor, id: string, asistio: boolean): Promise<StoredParticipante> =>
  deps.transact(actor, async (tx) => {
    const { capacitaciones, participantes } = deps
    const found = await tx.get(participantes.records, id)
    if (found.estado === 'cancelado') throw participantes.records.notFound()
    if (found.asistio === asistio && (await isCounted(deps, tx, found)) === asistio) return found
    const training = await tx.get(capacitaciones.records, found.capacitacion)
    if (!canTick(training))
      throw new AppError(
        'training_closed',
        'La asistencia se registra desde una hora antes de que empiece la capacitación.',
      )
    return write(deps, tx, found, training, asistio)
  })

/** Counts and certifies the people who were ticked before the start, once it has come; safe to call again. */
export const certifyTickedEarly = async (deps: Deps): Promise<void> => {
  const { transact, capacitaciones, participantes } = deps
  const { records } = await tickedEarly(participantes.records)
  await workThrough('participantes', records, ({ id }) =>
    transact(null, async (tx) => {
      const found = await tx.find(participantes.records, id)
      const training = found?.asistio && (await tx.find(capacitaciones.records, found.capacitacion))
      if (found && training && hasBegun(training)) await write(deps, tx, found, training, true)
    }),
  )
}
