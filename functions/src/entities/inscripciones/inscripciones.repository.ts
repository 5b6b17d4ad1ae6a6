import {
  type CollectionReference,
  type DocumentData,
  FieldValue,
  type Firestore,
  type Timestamp,
} from 'firebase-admin/firestore'
import { idFrom } from '../../platform/digest.ts'
import { alreadyExists, doesNotExist } from '../../platform/firestore-codes.ts'

/** `inscripciones/{id}`. `fingerprint` tells the same form sent again from another one. */
export interface InscripcionRecord {
  primerNombre: string
  segundoNombre: string
  apellidoPaterno: string
  apellidoMaterno: string
  celular: string
  correo: string
  idEspe: string
  carrera: string
  nivelSemestre: string
  fingerprint: string | null
  fechaInscripcion: Timestamp
}

export type StoredInscripcion = InscripcionRecord & { id: string }
export type NewInscripcion = Omit<InscripcionRecord, 'fechaInscripcion'>

/** The record's id follows from the ID ESPE, so that one student is one record, whoever is quicker. */
export const inscripcionIdOf = (idEspe: string): string => idFrom(idEspe.toUpperCase())

export const createInscripcionesRepository = (db: Firestore) => {
  const inscripciones = db.collection('inscripciones') as CollectionReference<InscripcionRecord, DocumentData>

  return {
    /** What is stored already under that id, and stays as it is; null where it was stored now. */
    async create(id: string, inscripcion: NewInscripcion): Promise<InscripcionRecord | null> {
      try {
        const fechaInscripcion = FieldValue.serverTimestamp()
        await inscripciones.doc(id).create({ ...inscripcion, fechaInscripcion })
        return null
      } catch (error) {
        const existing = alreadyExists(error) && (await inscripciones.doc(id).get()).data()
        if (!existing) throw error
        return existing
      }
    },

    /** Newest first. */
    async list(): Promise<StoredInscripcion[]> {
      const { docs } = await inscripciones.orderBy('fechaInscripcion', 'desc').get()
      return docs.map((doc) => ({ id: doc.id, ...doc.data() }))
    },

    /** False where there is no such enrolment. */
    async delete(id: string): Promise<boolean> {
      try {
        await inscripciones.doc(id).delete({ exists: true })
        return true
      } catch (error) {
        if (doesNotExist(error)) return false
        throw error
      }
    },
  }
}
