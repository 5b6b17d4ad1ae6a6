import { type InscripcionCreate, searchWords, wordsOfNumero } from '@naf/contract'
import { FieldValue, type Firestore } from 'firebase-admin/firestore'
import * as z from 'zod'
import type { Actor } from '../db/audit-log.ts'
import { createCollection, type Stored } from '../db/collection.ts'
import { type Counters, once } from '../db/counters.ts'
import {
  asStored,
  storedConsent,
  storedText,
  storedTextOrNull,
  storedTime,
  storedWords,
} from '../db/fields.ts'
import type { Numbers } from '../db/numbers.ts'
import {
  type Counted,
  countOf,
  countUpTo,
  listNewestFirst,
  type Page,
  type PageQuery,
  pagesNewestFirst,
} from '../db/query.ts'
import type { Transact } from '../db/tx.ts'
import { AppError } from '../errors.ts'
import { enrolmentReceived } from '../mail/mails.ts'
import type { NewMail, Outbox } from '../mail/outbox.ts'
import { consentTo, digest, idFrom } from '../util.ts'

/** `inscripciones/{id}` */
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
  /** Tells the same form sent again from another one; null without an idempotency key. */
  fingerprint: z.string().nullable().default(null),
  fechaInscripcion: storedTime,
  palabras: storedWords,
  numero: storedTextOrNull,
  consentimiento: storedConsent.optional(),
})

type InscripcionRecord = z.output<typeof inscripcionSchema>
export type StoredInscripcion = Stored<InscripcionRecord>

/** `vistas/inscripciones`: the date of the newest enrolment that anybody of the team has seen. */
const seenSchema = z.object({ hasta: storedTime })
const SEEN = 'inscripciones'

const TAKEN =
  'Ya existe una inscripción con ese ID ESPE y ese correo. Si es tuya, no necesitas hacerla otra vez; si no la hiciste tú, usa otro correo.'

type Form = Omit<InscripcionCreate, 'Consentimiento'>

/** It follows from ID ESPE and e-mail, so that Firestore itself refuses the second enrolment of both. */
const idOf = ({ IdEspe, Correo }: Form): string => idFrom(`${IdEspe.toUpperCase()}\n${Correo}`)

const wordsOf = (form: Form, numero: string): string[] => [
  ...searchWords(
    form.PrimerNombre,
    form.SegundoNombre,
    form.ApellidoPaterno,
    form.ApellidoMaterno,
    form.Correo,
    form.IdEspe,
    form.Celular,
  ),
  ...wordsOfNumero(numero),
]

const mailOf = (id: string, form: Form, numero: string): NewMail =>
  enrolmentReceived(id, {
    correo: form.Correo,
    nombre: `${form.PrimerNombre} ${form.ApellidoPaterno}`,
    carrera: form.Carrera,
    nivelSemestre: form.NivelSemestre,
    numero,
    at: new Date(),
  })

interface Parts {
  counters: Counters
  numbers: Numbers
  outbox: Outbox
}

export const createInscripciones = (
  db: Firestore,
  transact: Transact,
  { counters, numbers, outbox }: Parts,
) => {
  const vistas = createCollection(db, { name: 'vistas', schema: seenSchema })
  const inscripciones = createCollection(db, {
    name: 'inscripciones',
    schema: inscripcionSchema,
    createdAt: 'fechaInscripcion',
    notFound: 'No se encontró la inscripción.',
  })

  return {
    /**
     * Enrols a student, once for an ID ESPE and an e-mail (docs/decisions/id-espe.md). The same form under the same key is
     * the same enrolment, also under a newer policy.
     * @throws id_espe_taken
     */
    create(
      actor: Actor,
      { Consentimiento, ...form }: InscripcionCreate,
      key: string | undefined,
    ): Promise<{ id: string; numero: string }> {
      const id = idOf(form)
      const fingerprint = key === undefined ? null : digest(`${key}\n${JSON.stringify(form)}`)
      let refused = false
      return transact(actor, async (tx) => {
        const existing = await tx.find(inscripciones, id)
        if (existing) {
          if (fingerprint === null || existing.fingerprint !== fingerprint)
            throw new AppError('id_espe_taken', TAKEN)
          return { id, numero: existing.numero ?? '' }
        }
        const numero = await numbers.reserve(tx, { coleccion: 'inscripciones', registro: id }, refused)
        refused = true
        tx.create(inscripciones, id, {
          ...asStored(form),
          fingerprint,
          numero,
          palabras: wordsOf(form, numero),
          consentimiento: consentTo(Consentimiento),
          fechaInscripcion: FieldValue.serverTimestamp(),
        })
        await outbox.add(tx, mailOf(id, form, numero))
        counters.add(tx, once('inscripciones'))
        tx.log('inscripcion.recibida', id)
        return { id, numero }
      })
    },

    list: (query: PageQuery): Promise<Page<InscripcionRecord>> =>
      listNewestFirst(inscripciones, 'fechaInscripcion', query),

    /** All of them, newest first. */
    pages: () => pagesNewestFirst(inscripciones, 'fechaInscripcion'),

    count: () => countOf(inscripciones.all),

    /** The enrolments that nobody of the team has seen yet; all of them if `since` is null. */
    async countUnseen(): Promise<Counted> {
      const seen = await vistas.find(SEEN)
      const { all } = inscripciones
      return countUpTo(seen ? all.where('fechaInscripcion', '>', seen.hasta) : all)
    },

    /** The team has seen this enrolment and all before it. Does nothing if it is deleted, or older than what was seen. */
    markSeen: (actor: Actor, id: string): Promise<void> =>
      transact(actor, async (tx) => {
        const [newest, seen] = await Promise.all([tx.find(inscripciones, id), tx.find(vistas, SEEN)])
        if (!newest || (seen && seen.hasta >= newest.fechaInscripcion)) return
        const hasta = newest.fechaInscripcion
        if (seen) tx.update(vistas, SEEN, { hasta })
        else tx.create(vistas, SEEN, { hasta })
        tx.log('inscripcion.vista', id)
      }),

    /** @throws not_found */
    delete: (actor: Actor, id: string): Promise<void> =>
      transact(actor, async (tx) => {
        const { numero } = await tx.get(inscripciones, id)
        tx.delete(inscripciones, id)
        numbers.release(tx, numero)
        await outbox.deleteAbout(tx, { coleccion: 'inscripciones', id })
        tx.log('inscripcion.eliminada', id)
      }),
  }
}
