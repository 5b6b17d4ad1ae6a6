import type { Firestore } from 'firebase-admin/firestore'
import * as z from 'zod'
import {
  createCollection,
  type Stored,
  storedConsent,
  storedText,
  storedTextOrNull,
  storedTime,
  storedWords,
} from '../db/collection.ts'

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

export const inscripcionesOf = (db: Firestore) =>
  createCollection(db, {
    name: 'inscripciones',
    schema: inscripcionSchema,
    createdAt: 'fechaInscripcion',
    notFound: 'No se encontró la inscripción.',
  })

/** `vistas/inscripciones`: the date of the newest enrolment that anybody of the team has seen. */
const seenSchema = z.object({ hasta: storedTime })
/** The one document of it. */
export const SEEN = 'inscripciones'

export const seenOf = (db: Firestore) => createCollection(db, { name: 'vistas', schema: seenSchema })
