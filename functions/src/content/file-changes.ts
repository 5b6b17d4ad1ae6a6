import type { Stored } from '../db/collection.ts'
import type { Deps } from '../deps.ts'
import { AppError, unavailable } from '../errors.ts'
import type { AuthorizedSession } from '../google/identity.ts'
import { type Folder, newFolder } from '../google/storage.ts'
import type { Upload } from '../http/multipart.ts'
import { removeFolder } from './folders.ts'
import { isPublished, type Publication } from './publication.ts'
import type { FileKind, FileRecord } from './record.ts'
import type { Edit, NewRecord, Store } from './store.ts'

/**
 * Files are stored before their record and deleted after it, so a record always has its files
 * (docs/decisions/files-and-records.md). Each version of the files has a folder of its own, and so an address of its own.
 */

type Writing = Pick<Deps, 'files' | 'folders' | 'transact'>

/** What writes the records of one kind. */
interface Written<R extends FileRecord> {
  kind: FileKind<R, unknown>
  store: Store<R>
}

/** A new folder, which is deleted after an hour if no record names it by then. */
const openFolder = async ({ folders }: Writing, { name }: { name: string }): Promise<Folder> => {
  const folder = newFolder(name)
  await folders.addNew(folder.carpeta)
  return folder
}

/** Does the write that names a new folder. A refused write names none; after any other failure nobody can tell. */
const naming = async <T>(deps: Writing, { carpeta }: Folder, write: () => Promise<T>): Promise<T> => {
  try {
    return await write()
  } catch (error) {
    if (error instanceof AppError) await removeFolder(deps, carpeta)
    throw error
  }
}

/** @throws unsupported_file, unavailable */
const upload = async <R extends FileRecord>(deps: Writing, kind: FileKind<R, unknown>, file: Upload) => {
  const { files, details } = await kind.prepare(file)
  const folder = await openFolder(deps, kind)
  await deps.files.save(folder, files)
  return { ...details, ...folder }
}

/** @throws unsupported_file, unavailable */
export const createWithFile = async <R extends FileRecord>(
  deps: Writing,
  { kind, store }: Written<R>,
  session: AuthorizedSession,
  id: string,
  record: Omit<NewRecord<R>, 'archivo'>,
  file: Upload,
): Promise<void> => {
  const archivo = await upload(deps, kind, file)
  const isNew = await naming(deps, archivo, () =>
    store.create(session, id, { ...record, archivo } as object as NewRecord<R>, (tx) =>
      deps.folders.keep(tx, archivo.carpeta),
    ),
  )
  if (!isNew) await removeFolder(deps, archivo.carpeta)
}

/** A scheduled record that is published while it is written may have had readers by then. */
const UNDER_WAY_MS = 60_000

const mayHaveReaders = (record: Partial<Publication>): boolean =>
  isPublished(record, Date.now() + UNDER_WAY_MS)

/** Others may replace the file each time while it is copied. */
const ROUNDS = 5

const busy = () =>
  unavailable('Hay muchos cambios a la vez sobre este archivo. Inténtalo de nuevo en unos segundos.')

/**
 * Changes a record. A new file, or hiding the record from its readers, gives the files a new address and ends the old one.
 * @throws not_found, unsupported_file, unavailable
 */
export const editWithFile = async <R extends FileRecord>(
  deps: Writing,
  { kind, store }: Written<R>,
  session: AuthorizedSession,
  id: string,
  edit: Edit,
  file: Upload | null,
): Promise<void> => {
  const stored = await store.get(id)
  if (file) return replaceFile(deps, { kind, store }, session, id, edit, file)

  const { publication } = edit
  if (publication === null || isPublished(publication, Date.now())) {
    // Not read in the transaction: of many edits at once all are done, and the last one stays.
    return deps.transact(session, async (tx) => store.change(tx, stored, edit))
  }

  for (let round = 0; round < ROUNDS; round++) {
    const before = await store.get(id)
    const isDone = mayHaveReaders(before)
      ? await hideCopy(deps, store, session, before, edit)
      : await deps.transact(session, async (tx) => {
          const now = await tx.get(store.records, id)
          if (mayHaveReaders(now)) return false
          store.change(tx, now, edit)
          return true
        })
    if (isDone) return
  }
  throw busy()
}

const replaceFile = async <R extends FileRecord>(
  deps: Writing,
  { kind, store }: Written<R>,
  session: AuthorizedSession,
  id: string,
  edit: Edit,
  file: Upload,
): Promise<void> => {
  const archivo = await upload(deps, kind, file)
  const former = await naming(deps, archivo, () =>
    deps.transact(session, async (tx) => {
      const before = await tx.get(store.records, id)
      store.change(tx, before, edit, { archivo }, ['archivo'])
      deps.folders.keep(tx, archivo.carpeta)
      deps.folders.add(tx, before.archivo.carpeta)
      return before.archivo.carpeta
    }),
  )
  await removeFolder(deps, former)
}

/**
 * Hides a record and moves its files to an address that its readers do not know.
 * @returns false if the files were replaced or deleted meanwhile
 */
const hideCopy = async <R extends FileRecord>(
  deps: Writing,
  store: Store<R>,
  session: AuthorizedSession,
  { id, archivo: { carpeta } }: Stored<R>,
  edit: Edit,
): Promise<boolean> => {
  const copy = await openFolder(deps, store)
  const isCopied = await deps.files.copy(carpeta, copy)
  const isHidden =
    isCopied &&
    (await naming(deps, copy, () =>
      deps.transact(session, async (tx) => {
        const now = await tx.get(store.records, id)
        if (now.archivo.carpeta !== carpeta) return false
        store.change(tx, now, edit, { archivo: { ...now.archivo, ...copy } })
        deps.folders.keep(tx, copy.carpeta)
        deps.folders.add(tx, carpeta)
        return true
      }),
    ))
  await removeFolder(deps, isHidden ? carpeta : copy.carpeta)
  return isHidden
}

/** @throws not_found */
export const deleteWithFile = async <R extends FileRecord>(
  deps: Pick<Deps, 'files' | 'folders'>,
  store: Store<R>,
  session: AuthorizedSession,
  id: string,
): Promise<void> => {
  const { archivo } = await store.delete(session, id, (tx, gone) =>
    deps.folders.add(tx, gone.archivo.carpeta),
  )
  await removeFolder(deps, archivo.carpeta)
}
