import {
  type DocumentData,
  FieldValue,
  type Firestore,
  type Timestamp,
  type WithFieldValue,
} from 'firebase-admin/firestore'
import { createCollection, type Found, type Stored } from '../db/collection.ts'
import { type AuditLine, createAuditLog, type LineDetails, type Transact, type Tx } from '../db/tx.ts'
import { AppError, unavailable } from '../errors.ts'
import type { FileStore, Folder } from '../google/storage.ts'
import { assertVersion } from '../http/form-headers.ts'
import type { Upload } from '../http/multipart.ts'
import type { AuthorizedSession } from '../session.ts'
import type { NamesReader } from '../users/record.ts'
import { changedFields, compareTexts } from '../util.ts'
import { type createFolders, folderOf } from './folders.ts'
import { isPublished, type Lists, type Publication, standingAt } from './publication.ts'
import type { ContentRecord, Kind } from './record.ts'

export interface Edit {
  contents: object & { titulo: string; archivo?: Folder }
  /** Null if the form does not say a state. */
  publication: Publication | null
  /** The version that the form was filled over; undefined if the caller named none. */
  version: number | undefined
  /** Fields that are no part of the form; the log does not mention them. */
  more?: object
}

/** What the log stores about a change: the names of the changed fields and a new state, never a text. */
const namesOfChanges = (before: Partial<Publication>, { contents, publication }: Edit): string[] => {
  const changed = changedFields(standingAt(before, Date.now()), { ...contents, ...publication })
  if (!publication || !changed.includes('estado')) return changed
  return [...changed.filter((name) => name in contents), publication.estado]
}

/** @throws changed_meanwhile */
const assertFits = (before: ContentRecord, { contents, publication, version }: Edit): void =>
  assertVersion(standingAt(before, Date.now()), version, { ...contents, ...publication })

/** A scheduled record that is published while it is written may have had readers by then. */
const UNDER_WAY_MS = 60_000

const mayHaveReaders = (record: Partial<Publication>): boolean =>
  isPublished(record, Date.now() + UNDER_WAY_MS)

/** Others may replace the file each time while it is copied. */
const ROUNDS = 5
const BUSY = 'Hay muchos cambios a la vez sobre este archivo. Inténtalo de nuevo en unos segundos.'

export type Store<R extends ContentRecord> = ReturnType<typeof createStore<R>>

export interface StoreDeps {
  db: Firestore
  transact: Transact
  lists: Lists
  users: NamesReader
  files: FileStore
  folders: ReturnType<typeof createFolders>
}

