import { type Firestore, Timestamp } from 'firebase-admin/firestore'
import type { Tx } from '../../db/tx.ts'
import type { Write } from '../../events/write.ts'
import { newSuscripcion, suscripcionesOf } from './suscripcion-collection.repository.ts'
import { lectorOf, type StoredSuscripcion } from './suscripcion-record.ts'

/** How long the link of a mail confirms an address. */
const CONFIRM_MS = 48 * 60 * 60_000
/** Whoever asks again within so long meant to ask once. */
const PAUSE_MS = 10 * 60_000

/** What an address is told, and under which text. */
export interface Choice {
  acepta: boolean
  version: string
}

/** The accounts with an address, of which its owner is who reads its mails. */
interface Accounts {
  answerOf: (tx: Tx, correo: string, answer: Choice) => Promise<boolean>
  haveAgreed: (correo: string) => Promise<boolean | null>
}

interface Mails {
  markUnsubscribed: (tx: Tx, boletin: string, lector: string) => Promise<void>
  withdrawNotices: (tx: Tx, correo: string) => Promise<boolean>
}

export const createSuscripcionesRepository = (
  db: Firestore,
  write: Write,
  accounts: Accounts,
  mails: Mails,
) => {
  const suscripciones = suscripcionesOf(db)

  return {
    find: suscripciones.find,

    /** Whether an account with the address agreed; null where there is none. */
    accountAgreed: accounts.haveAgreed,

    /** Has the mail stored that asks to confirm, also of an address that is confirmed: its owner alone sees the difference. */
    ask: (correo: string, version: string): Promise<void> =>
      write(null, async (tx) => {
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
        tx.emit({ name: 'suscripcion.pedida', registro: id, asked: { correo, lector: id, clave } })
      }),

    /**
     * What the owner of the address says; it counts for the accounts with that address, too. The same once more changes
     * nothing.
     * @param boletin of the mail whose link was used
     * @throws not_found
     */
    choose: (id: string, choice: Choice, boletin: string | null): Promise<StoredSuscripcion> =>
      write(null, async (tx) => {
        const found = await tx.get(suscripciones, id)
        const { acepta } = choice
        const isChanged = found.acepta !== acepta || (acepta && found.devuelta)
        const isAnswered = await accounts.answerOf(tx, found.correo, choice)
        if (!isChanged && !isAnswered) return found
        const changes = { ...choice, fecha: Timestamp.now(), vence: null, ...(acepta && { devuelta: false }) }
        tx.update(suscripciones, id, changes)
        if (!acepta && boletin !== null) await mails.markUnsubscribed(tx, boletin, id)
        if (!acepta) await mails.withdrawNotices(tx, found.correo)
        const name = acepta ? 'suscripcion.confirmada' : 'suscripcion.cancelada'
        tx.emit({ name, registro: id })
        return { ...found, ...changes }
      }),

    /** Ends what was subscribed, and what is to be sent, when the account of the same proven mailbox says no. */
    end: (correo: string, version: string): Promise<void> =>
      write(null, async (tx) => {
        const found = await tx.find(suscripciones, lectorOf(correo))
        if (!found) return
        const isWithdrawn = await mails.withdrawNotices(tx, correo)
        if (!found.acepta && !isWithdrawn) return
        tx.update(suscripciones, found.id, { acepta: false, version, fecha: Timestamp.now() })
        tx.emit({ name: 'suscripcion.cancelada', registro: found.id })
      }),

    /** The mail service says that there is no such address: nothing is sent there until its owner confirms it anew. */
    takeOut: (correo: string): Promise<void> =>
      write(null, async (tx) => {
        const found = await tx.find(suscripciones, lectorOf(correo))
        if (!found || found.devuelta) return
        tx.update(suscripciones, found.id, { devuelta: true })
        await mails.withdrawNotices(tx, correo)
        tx.emit({ name: 'suscripcion.devuelta', registro: found.id })
      }),

    /** The addresses that nobody confirmed in time, and that no account reads at. */
    async expired(now: Date): Promise<string[]> {
      const { docs } = await suscripciones.all.where('vence', '<=', now).select().limit(EXPIRED_AT_ONCE).get()
      return docs.map(({ id }) => id)
    },

    /** Erases one of them with its mails, unless somebody confirms it at this moment. */
    erase: (id: string, now: Date): Promise<void> =>
      write(null, async (tx) => {
        const found = await tx.find(suscripciones, id)
        if (!found?.vence || found.vence.toDate() > now) return
        if (found.uid === null) tx.delete(suscripciones, id)
        else tx.update(suscripciones, id, { vence: null, pedida: null })
        tx.emit({ name: 'suscripcion.purgada', registro: id })
      }),
  }
}

/** What is more is erased the night after. */
const EXPIRED_AT_ONCE = 2000
