import { type Firestore, Timestamp } from 'firebase-admin/firestore'
import type * as z from 'zod'
import type { Actor } from '../db/audit-log.ts'
import type { Transact, Tx } from '../db/tx.ts'
import type { Difusiones } from '../mail/broadcast.ts'
import { subscriptionAsked } from '../mail/news-mails.ts'
import type { Outbox } from '../mail/outbox.ts'
import { newSuscripcion, suscripcionesOf } from './collection.ts'
import { type avisoDatos, avisoIdOf } from './notice-record.ts'
import { createReaders } from './readers.ts'
import { type Lector, lectorOf, type StoredSuscripcion } from './record.ts'

/** How long the link of a mail confirms an address. */
const CONFIRM_MS = 48 * 60 * 60_000
/** Whoever asks again within so long meant to ask once. */
const PAUSE_MS = 10 * 60_000

/** What an address is told, and under which text. */
export interface Choice {
  acepta: boolean
  version: string
}

/** The accounts with an address. Whoever reads its mails owns it. */
interface Accounts {
  /** Those that agreed to communications. */
  agreed: () => Promise<{ uid: string; correo: string }[]>
  answerOf: (tx: Tx, correo: string, answer: Choice) => Promise<boolean>
  haveAgreed: (correo: string) => Promise<boolean | null>
}

export const createSuscripcionesRepository = (
  db: Firestore,
  transact: Transact,
  accounts: Accounts,
  difusiones: Difusiones,
  outbox: Outbox,
) => {
  const suscripciones = suscripcionesOf(db)

  return {
    find: suscripciones.find,

    /** Who is told of new bulletins, in the order of their ids. */
    readers: createReaders(db, accounts),

    /** What the links of a reader's mails bear; a reader by an account alone is given one. Null if it cannot be read. */
    async claveOf(tx: Tx, { id, correo, uid }: Lector): Promise<string | null> {
      const found = await tx.find(suscripciones, id)
      if (found) {
        if (uid && found.uid !== uid) tx.update(suscripciones, id, { uid })
        return found.clave
      }
      if (await tx.raw(suscripciones, id)) return null
      const fresh = newSuscripcion(correo, { uid })
      tx.create(suscripciones, id, fresh)
      return String(fresh.clave)
    },

    /** @returns false if the readers of the bulletin were told already */
    notify: (
      actor: NonNullable<Actor>,
      boletin: string,
      datos: z.output<typeof avisoDatos>,
    ): Promise<boolean> =>
      transact(actor, async (tx) => {
        const what = { tipo: 'aviso', registro: boletin, datos, uid: actor.uid } as const
        if (!(await difusiones.start(tx, avisoIdOf(boletin), what))) return false
        tx.log('boletin.avisado', boletin, { etiqueta: datos.titulo })
        return true
      }),

    /** Whether an account with the address agreed; null where there is none. */
    accountAgreed: accounts.haveAgreed,

    /** Has the mail stored that asks to confirm, also of an address that is confirmed: its owner alone sees the difference. */
    ask: (correo: string, version: string): Promise<void> =>
      transact(null, async (tx) => {
        const id = lectorOf(correo)
        const found = await tx.find(suscripciones, id)
        const now = Date.now()
        if (found?.pedida && now - found.pedida.toMillis() < PAUSE_MS) return
        const pedida = Timestamp.fromMillis(now)
        const vence = Timestamp.fromMillis(now + CONFIRM_MS)
        const fresh = newSuscripcion(correo, { version, pedida, vence })
        if (found) tx.update(suscripciones, id, found.vence ? { version, pedida, vence } : { pedida })
        else tx.create(suscripciones, id, fresh)
        const clave = found?.clave ?? String(fresh.clave)
        await outbox.add(tx, subscriptionAsked({ correo, lector: id, clave }))
        tx.log('suscripcion.pedida', id)
      }),

    /**
     * What the owner of the address says; it counts for the accounts with that address, too. The same once more changes
     * nothing.
     * @param boletin of the mail whose link was used
     * @throws not_found
     */
    choose: (id: string, choice: Choice, boletin: string | null): Promise<StoredSuscripcion> =>
      transact(null, async (tx) => {
        const found = await tx.get(suscripciones, id)
        const { acepta } = choice
        const isChanged = found.acepta !== acepta || (acepta && found.devuelta)
        const isAnswered = await accounts.answerOf(tx, found.correo, choice)
        if (!isChanged && !isAnswered) return found
        const changes = { ...choice, fecha: Timestamp.now(), vence: null, ...(acepta && { devuelta: false }) }
        tx.update(suscripciones, id, changes)
        if (!acepta && boletin !== null) await difusiones.markUnsubscribed(tx, avisoIdOf(boletin), id)
        tx.log(acepta ? 'suscripcion.confirmada' : 'suscripcion.cancelada', id)
        return { ...found, ...changes }
      }),

    /** Ends what was subscribed when the account of the same proven mailbox says no. */
    end: (correo: string, version: string): Promise<void> =>
      transact(null, async (tx) => {
        const found = await tx.find(suscripciones, lectorOf(correo))
        if (!found?.acepta) return
        tx.update(suscripciones, found.id, { acepta: false, version, fecha: Timestamp.now() })
        tx.log('suscripcion.cancelada', found.id)
      }),

    /** The mail service says that there is no such address: nothing is sent there until its owner confirms it anew. */
    takeOut: (correo: string): Promise<void> =>
      transact(null, async (tx) => {
        const found = await tx.find(suscripciones, lectorOf(correo))
        if (!found || found.devuelta) return
        tx.update(suscripciones, found.id, { devuelta: true })
        tx.log('suscripcion.devuelta', found.id)
      }),

    /** The addresses that nobody confirmed in time, and that no account reads at. */
    async expired(now: Date): Promise<string[]> {
      const { docs } = await suscripciones.all.where('vence', '<=', now).select().limit(EXPIRED_AT_ONCE).get()
      return docs.map(({ id }) => id)
    },

    /** Erases one of them with its mails, unless somebody confirms it at this moment. */
    erase: (id: string, now: Date): Promise<void> =>
      transact(null, async (tx) => {
        const found = await tx.find(suscripciones, id)
        if (!found?.vence || found.vence.toDate() > now) return
        if (found.uid === null) tx.delete(suscripciones, id)
        else tx.update(suscripciones, id, { vence: null, pedida: null })
        await outbox.deleteAbout(tx, { coleccion: 'suscripciones', id })
        tx.log('suscripcion.purgada', id)
      }),
  }
}

/** What is more is erased the night after. */
const EXPIRED_AT_ONCE = 2000
