import { CENTRE, type InscripcionCreate, searchWords, wordsOfNumero } from '@naf/contract'
import { FieldValue, type Firestore } from 'firebase-admin/firestore'
import * as z from 'zod'
import {
  asStored,
  createCollection,
  type Stored,
  storedConsent,
  storedText,
  storedTextOrNull,
  storedTime,
  storedWords,
} from '../db/collection.ts'
import { type Counters, once } from '../db/counters.ts'
import {
  type Counted,
  countOf,
  countUpTo,
  listNewestFirst,
  type PageQuery,
  pagesNewestFirst,
} from '../db/query.ts'
import type { Transact } from '../db/tx.ts'
import { AppError } from '../errors.ts'
import type { Origin } from '../http/throttle.ts'
import { enrolmentReceived } from '../mail/mails.ts'
import type { Outbox } from '../mail/outbox.ts'
import type { Actor } from '../session.ts'
import { consentTo, digest, idFrom, numeroFor } from '../util.ts'

/** The enrolments of students: `inscripciones/{id}`. */
const inscripcionSchema = z.object({
  primerNombre: storedText,
  segundoNombre: storedText,
  apellidoPaterno: storedText,
  apellidoMaterno: storedText,
  celular: storedText,
  correo: storedText,
  idEspe: storedText,
  carrera: storedText,
  nivelSemestre: storedText,
  /** Distinguishes the same form sent again from another one; null without an idempotency key. */
  fingerprint: z.string().nullable().default(null),
  fechaInscripcion: storedTime,
  palabras: storedWords,
  numero: storedTextOrNull,
  consentimiento: storedConsent.optional(),
})

export type StoredInscripcion = Stored<z.output<typeof inscripcionSchema>>

/** `vistas/inscripciones`: the date of the newest enrolment that anybody of the team has seen. */
const seenSchema = z.object({ hasta: storedTime })
/** The one document of it. */
const SEEN = 'inscripciones'

type Form = Omit<InscripcionCreate, 'Consentimiento'>

const TAKEN = `Ya existe una inscripción con ese ${CENTRE.studentId} y ese correo. Si es tuya, no necesitas hacerla otra vez: para corregir un dato, responde al correo que la confirma, que tiene su número. Si no la hiciste tú, usa otro correo.`

/** The words that find an enrolment in a search. */
const wordsOf = ({ Carrera: _, NivelSemestre: __, ...form }: Form, numero: string): string[] => [
  ...searchWords(...Object.values(form)),
  ...wordsOfNumero(numero),
]

export const createInscripciones = (
  db: Firestore,
  transact: Transact,
  { outbox, counters }: { outbox: Outbox; counters: Counters },
) => {
  const inscripciones = createCollection(db, {
    name: 'inscripciones',
    schema: inscripcionSchema,
    createdAt: 'fechaInscripcion',
    notFound: 'No se encontró la inscripción.',
  })
  const seen = createCollection(db, { name: 'vistas', schema: seenSchema })

  return {
    find: inscripciones.find,

    /** `isNew`: nobody of the team has seen the enrolment yet. */
    async list(query: PageQuery) {
      const [page, last] = await Promise.all([
        listNewestFirst(inscripciones, 'fechaInscripcion', query),
        seen.find(SEEN),
      ])
      return { ...page, isNew: (one: StoredInscripcion) => !last || one.fechaInscripcion > last.hasta }
    },

    pages: () => pagesNewestFirst(inscripciones, 'fechaInscripcion'),
    count: () => countOf(inscripciones.all),

    /**
     * Enrols a student, once for an id of the university and an e-mail (docs/decisions/idempotency.md). The same form
     * under the same key is the same enrolment, also under a newer policy.
     * @throws id_espe_taken
     */
    enrol(
      actor: Actor,
      { Consentimiento, ...form }: InscripcionCreate,
      key: string | undefined,
      origin: Origin,
    ): Promise<{ id: string; numero: string }> {
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
    },

    /** The enrolments that nobody of the team has seen yet. */
    async countUnseen(): Promise<Counted> {
      const last = await seen.find(SEEN)
      const { all } = inscripciones
      return countUpTo(last ? all.where('fechaInscripcion', '>', last.hasta) : all)
    },

    /** The team has seen this enrolment and all before it. Does nothing if it is deleted, or older than what was seen. */
    markSeen: (actor: Actor, id: string): Promise<void> =>
      transact(actor, async (tx) => {
        const [newest, last] = await Promise.all([tx.find(inscripciones, id), tx.find(seen, SEEN)])
        if (!newest || (last && last.hasta >= newest.fechaInscripcion)) return
        const hasta = newest.fechaInscripcion
        if (last) tx.update(seen, SEEN, { hasta })
        else tx.create(seen, SEEN, { hasta })
        tx.log('inscripcion.vista', id)
      }),

    /** Deletes an enrolment with its mails. @throws not_found */
    delete: (actor: Actor, id: string): Promise<void> =>
      transact(actor, async (tx) => {
        if (!(await tx.raw(inscripciones, id))) throw inscripciones.notFound()
        tx.delete(inscripciones, id)
        await outbox.deleteAbout(tx, { coleccion: 'inscripciones', id })
        tx.log('inscripcion.eliminada', id)
      }),
  }
}
