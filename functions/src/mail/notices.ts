import {
  type DocumentData,
  type Firestore,
  type QueryDocumentSnapshot,
  Timestamp,
  type WriteBatch,
} from 'firebase-admin/firestore'
import { storedTime } from '../db/fields.ts'
import { countOf, readAll } from '../db/query.ts'
import type { Tx } from '../db/tx.ts'
import { chunks } from '../util.ts'
import { correosOf, type NewMail, newCorreo, noticeIdOf } from './outbox.ts'

/**
 * Below what `sendDue` takes in a minute, so that other mails that wait get their turn. SendGrid's plans count by the month
 * (50,000) and its API answers what comes too fast with 429, which is tried again
 * (https://www.twilio.com/docs/sendgrid/api-reference/how-to-use-the-sendgrid-v3-api/rate-limits); Gmail asks those who
 * write to many to do so at a steady rate (https://support.google.com/a/answer/81126).
 */
const PER_MINUTE = 40
const MINUTE_MS = 60_000
const DELETED_AT_ONCE = 400

/** When the nth of many mails is sent, the first of them at once. */
export const paced = (since: Timestamp, nth: number): Timestamp =>
  Timestamp.fromMillis(since.toMillis() + Math.floor(nth / PER_MINUTE) * MINUTE_MS)

/** The mails that tell readers of a bulletin: one for each of them, under an id that follows from both. */
export type Notices = ReturnType<typeof createNotices>

export const createNotices = (db: Firestore, portalUrl: string) => {
  const correos = correosOf(db)
  const noticesOf = (boletin: string) =>
    correos.all.where('about.id', '==', boletin).where('tipo', '==', 'aviso')

  const deleteAll = async (documents: readonly QueryDocumentSnapshot[]): Promise<void> => {
    for (const part of chunks([...documents], DELETED_AT_ONCE)) {
      const batch = db.batch()
      for (const { ref } of part) batch.delete(ref)
      await batch.commit()
    }
  }

  return {
    /** Of these readers those to whom no mail is stored. */
    async withoutNotice<R extends { id: string }>(boletin: string, readers: R[]): Promise<R[]> {
      if (readers.length === 0) return []
      const ids = readers.map(({ id }) => correos.document(noticeIdOf(boletin, id)))
      const stored = await db.getAll(...ids, { fieldMask: [] })
      return readers.filter((_, at) => !stored[at]?.exists)
    },

    /** @param pace since when they are sent, and how many stand before these: each minute sends its share */
    storeNotices(
      batch: WriteBatch,
      notices: NewMail[],
      { since, before }: { since: Timestamp; before: number },
    ): void {
      for (const [at, mail] of notices.entries()) {
        const sendAfter = paced(since, before + at).toDate()
        const correo = newCorreo({ ...mail, sendAfter }, portalUrl)
        batch.create(correos.document(mail.id ?? correos.newId()), correo as DocumentData)
      }
    },

    /** Notes on the mail that its reader unsubscribed by it; one that is erased already is counted. */
    async markUnsubscribed(tx: Tx, boletin: string, lector: string): Promise<void> {
      const id = noticeIdOf(boletin, lector)
      if (await tx.find(correos, id)) tx.update(correos, id, { unsubscribed: true })
    },

    /** Deletes what is still to be sent to who wants no more; a mail that somebody is sending goes out. */
    async withdrawNotices(tx: Tx, correo: string): Promise<boolean> {
      const waiting = await tx.select(correos, (all) =>
        all.where('to', '==', correo).where('tipo', '==', 'aviso').where('status', '==', 'pendiente'),
      )
      const untouched = waiting.filter(({ claimedAt }) => claimedAt === null)
      for (const { id } of untouched) tx.delete(correos, id)
      return untouched.length > 0
    },

    async outcomeOfNotices(boletin: string) {
      const notices = noticesOf(boletin)
      const [enviados, fallidos, bajas] = await Promise.all([
        countOf(notices.where('status', '==', 'enviado')),
        countOf(notices.where('status', '==', 'fallido')),
        countOf(notices.where('unsubscribed', '==', true)),
      ])
      return { enviados, fallidos, bajas }
    },

    deleteNotices: async (boletin: string): Promise<void> =>
      deleteAll(await readAll(noticesOf(boletin).select())),

    /** The mails that told of changed or deleted trainings until then. @returns how many */
    async deleteAboutTrainings(until: Date): Promise<number> {
      const all = await readAll(
        correos.all.where('about.coleccion', '==', 'capacitaciones').select('createdAt'),
      )
      const madeAt = (mail: QueryDocumentSnapshot) =>
        storedTime.catch(mail.createTime).parse(mail.get('createdAt'))
      const old = all.filter((mail) => madeAt(mail).toDate() <= until)
      await deleteAll(old)
      return old.length
    },
  }
}
