import {
  type DocumentReference,
  type DocumentSnapshot,
  type Firestore,
  type Query,
  type QueryDocumentSnapshot,
  Timestamp,
  type UpdateData,
} from 'firebase-admin/firestore'
import { chunks } from '../functions/src/platform/chunks.ts'
import { DAY, HOUR, spread } from './days.ts'
import type { Random } from './random.ts'

/**
 * The one place that writes around the API: nobody can ask it to store yesterday. Everything is counted back from the
 * newest moment, so that the demo data is as old whenever it is made.
 */

/** Firestore takes 500 writes a batch. */
const WRITES_PER_BATCH = 500
/** Six months. */
const ASESORIAS_DAYS = 182
const INSCRIPCIONES_DAYS = 60
const GALERIA_DAYS = 330
/** One account a day from here on: all of them before the oldest book, of 548 days ago. */
const FIRST_ACCOUNT_DAYS = 592
/** When somebody agreed to the privacy policy: as they sent the form. */
const AGREED = 'consentimiento.fecha'
/** Ten in the morning in Ecuador. */
const PUBLISHED_AT = 15 * HOUR

type Change = [ref: DocumentReference, change: UpdateData<FirebaseFirestore.DocumentData>]

const write = async (db: Firestore, changes: Change[]): Promise<void> => {
  const batch = db.batch()
  for (const [ref, change] of changes) batch.update(ref, change)
  await batch.commit()
}

/** The documents that tell of each request besides itself, by its id. */
const byRequest = async (
  documents: Query,
  requestOf: (document: QueryDocumentSnapshot) => string | undefined,
): Promise<Map<string, QueryDocumentSnapshot[]>> => {
  const found = new Map<string, QueryDocumentSnapshot[]>()
  for (const document of (await documents.get()).docs) {
    const request = requestOf(document) ?? ''
    found.set(request, [...(found.get(request) ?? []), document])
  }
  return found
}

const parentOf = ({ ref }: QueryDocumentSnapshot) => ref.parent.parent?.id

/** The moments of a document, moved; what has none stays without. */
const moved = (
  document: DocumentSnapshot,
  fields: string[],
  move: (moment: Timestamp) => Timestamp,
): Change => [
  document.ref,
  Object.fromEntries(
    fields.flatMap((field) => {
      const moment: unknown = document.get(field)
      return moment instanceof Timestamp ? [[field, move(moment)]] : []
    }),
  ),
]

const OF_REQUEST = [
  'fechaSolicitud',
  'fechaInicio',
  'fechaRealizacion',
  'fechaActualizacion',
  'opinion.fecha',
  AGREED,
]

/**
 * The ids come the oldest first. What became of one within a second of the seeding is stretched over the days that
 * it would have taken.
 */
export const backDateAsesorias = async (
  db: Firestore,
  newest: number,
  ids: string[],
  random: Random,
): Promise<void> => {
  const about = (document: QueryDocumentSnapshot) => document.get('about.id') as string | undefined
  const [mails, lines, notes, messages] = await Promise.all([
    byRequest(db.collection('correos'), about),
    byRequest(db.collection('bitacora'), (line) => line.get('registro') ?? undefined),
    byRequest(db.collectionGroup('notas'), parentOf),
    byRequest(db.collectionGroup('mensajes'), parentOf),
  ])
  const changes: Change[] = []
  for (const [index, id] of ids.entries()) {
    const day = spread(newest, index, ids.length, ASESORIAS_DAYS)
    const asked = day - random.integer(0, 5 * 60) * 60_000
    const took = random.integer(3, 70) * HOUR
    const record = await db.collection('asesorias').doc(id).get()
    const begun = record.get('fechaSolicitud').toMillis()
    const lasted = Math.max(1, record.get('fechaActualizacion').toMillis() - begun)
    const until = Math.min(took, newest - asked)
    const move = (moment: Timestamp) =>
      Timestamp.fromMillis(asked + Math.round(((moment.toMillis() - begun) / lasted) * until))
    changes.push(
      moved(record, OF_REQUEST, move),
      ...(lines.get(id) ?? []).map((line) => moved(line, ['fecha'], move)),
      ...[...(notes.get(id) ?? []), ...(messages.get(id) ?? [])].map((text) => moved(text, ['fecha'], move)),
      ...(mails.get(id) ?? []).map((mail): Change => {
        const [ref, created] = moved(mail, ['createdAt'], move)
        return [ref, { ...created, sentAt: Timestamp.fromMillis(created.createdAt.toMillis() + 2_000) }]
      }),
    )
  }
  for (const some of chunks(changes, WRITES_PER_BATCH)) await write(db, some)
}

/** Records whose ids are given the oldest first. */
const backDate =
  (collection: string, fields: string[], days: number) =>
  async (db: Firestore, newest: number, ids: string[]): Promise<void> =>
    write(
      db,
      ids.map((id, index) => {
        const date = Timestamp.fromMillis(spread(newest, index, ids.length, days))
        return [db.collection(collection).doc(id), Object.fromEntries(fields.map((field) => [field, date]))]
      }),
    )

export const backDateInscripciones = backDate(
  'inscripciones',
  ['fechaInscripcion', AGREED],
  INSCRIPCIONES_DAYS,
)
export const backDateGaleria = backDate('galeria', ['fechaSubida'], GALERIA_DAYS)

/** Everybody was there before the first thing that any of them did. */
export const backDateUsers = async (db: Firestore, newest: number): Promise<void> => {
  const { docs } = await db.collection('users').orderBy('fechaRegistro').get()
  await write(
    db,
    docs.map((doc, index) => {
      const fechaRegistro = Timestamp.fromMillis(newest - (FIRST_ACCOUNT_DAYS - index) * DAY)
      const agreed = doc.get('consentimiento') && { [AGREED]: fechaRegistro }
      return [doc.ref, { fechaRegistro, ...agreed }]
    }),
  )
}

/** Uploaded on the morning of its publication. */
export const backDatePublications = async (
  db: Firestore,
  collection: 'boletines' | 'libros',
): Promise<void> => {
  const { docs } = await db.collection(collection).get()
  await write(
    db,
    docs.map((doc) => {
      const day = Date.parse(String(doc.get('fechaPublicacion')))
      return [doc.ref, { fechaSubida: Timestamp.fromMillis(day + PUBLISHED_AT) }]
    }),
  )
}
