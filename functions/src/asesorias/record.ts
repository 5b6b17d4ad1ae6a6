import { CIERRES, DISCAPACIDAD, ESTADOS, searchWords, wordsOfNumero } from '@naf/contract'
import type { DocumentData, Firestore, Query } from 'firebase-admin/firestore'
import * as z from 'zod'
import {
  type Collection,
  createCollection,
  type Stored,
  storedConsent,
  storedText,
  storedTextOrNull,
  storedTime,
  storedTimeOrNull,
  storedWords,
} from '../db/collection.ts'
import { countOf, countUpTo, idsOf, listNewestAmong, type PageQuery } from '../db/query.ts'
import { type AuditLine, createAuditLog, type Tx } from '../db/tx.ts'

/** What the form says, and who sent it. */
const askedSchema = z.object({
  nombre: storedText,
  cedulaRUC: storedText,
  correo: storedText,
  telefono: storedText,
  ciudad: storedText,
  tipoServicio: storedText,
  tipoContribuyente: storedText,
  discapacidad: z.enum(DISCAPACIDAD).default('no'),
  medioContacto: storedText,
  detalleSolicitud: storedText,
  usuarioId: z.string().nullable().default(null),
  /** Tells a repeated request from another one under the same key. */
  fingerprint: z.string().nullable().default(null),
  consentimiento: storedConsent.optional(),
})

export type NewAsesoria = z.output<typeof askedSchema>

/** `asesorias/{id}`; a new request is stored with the defaults. */
export const asesoriaSchema = askedSchema.extend({
  /** The account's username of that day; the team reads the present one. */
  usuarioUsername: storedTextOrNull,
  fechaSolicitud: storedTimeOrNull,
  realizada: z.boolean().default(false),
  fechaRealizacion: storedTimeOrNull,
  palabras: storedWords,
  /** The number that the person reads out on the telephone. */
  numero: storedTextOrNull,
  /** The secret in the link of its mails (docs/decisions/tracking-links.md). */
  clave: storedTextOrNull,
  /** Somebody who reads the mailbox said that the request is theirs. */
  correoConfirmado: z.boolean().default(false),
  estado: z.enum(ESTADOS).default('recibida'),
  cierre: z.enum(CIERRES).nullable().default(null),
  /** What its closing counted, to be subtracted if it is opened again. */
  cuentaCierre: z.record(z.string(), z.int()).nullable().catch(null).default(null),
  /** The attendant, by the name of that day; `porAvisar` until a mail has told them. */
  atiende: z
    .object({ uid: z.string(), nombre: z.string(), porAvisar: z.boolean().default(false) })
    .nullable()
    .default(null),
  porResponder: z.boolean().default(false),
  /** When somebody of the team began with it. */
  fechaInicio: storedTimeOrNull,
  fechaActualizacion: storedTimeOrNull,
  opinion: z.object({ valor: z.int(), comentario: z.string(), fecha: storedTime }).nullable().default(null),
})

export type AsesoriaRecord = z.output<typeof asesoriaSchema>
export type StoredAsesoria = Stored<AsesoriaRecord>

type Searched = Pick<AsesoriaRecord, 'nombre' | 'cedulaRUC' | 'correo' | 'telefono' | 'numero'>

export const wordsOfAsesoria = ({ nombre, cedulaRUC, correo, telefono, numero }: Searched): string[] => [
  ...searchWords(nombre, cedulaRUC, correo, telefono),
  ...wordsOfNumero(numero),
]

const NO_SUCH_REQUEST = 'No se pudo encontrar la asesoría'

/**
 * `papelera/{id}`: a deleted request as it was stored, under its own id, with its unsent mails. Its messages, notes and sent
 * mails stay where they are until it is restored or erased.
 */
const deletedSchema = z.object({
  asesoria: asesoriaSchema,
  palabras: storedWords,
  fechaEliminacion: storedTime,
  /** By the name of that day; null if the portal did it. */
  eliminadaPor: z.object({ uid: z.string(), nombre: z.string() }).nullable().default(null),
  /** The number of the deletion of many that took it; null if it was deleted alone. */
  lote: z.string().nullable().default(null),
  /** Its unsent mails as they were stored, by their ids. */
  correos: z.record(z.string(), z.custom<DocumentData>()).default({}),
  /** It is being erased and cannot come back. */
  borrando: z.boolean().default(false),
})

export type DeletedRecord = z.output<typeof deletedSchema>

export const papeleraOf = (db: Firestore) => {
  const papelera = createCollection(db, {
    name: 'papelera',
    schema: deletedSchema,
    notFound: NO_SUCH_REQUEST,
  })
  return {
    ...papelera,
    deletedBefore: (moment: Date): Promise<string[]> =>
      idsOf(papelera.all.where('fechaEliminacion', '<', moment)),
    /** The ids of what one deletion of many took. */
    ofBatch: (lote: string): Promise<string[]> => idsOf(papelera.all.where('lote', '==', lote)),
  }
}

/** `asesorias/{id}/mensajes/{id}` and `…/notas/{id}`: `uid` and `nombre` of the author that day; null for the person. */
const entrySchema = z.object({
  texto: z.string(),
  uid: z.string().nullable(),
  nombre: z.string().nullable(),
  fecha: storedTime,
})

export type StoredEntry = Stored<z.output<typeof entrySchema>>

/** So many messages, notes and events are read: each one costs, and a stranger can cause many. */
const SHOWN = 200

