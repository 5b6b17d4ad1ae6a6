import type { AsesoriaCreate } from '@naf/contract'
import {
  type CollectionReference,
  type DocumentData,
  FieldValue,
  type Firestore,
  type Query,
  type Timestamp,
} from 'firebase-admin/firestore'
import { chunks } from '../../platform/chunks.ts'
import type { Consent } from '../../platform/consent.ts'
import { whenFree } from '../../platform/contention.ts'
import { answered } from '../../platform/firestore-answers.ts'
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
  /** Missing in what was asked before forms named their policy. */
  consentimiento?: Consent
}

export type StoredAsesoria = AsesoriaRecord & { id: string }
export type NewAsesoria = Omit<AsesoriaRecord, 'fechaSolicitud' | 'realizada' | 'fechaRealizacion'>

/** Firestore takes 500 writes a batch; each request goes with its mail. */
const PAIRS_PER_BATCH = 225
/** So few that each is answered in time. */
const BATCHES_AT_ONCE = 4

export const createAsesoriasRepository = (db: Firestore, correos: CorreosRepository) => {
  const asesorias = db.collection('asesorias') as CollectionReference<AsesoriaRecord, DocumentData>

  const stored = async (id: string): Promise<StoredAsesoria | null> => {
    const data = (await asesorias.doc(id).get()).data()
    return data ? { id, ...data } : null
  }

  const deletePairs = async (ids: string[]): Promise<void> => {
    const batch = db.batch()
    for (const id of ids) {
      batch.delete(asesorias.doc(id))
      correos.deleteWith(batch, id)
    }
    await answered(batch.commit())
  }

  /** Each request with its mail. Where it breaks off, what is left is whole, and goes when it is asked for again. */
  const deleteAll = async (query: Query<AsesoriaRecord, DocumentData>): Promise<number> => {
    const { docs } = await answered(query.select().get())
    const ids = docs.map(({ id }) => id)
    for (const batches of chunks(chunks(ids, PAIRS_PER_BATCH), BATCHES_AT_ONCE))
      await Promise.all(batches.map(deletePairs))
    return ids.length
  }

  return {
    newId: (): string => asesorias.doc().id,

    /** The request and its mail, both or neither; where there is one of that id already, that one. */
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

    /** Whether that account ever sent one. */
    async hasAnyOf(usuarioId: string): Promise<boolean> {
      return !(await asesorias.where('usuarioId', '==', usuarioId).limit(1).get()).empty
    },

    /** Null where there is no such request. A request already done keeps its date. */
    async markDone(id: string): Promise<StoredAsesoria | null> {
      await whenFree(async () => {
        const request = await asesorias.doc(id).get()
        const { updateTime: lastUpdateTime } = request
        if (!lastUpdateTime || request.get('realizada')) return
        const done = { realizada: true, fechaRealizacion: FieldValue.serverTimestamp() }
        await request.ref.update(done, { lastUpdateTime })
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
