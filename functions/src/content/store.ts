import { isDeepStrictEqual } from 'node:util'
import { FieldValue, type Firestore, type WithFieldValue } from 'firebase-admin/firestore'
import * as z from 'zod'
import { type BitacoraRecord, createBitacora, type LineDetails } from '../db/audit-log.ts'
import { createCollection, type Found, type Stored } from '../db/collection.ts'
import type { Transact, Tx } from '../db/tx.ts'
import { AppError } from '../errors.ts'
import type { AuthorizedSession } from '../google/identity.ts'
import { type PersonName, personName } from '../users/record.ts'
import type { Lists } from './public-list.ts'
import { isPublished, type Publication, standingAt } from './publication.ts'
import { type Author, type ContentRecord, KINDS, type Kind } from './record.ts'

/** The kinds that name the author of a record. */
const AUTHORED = [...Object.keys(KINDS), 'calendario', 'capacitaciones']

/** The names of authors stand on their records, so that a list needs no other read. */
export const createAuthors = (db: Firestore, lists: Lists) => {
  const users = createCollection(db, { name: 'users', schema: z.object(personName) })
  const kinds = AUTHORED.map((name) => createCollection(db, { name, schema: z.object({}) }))

  return {
    /**
     * The author of a new record. Changes the user's record too, so that a rename at the same time runs again and finds
     * the new one. Writing the name unchanged would not do: Firestore keeps the update time then.
     * @throws forbidden for an account without a user record
     */
    async sign(tx: Tx, uid: string): Promise<Author> {
      const user = await tx.find(users, uid)
      if (!user) throw new AppError('forbidden', 'No autorizado')
      const { nombre, apellido, username } = user
      const signed: object = { firmado: FieldValue.serverTimestamp() }
      tx.update(users, uid, signed)
      return { uid, nombre, apellido, username }
    },

    /** Writes a new name into all records of the person, and has only their lists built again. */
    async rename(tx: Tx, uid: string, { nombre, apellido, username }: PersonName): Promise<void> {
      const renamed: object = { subidoPor: { uid, nombre, apellido, username } }
      for (const kind of kinds) {
        const records = await tx.query(kind, (all) => all.where('subidoPor.uid', '==', uid))
        for (const { id } of records) tx.update(kind, id, renamed)
        if (records.length > 0) lists.touch(tx, kind.name)
      }
    },
  }
}

/** A new record without what the store adds. */
export type NewRecord<R extends ContentRecord> = Omit<R, 'subidoPor' | 'fechaSubida'>

export interface Edit {
  contents: object & { titulo: string }
  /** Null if the form does not say a state. */
  publication: Publication | null
}

/** What the log stores about a change: the names of the changed fields and a new state, never a text. */
const changesIn = (before: Partial<Publication>, { contents, publication }: Edit, now: number): string[] => {
  const was = standingAt(before, now)
  const fields = Object.entries(contents)
    .filter(([name, value]) => !isDeepStrictEqual(Reflect.get(before, name), value))
    .map(([name]) => name)
  const after = publication ?? was
  if (after.estado && was.estado !== after.estado) return [...fields, after.estado]
  const isMoved = was.fechaProgramada?.toMillis() !== after.fechaProgramada?.toMillis()
  return isMoved ? [...fields, 'fechaProgramada'] : fields
}

export type Store<R extends ContentRecord> = ReturnType<typeof createStore<R>>

export interface StoreDeps {
  db: Firestore
  transact: Transact
  lists: Lists
  authors: ReturnType<typeof createAuthors>
}

