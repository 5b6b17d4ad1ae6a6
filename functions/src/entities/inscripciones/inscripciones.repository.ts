import {
  type CollectionReference,
  type DocumentData,
  FieldValue,
  type Firestore,
  type Timestamp,
} from 'firebase-admin/firestore'
import type { Consent } from '../../platform/consent.ts'
import { whenFree } from '../../platform/contention.ts'
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
  /** Missing in those from before forms named their policy. */
  consentimiento?: Consent
}

export type StoredInscripcion = InscripcionRecord & { id: string }
export type NewInscripcion = Omit<InscripcionRecord, 'fechaInscripcion'>

type Student = Pick<InscripcionRecord, 'idEspe' | 'correo'>

/** From ID ESPE and e-mail, so that Firestore itself refuses the second enrolment of both, whoever is quicker. */
const idOf = ({ idEspe, correo }: Student): string => idFrom(`${idEspe.toUpperCase()}\n${correo}`)

/** Of the records from before the e-mail counted. */
const formerIdOf = ({ idEspe }: Student): string => idFrom(idEspe.toUpperCase())

export interface CreatedInscripcion {
  id: string
  /** What is stored already, and stays as it is; null where the enrolment was stored now. */
  existing: InscripcionRecord | null
}

export const createInscripcionesRepository = (db: Firestore) => {
  const inscripciones = db.collection('inscripciones') as CollectionReference<InscripcionRecord, DocumentData>
  const find = async (id: string) => (await inscripciones.doc(id).get()).data()

  const createUnder = async (id: string, inscripcion: NewInscripcion): Promise<InscripcionRecord | null> => {
    try {
      const fechaInscripcion = FieldValue.serverTimestamp()
      await inscripciones.doc(id).create({ ...inscripcion, fechaInscripcion })
      return null
    } catch (error) {
      if (!alreadyExists(error)) throw error
      // Deleted since: whose was refused for it may enrol after all.
      return (await find(id)) ?? createUnder(id, inscripcion)
    }
  }

  return {
    /** @throws unavailable where too many write the same record at once */
    create: async (inscripcion: NewInscripcion): Promise<CreatedInscripcion> => {
      const formerId = formerIdOf(inscripcion)
      const former = await find(formerId)
      if (former?.correo === inscripcion.correo) return { id: formerId, existing: former }
      const id = idOf(inscripcion)
      return { id, existing: await whenFree(() => createUnder(id, inscripcion)) }
    },

    /** Newest first. */
    async list(): Promise<StoredInscripcion[]> {
      const { docs } = await inscripciones.orderBy('fechaInscripcion', 'desc').get()
      return docs.map((doc) => ({ id: doc.id, ...doc.data() }))
    },

    /**
     * False where there is no such enrolment.
     * @throws unavailable where too many write the same record at once
     */
    async delete(id: string): Promise<boolean> {
      try {
        await whenFree(() => inscripciones.doc(id).delete({ exists: true }))
        return true
      } catch (error) {
        if (doesNotExist(error)) return false
        throw error
      }
    },
  }
}
