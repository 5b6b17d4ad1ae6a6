import type { Firestore } from 'firebase-admin/firestore'

/** What the portal keeps, by the collection it is in. Tests name the records; this file alone knows their collections. */
const COLLECTIONS = {
  requests: 'asesorias',
  trash: 'papelera',
  enrolments: 'inscripciones',
  users: 'users',
  usernames: 'usernames',
  boletines: 'boletines',
  libros: 'libros',
  galeria: 'galeria',
  replies: 'plantillas',
  calendar: 'calendario',
  trainings: 'capacitaciones',
  signUps: 'participantes',
  readers: 'suscripciones',
  broadcasts: 'difusiones',
  mails: 'correos',
  log: 'bitacora',
  deletions: 'anteriores',
  figures: 'conteos',
  followers: 'redes',
  readyLists: 'listas',
  views: 'vistas',
  certificates: 'certificados',
  system: 'sistema',
} as const

export type Kept = keyof typeof COLLECTIONS

/** Where the records of a kind are kept. */
export const records = ({ firebase }: { firebase: { db: Firestore } }, kept: Kept) =>
  firebase.db.collection(COLLECTIONS[kept])

/** The messages of a request. */
export const messagesOf = (server: { firebase: { db: Firestore } }, id: string) =>
  records(server, 'requests').doc(id).collection('mensajes')

/** The kinds that the portal lists. */
export const LISTED = (Object.keys(COLLECTIONS) as Kept[]).filter(
  (kept) =>
    !['usernames', 'figures', 'followers', 'readyLists', 'views', 'certificates', 'system'].includes(kept),
)

/** Whether a call to Firestore is about records of a kind. @param asked the call, or its JSON */
export const isAbout = (kept: Kept, asked: string | object): boolean => {
  const text = typeof asked === 'string' ? asked : JSON.stringify(asked)
  return text.includes(`"collectionId":"${COLLECTIONS[kept]}"`) || text.includes(`/${COLLECTIONS[kept]}/`)
}
