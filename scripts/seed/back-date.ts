import { type DocumentReference, type Firestore, Timestamp, type UpdateData } from 'firebase-admin/firestore'
import type { SeededAsesoria } from './asesorias.ts'
import type { Random } from './random.ts'

/**
 * The one place that writes around the API: nobody can ask it to store yesterday. Fixed dates, so that seeding again
 * gives the same data.
 */

const NEWEST = Date.UTC(2025, 10, 14, 15, 20)
const HOUR = 3_600_000
const DAY = 24 * HOUR
/** Six months. */
const ASESORIAS_DAYS = 182
const INSCRIPCIONES_DAYS = 60
const GALERIA_DAYS = 330
/** The first publication is of May 2024. */
const FIRST_ACCOUNT = Date.UTC(2024, 3, 1, 15)
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

/** The moment of one of `count`, the oldest first, spread evenly over the days before the newest. */
const spread = (index: number, count: number, days: number): number =>
  NEWEST - Math.round(((count - 1 - index) * days * DAY) / count)

const mailsByRequest = async (db: Firestore): Promise<Map<string, DocumentReference[]>> => {
  const { docs } = await db.collection('correos').get()
  const mails = new Map<string, DocumentReference[]>()
  for (const mail of docs) {
    const request = String(mail.get('about.id'))
    mails.set(request, [...(mails.get(request) ?? []), mail.ref])
  }
  return mails
}

/** The requests come the oldest first. */
export async function backDateAsesorias(
  db: Firestore,
  asesorias: SeededAsesoria[],
  random: Random,
): Promise<void> {
  const mails = await mailsByRequest(db)
  await write(
    db,
    asesorias.flatMap(({ id, done }, index): Change[] => {
      const asked = spread(index, asesorias.length, ASESORIAS_DAYS) - random.integer(0, 5 * 60) * 60_000
      const answered = Timestamp.fromMillis(asked + random.integer(3, 70) * HOUR)
      const fechaSolicitud = Timestamp.fromMillis(asked)
      return [
        [
          db.collection('asesorias').doc(id),
          { fechaSolicitud, [AGREED]: fechaSolicitud, ...(done && { fechaRealizacion: answered }) },
        ],
        ...(mails.get(id) ?? []).map(
          (mail): Change => [
            mail,
            { createdAt: fechaSolicitud, sentAt: Timestamp.fromMillis(asked + 2_000) },
          ],
        ),
      ]
    }),
  )
}

/** Records whose ids are given the oldest first. */
const backDate =
  (collection: string, fields: string[], days: number) =>
  async (db: Firestore, ids: string[]): Promise<void> =>
    write(
      db,
      ids.map((id, index) => {
        const date = Timestamp.fromMillis(spread(index, ids.length, days))
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
export async function backDateUsers(db: Firestore): Promise<void> {
  const { docs } = await db.collection('users').orderBy('fechaRegistro').get()
  const fechaRegistro = (index: number) => Timestamp.fromMillis(FIRST_ACCOUNT + index * DAY)
  await write(
    db,
    docs.map((doc, index) => {
      const agreed = doc.get('consentimiento') && { [AGREED]: fechaRegistro(index) }
      return [doc.ref, { fechaRegistro: fechaRegistro(index), ...agreed }]
    }),
  )
}

/** Uploaded on the morning of its publication. */
export async function backDatePublications(db: Firestore, collection: 'boletines' | 'libros'): Promise<void> {
  const { docs } = await db.collection(collection).get()
  await write(
    db,
    docs.map((doc) => {
      const day = Date.parse(String(doc.get('fechaPublicacion')))
      return [doc.ref, { fechaSubida: Timestamp.fromMillis(day + PUBLISHED_AT) }]
    }),
  )
}
