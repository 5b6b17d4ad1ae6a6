import type { EstadoCuenta, UserListItem } from '@naf/contract'
import type { Deps } from '../../deps.ts'
import type { ListAnswer } from '../../http/answers.ts'
import { logger } from '../../platform/logger.ts'
import { isEmpty, type PageQuery } from '../../store/page.ts'
import type { StoredUser } from './user-record.ts'
import { presentUserListItem } from './users.presenter.ts'

/** So many fit into one answer, however long their names are. */
const MAX_BY_SURNAME = 20_000

/**
 * Users with how their accounts stand; the list comes also where the identity provider does not answer. Newest first,
 * but for a whole list that fits into one answer: by surname and name, as a list of people is read.
 */
export const listUsers = async (
  { users, identity }: Deps,
  query: PageQuery,
): Promise<ListAnswer<UserListItem[]>> => {
  const { records: newestFirst, ...page } = await users.list(query)
  const isBySurname = isEmpty(query) && newestFirst.length <= MAX_BY_SURNAME
  const records = isBySurname ? newestFirst.toSorted(bySurname) : newestFirst
  const states = await identity.statesOf(records.map(({ uid }) => uid)).catch(() => {
    logger.warn('states of accounts not known')
    return new Map<string, EstadoCuenta>()
  })
  return { ...page, items: records.map((user) => presentUserListItem(user, states.get(user.uid))) }
}

const collator = new Intl.Collator('es')

const bySurname = (a: StoredUser, b: StoredUser): number =>
  collator.compare(a.apellido, b.apellido) || collator.compare(a.nombre, b.nombre)
