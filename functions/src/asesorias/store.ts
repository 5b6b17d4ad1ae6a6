import { FieldValue, type Firestore } from 'firebase-admin/firestore'
import type { Actor } from '../db/audit-log.ts'
import type { Counters } from '../db/counters.ts'
import type { Numbers } from '../db/numbers.ts'
import {
  countOf,
  countUpTo,
  listNewestAmong,
  listNewestFirst,
  type PageQuery,
  pagesNewestFirst,
} from '../db/query.ts'
import type { Transact, Tx } from '../db/tx.ts'
import type { Session } from '../google/identity.ts'
import { newClave } from '../http/links.ts'
import type { Outbox } from '../mail/outbox.ts'
import { createChanges, createHistory } from './history.ts'
import { createLinkMails } from './link-mails.ts'
import { requestMail } from './mails.ts'
import {
  type AsesoriaRecord,
  asesoriasOf,
  messagesOf,
  type NamesOf,
  type NewAsesoria,
  notesOf,
  type StoredAsesoria,
  UNTOUCHED,
  wordsOfAsesoria,
} from './record.ts'
import { receivedTally } from './tally.ts'
import { changesBy, type Step } from './workflow.ts'

/** What to do with a request as it is now; null for nothing. It may write more in the same transaction. */
type Decide = (asesoria: StoredAsesoria, tx: Tx) => Step | null | Promise<Step | null>

export type Asesorias = ReturnType<typeof createAsesorias>
/** How many requests are open; `old` are those from before a moment. */
export type Open = Awaited<ReturnType<Asesorias['countOpen']>>

const BY_DATE = {
  path: 'fechaSolicitud',
  of: ({ fechaSolicitud }: AsesoriaRecord) => fechaSolicitud,
}

interface Parts {
  outbox: Outbox
  numbers: Numbers
  counters: Counters
  namesOf: NamesOf
}

/** Whether the session's token proves this mailbox. */
const hasProven = (session: Session | null, correo: string): boolean =>
  session?.correoVerificado === true && session.correo.toLowerCase() === correo

