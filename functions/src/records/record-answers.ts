import { can, type Permission } from '@naf/contract'
import type * as z from 'zod'
import type { Deps } from '../deps.ts'
import { AppError } from '../errors.ts'
import type { AuthorizedSession, Session } from '../google/identity.ts'
import type { Submission } from '../http/idempotency.ts'
import { pageOf, type StoredBytes } from '../http/respond.ts'
import { limitReads } from '../http/throttle.ts'
import { packList } from '../lists/ready-list.ts'
import { createPublicList, listAnswer } from './list-answer.ts'
import { isPublished, nextPublication } from './publication.ts'
import type { RecordsRepository, StoredRecord, Titled } from './records.repository.ts'
import { type PersonName, type Uploader, withoutUsername } from './uploader.ts'

/** How the records of one kind are shown. */
export interface RecordView<Fields extends Titled, Presented> {
  repository: Pick<RecordsRepository<Fields>, 'collection' | 'get' | 'list'>
  /** Who changes them, and is told what their uploaders log in with and which records nobody can read. */
  manage: Permission
  /** @param manages whether it is shown to who may change it */
  present: (record: StoredRecord<Fields>, uploader: PersonName, manages: boolean) => Presented
  /** What leaves of the list is what this names. */
  output: z.ZodType<Presented[]>
}

/** Gives, for other ways of telling it, what the readers of a kind have. */
export interface WithPublished<Presented> {
  published: () => Promise<Presented[]>
}

export interface ListCall {
  session: Session | null
  query: { cursor?: number | undefined }
}

const mismatch = () =>
  new AppError(
    'idempotency_mismatch',
    'Este formulario ya fue registrado con otros datos. Vuelve a enviarlo.',
  )

/** What is answered about records of one kind, and with whose names. */
export const createRecordAnswers = <Fields extends Titled, Presented>(
  { users, lists, config }: Pick<Deps, 'users' | 'lists' | 'config'>,
  { repository, manage, present, output }: RecordView<Fields, Presented>,
) => {
  /** Uploaders go by the name they have now; those who left, by their last one. */
  const presentAll = async (records: StoredRecord<Fields>[], manages: boolean): Promise<Presented[]> => {
    const names = await users.namesOf([...new Set(records.map(({ subidoPor }) => subidoPor.uid))])
    return records.map((record) => {
      const uploader = names.get(record.subidoPor.uid) ?? record.subidoPor
      return present(record, manages ? uploader : withoutUsername(uploader), manages)
    })
  }

  const listFor = async (manages: boolean) => {
    const { records, unreadable } = await repository.list()
    const now = Date.now()
    const shown = manages ? records : records.filter((record) => isPublished(record, now))
    const items = output.parse(await presentAll(shown, manages))
    return { items, unreadable, until: nextPublication(records, now) }
  }

  const publicList = createPublicList(lists, repository.collection, () => listFor(false))

  /** Made of the records as they are, also of those that somebody mended past the API. */
  const managersList = async (cursor?: number): Promise<StoredBytes> => {
    const { items, unreadable } = await listFor(true)
    return listAnswer('session', await packList(pageOf(items, cursor)), unreadable)
  }

  const presentOne = async (record: StoredRecord<Fields>): Promise<Presented> => {
    const [presented] = await presentAll([record], true)
    return presented as Presented
  }

  return {
    list: {
      limit: limitReads(config.MAX_LISTS_PER_IP),
      handle: async ({ session, query: { cursor } }: ListCall): Promise<StoredBytes> =>
        can(session?.rol ?? null, manage)
          ? managersList(cursor)
          : listAnswer(session ? 'session' : 'visitor', await publicList.answer(cursor)),
    },

    /** What its readers have, by the list that is ready for them. */
    published: publicList.items,

    /** @throws idempotency_mismatch where another form was stored under the key */
    async presentCreated({ id, fingerprint }: Submission): Promise<Presented> {
      const record = await repository.get(id)
      if (record.fingerprint !== fingerprint) throw mismatch()
      return presentOne(record)
    },

    /** @throws not_found */
    presentEdited: async (id: string): Promise<Presented> => presentOne(await repository.get(id)),

    /** @throws forbidden for an account without a user record */
    async uploaderOf({ uid }: AuthorizedSession): Promise<Uploader> {
      const name = (await users.namesOf([uid])).get(uid)
      if (!name) throw new AppError('forbidden', 'No autorizado')
      return { uid, ...name }
    },
  }
}
