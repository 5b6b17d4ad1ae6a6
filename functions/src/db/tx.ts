import { setTimeout as wait } from 'node:timers/promises'
import {
  type DocumentData,
  FieldValue,
  type Firestore,
  type Timestamp,
  type UpdateData,
  type WithFieldValue,
} from 'firebase-admin/firestore'
import * as z from 'zod'
import { unavailable } from '../errors.ts'
import type { Actor } from '../session.ts'
import {
  type Collection,
  createCollection,
  isDocumentId,
  type Selection,
  type Stored,
  storedTextOrNull,
  storedTime,
} from './collection.ts'

/**
 * The one way to write records:
 * - Everything that belongs to a write goes in one commit: records, mails, counters, list versions, the log line.
 * - Nothing is locked. Writes are buffered and committed at the end.
 * - A record is changed only after it was read here, and only if nobody changed it meanwhile; else `work` runs again, for at
 *   most 6 s. So `work` does nothing but read and write through its `Tx`, and a commit that the client repeats minutes later
 *   undoes no newer edit.
 * - Only what is written is checked at the commit. A record that is read to decide and not written may have changed.
 * - The log line shows whether a commit went through whose answer was lost, so nothing is done twice.
 * - Two that create the same id: the second runs again and finds the first one's record.
 */
export type Transact = <T>(actor: Actor, work: (tx: Tx) => Promise<T>) => Promise<T>

export interface Tx {
  /** 0 at the first try. */
  attempt: number
  /** Null if there is none, or none that can be read. */
  find<T>(from: Collection<T>, id: string): Promise<Stored<T> | null>
  /** The stored fields, also of a record that cannot be read; null if there is none. */
  raw<T>(from: Collection<T>, id: string): Promise<DocumentData | null>
  /** `raw` for many records, by id, in one read; at least one. */
  rawAll<T>(from: Collection<T>, ids: string[]): Promise<Map<string, DocumentData>>
  /** @throws not_found */
  get<T>(from: Collection<T>, id: string): Promise<Stored<T>>
  query<T>(from: Collection<T>, select: Selection): Promise<Stored<T>[]>
  /** Also replaces a record that `find` could not read. */
  create<T>(into: Collection<T>, id: string, fields: WithFieldValue<T>): void
  /** Writes the whole record, whether there is one or not. */
  replace<T>(into: Collection<T>, id: string, fields: WithFieldValue<T>): void
  /** Of a record that was read here. */
  update<T>(of: Collection<T>, id: string, changes: Partial<WithFieldValue<T>>): void
  delete<T>(from: Collection<T>, id: string): void
  /** Writes these fields, whether the record exists or not. */
  set<T>(into: Collection<T>, id: string, fields: Partial<WithFieldValue<T>>): void
  /** The line of the audit log, once a write. */
  log(evento: string, registro: string | null, details?: LineDetails): void
}

/** `bitacora/{operation}`: one line for each write of the API. Contains nothing that a person typed but a record's label. */
const lineSchema = z.object({
  evento: z.string(),
  /** The record's id, or null if the line is about many. */
  registro: z.string().nullable(),
  /** What staff calls the record. */
  etiqueta: z.string().nullable(),
  /** What else belongs to it: a state, a name, a reason of the team's. */
  detalle: z.string().nullable().default(null),
  /** How many, if the line is about many. */
  cantidad: z.int().nullable(),
  uid: z.string().nullable(),
  rol: z.union([z.literal(1), z.literal(2), z.literal(3)]).nullable(),
  fecha: storedTime,
})

export type AuditLine = z.output<typeof lineSchema>

export const createAuditLog = (db: Firestore): Collection<AuditLine> =>
  createCollection(db, { name: 'bitacora', schema: lineSchema, createdAt: 'fecha' })

export interface LineDetails {
  etiqueta?: string | undefined
  detalle?: string | undefined
  cantidad?: number | undefined
}

const FIRST_PAUSE_MS = 10
const LONGEST_PAUSE_MS = 2560
/** No try begins later, so that a write rarely lands after its answer. */
const LAST_TRY_MS = 6000

const busy = () =>
  unavailable('Hay muchos cambios a la vez sobre este registro. Inténtalo de nuevo en unos segundos.')

/** Runs `work` again if Firestore refused it because another write holds or has changed the same document. */
const retryContended = async <T>(work: (attempt: number) => Promise<T>): Promise<T> => {
  const start = performance.now()
  for (let attempt = 0; ; attempt++) {
    try {
      return await work(attempt)
    } catch (error) {
      if (!isContended(error)) throw error
      if (performance.now() - start > LAST_TRY_MS) throw busy()
      const pause = Math.min(FIRST_PAUSE_MS * 2 ** attempt, LONGEST_PAUSE_MS)
      await wait(pause * (1 - Math.random() / 2))
    }
  }
}

