import { type Asesoria, api } from '@naf/contract'
import { Timestamp } from 'firebase-admin/firestore'
import {
  type AsesoriaRecord,
  UNTOUCHED,
  wordsOfAsesoria,
} from '../../../functions/src/entities/asesorias/asesoria-record.ts'
import { call, uniqueName } from '../api-as.ts'
import { apiToken, firebase, portalApi } from './server-side.ts'

/** Requests for advice as they lie in the store, for what nobody can ask the API to make: other dates, or none. */

type Unworded = Omit<AsesoriaRecord, 'palabras'>
type Changes = Partial<Unworded>

/** Somebody nobody else is called. */
export const aName = (first = 'María'): string => `${first} Quishpe ${uniqueName('Núñez')}`

const aRecord = (changes: Changes): Unworded => ({
  ...UNTOUCHED,
  ...(changes.realizada && { estado: 'realizada', cierre: 'atendida' }),
  nombre: aName(),
  cedulaRUC: '1710034065',
  correo: 'maria.quishpe@example.com',
  telefono: '0991234567',
  ciudad: 'Sangolquí',
  tipoServicio: 'Declaraciones tributarias',
  tipoContribuyente: 'Persona natural no obligada a llevar contabilidad',
  discapacidad: 'no',
  medioContacto: 'WhatsApp',
  detalleSolicitud: '¿Cómo declaro el IVA semestral de mi negocio?',
  usuarioId: null,
  usuarioUsername: null,
  fechaSolicitud: Timestamp.now(),
  fechaActualizacion: null,
  fingerprint: null,
  numero: null,
  clave: null,
  ...changes,
})

export interface Stored {
  id: string
  nombre: string
}

/** Stores requests, without a mail to anybody. */
export const storeRequests = async (...all: Changes[]): Promise<Stored[]> => {
  const batch = firebase.db.batch()
  const stored = all.map((changes) => {
    const ref = firebase.db.collection('asesorias').doc()
    const record = aRecord(changes)
    batch.create(ref, { ...record, palabras: wordsOfAsesoria(record) })
    return { id: ref.id, nombre: record.nombre }
  })
  await batch.commit()
  return stored
}

export const storeRequest = async (changes: Changes = {}): Promise<Stored> => {
  const [stored] = await storeRequests(changes)
  if (!stored) throw new Error('nothing was stored')
  return stored
}

/** All of them, as staff sees them. */
const allRequests = async (): Promise<Asesoria[]> => {
  const { status, body } = await call(portalApi, api.asesorias.list, { token: await apiToken('editor') })
  if (status !== 200) throw new Error(`the list of requests: ${status}`)
  return body
}

/** What the server has of a request by now. */
export const requestInApi = async (id: string): Promise<Asesoria | undefined> =>
  (await allRequests()).find(({ Id }) => Id === id)

/** Somebody else deletes it meanwhile. */
export const deleteThroughApi = async (id: string): Promise<void> => {
  const { status } = await call(portalApi, api.asesorias.delete, { params: { id }, token: await apiToken() })
  if (status !== 200) throw new Error(`deleting a request: ${status}`)
}