/** The newest documents of a query, oldest first. */
const newest = (all: Query): Query => all.orderBy('fecha').limitToLast(SHOWN)

/** The store of requests, with the queries of several rooms. */
export const createAsesorias = (db: Firestore) => {
  const asesorias = createCollection(db, {
    name: 'asesorias',
    schema: asesoriaSchema,
    notFound: NO_SUCH_REQUEST,
  })
  const auditLog = createAuditLog(db)
  const papelera = papeleraOf(db)
  const { all } = asesorias
  const open = all.where('realizada', '==', false)
  const newestOf = (own: Query, page: PageQuery) =>
    listNewestAmong(
      asesorias,
      own,
      { path: 'fechaSolicitud', of: ({ fechaSolicitud }) => fechaSolicitud },
      page,
    )
  /** The requests of no account with an e-mail. */
  const sentWith = (correo: string, isConfirmed: boolean) =>
    all
      .where('correo', '==', correo)
      .where('usuarioId', '==', null)
      .where('correoConfirmado', '==', isConfirmed)
  const untold = all.where('atiende.porAvisar', '==', true)
  const done = all.where('realizada', '==', true)
  const messages = (id: string) =>
    createCollection(db, { name: `asesorias/${id}/mensajes`, schema: entrySchema })
  return {
    ...asesorias,
    /** Between the team and the person. */
    messages,
    /** How many messages the person wrote. */
    countWritten: (id: string): Promise<number> => countOf(messages(id).all.where('uid', '==', null)),
    /** For the team alone. */
    notes: (id: string) => createCollection(db, { name: `asesorias/${id}/notas`, schema: entrySchema }),

    /** The newest entries of a thread, oldest first. */
    entriesOf: async (thread: Collection<z.output<typeof entrySchema>>): Promise<StoredEntry[]> =>
      (await thread.list(newest)).records,

    /** What happened to a request lately, oldest first. */
    history: async (id: string): Promise<AuditLine[]> =>
      (await auditLog.list((lines) => newest(lines.where('registro', '==', id)))).records,

    /** @param before which open requests are old */
    async countOpen(uid: string, before: Date) {
      const [pending, written, old, unassigned, own] = await Promise.all([
        countUpTo(open),
        countUpTo(all.where('porResponder', '==', true)),
        countUpTo(open.where('fechaSolicitud', '<', before)),
        countUpTo(open.where('atiende', '==', null)),
        countUpTo(open.where('atiende.uid', '==', uid)),
      ])
      return { pending, written, old, unassigned, own }
    },

    async count() {
      const [total, closed] = await Promise.all([countOf(all), countOf(done)])
      return { total, done: closed }
    },

    /** At most so many of each; two reads if nothing was changed or deleted. */
    async changesSince(since: Date, limit: number) {
      const [changed, deleted] = await Promise.all([
        all.where('fechaActualizacion', '>=', since).limit(limit).get(),
        papelera.all.where('fechaEliminacion', '>=', since).select().limit(limit).get(),
      ])
      const readAt = Math.min(changed.readTime.toMillis(), deleted.readTime.toMillis())
      return { changed: changed.docs, deleted: deleted.docs.map(({ id }) => id), readAt }
    },

    /** The requests of an account. */
    listOf: (uid: string, page: PageQuery) => newestOf(all.where('usuarioId', '==', uid), page),

    /** The requests of no account with an e-mail whose reader has not confirmed them. */
    listUnconfirmed: (correo: string, page: PageQuery) => newestOf(sentWith(correo, false), page),

    /** The ids of such requests that the reader has confirmed. */
    confirmedIds: (correo: string, limit: number): Promise<string[]> =>
      idsOf(sentWith(correo, true).limit(limit)),

    ids: (which: 'done' | 'all'): Promise<string[]> => idsOf(which === 'done' ? done : all),

    /** The newest requests with an e-mail; made-up ones push none of those out that its reader has confirmed. */
    async newestWith(tx: Tx, correo: string, limit: number): Promise<StoredAsesoria[]> {
      const sent = all.where('correo', '==', correo)
      const [confirmed, any] = await Promise.all(
        [sent.where('correoConfirmado', '==', true), sent].map((query) =>
          tx.query(asesorias, () => query.orderBy('fechaSolicitud', 'desc').limit(limit)),
        ),
      )
      const unconfirmed = any?.filter(({ correoConfirmado }) => !correoConfirmado)
      return [...(confirmed ?? []), ...(unconfirmed ?? [])].slice(0, limit)
    },

    /** The attendants who have a request that no mail has named yet. */
    async untoldAttendants(): Promise<Set<string>> {
      const { docs } = await untold.select('atiende.uid').get()
      return new Set(docs.map((document) => String(document.get('atiende.uid'))))
    },

    untoldOf: (tx: Tx, uid: string, limit: number): Promise<StoredAsesoria[]> =>
      tx.query(asesorias, () => untold.where('atiende.uid', '==', uid).limit(limit)),

    /** Whether an account ever sent a request. */
    hasAnyOf: async (usuarioId: string): Promise<boolean> =>
      !(await all.where('usuarioId', '==', usuarioId).limit(1).get()).empty,

    /** The requests that were judged from one moment on and before another, the last judged first. */
    listJudged: (from: Date, until: Date, query: PageQuery) =>
      listNewestAmong(
        asesorias,
        all.where('opinion.fecha', '>=', from).where('opinion.fecha', '<', until),
        { path: 'opinion.fecha', of: ({ opinion }) => opinion?.fecha ?? null },
        query,
      ),
  }
}
