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
  /** The lines of the log that tell of a deletion in the portal; such a record stays deleted. */
  deleted?: RegExp
  /** Another id under which the log tells of it. */
  alsoUnder?: (data: DocumentData) => unknown
  /** Where the portal puts what it deletes. */
  trash?: string
  /** Whether it has a place among the records that will be there. */
  fits?: (lost: Lost, world: Documents) => boolean
  /** What must not begin anew. */
  settle?: (data: DocumentData) => DocumentData
  /** Visitors read a list of them, and they may have files. */
  isListed?: true
  /** `--only` with this name takes it along. */
  with?: string
}

const isRequestThere = (id: string, world: Documents): boolean =>
  world.has(`asesorias/${id}`) || world.has(`papelera/${id}`)
const ofRequest: Rule = { fits: ({ parent }, world) => isRequestThere(parent, world), with: 'asesorias' }

const listed = (event: string): Rule => ({ deleted: new RegExp(`^${event}$`), isListed: true })

const lower = (value: unknown): string => String(value).toLowerCase()

/** Mails to many belong to their broadcast. An unsent mail about a request was withdrawn with the request. */
const mailFits: Rule['fits'] = ({ data: { about, difusion, status } }, world) => {
  if (difusion) return world.has(`difusiones/${difusion}`)
  const isSent = status !== 'pendiente'
  if (about?.coleccion === 'asesorias' && isSent) return isRequestThere(about.id, world)
  return world.has(`${about?.coleccion}/${about?.id}`)
}

/**
 * What `npm run recover` does with each collection, in the order in which it creates. A document that is there is never
 * changed, so later figures of `conteos` stay. `skip`: what is made anew, or was right only at its moment. A subcollection
 * stands behind its collection's name.
 */
export const RULES: Readonly<Record<string, Rule | 'skip'>> = {
  users: { deleted: /^usuario\.eliminado$/ },
  usernames: {
    fits: ({ id, data: { uid } }, world) => lower(world.get(`users/${uid}`)?.username) === id,
    with: 'users',
  },
  asesorias: { deleted: /^asesoria\.(eliminada|purgada)$/, trash: 'papelera' },
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
    // The log tells under the sign-up's id of a certificate that was taken back.
    fits: ({ id }, world) =>
      ![...world.values()].some(({ certificado, asistio }) => certificado === id && asistio === false),
  },
  suscripciones: {
    // Nobody who said no gets mails again.
    deleted: /^suscripcion\.(purgada|cancelada|devuelta)$|^usuario\.comunicaciones$/,
    alsoUnder: ({ uid }) => uid,
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

/** The name in the table: `asesorias/mensajes` for `asesorias/x/mensajes/y`. */
export const keyOf = (path: string): string => {
  const [root = '', , below] = path.split('/')
  return below ? `${root}/${below}` : root
}
