import type { Firestore } from 'firebase-admin/firestore'
import * as z from 'zod'
import { type Collection, createCollection, type Stored } from '../db/collection.ts'
import { storedDate, storedText, storedTime } from '../db/fields.ts'

/** `certificados/{codigo}`: what a certificate of attendance says, as it was on the day; outlives its training. */
const certificadoSchema = z.object({
  nombre: storedText,
  titulo: storedText,
  fecha: storedDate,
  inicio: storedText,
  fin: storedText,
  campus: storedText,
  emitido: storedTime,
})

type CertificadoRecord = z.output<typeof certificadoSchema>
export type StoredCertificado = Stored<CertificadoRecord>

export const certificadosOf = (db: Firestore): Collection<CertificadoRecord> =>
  createCollection(db, { name: 'certificados', schema: certificadoSchema, createdAt: 'emitido' })