export const createStore = <R extends ContentRecord>(
  { db, transact, lists, authors }: StoreDeps,
  { name, schema, event: [noun, ending], messages, order = latestFirst }: Kind<R, unknown>,
) => {
  const records = createCollection<R>(db, {
    name,
    schema,
    notFound: messages.notFound,
    createdAt: 'fechaSubida',
  })
  const bitacora = createBitacora(db)

  /** Logs a change and has the public list built again. */
  const changed = (tx: Tx, participle: string, id: string, details: LineDetails): void => {
    lists.touch(tx, name)
    tx.log(`${noun}.${participle}${ending}`, id, details)
  }

  /**
   * Writes an edit into a transaction, with its line of the log.
   * @param before the record, read in the transaction or outside of it
   * @param more fields besides those of the form
   * @param logged the names of those fields that the log mentions
   */
  const change = (tx: Tx, before: Stored<R>, edit: Edit, more: object = {}, logged: string[] = []): void => {
    const { contents, publication } = edit
    const now = Date.now()
    tx.update(records, before.id, { ...contents, ...publication, ...more } as Partial<WithFieldValue<R>>)
    const isNew = !isPublished(before, now) && isPublished(publication ?? before, now)
    const changes = [...changesIn(before, edit, now), ...logged].join(' ')
    changed(tx, isNew ? 'publicad' : 'editad', before.id, {
      etiqueta: contents.titulo,
      detalle: changes || undefined,
    })
  }

  return {
    records,
    newId: records.newId,
    find: records.find,
    get: records.get,

    async list(): Promise<Found<R>> {
      const found = await records.list()
      return { ...found, records: found.records.sort(order) }
    },

    /**
     * @param also what else belongs to the commit
     * @returns false if another request has stored its form under this id
     */
    create: (
      session: AuthorizedSession,
      id: string,
      fields: NewRecord<R>,
      also: (tx: Tx) => void = () => {},
    ): Promise<boolean> =>
      transact(session, async (tx) => {
        if (await tx.find(records, id)) return false
        const record: object = {
          ...fields,
          subidoPor: await authors.sign(tx, session.uid),
          fechaSubida: FieldValue.serverTimestamp(),
        }
        tx.create(records, id, record as WithFieldValue<R>)
        also(tx)
        const { titulo: etiqueta, estado } = fields as Partial<Publication> & { titulo: string }
        if (isPublished(fields, Date.now())) changed(tx, 'publicad', id, { etiqueta })
        else changed(tx, 'cread', id, { etiqueta, detalle: estado })
        return true
      }),

    change,

    /** Changes a record as it is: of several edits at once the last one stays. @throws not_found */
    edit: (session: AuthorizedSession, before: Stored<R>, edit: Edit): Promise<void> =>
      transact(session, async (tx) => change(tx, before, edit)),

    /**
     * @param also what else belongs to the commit
     * @returns the deleted record
     * @throws not_found
     */
    delete: (
      session: AuthorizedSession,
      id: string,
      also: (tx: Tx, gone: Stored<R>) => void | Promise<void> = () => {},
    ): Promise<Stored<R>> =>
      transact(session, async (tx) => {
        const gone = await tx.get(records, id)
        tx.delete(records, id)
        await also(tx, gone)
        changed(tx, 'eliminad', id, { etiqueta: gone.titulo })
        return gone
      }),

    /** The lines of the log about a record, the latest first. */
    async history(id: string): Promise<BitacoraRecord[]> {
      const { records: lines } = await bitacora.list((all) => all.where('registro', '==', id))
      return lines
        .filter(({ evento }) => evento.startsWith(`${noun}.`))
        .sort((a, b) => b.fecha.toMillis() - a.fecha.toMillis())
    },
  }
}

const latestFirst = (a: ContentRecord, b: ContentRecord): number =>
  (b.fechaPublicacion ?? '').localeCompare(a.fechaPublicacion ?? '') ||
  b.fechaSubida.toMillis() - a.fechaSubida.toMillis()

export type Stores = {
  [Name in keyof typeof KINDS]: (typeof KINDS)[Name] extends Kind<infer R, unknown> ? Store<R> : never
}

/** The store of each kind in `KINDS`. */
export const createStores = (deps: StoreDeps): Stores => {
  const kinds: object[] = Object.values(KINDS)
  const stores = (kinds as Kind<ContentRecord, unknown>[]).map((kind) => [kind.name, createStore(deps, kind)])
  return Object.fromEntries(stores)
}
