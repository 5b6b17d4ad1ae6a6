import type { AsesoriaCreate } from '@naf/contract'
import {
  type CollectionReference,
  type DocumentData,
  FieldValue,
  type Firestore,
  type Query,
  type Timestamp,
} from 'firebase-admin/firestore'
import { alreadyExists, doesNotExist } from '../../platform/firestore-codes.ts'
import type { Mail } from '../../platform/mailer.ts'
import type { CorreosRepository } from '../correos/correos.repository.ts'

/** `asesorias/{id}`. `fingerprint` tells a repeated request from another one under the same key. */
export interface AsesoriaRecord {
  nombre: string
  cedulaRuc: string
  correo: string
  telefono: string
  ciudad: string
  tipoServicio: string
  tipoContribuyente: string
  discapacidad: AsesoriaCreate['Discapacidad']
  medioContacto: string
  detalleSolicitud: string
  usuarioId: string | null
  fechaSolicitud: Timestamp | null
  realizada: boolean
  fechaRealizacion: Timestamp | null
  fingerprint: string | null
}

export type StoredAsesoria = AsesoriaRecord & { id: string }
export type NewAsesoria = Omit<AsesoriaRecord, 'fechaSolicitud' | 'realizada' | 'fechaRealizacion'>

/** Firestore takes 500 writes a batch; each request goes with its mail. */
const PAIRS_PER_BATCH = 225

export const createAsesoriasRepository = (db: Firestore, correos: CorreosRepository) => {
  const asesorias = db.collection('asesorias') as CollectionReference<AsesoriaRecord, DocumentData>

  const stored = async (id: string): Promise<StoredAsesoria | null> => {
    const data = (await asesorias.doc(id).get()).data()
    return data ? { id, ...data } : null
  }

  /** Each request with its mail, in parallel batches. */
  const deleteAll = async (query: Query<AsesoriaRecord, DocumentData>): Promise<number> => {
    const { docs } = await query.select().get()
    const batches = []
    for (let start = 0; start < docs.length; start += PAIRS_PER_BATCH) {
      const batch = db.batch()
      for (const { ref } of docs.slice(start, start + PAIRS_PER_BATCH)) {
        batch.delete(ref)
        correos.deleteWith(batch, ref.id)
      }
      batches.push(batch.commit())
    }
    await Promise.all(batches)
    return docs.length
  }

  return {
    newId: (): string => asesorias.doc().id,

    /** The request and its mail, both or neither. Null where there is one of that id already. */
    async create(id: string, asesoria: NewAsesoria, mail: Mail): Promise<'created' | StoredAsesoria> {
      const batch = db.batch()
      batch.create(asesorias.doc(id), {
        ...asesoria,
        fechaSolicitud: FieldValue.serverTimestamp(),
        realizada: false,
        fechaRealizacion: null,
      })
      correos.enqueue(batch, id, mail)
      try {
        await batch.commit()
        return 'created'
      } catch (error) {
        const existing = alreadyExists(error) ? await stored(id) : null
        if (!existing) throw error
        return existing
      }
    },

    /** Newest first; those without a date last. */
    async list(): Promise<StoredAsesoria[]> {
      const { docs } = await asesorias.get()
      const age = ({ fechaSolicitud }: AsesoriaRecord) => fechaSolicitud?.toMillis() ?? 0
      return docs.map((doc) => ({ id: doc.id, ...doc.data() })).sort((a, b) => age(b) - age(a))
    },

    /** Null where there is no such request. A request already done keeps its date. */
    async markDone(id: string): Promise<StoredAsesoria | null> {
      await db.runTransaction(async (tx) => {
        const record = (await tx.get(asesorias.doc(id))).data()
        if (record && !record.realizada)
          tx.update(asesorias.doc(id), { realizada: true, fechaRealizacion: FieldValue.serverTimestamp() })
      })
      return stored(id)
    },

    /** False where there is no such request. */
    async delete(id: string): Promise<boolean> {
      const batch = db.batch()
      batch.delete(asesorias.doc(id), { exists: true })
      correos.deleteWith(batch, id)
      try {
        await batch.commit()
        return true
      } catch (error) {
        if (doesNotExist(error)) return false
        throw error
      }
    },

    deleteDone: () => deleteAll(asesorias.where('realizada', '==', true)),
    deleteAll: () => deleteAll(asesorias),
  }
}
