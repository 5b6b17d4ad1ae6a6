import { can, type Permission } from '@naf/contract'
import type { Deps } from '../deps.ts'
import { AppError } from '../errors.ts'
import type { ListAnswer } from '../http/answers.ts'
import { limitRate } from '../http/rate-limit.ts'
import type { AuthorizedSession, Session } from '../platform/identity.ts'
import { createCachedList } from './cached-list.ts'
import type { RecordsRepository, StoredRecord, Titled } from './records.repository.ts'
import type { Submission } from './submission.ts'
import { type PersonName, type Uploader, withoutUsername } from './uploader.ts'

/** How the records of one kind are shown. */
export interface RecordView<Fields extends Titled, Presented> {
  repository: Pick<RecordsRepository<Fields>, 'get' | 'list'>
  /** Who changes them, and is told what their uploaders log in with and which records nobody can read. */
  manage: Permission
  present: (record: StoredRecord<Fields>, uploader: PersonName) => Presented
}

const mismatch = () =>
  new AppError(
    'idempotency_mismatch',
    'Este formulario ya fue registrado con otros datos. Vuelve a enviarlo.',
  )

/** What is answered about records of one kind, and with whose names. */
export const createRecordAnswers = <Fields extends Titled, Presented>(
  { users, config }: Pick<Deps, 'users' | 'config'>,
  { repository, manage, present }: RecordView<Fields, Presented>,
) => {
  /** Uploaders go by the name they have now; those who left, by their last one. */
  const presentAll = async (records: StoredRecord<Fields>[], manages: boolean): Promise<Presented[]> => {
    const names = await users.namesOf([...new Set(records.map(({ subidoPor }) => subidoPor.uid))])
    return records.map((record) => {
      const uploader = names.get(record.subidoPor.uid) ?? record.subidoPor
      return present(record, manages ? uploader : withoutUsername(uploader))
    })
  }

  const listFor = async (session: Session | null): Promise<ListAnswer<Presented[]>> => {
    const { records, unreadable } = await repository.list()
    const manages = can(session?.rol ?? null, manage)
    return { items: await presentAll(records, manages), unreadable: manages ? unreadable : [] }
  }

  const visitorsList = createCachedList(() => listFor(null), config.LIST_CACHE_SECONDS)

  const presentOne = async (record: StoredRecord<Fields>): Promise<Presented> => {
    const [presented] = await presentAll([record], true)
    return presented as Presented
  }

  return {
    list: {
      limit: limitRate(config.MAX_LISTS_PER_IP),
      handle: ({ session }: { session: Session | null }) =>
        session ? listFor(session) : visitorsList.read(),
    },

    /** Visitors see the change at once; also one that failed, since its answer may be all that was lost. */
    afterChange: async <T>(change: Promise<T>): Promise<T> => change.finally(visitorsList.drop),

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