/** The records of a kind, with their files if it has any. */
export const createStore = <R extends ContentRecord>(
  { db, transact, lists, users, files, folders }: StoreDeps,
  { name, schema, event: [noun, ending], messages, prepare, order = latestFirst }: Kind<R, unknown>,
) => {
  const records = createCollection<R>(db, {
    name,
    schema,
    notFound: messages.notFound,
    createdAt: 'fechaSubida',
  })
  const auditLog = createAuditLog(db)

  /** Logs a change and has the public list built again. */
  const touchAndLog = (tx: Tx, participle: string, id: string, details: LineDetails): void => {
    lists.touch(tx, name)
    tx.log(`${noun}.${participle}${ending}`, id, details)
  }

  /** Writes an edit of a record that was read in the transaction. @throws changed_meanwhile */
  const writeEdit = (tx: Tx, before: Stored<R>, edit: Edit): void => {
    const { contents, publication, more } = edit
    assertFits(before, edit)
    const fields: object = { ...contents, ...publication, ...more, version: before.version + 1 }
    tx.update(records, before.id, fields as Partial<WithFieldValue<R>>)
    const now = Date.now()
    const isNew = !isPublished(before, now) && isPublished(publication ?? before, now)
    touchAndLog(tx, isNew ? 'publicad' : 'editad', before.id, {
      etiqueta: contents.titulo,
      detalle: namesOfChanges(before, edit).join(' ') || undefined,
    })
  }

  /** Stores the files of an upload in a new folder, and does the write that names it. */
  const withFile = async (upload: Upload, write: (archivo: Folder) => Promise<boolean>): Promise<boolean> => {
    if (!prepare) throw new Error(`${name} takes no files`)
    const { files: parts, details } = await prepare(upload)
    const fill = (folder: Folder) => files.save(folder, parts)
    return folders.fill(name, fill, (folder) => write({ ...details, ...folder }))
  }

  /** Changes a record if the edit still fits it. A new folder (`archivo`) has the old one deleted. */
  const editIf = async (
    fits: (now: Stored<R>) => boolean,
    session: AuthorizedSession,
    id: string,
    edit: Edit,
    archivo?: Folder,
  ): Promise<boolean> => {
    const former = await transact(session, async (tx) => {
      const now = await tx.get(records, id)
      if (!fits(now)) return null
      writeEdit(tx, now, archivo ? { ...edit, more: { archivo } } : edit)
      if (archivo) await folders.keep(tx, archivo.carpeta)
      if (archivo && now.archivo) folders.add(tx, now.archivo.carpeta)
      return now
    })
    if (archivo && former?.archivo) await folders.remove(former.archivo.carpeta)
    return former !== null
  }

  /** Hides a record and moves its files to a new address. @returns false if it was published or replaced meanwhile */
  const hide = async (session: AuthorizedSession, id: string, edit: Edit): Promise<boolean> => {
    const seen = await records.get(id)
    const { archivo } = seen
    if (!archivo || !mayHaveReaders(seen)) return editIf((now) => !mayHaveReaders(now), session, id, edit)
    const isCopied = (now: Stored<R>) => now.archivo?.carpeta === archivo.carpeta
    const copy = (to: Folder) => files.copy(archivo.carpeta, to)
    return folders.fill(name, copy, (to) => editIf(isCopied, session, id, edit, { ...archivo, ...to }))
  }

  return {
    records,
    newId: records.newId,
    find: records.find,
    get: records.get,
    writeEdit,

    async list(): Promise<Found<R> & { readAt: Timestamp }> {
      const { docs, readTime: readAt } = await records.all.get()
      const found = records.found(docs)
      return { ...found, records: found.records.sort(order), readAt }
    },

    /** @returns false if the id is taken @throws forbidden for an account without a record; unsupported_file, unavailable */
    async create(
      session: AuthorizedSession,
      id: string,
      fields: Partial<Publication> & { titulo: string; fingerprint: string | null },
      file?: Upload | null,
    ): Promise<boolean> {
      const { uid } = session
      const author = (await users.namesOf([uid])).get(uid)
      if (!author) throw new AppError('forbidden', 'No autorizado')
      const write = (archivo?: Folder) =>
        transact(session, async (tx) => {
          if (await tx.find(records, id)) return false
          const record: object = {
            ...fields,
            ...(archivo && { archivo }),
            subidoPor: { uid, ...author },
            fechaSubida: FieldValue.serverTimestamp(),
          }
          tx.create(records, id, record as WithFieldValue<R>)
          if (archivo) await folders.keep(tx, archivo.carpeta)
          const { titulo: etiqueta, estado } = fields
          if (isPublished(fields, Date.now())) touchAndLog(tx, 'publicad', id, { etiqueta })
          else touchAndLog(tx, 'cread', id, { etiqueta, detalle: estado })
          return true
        })
      return file ? withFile(file, write) : write()
    },

    /**
     * A new file, or hiding the record from its readers, gives the files a new address and ends the old one.
     * @throws not_found, changed_meanwhile, unsupported_file, unavailable
     */
    async edit(session: AuthorizedSession, id: string, edit: Edit, file?: Upload | null): Promise<void> {
      // Before the work on files.
      assertFits(await records.get(id), edit)
      const { contents, publication } = edit
      const write = (changed: Edit, archivo?: Folder) => editIf(() => true, session, id, changed, archivo)
      if (file)
        return void (await withFile(file, (archivo) =>
          write({ ...edit, contents: { ...contents, archivo } }, archivo),
        ))
      if (!publication || isPublished(publication, Date.now())) return void (await write(edit))
      for (let round = 0; round < ROUNDS; round++) if (await hide(session, id, edit)) return
      throw unavailable(BUSY)
    },

    /** Also for a record that cannot be read. @param also what else belongs to the commit @throws not_found */
    async delete(
      session: AuthorizedSession,
      id: string,
      also: (tx: Tx, gone: DocumentData) => void | Promise<void> = () => {},
    ): Promise<void> {
      const carpeta = await transact(session, async (tx) => {
        const gone = await tx.raw(records, id)
        if (!gone) throw records.notFound()
        tx.delete(records, id)
        const carpeta = folderOf(name, gone)
        if (carpeta) folders.add(tx, carpeta)
        await also(tx, gone)
        touchAndLog(tx, 'eliminad', id, { etiqueta: gone.titulo })
        return carpeta
      })
      if (carpeta) await folders.remove(carpeta)
    },

    /** The lines of the log about a record, the latest first. */
    async history(id: string): Promise<AuditLine[]> {
      const { records: lines } = await auditLog.list((all) => all.where('registro', '==', id))
      return lines
        .filter(({ evento }) => evento.startsWith(`${noun}.`))
        .sort((a, b) => b.fecha.toMillis() - a.fecha.toMillis())
    },
  }
}

const latestFirst = (a: ContentRecord, b: ContentRecord): number =>
  compareTexts(b.fechaPublicacion ?? '', a.fechaPublicacion ?? '') ||
  b.fechaSubida.toMillis() - a.fechaSubida.toMillis()