/** @returns a function that throws what `work` throws; unavailable if the records stay busy */
export const createTransact = (db: Firestore): Transact => {
  const auditLog = createAuditLog(db)
  return (actor, work) => {
    const line = auditLog.newId()
    let committed: { outcome: Awaited<ReturnType<typeof work>> } | undefined
    return retryContended(async (attempt) => {
      if (committed && (await auditLog.document(line).get()).exists) return committed.outcome
      const { tx, commit } = begin(db, attempt, (evento, registro, { etiqueta, detalle, cantidad } = {}) =>
        tx.create(auditLog, line, {
          evento,
          registro,
          // A record that cannot be read is deleted too, and may hold anything as its label.
          etiqueta: storedTextOrNull.catch(null).parse(etiqueta),
          detalle: detalle ?? null,
          cantidad: cantidad ?? null,
          uid: actor?.uid ?? null,
          rol: actor?.rol ?? null,
          fecha: FieldValue.serverTimestamp(),
        }),
      )
      const outcome = await work(tx)
      committed = { outcome }
      await commit()
      return outcome
    })
  }
}

const begin = (db: Firestore, attempt: number, log: Tx['log']) => {
  const batch = db.batch()
  /** When each document that was read had changed last. */
  const versions = new Map<string, Timestamp>()
  const unreadable = new Set<string>()

  const asRead = (path: string) => {
    const lastUpdateTime = versions.get(path)
    return lastUpdateTime && { lastUpdateTime }
  }

  const read = async <T>(from: Collection<T>, id: string) => {
    const document = await from.document(id).get()
    if (document.updateTime) versions.set(document.ref.path, document.updateTime)
    return document
  }

  const tx: Tx = {
    attempt,

    async find(from, id) {
      if (!isDocumentId(id)) return null
      const document = await read(from, id)
      const record = from.read(document)
      if (!record && document.exists) unreadable.add(document.ref.path)
      return record
    },

    raw: async (from, id) => (isDocumentId(id) ? ((await read(from, id)).data() ?? null) : null),

    async rawAll(from, ids) {
      const documents = await db.getAll(...ids.map(from.document))
      const found = documents.filter((document) => document.exists)
      for (const { ref, updateTime } of found) if (updateTime) versions.set(ref.path, updateTime)
      return new Map(found.map((document) => [document.id, document.data() ?? {}]))
    },

    async get(from, id) {
      const record = await tx.find(from, id)
      if (!record) throw from.notFound()
      return record
    },

    async query(from, select) {
      const { docs } = await select(from.all).get()
      for (const { ref, updateTime } of docs) versions.set(ref.path, updateTime)
      return docs.flatMap((document) => from.read(document) ?? [])
    },

    create(into, id, fields) {
      const document = into.document(id)
      if (unreadable.has(document.path)) batch.set(document, fields as DocumentData)
      else batch.create(document, fields as DocumentData)
    },

    replace: (into, id, fields) => void batch.set(into.document(id), fields as DocumentData),

    update(of, id, changes) {
      const document = of.document(id)
      const unchanged = asRead(document.path)
      if (!unchanged) throw new Error(`a record of ${of.name} is changed without having been read`)
      batch.update(document, changes as UpdateData<DocumentData>, unchanged)
    },

    delete(from, id) {
      const document = from.document(id)
      batch.delete(document, asRead(document.path) ?? {})
    },

    set(into, id, fields) {
      batch.set(into.document(id), fields as DocumentData, { merge: true })
    },

    log,
  }

  const commit = () =>
    batch.commit().catch((error: unknown) => {
      throw asContention(error)
    })
  return { tx, commit }
}

/** gRPC's status codes (https://grpc.io/docs/guides/status-codes/). */
const [NOT_FOUND, ALREADY_EXISTS, FAILED_PRECONDITION, ABORTED] = [5, 6, 9, 10]

const codeOf = (error: unknown): unknown => (error as { code?: unknown }).code

/** A query without its index fails with the code of a failed precondition too, and always will. */
const lacksIndex = (error: unknown): boolean => /requires an index/i.test((error as Error).message)

const isContended = (error: unknown): boolean =>
  codeOf(error) === ABORTED || (codeOf(error) === FAILED_PRECONDITION && !lacksIndex(error))

/**
 * A commit made of what was just read fails on a document that exists, or does not, only because another write came in
 * between, or because this one was done and its answer lost.
 */
const asContention = (error: unknown): unknown =>
  codeOf(error) === ALREADY_EXISTS || codeOf(error) === NOT_FOUND
    ? Object.assign(new Error('overtaken by another write', { cause: error }), { code: ABORTED })
    : error
