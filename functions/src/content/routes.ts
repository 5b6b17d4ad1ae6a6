import { can } from '@naf/contract'
import type { Stored } from '../db/collection.ts'
import { asAnswered, asStored } from '../db/fields.ts'
import type { Deps } from '../deps.ts'
import { AppError } from '../errors.ts'
import type { AuthorizedSession, Session } from '../google/identity.ts'
import { submissionOf } from '../http/idempotency.ts'
import type { Upload } from '../http/multipart.ts'
import { FOR_VISITORS, type StoredBytes } from '../http/respond.ts'
import { limitReads } from '../http/throttle.ts'
import { createWithFile, deleteWithFile, editWithFile } from './file-changes.ts'
import { presentHistory } from './history.ts'
import { KINDS } from './kinds.ts'
import { createPublicList, listAnswer, pack } from './public-list.ts'
import {
  assertPublished,
  isPublished,
  nextPublication,
  PUBLISHED,
  type PublicationForm,
  partsOf,
  standingAt,
} from './publication.ts'
import type { ContentRecord, FileKind, FileRecord, Kind } from './record.ts'
import type { NewRecord, Store } from './store.ts'

interface ListCall {
  session: Session | null
  query: { cursor?: number | undefined }
}

interface RecordCall {
  session: AuthorizedSession
  params: { id: string }
}

interface CreateCall<Form> {
  session: AuthorizedSession
  input: Form
  header: (name: string) => string | undefined
}

type EditCall<Form> = RecordCall & { input: Form }

type Answering = Pick<Deps, 'files' | 'lists' | 'config'>

/** Browsers with a session ask each time, and see changes at once. */
const FOR_SESSIONS = 'private, no-cache'

const mismatch = () =>
  new AppError(
    'idempotency_mismatch',
    'Este formulario ya fue registrado con otros datos. Vuelve a enviarlo.',
  )

/** The list of a kind, and the answers about one record. */
export const createAnswers = <R extends ContentRecord, Item>(
  { files, lists, config }: Answering,
  kind: Kind<R, Item>,
  store: Pick<Store<R>, 'list' | 'get'>,
) => {
  /** @param manages whether the answer is for staff, who may read usernames: they are half of a login */
  const present = (record: Stored<R>, manages: boolean): Item => {
    const { subidoPor, ...fields } = standingAt(record, Date.now())
    return kind.item.parse({
      ...asAnswered(fields),
      Nombre: subidoPor.nombre,
      Apellido: subidoPor.apellido,
      Username: manages ? subidoPor.username : '',
      ...kind.toApi?.(record, { urlOf: files.urlOf, manages }),
    })
  }

  const publicList = createPublicList(
    () => lists.changedAt(kind.name),
    async () => {
      const { records } = await store.list()
      const now = Date.now()
      const shown = records.filter((record) => isPublished(record, now))
      return { items: shown.map((record) => present(record, false)), until: nextPublication(records, now) }
    },
  )

  return {
    list: {
      limit: limitReads(config.MAX_LISTS_PER_IP),
      async handle({ session, query: { cursor } }: ListCall): Promise<StoredBytes> {
        if (can(session?.rol ?? null, kind.manage)) {
          // Not kept, because it shows records as the console left them.
          const { records, unreadable } = await store.list()
          const items = records.map((record) => present(record, true))
          return listAnswer(await pack(items, cursor), FOR_SESSIONS, unreadable)
        }
        const { items, packed } = await publicList()
        const part = cursor === undefined ? packed : await pack(items, cursor)
        return listAnswer(part, session ? FOR_SESSIONS : FOR_VISITORS)
      },
    },

    /** What readers see. */
    published: async (): Promise<Item[]> => (await publicList()).items,

    /**
     * @param fingerprint of the form that was sent
     * @throws not_found; idempotency_mismatch if another form was stored under the key
     */
    async presentCreated(id: string, fingerprint: string | null): Promise<Item> {
      const record = await store.get(id)
      if (record.fingerprint !== fingerprint) throw mismatch()
      return present(record, true)
    },

    /** @throws not_found */
    presentOne: async (id: string): Promise<Item> => present(await store.get(id), true),
  }
}

/** The routes of a kind without files. The same form sent twice under one key is one record. */
export const createPlainRoutes = <R extends ContentRecord, Item>(
  deps: Answering,
  kind: Kind<R, Item>,
  store: Store<R>,
) => {
  const { list, presentCreated, presentOne } = createAnswers(deps, kind, store)
  return {
    list,

    async create({ session, input, header }: CreateCall<object>): Promise<Item> {
      const { id, fingerprint } = submissionOf(session, header, store.newId, JSON.stringify(input))
      const record: object = { ...asStored(input), fingerprint }
      await store.create(session, id, record as NewRecord<R>)
      return presentCreated(id, fingerprint)
    },

    async edit({ session, params: { id }, input }: EditCall<object>): Promise<Item> {
      await store.edit(session, id, asStored(input) as { titulo: string })
      return presentOne(id)
    },

    async delete({ session, params: { id } }: RecordCall) {
      await store.delete(session, id)
      return { mensaje: kind.messages.deleted }
    },
  }
}

type FileForm = PublicationForm & { titulo: string }

/** The routes of a kind with files. */
export const createFileRoutes = <R extends FileRecord, Item>(
  deps: Answering & Pick<Deps, 'folders' | 'transact' | 'users'>,
  kind: FileKind<R, Item>,
  store: Store<R>,
) => {
  const { list, published, presentCreated, presentOne } = createAnswers(deps, kind, store)
  const written = { kind, store }
  return {
    list,
    published,

    /** The file is part of what was sent under the key. */
    async create({ session, input, file, header }: CreateCall<FileForm> & { file: Upload }): Promise<Item> {
      const sent = JSON.stringify(input)
      const { id, fingerprint } = submissionOf(session, header, store.newId, sent, file.bytes)
      const { contents, publication } = partsOf(input)
      if (fingerprint === null || !(await store.find(id))) {
        const record: object = { ...contents, ...(publication ?? PUBLISHED), fingerprint }
        await createWithFile(deps, written, session, id, record as NewRecord<R>, file)
      }
      return presentCreated(id, fingerprint)
    },

    async edit({ session, params: { id }, input, file }: EditCall<FileForm> & { file: Upload | null }) {
      await editWithFile(deps, written, session, id, partsOf<{ titulo: string }>(input), file)
      return presentOne(id)
    },

    async delete({ session, params: { id } }: RecordCall) {
      await deleteWithFile(deps, store, session, id)
      return { mensaje: kind.messages.deleted }
    },

    async history({ params: { id } }: Pick<RecordCall, 'params'>) {
      await store.get(id)
      return presentHistory(deps.users.namesOf, await store.history(id))
    },
  }
}

/** Bulletins also have a summary for everybody, without the file (docs/decisions/bulletin-access.md). */
export const createBoletinesRoutes = (deps: Deps) => ({
  ...createFileRoutes(deps, KINDS.boletines, deps.boletines),

  summary: {
    limit: limitReads(deps.config.MAX_LISTS_PER_IP),
    async handle({ params: { id } }: Pick<RecordCall, 'params'>) {
      const boletin = await deps.boletines.get(id)
      assertPublished(boletin, KINDS.boletines.messages.notFound)
      const { titulo, descripcion, fechaPublicacion, tema } = boletin
      return asAnswered({ id, titulo, descripcion, fechaPublicacion, tema })
    },
  },
})
