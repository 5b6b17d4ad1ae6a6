import { FieldPath, type Firestore, Timestamp } from 'firebase-admin/firestore'
import * as z from 'zod'
import { isPublished, type Publication } from '../content/publication.ts'
import {
  createCollection,
  type Stored,
  storedText,
  storedTextOrNull,
  storedTimeOrNull,
} from '../db/collection.ts'
import { countOf, idsOf } from '../db/query.ts'
import type { Transact, Tx } from '../db/tx.ts'
import { newSecret } from '../http/links.ts'
import type { InTurnOf, Origin } from '../http/throttle.ts'
import type { Teller } from '../mail/broadcast.ts'
import { type Bulletin, bulletinPublished, subscriptionAsked } from '../mail/mails.ts'
import type { Outbox } from '../mail/outbox.ts'
import type { Session } from '../session.ts'
import { type UserRecord, userSchema } from '../users/record.ts'
import { digest, workThrough } from '../util.ts'

/**
 * `suscripciones/{lector}`: an address, under its digest. The readers of bulletins are the records with `acepta`, and
 * nobody else (docs/decisions/subscriptions.md).
 */
const suscripcionSchema = z.object({
  correo: storedText,
  /** The secret of the links in its mails. */
  clave: z.string(),
  /** The owner's last answer; null before the first, and after the mail service refused the address. */
  acepta: z.boolean().nullable().default(null),
  /** The text of that answer, and its moment. */
  version: storedTextOrNull,
  fecha: storedTimeOrNull,
  /** When the last mail that asks to confirm was stored. */
  pedida: storedTimeOrNull,
  /** Until when a new address can be confirmed; null once it is. */
  vence: storedTimeOrNull,
  /** The account that proved this mailbox and agreed; it answers together with the link. */
  uid: z.string().nullable().default(null),
})

type SuscripcionRecord = z.output<typeof suscripcionSchema>
export type StoredSuscripcion = Stored<SuscripcionRecord>

type Answer = NonNullable<UserRecord['comunicaciones']>
type Account = Pick<Session, 'uid' | 'correo' | 'correoVerificado'>

/** How long the link of a mail confirms an address, from when it is sent. */
const CONFIRM_MS = 48 * 60 * 60_000
/** A person who asks again within this time gets no second mail. */
const PAUSE_MS = 10 * 60_000
/** The rest is erased the night after. */
const EXPIRED_AT_ONCE = 2000

/** The whole address counts, with its dots and labels: another spelling may be another person's. */
const lectorOf = (correo: string): string => digest(correo.toLowerCase())

export const avisoIdOf = (boletin: string): string => `aviso-${boletin}`

const newSuscripcion = (correo: string, fields: Partial<SuscripcionRecord>): SuscripcionRecord =>
  suscripcionSchema.parse({ correo, clave: newSecret(), ...fields })

