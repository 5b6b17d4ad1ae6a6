import type { Stored } from '../db/collection.ts'
import type { Deps } from '../deps.ts'
import { AppError, doesNotAnswer, unavailable } from '../errors.ts'
import type { AuthorizedSession } from '../google/identity.ts'
import type { Folder } from '../google/storage.ts'
import type { Upload } from '../http/multipart.ts'
import { discardFolder, removeFolder } from './folders.ts'
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

/**
 * Does a write that names a new folder, and deletes the folder if the write failed. Where nobody can tell, it stays:
 * `removeUnnamedFolders` decides at night.
 */
const naming = async <T, R extends FileRecord>(
  deps: Pick<Deps, 'files'>,
  { names }: Store<R>,
  id: string,
  { carpeta }: Folder,
  write: () => Promise<T>,
): Promise<T> => {
  try {
    return await write()
  } catch (error) {
    const isRefused = error instanceof AppError
    const mayBeNamed = !isRefused && (doesNotAnswer(error) || (await names(id, carpeta).catch(() => true)))
    if (!mayBeNamed) await discardFolder(deps, carpeta)
    throw error
  }
}

/** Prepares an upload and stores its files. */
const save = async <R extends FileRecord>(
  { files }: Pick<Deps, 'files'>,
  kind: FileKind<R, unknown>,
  upload: Upload,
) => {
  const { files: prepared, details } = await kind.prepare(upload)
  return { ...details, ...(await files.save(kind.name, prepared)) }
}

/** @throws unsupported_file, unavailable */
export const createWithFile = async <R extends FileRecord>(
  deps: Writing,
  { kind, store }: Written<R>,
  session: AuthorizedSession,
  id: string,
  record: Omit<NewRecord<R>, 'archivo'>,
  upload: Upload,
): Promise<void> => {
  const archivo = await save(deps, kind, upload)
  const isNew = await naming(deps, store, id, archivo, () =>
    store.create(session, id, { ...record, archivo } as object as NewRecord<R>),
  )
  if (!isNew) await discardFolder(deps, archivo.carpeta)
}

/** A scheduled record that is published while it is written may have had readers by then. */
const UNDER_WAY_MS = 60_000

const mayHaveReaders = (record: Partial<Publication>): boolean =>
  isPublished(record, Date.now() + UNDER_WAY_MS)

/** Others replace the file each time while it is copied. */
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
  upload: Upload | null,
): Promise<void> => {
  await store.get(id)
  if (upload) {
    const archivo = await save(deps, kind, upload)
    const former = await naming(deps, store, id, archivo, () =>
      deps.transact(session, async (tx) => {
        const before = await tx.get(store.records, id)
        store.change(tx, before, edit, { archivo }, ['archivo'])
        deps.folders.add(tx, before.archivo.carpeta)
        return before.archivo.carpeta
      }),
    )
    return removeFolder(deps, former)
  }

  const { publication } = edit
  if (publication === null || isPublished(publication, Date.now())) {
    // Not read in the transaction: of many edits at once all are done, and the last one stays.
    const before = await store.get(id)
    return deps.transact(session, async (tx) => store.change(tx, before, edit))
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
  const copy = await deps.files.copy(carpeta, store.name)
  if (!copy) return false
  const isHidden = await naming(deps, store, id, copy, () =>
    deps.transact(session, async (tx) => {
      const now = await tx.get(store.records, id)
      if (now.archivo.carpeta !== carpeta) return false
      store.change(tx, now, edit, { archivo: { ...now.archivo, ...copy } })
      deps.folders.add(tx, carpeta)
      return true
    }),
  )
  if (isHidden) await removeFolder(deps, carpeta)
  else await discardFolder(deps, copy.carpeta)
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
