import { FieldValue, type Firestore, Timestamp } from 'firebase-admin/firestore'
import type { Actor } from '../../db/audit-log.ts'
import { createCollection } from '../../db/collection.ts'
import { commitAsRead, retryContended } from '../../db/tx.ts'
import type { Write } from '../../events/write.ts'
import { bulletinPublished } from '../../mail/news-mails.ts'
import type { Notices } from '../../mail/notices.ts'
import type { NewMail } from '../../mail/outbox.ts'
import { type AvisoRecord, avisoSchema, type Outcome, type StoredAviso } from './aviso-record.ts'
import type { createReaders, ProvenOf } from './readers.repository.ts'
import { newSuscripcion, suscripcionesOf } from './suscripcion-collection.repository.ts'
import type { Lector } from './suscripcion-record.ts'

/** A reader takes two writes at most, and Firestore 500 a batch. */
const PER_BATCH = 200
/** For so long the mails themselves are kept, by their addresses. */
const KEPT_MS = 90 * 24 * 60 * 60_000

/** That readers are told of bulletins. */
export const createAvisosRepository = (
  db: Firestore,
  write: Write,
  readers: ReturnType<typeof createReaders>,
  mails: Notices,
) => {
  const avisos = createCollection(db, { name: 'avisos', schema: avisoSchema, createdAt: 'fecha' })
  const suscripciones = suscripcionesOf(db)

  /** With the link of each reader; who has none yet, having an account alone, is given one. */
  const mailsTo = async (aviso: StoredAviso, part: Lector[], batch: FirebaseFirestore.WriteBatch) => {
    const records = await db.getAll(...part.map(({ id }) => suscripciones.document(id)))
    return part.flatMap(({ id, correo, uid }, at): NewMail[] => {
      const found = records[at] ? suscripciones.read(records[at]) : null
      if (records[at]?.exists && !found) return []
      const fresh = newSuscripcion(correo, { uid })
      if (!found) batch.create(suscripciones.document(id), fresh)
      else if (uid && found.uid !== uid) batch.update(suscripciones.document(id), { uid })
      const clave = found?.clave ?? String(fresh.clave)
      return [bulletinPublished(aviso, { correo, lector: id, clave })]
    })
  }

  /**
   * Stores the mails to the next readers with how far that came, in one batch: whoever does so at the same time, or after
   * it broke off, finds the place, and nobody gets a second one.
   * @returns false where that was all
   */
  const storeNext = async (boletin: string, all: Lector[]): Promise<boolean> => {
    const document = await avisos.document(boletin).get()
    const aviso = avisos.read(document)
    if (!aviso || aviso.listo || !document.updateTime) return false
    const part = all.filter(({ id }) => id > aviso.cursor).slice(0, PER_BATCH)
    const last = part.at(-1)
    const batch = db.batch()
    const wanting = await mails.withoutNotice(boletin, part)
    const stored = wanting.length > 0 ? await mailsTo(aviso, wanting, batch) : []
    mails.storeNotices(batch, stored, { since: aviso.fecha, before: aviso.guardados })
    const changes = {
      guardados: aviso.guardados + stored.length,
      ...(last ? { cursor: last.id } : { listo: FieldValue.serverTimestamp(), lectores: aviso.guardados }),
    }
    batch.update(document.ref, changes, { lastUpdateTime: document.updateTime })
    await commitAsRead(batch)
    return last !== undefined
  }

  return {
    find: avisos.find,

    /** How many would be told now. */
    countReaders: async (provenOf: ProvenOf) => (await readers.list(provenOf)).length,

    /** @returns false where they were told already */
    create: (
      actor: Actor,
      boletin: string,
      aviso: Pick<AvisoRecord, 'titulo' | 'descripcion' | 'uid' | 'lectores'>,
    ): Promise<boolean> =>
      write(actor, async (tx) => {
        if (await tx.find(avisos, boletin)) return false
        const fresh = { guardados: 0, cursor: '', listo: null, resultado: null }
        tx.create(avisos, boletin, { ...aviso, ...fresh, fecha: Timestamp.now() })
        tx.emit({ name: 'boletin.avisado', registro: boletin, etiqueta: aviso.titulo })
        return true
      }),

    /** Stores the mails to all readers; safe to call any number of times, also at once and where it broke off. */
    fill: async (boletin: string, provenOf: ProvenOf): Promise<void> => {
      const all = await readers.list(provenOf)
      while (await retryContended(() => storeNext(boletin, all)));
    },

    /** What became of the mails so far. */
    outcomeOf: async ({ id, resultado }: StoredAviso): Promise<Outcome> =>
      resultado ?? mails.outcomeOfNotices(id),

    /** Of a bulletin that is deleted nobody is told any more. */
    withdraw: async (boletin: string): Promise<void> => {
      await avisos.document(boletin).delete()
      await mails.deleteNotices(boletin)
    },

    /**
     * Counts what became of old notices for good and erases their mails, by whose addresses they could be read.
     * @returns of how many
     */
    settle: async (now: Date): Promise<number> => {
      const until = Timestamp.fromMillis(now.getTime() - KEPT_MS)
      const { records } = await avisos.list((all) => all.where('fecha', '<=', until))
      const unsettled = records.filter(({ resultado }) => resultado === null)
      for (const { id } of unsettled) {
        await avisos.document(id).update({ resultado: await mails.outcomeOfNotices(id) })
        await mails.deleteNotices(id)
      }
      return unsettled.length
    },
  }
}
