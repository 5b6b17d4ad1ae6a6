import { type Cierre, type Estado, momentAtClock } from '@naf/contract'
import { type Firestore, type Query, Timestamp } from 'firebase-admin/firestore'
import { isPublished, type Publication } from '../content/publication.ts'
import {
  type Counted,
  countUpTo,
  listNewestAmong,
  mergeNewest,
  type Page,
  type PageQuery,
} from '../db/query.ts'
import type { Tx } from '../db/tx.ts'
import { type CorreoRecord, correosOf } from './outbox.ts'

/** Mails that did not arrive: what staff sees, sending them again, and whether their readers are still to get them. */

/** Staff sees a waiting mail so long after it was due. */
const LATE_MS = 30 * 60_000

/** What staff may send again. A mail that bounced would bounce again. */
export const RESENDABLE = ['fallido', 'retenido'] as const
const MISSING = [...RESENDABLE, 'rebotado'] as const

type MailStates = readonly CorreoRecord['status'][]
type MailDate = 'createdAt' | 'dueAt'
const dateIn = (path: MailDate) => ({ path, of: (correo: CorreoRecord) => correo[path] })
/** The only order that the indexes have. */
const newest = (query: Query, path: MailDate): Query => query.orderBy(path, 'desc')

/** The store of `correos` for these mails. */
export const createMissingMails = (db: Firestore) => {
  const correos = correosOf(db)
  const failedSince = (moment: Date, statuses: MailStates) =>
    correos.all.where('status', 'in', statuses).where('createdAt', '>=', moment)
  const lateAt = (now: Date) => new Date(now.getTime() - LATE_MS)
  const late = (now: Date) => correos.all.where('status', '==', 'pendiente').where('dueAt', '<=', lateAt(now))

  const sendAgain = (tx: Tx, id: string): void => {
    const now = Timestamp.now()
    const afresh = { status: 'pendiente', attempts: 0, lastError: null, heldBy: null, isOld: true } as const
    tx.update(correos, id, { ...afresh, sendAfter: now, dueAt: now })
  }

  return {
    /** The number of mails that did not arrive, or are late. */
    count: (since: Date, now: Date, which: MailStates = MISSING): Promise<Counted> =>
      countUpTo(newest(failedSince(since, which), 'createdAt'), newest(late(now), 'dueAt')),

    /** Whether any mail is late. */
    areLate: async (now: Date): Promise<boolean> =>
      !(await newest(late(now), 'dueAt').limit(1).select().get()).empty,

    /** These mails, the newest first: those that failed by their creation, late ones by the time they were due. */
    async list(since: Date, now: Date, query: PageQuery): Promise<Page<CorreoRecord>> {
      const parts = [
        listNewestAmong(correos, failedSince(since, MISSING), dateIn('createdAt'), query),
        listNewestAmong(correos, late(now), dateIn('dueAt'), query),
      ]
      return mergeNewest(query, await Promise.all(parts))
    },

    /**
     * Has a refused, held or late mail sent within the next minutes, under the caps. Any other stays as it is.
     * @throws not_found
     */
    async resend(tx: Tx, id: string, now: Date): Promise<boolean> {
      const { status, dueAt } = await tx.get(correos, id)
      const isLate = status === 'pendiente' && dueAt !== null && dueAt.toDate() <= lateAt(now)
      const isMissing = isLate || RESENDABLE.some((refused) => refused === status)
      if (isMissing) sendAgain(tx, id)
      return isMissing
    },

    /** The same for the next `limit` of them. @returns their number */
    async resendNext(tx: Tx, since: Date, now: Date, limit: number): Promise<number> {
      const queries = [newest(failedSince(since, RESENDABLE), 'createdAt'), newest(late(now), 'dueAt')]
      const found = await Promise.all(queries.map((query) => tx.query(correos, () => query.limit(limit))))
      const next = found.flat().slice(0, limit)
      for (const { id } of next) sendAgain(tx, id)
      return next.length
    },
  }
}

/** Finds a record; null if there is none. */
type Find<T> = (id: string) => Promise<T | null>

/** Where the records that mails are about are found. */
interface Rooms {
  asesorias: { find: Find<{ correo: string; estado: Estado; cierre: Cierre | null }> }
  inscripciones: { find: Find<object> }
  users: { find: Find<{ correo: string }> }
  boletines: { find: Find<Publication> }
  suscripciones: { findOpen: Find<object>; isReader: (correo: string) => Promise<boolean> }
  participantes: { records: { find: Find<SignUp> } }
  capacitaciones: { find: Find<Appointment> }
  broadcasts: { find: Find<{ tipo: string; datos: Appointment }> }
}

interface SignUp {
  correo: string
  estado: string
  capacitacion: string
}

interface Appointment {
  fecha?: unknown
  inicio?: unknown
}

/**
 * Whether an old mail may still go to its reader: it waited for days, or staff sends it again. It asks the record that the
 * mail is about.
 */
export const createIsWanted = (rooms: Rooms) => {
  const isToCome = ({ fecha, inicio }: Appointment) =>
    momentAtClock(`${fecha}T${inicio}`).valueOf() > Date.now()

  const wanted: Record<CorreoRecord['about']['coleccion'], (correo: CorreoRecord) => Promise<boolean>> = {
    async asesorias({ about, to, tipo }) {
      const found = await rooms.asesorias.find(about.id)
      // The address was wrong, or its owner disowned the request.
      if (found?.correo !== to) return false
      if (tipo === 'cierre') return found.estado === 'realizada'
      return tipo === null || found.cierre !== 'ya_no_la_necesita'
    },

    inscripciones: async ({ about }) => (await rooms.inscripciones.find(about.id)) !== null,

    users: async ({ about, to }) => (await rooms.users.find(about.id))?.correo === to,

    suscripciones: async ({ about }) => (await rooms.suscripciones.findOpen(about.id)) !== null,

    async boletines({ about, to }) {
      const boletin = await rooms.boletines.find(about.id)
      return boletin !== null && isPublished(boletin, Date.now()) && (await rooms.suscripciones.isReader(to))
    },

    async participantes({ about, to }) {
      const one = await rooms.participantes.records.find(about.id)
      if (one?.correo !== to || one.estado === 'cancelado') return false
      const training = await rooms.capacitaciones.find(one.capacitacion)
      return training !== null && isToCome(training)
    },

    /** A change of a training; or its end, whose broadcast alone still knows the day. */
    async capacitaciones({ about, difusion }) {
      const told = difusion === null ? null : await rooms.broadcasts.find(difusion)
      const training = told?.tipo === 'cancelacion' ? told.datos : await rooms.capacitaciones.find(about.id)
      return training !== null && isToCome(training)
    },
  }
  return (correo: CorreoRecord): Promise<boolean> => wanted[correo.about.coleccion](correo)
}