export const createSuscripciones = (
  db: Firestore,
  transact: Transact,
  { outbox, inTurnOf }: { outbox: Outbox; inTurnOf: InTurnOf },
) => {
  const suscripciones = createCollection(db, { name: 'suscripciones', schema: suscripcionSchema })
  const users = createCollection(db, { name: 'users', schema: userSchema, createdAt: 'fechaRegistro' })
  const readers = suscripciones.all.where('acepta', '==', true)

  const ofAccount = (tx: Tx, uid: string) => tx.query(suscripciones, (all) => all.where('uid', '==', uid))

  /** Whether the time to confirm an address has passed, also that of a mail that waited. */
  const isOver = async ({ id, vence }: StoredSuscripcion, now: Date): Promise<boolean> =>
    vence !== null &&
    vence.toDate() <= now &&
    !(await outbox.awaitsAnswer({ coleccion: 'suscripciones', id }, CONFIRM_MS, now))

  const erase = async (tx: Tx, id: string): Promise<void> => {
    tx.delete(suscripciones, id)
    await outbox.deleteAbout(tx, { coleccion: 'suscripciones', id })
  }

  /** Gives an account's answer to its mailbox if that is proven, and ends what the account began at another one. */
  const follow = async (tx: Tx, { uid, correo, correoVerificado }: Account, answer: Answer) => {
    const id = lectorOf(correo)
    for (const other of await ofAccount(tx, uid)) if (other.id !== id) await erase(tx, other.id)
    if (!correoVerificado) return

    const { acepta, version, fecha } = answer
    const found = await tx.find(suscripciones, id)
    if (found?.fecha && found.fecha >= fecha) {
      // The link gave the later answer.
      if (found.uid !== uid) tx.update(suscripciones, id, { uid, vence: null })
    } else if (found) tx.update(suscripciones, id, { acepta, version, fecha, uid, vence: null })
    else if (acepta) tx.create(suscripciones, id, newSuscripcion(correo, { acepta, version, fecha, uid }))
  }

  return {
    follow,

    /** Null also for an address that was not confirmed in time. */
    async findOpen(id: string): Promise<StoredSuscripcion | null> {
      const found = await suscripciones.find(id)
      return found && (await isOver(found, new Date())) ? null : found
    },

    /** Whether an address gets the notices of bulletins. */
    isReader: async (correo: string): Promise<boolean> =>
      (await suscripciones.find(lectorOf(correo)))?.acepta === true,

    /** @param after of the readers whose ids follow this one */
    countReaders: (after = ''): Promise<number> =>
      countOf(after === '' ? readers : readers.orderBy(FieldPath.documentId()).startAfter(after)),

    /** Mails the notice of a bulletin to the next readers; to nobody once the bulletin is hidden or deleted. */
    tellerOf:
      (boletines: { find: (id: string) => Promise<(Bulletin & Publication) | null> }): Teller =>
      async (_tx, { registro }, next) => {
        const boletin = await boletines.find(registro)
        if (!boletin || !isPublished(boletin, Date.now())) return []
        const { records } = await suscripciones.list(() => next(readers))
        return records.map(({ id, correo, clave }) => ({
          id,
          mail: bulletinPublished(boletin, { correo, lector: id, clave }),
        }))
      },

    /** Mails the link that confirms an address, also to one that is confirmed: only its owner sees the difference. */
    ask(correo: string, version: string, origin: Origin): Promise<void> {
      const id = lectorOf(correo)
      const store = () =>
        transact(null, async (tx) => {
          const found = await tx.find(suscripciones, id)
          const now = Date.now()
          if (found?.pedida && now - found.pedida.toMillis() < PAUSE_MS) return
          const pedida = Timestamp.fromMillis(now)
          const asked = { version, pedida, vence: Timestamp.fromMillis(now + CONFIRM_MS) }
          const fresh = newSuscripcion(correo, asked)
          if (found) tx.update(suscripciones, id, found.vence ? asked : { pedida })
          else tx.create(suscripciones, id, fresh)
          const clave = found?.clave ?? fresh.clave
          await outbox.add(tx, subscriptionAsked({ correo, lector: id, clave }), origin)
          tx.log('suscripcion.pedida', id)
        })
      return inTurnOf(correo, `boletines ${id}`, store)
    },

    /** The owner's answer by the link of a mail, also for the account of that mailbox. @throws not_found */
    choose: (id: string, choice: Pick<Answer, 'acepta' | 'version'>): Promise<StoredSuscripcion> =>
      transact(null, async (tx) => {
        const found = await tx.get(suscripciones, id)
        if (found.acepta === choice.acepta) return found
        const answer = { ...choice, fecha: Timestamp.now() }
        // An address that declines is erased like one that nobody confirms.
        const vence = choice.acepta ? null : found.vence
        tx.update(suscripciones, id, { ...answer, vence })
        const account = found.uid === null ? null : await tx.find(users, found.uid)
        if (account) tx.update(users, account.id, { comunicaciones: answer })
        tx.log(choice.acepta ? 'suscripcion.confirmada' : 'suscripcion.cancelada', id)
        return { ...found, ...answer, vence }
      }),

    join: (account: Account, answer: Answer): Promise<void> =>
      transact(null, (tx) => follow(tx, account, answer)),

    /** Ends the subscription of an account that is deleted, or whose e-mail moves. */
    async forget(tx: Tx, uid: string): Promise<void> {
      for (const { id } of await ofAccount(tx, uid)) await erase(tx, id)
    },

    /** Sends nothing more to an address that the mail service refused, until its owner confirms it again. */
    takeOut: (correo: string): Promise<void> =>
      transact(null, async (tx) => {
        const found = await tx.find(suscripciones, lectorOf(correo))
        if (!found?.acepta) return
        tx.update(suscripciones, found.id, { acepta: null })
        tx.log('suscripcion.devuelta', found.id)
      }),

    /** Erases the addresses that nobody confirmed in time, with their mails; safe to call again. */
    async purge(now: Date): Promise<void> {
      const expired = await idsOf(suscripciones.all.where('vence', '<=', now).limit(EXPIRED_AT_ONCE))
      const purgeOne = (id: string) =>
        transact(null, async (tx) => {
          const found = await tx.find(suscripciones, id)
          if (!found?.vence || found.vence.toDate() > now) return
          // Looked at again later, so that waiting ones do not keep this from the others.
          if (!(await isOver(found, now)))
            return tx.update(suscripciones, id, { vence: Timestamp.fromMillis(now.getTime() + CONFIRM_MS) })
          await erase(tx, id)
          tx.log('suscripcion.purgada', id)
        })
      await workThrough('suscripciones', expired, purgeOne, 'subscriptions purged')
    },
  }
}
