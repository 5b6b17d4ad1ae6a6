import { can, ESTADOS_CONTENIDO, type EstadoContenido, type RecordHistory } from '@naf/contract'
import type { Config } from '../config.ts'
import type { Stored } from '../db/collection.ts'
import { asAnswered, asStored } from '../db/fields.ts'
import { AppError } from '../errors.ts'
import type { AuthorizedSession, Session } from '../google/identity.ts'
import type { FileStore } from '../google/storage.ts'
import { submissionOf } from '../http/idempotency.ts'
import type { Upload } from '../http/multipart.ts'
import { FOR_VISITORS, type StoredBytes } from '../http/respond.ts'
import { limitReads } from '../http/throttle.ts'
import { fullName, type PersonName } from '../users/record.ts'
import { createFileChanges, type FileDeps } from './file-changes.ts'
import { createPublicList, type Lists, pack } from './public-list.ts'
import {
  isPublished,
  nextPublication,
  PUBLISHED,
  type PublicationForm,
  partsOf,
  standingAt,
} from './publication.ts'
import { type ContentRecord, type FileKind, type FileRecord, KINDS, type Kind } from './record.ts'
import type { NewRecord, Store, Stores } from './store.ts'

interface Answering {
  files: FileStore
  lists: Lists
  config: Pick<Config, 'MAX_LISTS_PER_IP'>
}

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

/** Browsers with a session ask each time, and see changes at once. */
const FOR_SESSIONS = 'private, no-cache'

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
        const cacheControl = session ? FOR_SESSIONS : FOR_VISITORS
        if (can(session?.rol ?? null, kind.manage)) {
          // Not kept, because it shows records as the console left them.
          const { records, unreadable } = await store.list()
          const items = records.map((record) => present(record, true))
          return { ...(await pack(items, cursor, unreadable)), cacheControl }
        }
        const { items, packed } = await publicList()
        return { ...(cursor === undefined ? packed : await pack(items, cursor)), cacheControl }
      },
    },

    published: async (): Promise<Item[]> => (await publicList()).items,

    /**
     * @param fingerprint of the form that was sent
     * @throws not_found; idempotency_mismatch if another form was stored under the key
     */
    async presentCreated(id: string, fingerprint: string | null): Promise<Item> {
      const record = await store.get(id)
      if (record.fingerprint !== fingerprint)
        throw new AppError(
          'idempotency_mismatch',
          'Este formulario ya fue registrado con otros datos. Vuelve a enviarlo.',
        )
      return present(record, true)
    },

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

    async edit({ session, params: { id }, input }: EditCall<{ Titulo: string }>): Promise<Item> {
      const edit = { contents: asStored(input), publication: null }
      await store.edit(session, await store.get(id), edit)
      return presentOne(id)
    },

    async delete({ session, params: { id } }: RecordCall) {
      await store.delete(session, id)
      return { mensaje: kind.messages.deleted }
    },
  }
}

type FileForm = PublicationForm & { titulo: string }

interface WithFiles extends Answering, FileDeps {
  users: { namesOf: (uids: string[]) => Promise<Map<string, PersonName>> }
}

export const createFileRoutes = <R extends FileRecord, Item>(
  deps: WithFiles,
  kind: FileKind<R, Item>,
  store: Store<R>,
) => {
  const { list, published, presentCreated, presentOne } = createAnswers(deps, kind, store)
  const changes = createFileChanges(deps, kind, store)
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
        await changes.create(session, id, record as NewRecord<R>, file)
      }
      return presentCreated(id, fingerprint)
    },

    async edit({ session, params: { id }, input, file }: EditCall<FileForm> & { file: Upload | null }) {
      await changes.edit(session, id, partsOf<{ titulo: string }>(input), file)
      return presentOne(id)
    },

    async delete({ session, params: { id } }: RecordCall) {
      await changes.delete(session, id)
      return { mensaje: kind.messages.deleted }
    },

    /** The lines of the log about a record, with the present names of the people. */
    async history({ params: { id } }: Pick<RecordCall, 'params'>): Promise<RecordHistory> {
      await store.get(id)
      const lines = await store.history(id)
      const names = await deps.users.namesOf([...new Set(lines.flatMap(({ uid }) => uid ?? []))])
      const nameOf = (uid: string) => {
        const name = names.get(uid)
        return name ? fullName(name) : SOMEBODY
      }
      return {
        Cambios: lines.map(({ evento, detalle, fecha, uid }) => {
          const words = detalle?.split(' ') ?? []
          return {
            Fecha: fecha.toDate().toISOString(),
            Evento: evento,
            Quien: uid === null ? null : nameOf(uid),
            Campos: words.filter((word) => !isEstado(word)),
            Estado: words.find(isEstado) ?? null,
          }
        }),
      }
    },
  }
}

type RoutesOf<K> =
  K extends FileKind<infer R, infer Item>
    ? ReturnType<typeof createFileRoutes<R, Item>>
    : K extends Kind<infer R, infer Item>
      ? ReturnType<typeof createPlainRoutes<R, Item>>
      : never

type ContentRoutes = { [Name in keyof typeof KINDS]: RoutesOf<(typeof KINDS)[Name]> }

/** The routes of each kind in `KINDS`. */
export const createContentRoutes = (deps: WithFiles & Stores): ContentRoutes => {
  const kinds: object[] = Object.values(KINDS)
  const stores: object = deps
  const routes = (kinds as (Kind<FileRecord, unknown> | FileKind<FileRecord, unknown>)[]).map((kind) => {
    const store: Store<FileRecord> = Reflect.get(stores, kind.name)
    return [
      kind.name,
      'prepare' in kind ? createFileRoutes(deps, kind, store) : createPlainRoutes(deps, kind, store),
    ]
  })
  return Object.fromEntries(routes)
}

/** The author of a change whose account is gone. */
const SOMEBODY = 'Alguien del equipo'

const isEstado = (word: string): word is EstadoContenido =>
  (ESTADOS_CONTENIDO as readonly string[]).includes(word)
