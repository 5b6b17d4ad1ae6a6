import { can, type Permission } from '@naf/contract'
import type { Deps } from '../deps.ts'
import { AppError } from '../errors.ts'
import { idempotencyKey } from '../http/idempotency.ts'
import type { Upload } from '../http/multipart.ts'
import { limitRate } from '../http/rate-limit.ts'
import { digest, idFrom } from '../platform/digest.ts'
import type { FileStore, Folder, NewFile } from '../platform/file-store.ts'
import type { AuthorizedSession, Session } from '../platform/identity.ts'
import type {
  Archivo,
  ContentRepository,
  PersonName,
  StoredContent,
  Titled,
  Uploader,
} from './content.repository.ts'
import { storeWithRecord } from './content-files.ts'
import { keepVisitorsList } from './visitors-list.ts'

/** What one kind of content has of its own. */
export interface ContentKind<Fields extends Titled, Details, Presented> {
  repository: ContentRepository<Fields, Details>
  /** Who changes it, and is told what its uploaders log in with. */
  manage: Permission
  /** @throws unsupported_file */
  prepare: (upload: Upload) => Promise<{ files: NewFile[]; details: Details }>
  present: (
    record: StoredContent<Fields, Details>,
    uploader: PersonName,
    urlOf: FileStore['urlOf'],
  ) => Presented
  /** What is said after a deletion. */
  deleted: string
}

interface CreateCall<Fields> {
  session: AuthorizedSession
  input: Fields
  file: Upload
  header: (name: string) => string | undefined
}

const mismatch = () =>
  new AppError(
    'idempotency_mismatch',
    'Este formulario ya fue registrado con otros datos. Vuelve a enviarlo.',
  )

/** What somebody logs in with is half of what a stranger needs to try passwords. */
const withoutUsername = (name: PersonName): PersonName => ({ ...name, username: '' })

interface DeleteCall {
  session: AuthorizedSession
  params: { id: string }
}

interface EditCall<Fields> extends DeleteCall {
  input: Fields
  file: Upload | null
}

/** The handlers that boletines, libros and galería share. */
export const createContentRoutes = <Fields extends Titled, Details, Presented>(
  { files, users, config }: Pick<Deps, 'files' | 'users' | 'config'>,
  { repository, manage, prepare, present, deleted }: ContentKind<Fields, Details, Presented>,
) => {
  /** Uploaders go by the name they have now; those who left, by their last one. */
  const presentAll = async (
    records: StoredContent<Fields, Details>[],
    withUsernames: boolean,
  ): Promise<Presented[]> => {
    const names = await users.namesOf([...new Set(records.map(({ subidoPor }) => subidoPor.uid))])
    return records.map((record) => {
      const uploader = names.get(record.subidoPor.uid) ?? record.subidoPor
      return present(record, withUsernames ? uploader : withoutUsername(uploader), files.urlOf)
    })
  }

  const listFor = async (session: Session | null): Promise<Presented[]> =>
    presentAll((await repository.list()).records, can(session?.rol ?? null, manage))

  const visitorsList = keepVisitorsList(() => listFor(null), config.LIST_CACHE_SECONDS)

  /** Also after a change that failed: its answer may be all that was lost. */
  const thenShow = async <T>(change: Promise<T>): Promise<T> => change.finally(visitorsList.drop)

  const presentOne = async (record: StoredContent<Fields, Details>): Promise<Presented> => {
    const [presented] = await presentAll([record], true)
    return presented as Presented
  }

  /** @throws idempotency_mismatch where another form was stored under the key */
  const presentCreated = async (id: string, fingerprint: string | null): Promise<Presented> => {
    const record = await repository.get(id)
    if (record.fingerprint !== fingerprint) throw mismatch()
    return presentOne(record)
  }

  const uploaderOf = async ({ uid }: AuthorizedSession): Promise<Uploader> => {
    const name = (await users.namesOf([uid])).get(uid)
    if (!name) throw new AppError('forbidden', 'No autorizado')
    return { uid, ...name }
  }

  const folderOf = async (id: string) => (await repository.find(id))?.archivo.carpeta

  return {
    list: {
      limit: limitRate(config.MAX_LISTS_PER_IP),
      handle: ({ session }: { session: Session | null }) =>
        session ? listFor(session) : visitorsList.read(),
    },

    /** Under an idempotency key the same form sent twice is one record: what is there already is answered again. */
    async create({ session, input, file, header }: CreateCall<Fields>): Promise<Presented> {
      const subidoPor = await uploaderOf(session)
      const key = idempotencyKey(header)
      const id = key === undefined ? repository.newId() : idFrom(`${session.uid}\n${key}`)
      const fingerprint = key === undefined ? null : digest(JSON.stringify(input), file.bytes)
      if (key === undefined || !(await repository.find(id))) {
        const prepared = await prepare(file)
        const store = async (folder: Folder) => {
          const archivo = { ...prepared.details, ...folder }
          if (await thenShow(repository.create(session, id, { ...input, subidoPor, archivo, fingerprint })))
            return
          await files.discard(folder.carpeta)
        }
        await storeWithRecord(files, repository.collection, prepared.files, store, () => folderOf(id))
      }
      return presentCreated(id, fingerprint)
    },

    async edit({ session, params: { id }, input, file }: EditCall<Fields>): Promise<Presented> {
      await repository.get(id)
      const prepared = file && (await prepare(file))
      const edit = (archivo: Archivo<Details> | null) =>
        thenShow(repository.edit(session, id, input, archivo))
      const { replaced } = prepared
        ? await storeWithRecord(
            files,
            repository.collection,
            prepared.files,
            (folder) => edit({ ...prepared.details, ...folder }),
            () => folderOf(id),
          )
        : await edit(null)
      if (replaced) await files.discard(replaced)
      return presentOne(await repository.get(id))
    },

    async delete({ session, params: { id } }: DeleteCall) {
      await files.discard(await thenShow(repository.delete(session, id)))
      return { mensaje: deleted }
    },
  }
}
