import { type api, can, ESTADOS_CONTENIDO, type RecordHistory } from '@naf/contract'
import { asAnswered, asStored, type Stored } from '../db/collection.ts'
import type { Deps } from '../deps.ts'
import { AppError } from '../errors.ts'
import { submissionOf, versionOf } from '../http/form-headers.ts'
import type { Upload } from '../http/multipart.ts'
import { FOR_VISITORS, type StoredBytes } from '../http/respond.ts'
import type { Call } from '../http/router.ts'
import { type PersonName, readNames } from '../users/record.ts'
import {
  createPublicList,
  isPublished,
  nextPublication,
  type PublicationForm,
  pack,
  partsOf,
  standingAt,
} from './publication.ts'
import type { ContentRecord, Kind } from './record.ts'
import type { Store } from './store.ts'

/** The calls of any kind, as those of books. */
type Calls = { [Name in keyof typeof api.libros]: Call<(typeof api.libros)[Name]> }

type Form = Pick<Calls['create'], 'session' | 'header'> & {
  input: object
  /** Undefined for kinds without files, null for an edit that keeps the file. */
  file: Upload | null | undefined
}

/** Browsers with a session ask each time, and see changes at once. */
const FOR_SESSIONS = 'private, no-cache'

export const createAnswers = <R extends ContentRecord, Item>(
  { files, lists, users }: Pick<Deps, 'files' | 'lists' | 'users'>,
  kind: Kind<R, Item>,
  store: Pick<Store<R>, 'list' | 'get'>,
) => {
  /** @param author for staff; null for readers, who do not learn who of the team wrote a record */
  const present = (record: Stored<R>, author: PersonName | null): Item => {
    const { subidoPor: _, ...fields } = standingAt(record, Date.now())
    return kind.item.parse({
      ...asAnswered(fields),
      Nombre: author?.nombre ?? '',
      Apellido: author?.apellido ?? '',
      Username: author?.username ?? '',
      Version: author ? record.version : undefined,
      ...kind.toApi?.(record, { urlOf: files.urlOf, manages: author !== null }),
    })
  }

  /** With the present names of the authors. */
  const presentForTeam = async (records: Stored<R>[]): Promise<Item[]> => {
    const authors = await users.namesOf(records.map(({ subidoPor }) => subidoPor.uid))
    return records.map((record) => present(record, authors.get(record.subidoPor.uid) ?? record.subidoPor))
  }

  const presentRecord = async (record: Stored<R>): Promise<Item> => {
    const [presented] = await presentForTeam([record])
    return presented as Item
  }

  const publicList = createPublicList(
    (readAt) => lists.hasChanged(kind.name, readAt),
    async () => {
      const { records, readAt } = await store.list()
      const now = Date.now()
      const shown = records.filter((record) => isPublished(record, now))
      const items = shown.map((record) => present(record, null))
      return { items, readAt, until: nextPublication(records, now) }
    },
  )

  return {
    async list({
      session,
      query: { cursor },
    }: Pick<Calls['list'], 'session' | 'query'>): Promise<StoredBytes> {
      const cacheControl = session ? FOR_SESSIONS : FOR_VISITORS
      if (can(session?.rol ?? null, kind.manage)) {
        // Not kept, because it shows records as the console left them.
        const { records, unreadable } = await store.list()
        const items = await presentForTeam(records)
        return { ...(await pack(items, cursor, unreadable)), cacheControl }
      }
      const { items, packed } = await publicList()
      return { ...(cursor === undefined ? packed : await pack(items, cursor)), cacheControl }
    },

    published: async (): Promise<Item[]> => (await publicList()).items,

    /** @throws not_found; idempotency_mismatch if another form was stored under the key */
    async presentCreated(id: string, fingerprint: string | null): Promise<Item> {
      const record = await store.get(id)
      if (record.fingerprint !== fingerprint)
        throw new AppError(
          'idempotency_mismatch',
          'Este formulario ya fue registrado con otros datos. Vuelve a enviarlo.',
        )
      return presentRecord(record)
    },

    presentOne: async (id: string): Promise<Item> => presentRecord(await store.get(id)),
  }
}

/** The routes of a kind. The same form sent twice under one key is one record; its file is part of it. */
export const createContentRoutes = <R extends ContentRecord, Item>(
  deps: Deps,
  kind: Kind<R, Item>,
  store: Store<R>,
) => {
  const { presentCreated, ...answers } = createAnswers(deps, kind, store)
  const partsOfForm = (input: object) => partsOf(asStored(input) as { titulo: string } & PublicationForm)
  return {
    ...answers,

    async create({ session, input, file, header }: Form): Promise<Item> {
      const sent = [JSON.stringify(input), ...(file ? [file.bytes] : [])]
      const { id, fingerprint } = submissionOf(session, header, store.newId, ...sent)
      const { contents, publication } = partsOfForm(input)
      await store.create(session, id, { ...contents, ...publication, fingerprint }, file)
      return presentCreated(id, fingerprint)
    },

    async edit({ session, params: { id }, input, file, header }: Form & Pick<Calls['edit'], 'params'>) {
      await store.edit(session, id, { ...partsOfForm(input), version: versionOf(header) }, file)
      return answers.presentOne(id)
    },

    async delete({ session, params: { id } }: Pick<Calls['delete'], 'session' | 'params'>) {
      await store.delete(session, id)
      return { mensaje: kind.messages.deleted }
    },

    /** The lines of the log about a record, with the present names of the people. */
    async history({ params: { id } }: Pick<Calls['history'], 'params'>): Promise<RecordHistory> {
      await store.get(id)
      const lines = await store.history(id)
      const uids = lines.map(({ uid }) => uid)
      const nameOf = await readNames(deps, uids)
      return {
        Cambios: lines.map(({ evento, detalle, fecha, uid }) => {
          const words = detalle?.split(' ') ?? []
          const Estado = ESTADOS_CONTENIDO.find((estado) => words.includes(estado)) ?? null
          return {
            Fecha: fecha.toDate().toISOString(),
            Evento: evento,
            Quien: uid === null ? null : (nameOf(uid) ?? 'Alguien del equipo'),
            Campos: words.filter((word) => word !== Estado),
            Estado,
          }
        }),
      }
    },
  }
}
