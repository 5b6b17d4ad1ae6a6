import { type InscripcionCreate, searchWords, wordsOfNumero } from '@naf/contract'
import { FieldValue } from 'firebase-admin/firestore'
import type { Actor } from '../db/audit-log.ts'
import { asStored } from '../db/collection.ts'
import { once } from '../db/counters.ts'
import { type Counted, countUpTo } from '../db/query.ts'
import type { Deps } from '../deps.ts'
import { AppError } from '../errors.ts'
import type { Origin } from '../http/throttle.ts'
import { enrolmentReceived } from '../mail/mails.ts'
import { consentTo, digest, idFrom, numeroFor } from '../util.ts'
import { SEEN } from './record.ts'

/** Enrolling, and what the team has seen of it. */

type Form = Omit<InscripcionCreate, 'Consentimiento'>

const TAKEN =
  'Ya existe una inscripción con ese ID ESPE y ese correo. Si es tuya, no necesitas hacerla otra vez: para corregir un dato, responde al correo que la confirma, que tiene su número. Si no la hiciste tú, usa otro correo.'

/** The words that find an enrolment in a search. */
const wordsOf = ({ Carrera: _, NivelSemestre: __, ...form }: Form, numero: string): string[] => [
  ...searchWords(...Object.values(form)),
  ...wordsOfNumero(numero),
]

/**
 * Enrols a student, once for an ID ESPE and an e-mail (docs/decisions/idempotency.md): the id follows from both, so Firestore
 * refuses a second one. The same form under the same key is the same enrolment, also under a newer policy.
 * @throws id_espe_taken
 */
export const enrol = (
  { transact, inscripciones, outbox, counters }: Deps,
  actor: Actor,
  { Consentimiento, ...form }: InscripcionCreate,
  key: string | undefined,
  origin: Origin,
): Promise<{ id: string; numero: string }> => {
  const id = idFrom(`${form.IdEspe.toUpperCase()}\n${form.Correo}`)
  const fingerprint = key === undefined ? null : digest(`${key}\n${JSON.stringify(form)}`)
  return transact(actor, async (tx) => {
    const existing = await tx.find(inscripciones, id)
    if (existing) {
      if (fingerprint === null || existing.fingerprint !== fingerprint)
        throw new AppError('id_espe_taken', TAKEN)
      return { id, numero: existing.numero ?? '' }
    }
    const numero = numeroFor(id)
    tx.create(inscripciones, id, {
      ...asStored(form),
      fingerprint,
      numero,
      palabras: wordsOf(form, numero),
      consentimiento: consentTo(Consentimiento),
      fechaInscripcion: FieldValue.serverTimestamp(),
    })
    await outbox.add(tx, enrolmentReceived(id, form, numero), origin)
    counters.add(tx, once('inscripciones'))
    tx.log('inscripcion.recibida', id)
    return { id, numero }
  })
}

/** The enrolments that nobody of the team has seen yet. */
export const countUnseen = async ({ seen, inscripciones: { all } }: Deps): Promise<Counted> => {
  const last = await seen.find(SEEN)
  return countUpTo(last ? all.where('fechaInscripcion', '>', last.hasta) : all)
}

/** The team has seen this enrolment and all before it. Does nothing if it is deleted, or older than what was seen. */
export const markSeen = ({ transact, inscripciones, seen }: Deps, actor: Actor, id: string): Promise<void> =>
  transact(actor, async (tx) => {
    const [newest, last] = await Promise.all([tx.find(inscripciones, id), tx.find(seen, SEEN)])
    if (!newest || (last && last.hasta >= newest.fechaInscripcion)) return
    const hasta = newest.fechaInscripcion
    if (last) tx.update(seen, SEEN, { hasta })
    else tx.create(seen, SEEN, { hasta })
    tx.log('inscripcion.vista', id)
  })

/** Deletes an enrolment with its mails. @throws not_found */
export const deleteEnrolment = (
  { transact, inscripciones, outbox }: Deps,
  actor: Actor,
  id: string,
): Promise<void> =>
  transact(actor, async (tx) => {
    if (!(await tx.raw(inscripciones, id))) throw inscripciones.notFound()
    tx.delete(inscripciones, id)
    await outbox.deleteAbout(tx, { coleccion: 'inscripciones', id })
    tx.log('inscripcion.eliminada', id)
  })
