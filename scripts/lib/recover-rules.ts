import { type DocumentData, Timestamp } from 'firebase-admin/firestore'
import { SETTLED } from '../../functions/src/mail/caps.ts'

/** Documents by their path. */
export type Documents = ReadonlyMap<string, DocumentData>

interface Lost {
  id: string
  data: DocumentData
  /** The id of the document that it lies below. */
  parent: string
}

export interface Rule {
  /** The events that log a deletion in the portal. A record with such a line stays deleted. */
  deleted?: RegExp
  /** Whether the record belongs among those that will exist afterwards, such as a message to its request. */
  fits?: (lost: Lost, world: Documents) => boolean
  /** Changes a record so that it starts no work again: a mail is held, a broadcast has ended. */
  settle?: (data: DocumentData) => DocumentData
  /** Visitors read a cached list of them. */
  isListed?: true
  /** `--only` with this collection includes this one. */
  with?: string
}

const isRequestThere = (id: string, world: Documents): boolean =>
  world.has(`asesorias/${id}`) || world.has(`papelera/${id}`)
const ofRequest: Rule = { fits: ({ parent }, world) => isRequestThere(parent, world), with: 'asesorias' }

const listed = (event: string): Rule => ({ deleted: new RegExp(`^${event}$`), isListed: true })

const lower = (value: unknown): string => String(value).toLowerCase()

/** A mail to many needs its broadcast, another one its record. Unsent mails were deleted with their request. */
const mailFits: Rule['fits'] = ({ data: { about, difusion, status } }, world) => {
  if (difusion) return world.has(`difusiones/${difusion}`)
  const isSent = status !== 'pendiente'
  if (about?.coleccion === 'asesorias' && isSent) return isRequestThere(about.id, world)
  return world.has(`${about?.coleccion}/${about?.id}`)
}

/**
 * What `npm run recover` does with each collection, in this order. It never changes a document that exists. `skip`: the
 * portal makes these documents itself, or they were right only at their time. A subcollection is named
 * `collection/subcollection`.
 */
export const RULES: Readonly<Record<string, Rule | 'skip'>> = {
  users: { deleted: /^usuario\.eliminado$/ },
  usernames: {
    fits: ({ id, data: { uid } }, world) => lower(world.get(`users/${uid}`)?.username) === id,
    with: 'users',
  },
  asesorias: { deleted: /^asesoria\.(eliminada|purgada)$/ },
  papelera: { deleted: /^asesoria\.purgada$/, fits: ({ id }, world) => !world.has(`asesorias/${id}`) },
  'asesorias/mensajes': ofRequest,
  'asesorias/notas': ofRequest,
  inscripciones: { deleted: /^inscripcion\.eliminada$/ },
  vistas: {},
  boletines: listed('boletin.eliminado'),
  libros: listed('libro.eliminado'),
  galeria: listed('imagen.eliminada'),
  plantillas: listed('plantilla.eliminada'),
  calendario: listed('calendario.eliminado'),
  capacitaciones: listed('capacitacion.eliminada'),
  participantes: {
    deleted: /^participante\.(eliminado|cancelado|quitado)$/,
    fits: ({ data: { capacitacion } }, world) => world.has(`capacitaciones/${capacitacion}`),
  },
  certificados: {
    // No certificate comes back whose sign-up says that the attendance was taken back.
    fits: ({ id }, world) =>
      ![...world.values()].some(({ certificado, asistio }) => certificado === id && asistio === false),
  },
  suscripciones: {
    // A person who unsubscribed gets no mails again; with an account, the log names their uid.
    deleted: /^suscripcion\.(purgada|cancelada|devuelta)$|^usuario\.comunicaciones$/,
    fits: ({ data: { uid, correo } }, world) =>
      !uid || lower(world.get(`users/${uid}`)?.correo) === lower(correo),
  },
  redes: {},
  conteos: {},
  difusiones: { settle: (data) => ({ ...data, terminada: data.terminada ?? Timestamp.now() }) },
  correos: {
    fits: mailFits,
    settle: (data) => (data.status === 'pendiente' ? { ...data, ...SETTLED, status: 'retenido' } : data),
  },
  bitacora: {},
  listas: 'skip',
  anteriores: 'skip',
  mailCounts: 'skip',
  sistema: 'skip',
}
