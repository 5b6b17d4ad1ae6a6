import {
  type DocumentData,
  type DocumentReference,
  type DocumentSnapshot,
  type Firestore,
  type Query,
  type QueryDocumentSnapshot,
  Timestamp,
  type UpdateData,
} from 'firebase-admin/firestore'
import { chunks } from '../functions/src/util.ts'
import { closedTallyOf } from './figures.ts'
import { DAY, HOUR, type Random, spread } from './invent.ts'

/** The one way to write around the API: nobody can ask it to store yesterday. */

/** Firestore takes 500 writes a batch. */
const WRITES_PER_BATCH = 500

export type Change = [ref: DocumentReference, change: UpdateData<DocumentData>]

export const write = async (db: Firestore, changes: Change[]): Promise<void> => {
  for (const some of chunks(changes, WRITES_PER_BATCH)) {
    const batch = db.batch()
    for (const [ref, change] of some) batch.update(ref, change)
    await batch.commit()
  }
}

type Found = Map<string, QueryDocumentSnapshot[]>

/** The documents that tell of each record besides itself, by its id. */
export const byRecord = async (
  documents: Query,
  recordOf: (document: QueryDocumentSnapshot) => string | undefined,
): Promise<Found> => {
  const found: Found = new Map()
  for (const document of (await documents.get()).docs) {
    const record = recordOf(document) ?? ''
    const others = found.get(record) ?? []
    found.set(record, others)
    others.push(document)
  }
  return found
}

export const linesByRecord = (db: Firestore): Promise<Found> =>
  byRecord(db.collection('bitacora'), (line) => line.get('registro') ?? undefined)

export const mailsByRecord = (db: Firestore): Promise<Found> =>
  byRecord(db.collection('correos'), (mail) => mail.get('about.id') as string | undefined)

type Move = (moment: Timestamp) => Timestamp

/** The moments of a document, moved; what has none stays without. */
export const moved = (document: DocumentSnapshot, fields: string[], move: Move): Change => [
  document.ref,
  Object.fromEntries(
    fields.flatMap((field) => {
      const moment: unknown = document.get(field)
      return moment instanceof Timestamp ? [[field, move(moment)]] : []
    }),
  ),
]

/** A mail, which went out at once. */
export const movedMail = (mail: DocumentSnapshot, move: Move): Change => {
  const [ref, created] = moved(mail, ['createdAt'], move)
  const at = created.createdAt
  return [
    ref,
    at instanceof Timestamp ? { ...created, sentAt: Timestamp.fromMillis(at.toMillis() + 2_000) } : {},
  ]
}

/**
 * Everything is counted back from the newest moment, so that the demo data is as old whenever it is made; the figures are
 * made of it afterwards.
 */

/** Six months. */
const ASESORIAS_DAYS = 182
/** And five more before them. */
const FORMER_DAYS = 150
const INSCRIPCIONES_DAYS = 60
const GALERIA_DAYS = 330
/** One account a day from here on: all of them before the oldest book, of 548 days ago. */
const FIRST_ACCOUNT_DAYS = 592
/** When somebody agreed to the privacy policy: as they sent the form. */
const AGREED = 'consentimiento.fecha'
/** One person in so many has not opened the link of the mail. */
const UNCONFIRMED = 5
/** Ten in the morning in Ecuador. */
const PUBLISHED_AT = 15 * HOUR

const parentOf = ({ ref }: QueryDocumentSnapshot) => ref.parent.parent?.id

const OF_REQUEST = [
  'fechaSolicitud',
  'fechaInicio',
  'fechaRealizacion',
  'fechaActualizacion',
  'opinion.fecha',
  AGREED,
]

/** A closed request stores what its closing counted, for example how many days it took. */
const recounted = (record: DocumentSnapshot, changes: Change[1]): Change[] =>
  record.get('cuentaCierre')
    ? [[record.ref, { cuentaCierre: closedTallyOf({ ...record.data(), ...changes }) }]]
    : []

/**
 * The ids come the oldest first. What became of one within a second of the seeding is stretched over the days that
 * it would have taken.
 */
const backDateRequests = async (
  db: Firestore,
  newest: number,
  ids: string[],
  days: number,
  random: Random,
): Promise<void> => {
  const [mails, lines, notes, messages] = await Promise.all([
    mailsByRecord(db),
    linesByRecord(db),
    byRecord(db.collectionGroup('notas'), parentOf),
    byRecord(db.collectionGroup('mensajes'), parentOf),
  ])
  const changes: Change[] = []
  for (const [index, id] of ids.entries()) {
    const day = spread(newest, index, ids.length, days)
    const asked = day - random.integer(0, 5 * 60) * 60_000
    const took = random.integer(3, 70) * HOUR
    const record = await db.collection('asesorias').doc(id).get()
    const begun = record.get('fechaSolicitud').toMillis()
    const lasted = Math.max(1, record.get('fechaActualizacion').toMillis() - begun)
    const until = Math.min(took, newest - asked)
    const move = (moment: Timestamp) =>
      Timestamp.fromMillis(asked + Math.round(((moment.toMillis() - begun) / lasted) * until))
    const [ref, dates] = moved(record, OF_REQUEST, move)
    changes.push(
      [ref, { ...dates, correoConfirmado: index % UNCONFIRMED !== 0 }],
      ...(lines.get(id) ?? []).map((line) => moved(line, ['fecha'], move)),
      ...recounted(record, dates),
      ...[...(notes.get(id) ?? []), ...(messages.get(id) ?? [])].map((text) => moved(text, ['fecha'], move)),
      ...(mails.get(id) ?? []).map((mail) => movedMail(mail, move)),
    )
  }
  await write(db, changes)
}

/** The ids come the oldest first: of those of the half-year, and of those before. */
export const backDateAsesorias = async (
  db: Firestore,
  newest: number,
  { former, latest }: { former: string[]; latest: string[] },
  random: Random,
): Promise<void> => {
  await backDateRequests(db, newest, latest, ASESORIAS_DAYS, random)
  await backDateRequests(db, newest - ASESORIAS_DAYS * DAY, former, FORMER_DAYS, random)
}

/** Records whose ids are given the oldest first, with what the log says of them. */
const backDate =
  (collection: string, fields: string[], days: number) =>
  async (db: Firestore, newest: number, ids: string[]): Promise<void> => {
    const lines = await linesByRecord(db)
    const changes = ids.flatMap((id, index): Change[] => {
      const date = Timestamp.fromMillis(spread(newest, index, ids.length, days))
      return [
        [db.collection(collection).doc(id), Object.fromEntries(fields.map((field) => [field, date]))],
        ...(lines.get(id) ?? []).map((line): Change => [line.ref, { fecha: date }]),
      ]
    })
    await write(db, changes)
  }

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
