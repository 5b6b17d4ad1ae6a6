import { searchWords, wordsOfNumero } from '@naf/contract'
import * as z from 'zod'
import type { Stored } from '../../db/collection.ts'
import { storedConsent, storedText, storedTextOrNull, storedTime, storedWords } from '../../db/fields.ts'

/** `inscripciones/{id}`. `fingerprint` tells the same form sent again from another one. */
export const inscripcionSchema = z.object({
  primerNombre: storedText,
  segundoNombre: storedText,
  apellidoPaterno: storedText,
  apellidoMaterno: storedText,
  celular: storedText,
  correo: storedText,
  idEspe: storedText,
  carrera: storedText,
  nivelSemestre: storedText,
  fingerprint: z.string().nullable().default(null),
  fechaInscripcion: storedTime,
  palabras: storedWords,
  /** What the student reads out on the telephone. */
  numero: storedTextOrNull,
  consentimiento: storedConsent.optional(),
})

export type InscripcionRecord = z.output<typeof inscripcionSchema>
export type StoredInscripcion = Stored<InscripcionRecord>
export type NewInscripcion = Omit<InscripcionRecord, 'fechaInscripcion' | 'palabras' | 'numero'>

export const wordsOfInscripcion = (
  inscripcion: NewInscripcion & Pick<InscripcionRecord, 'numero'>,
): string[] => [
  ...searchWords(
    inscripcion.primerNombre,
    inscripcion.segundoNombre,
    inscripcion.apellidoPaterno,
    inscripcion.apellidoMaterno,
    inscripcion.correo,
    inscripcion.idEspe,
    inscripcion.celular,
  ),
  ...wordsOfNumero(inscripcion.numero),
]