export const createAsesorias = (
  db: Firestore,
  transact: Transact,
  { outbox, numbers, counters, namesOf }: Parts,
) => {
  const asesorias = asesoriasOf(db)
  const open = asesorias.all.where('realizada', '==', false)
  const sentWith = (correo: string, correoConfirmado: boolean) =>
    asesorias.all
      .where('correo', '==', correo)
      .where('usuarioId', '==', null)
      .where('correoConfirmado', '==', correoConfirmado)

  return {
    newId: asesorias.newId,
    find: asesorias.find,
    get: asesorias.get,
    messages: (id: string) => messagesOf(db, id),
    notes: (id: string) => notesOf(db, id),

    /**
     * Stores a request with its number, its mail and its counts. Duplicates are rare, so one is looked for only after
     * Firestore has refused to create another.
     * @returns the stored request of that id, this one or an earlier one
     */
    create: (
      session: Session | null,
      id: string,
      asesoria: NewAsesoria,
    ): Promise<Pick<AsesoriaRecord, 'numero' | 'fingerprint'>> =>
      transact(session, async (tx) => {
        const refused = tx.attempt > 0
        const existing = refused ? await tx.find(asesorias, id) : null
        if (existing) return existing
        const numero = await numbers.reserve(tx, { coleccion: 'asesorias', registro: id }, refused)
        const clave = newClave()
        const correoConfirmado = hasProven(session, asesoria.correo)
        tx.create(asesorias, id, {
          ...asesoria,
          ...UNTOUCHED,
          usuarioUsername: session?.username ?? null,
          numero,
          clave,
          correoConfirmado,
          palabras: wordsOfAsesoria({ ...asesoria, numero }),
          fechaSolicitud: FieldValue.serverTimestamp(),
          fechaActualizacion: FieldValue.serverTimestamp(),
        })
        const confirmation = requestMail(
          { ...asesoria, id, numero, clave, correoConfirmado, at: new Date() },
          { tipo: 'confirmacion' },
        )
        await outbox.add(tx, confirmation)
        counters.add(tx, receivedTally(asesoria))
        tx.log('asesoria.recibida', id, { etiqueta: asesoria.tipoServicio })
        return { numero, fingerprint: asesoria.fingerprint }
      }),

    /**
     * Changes a request; every change after it came in goes through here. Of two people at once the second one decides
     * on what the first one left.
     * @returns the request afterwards
     * @throws not_found; what `decide` throws
     */
    async take(actor: Actor, id: string, decide: Decide): Promise<StoredAsesoria> {
      await transact(actor, async (tx) => {
        const asesoria = await tx.get(asesorias, id)
        const step = await decide(asesoria, tx)
        if (!step) return
        const { fields, counts, reopens } = changesBy(actor, asesoria, step)
        const after = { ...asesoria, ...step.fields }
        const mail = after.correo === '' ? undefined : step.mail
        // A record from the console may lack a secret; it gets one with its first mail.
        const clave = after.clave ?? newClave()
        tx.update(asesorias, id, { ...fields, ...(mail && { clave }) })
        if (mail) {
          const at = asesoria.fechaSolicitud?.toDate() ?? new Date()
          await outbox.add(tx, requestMail({ ...after, clave, at }, mail))
        }
        if (reopens) await outbox.withdrawClosing(tx, id)
        if (Object.keys(counts).length > 0) counters.add(tx, counts)
        tx.log(step.event, id, { etiqueta: asesoria.tipoServicio, detalle: step.detalle })
      })
      return asesorias.get(id)
    },

    list: (query: PageQuery) => listNewestFirst(asesorias, 'fechaSolicitud', query),

    /** All requests in pages, newest first. */
    pages: () => pagesNewestFirst(asesorias, 'fechaSolicitud'),

    async count(): Promise<{ total: number; done: number }> {
      const [total, done] = await Promise.all([
        countOf(asesorias.all),
        countOf(asesorias.all.where('realizada', '==', true)),
      ])
      return { total, done }
    },

    /** Whether an account ever sent one. */
    hasAnyOf: async (usuarioId: string): Promise<boolean> =>
      !(await asesorias.all.where('usuarioId', '==', usuarioId).limit(1).get()).empty,

    /** @param before which open requests are old */
    async countOpen(uid: string, before: Date) {
      const [all, old, unassigned, own] = await Promise.all([
        countUpTo(open),
        countUpTo(open.where('fechaSolicitud', '<', before)),
        countUpTo(open.where('atiende', '==', null)),
        countUpTo(open.where('atiende.uid', '==', uid)),
      ])
      return { all, old, unassigned, own }
    },

    /** The requests that were judged from one moment on and before another, the last judged first. */
    listJudged: (from: Date, until: Date, query: PageQuery) =>
      listNewestAmong(
        asesorias,
        asesorias.all.where('opinion.fecha', '>=', from).where('opinion.fecha', '<', until),
        { path: 'opinion.fecha', of: ({ opinion }) => opinion?.fecha ?? null },
        query,
      ),

    /** The requests of an account, newest first. */
    listOwn: (uid: string, query: PageQuery) =>
      listNewestAmong(asesorias, asesorias.all.where('usuarioId', '==', uid), BY_DATE, query),

    /** The requests of no account with an e-mail that nobody has confirmed, newest first. */
    listOffered: (correo: string, query: PageQuery) =>
      listNewestAmong(asesorias, sentWith(correo, false), BY_DATE, query),

    /** The ids of requests of no account with an e-mail that was confirmed by its link. */
    async confirmedWith(correo: string, limit: number): Promise<string[]> {
      const { docs } = await sentWith(correo, true).select().limit(limit).get()
      return docs.map(({ id }) => id)
    },

    sendLinks: createLinkMails(db, transact, outbox),
    history: createHistory(db, namesOf),
    changesSince: createChanges(db),
  }
}
