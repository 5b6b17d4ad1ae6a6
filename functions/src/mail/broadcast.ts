import { FieldPath, type Firestore, type Query, Timestamp } from 'firebase-admin/firestore'
import * as z from 'zod'
import {
  createCollection,
  type Selection,
  type Stored,
  storedTime,
  storedTimeOrNull,
} from '../db/collection.ts'
import { countOf, eraseAll } from '../db/query.ts'
import type { Transact, Tx } from '../db/tx.ts'
import { causeOf, logger, workThrough } from '../util.ts'
import { correosOf, type NewMail, type Outbox } from './outbox.ts'

const TIPOS = ['aviso', 'cambio', 'cancelacion', 'recordatorio'] as const
type BroadcastKind = (typeof TIPOS)[number]

/** The numbers of mails. */
const outcomeSchema = z.object({ enviados: z.int(), fallidos: z.int() })
type Outcome = z.output<typeof outcomeSchema>

/** `difusiones/{id}`: what many people are told, and how far that came. */
const broadcastSchema = z.object({
  tipo: z.enum(TIPOS),
  /** The record that it is about. */
  registro: z.string(),
  /** What its mails say. */
  datos: z.record(z.string(), z.unknown()).default({}),
  /** The recipient that was told last. */
  cursor: z.string().default(''),
  fecha: storedTime,
  /** Who had them told; null for the portal itself. */
  uid: z.string().nullable().default(null),
  terminada: storedTimeOrNull,
  /** It ended before everybody was told, or anybody. */
  interrumpida: z.boolean().default(false),
  /** Counted for good when the mails are erased. */
  resultado: outcomeSchema.nullable().default(null),
})

export type Broadcast = z.output<typeof broadcastSchema>
type NewBroadcast = Pick<Broadcast, 'tipo' | 'registro'> & Partial<Pick<Broadcast, 'datos' | 'uid'>>

/** Whether a new start tells the recipients after the cursor. After `settle` the mails of a half are no longer counted. */
export const canGoOn = ({ interrumpida, cursor, resultado }: Broadcast): boolean =>
  interrumpida && (cursor === '' || resultado === null)

/** One of the people on the live list; `mail` is null if this does not concern them. */
interface Recipient {
  id: string
  mail: Omit<NewMail, 'id' | 'class' | 'difusion'> | null
}

/**
 * Reads the recipients that `next` leaves of a query: those after the cursor, by id. A query without any ends the
 * broadcast; none without `next` interrupts it. What it writes goes with their mails.
 */
export type Teller = (tx: Tx, broadcast: Stored<Broadcast>, next: Selection) => Promise<Recipient[]>
export type Tellers = Record<BroadcastKind, Teller>

/**
 * SendGrid answers what comes too fast with 429, and Gmail asks senders to write to many at a steady rate
 * (https://support.google.com/a/answer/81126).
 */
const PER_MINUTE = 40
/** For so long the mails are kept, with their addresses. */
const KEPT_MS = 90 * 24 * 60 * 60_000

export type Broadcasts = ReturnType<typeof createBroadcasts>

/** The store of `difusiones`, and of the mails of each. */
export const createBroadcasts = (db: Firestore, transact: Transact, outbox: Outbox) => {
  const broadcasts = createCollection(db, { name: 'difusiones', schema: broadcastSchema, createdAt: 'fecha' })
  const correos = correosOf(db)

  /**
   * Stores the mails to the next recipients with how far that came, in one commit: a run at the same time, or after a break,
   * finds the place, and nobody gets two.
   * @returns how many recipients that were; 0 if another run was faster
   */
  const tellNext = (tellers: Tellers, { id, cursor }: Stored<Broadcast>, limit: number): Promise<number> =>
    transact(null, async (tx) => {
      const broadcast = await tx.find(broadcasts, id)
      if (!broadcast || broadcast.terminada || broadcast.cursor !== cursor) return 0
      let page = null as Query | null
      const next = await tellers[broadcast.tipo](tx, broadcast, (all) => {
        const byId = all.orderBy(FieldPath.documentId()).limit(limit)
        page = cursor === '' ? byId : byId.startAfter(cursor)
        return page
      })
      const store = ({ id: recipient, mail }: Recipient) =>
        mail && outbox.add(tx, { ...mail, id: `${id}-${recipient}`, class: 'broadcast', difusion: id })
      await Promise.all(next.map(store))
      // A page of records that cannot be read is passed over.
      const last = next.at(-1)?.id ?? (await page?.get())?.docs.at(-1)?.id
      const end = () => ({ terminada: Timestamp.now(), interrumpida: page === null || cursor === '' })
      tx.update(broadcasts, id, last ? { cursor: last } : end())
      return next.length
    })

  const mailsOf = (id: string) => correos.all.where('difusion', '==', id)

  const outcomeOf = async ({ id, resultado }: Stored<Broadcast>): Promise<Outcome> => {
    if (resultado) return resultado
    const count = (...statuses: string[]) => countOf(mailsOf(id).where('status', 'in', statuses))
    return { enviados: await count('enviado'), fallidos: await count('fallido', 'rebotado') }
  }

  return {
    find: broadcasts.find,
    outcomeOf,

    /**
     * Has many people told, from the next minute on. An interrupted broadcast goes on after its cursor.
     * @param id of a broadcast that tells everybody once
     * @returns false if it was started before
     */
    async start(tx: Tx, what: NewBroadcast, id = broadcasts.newId()): Promise<boolean> {
      const found = await tx.find(broadcasts, id)
      if (found && !canGoOn(found)) return false
      const progress = found?.cursor ? { cursor: found.cursor, datos: found.datos } : {}
      const fields = broadcastSchema.parse({ ...what, ...progress, fecha: Timestamp.now() })
      if (found) tx.update(broadcasts, id, fields)
      else tx.create(broadcasts, id, fields)
      return true
    },

    /** Ends what people are still to be told about a record. */
    async stop(tx: Tx, registro: string): Promise<void> {
      const open = await tx.query(broadcasts, (all) =>
        all.where('registro', '==', registro).where('terminada', '==', null),
      )
      for (const { id } of open) tx.update(broadcasts, id, { terminada: Timestamp.now(), interrumpida: true })
    },

    /**
     * Tells the next forty people of all broadcasts, the oldest first. One that fails stops no other.
     * @param room how many mails the portal's caps leave to broadcasts
     */
    async tell(tellers: Tellers, room: number): Promise<void> {
      const { records } = await broadcasts.list((all) => all.where('terminada', '==', null))
      let left = Math.min(PER_MINUTE, room)
      for (const broadcast of records.toSorted((a, b) => a.fecha.toMillis() - b.fecha.toMillis())) {
        if (left === 0) return
        try {
          left -= await tellNext(tellers, broadcast, left)
        } catch (error) {
          logger.error('broadcast failed', { difusion: broadcast.id, cause: causeOf(error) })
        }
      }
    },

    /** Stores the outcome of old broadcasts and erases their mails; safe to call again. */
    async settle(now: Date): Promise<void> {
      const until = Timestamp.fromMillis(now.getTime() - KEPT_MS)
      const { records } = await broadcasts.list((all) => all.where('fecha', '<=', until))
      await workThrough('difusiones', records, async (broadcast) => {
        const { id, resultado } = broadcast
        if (!resultado) await broadcasts.document(id).update({ resultado: await outcomeOf(broadcast) })
        await eraseAll(transact, correos, mailsOf(id))
      })
    },
  }
}
