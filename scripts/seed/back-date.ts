import { type Firestore, Timestamp } from 'firebase-admin/firestore'
import type { SeededAsesoria } from './asesorias.ts'
import type { Random } from './random.ts'

/**
 * The one place that writes around the API: nobody can ask it to store yesterday. Fixed dates, so that seeding again
 * gives the same data.
 */

const NEWEST = Date.UTC(2025, 10, 14, 15, 20)
const HOUR = 3_600_000
const DAY = 24 * HOUR
const PERIOD_DAYS = 120
const ACCOUNTS_CREATED = new Date(NEWEST - (PERIOD_DAYS + 30) * DAY)

/** Spreads the requests, given the oldest first, over the months before the newest. */
export async function backDateAsesorias(
  db: Firestore,
  asesorias: SeededAsesoria[],
  random: Random,
): Promise<void> {
  const batch = db.batch()
  for (const [index, { id, done }] of asesorias.entries()) {
    const daysAgo = ((asesorias.length - 1 - index) * PERIOD_DAYS) / asesorias.length
    const asked = NEWEST - Math.round(daysAgo * DAY) - random.integer(0, 5 * 60) * 60_000
    const answered = Timestamp.fromMillis(asked + random.integer(3, 70) * HOUR)
    batch.update(db.collection('asesorias').doc(id), {
      fechaSolicitud: Timestamp.fromMillis(asked),
      ...(done ? { fechaRealizacion: answered } : {}),
    })
    batch.update(db.collection('correos').doc(id), {
      createdAt: Timestamp.fromMillis(asked),
      sentAt: Timestamp.fromMillis(asked + 2_000),
    })
  }
  await batch.commit()
}

export async function backDateUsers(db: Firestore): Promise<void> {
  const { docs } = await db.collection('users').get()
  await Promise.all(
    docs.map(({ ref }) => ref.update({ fechaRegistro: Timestamp.fromDate(ACCOUNTS_CREATED) })),
  )
}
