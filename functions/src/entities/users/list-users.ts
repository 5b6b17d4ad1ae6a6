import type { EstadoCuenta, UserListItem } from '@naf/contract'
import * as logger from 'firebase-functions/logger'
import type { Deps } from '../../deps.ts'
import type { ListAnswer } from '../../http/answers.ts'
import { presentUserListItem } from './users.presenter.ts'

/** Every record with how its account stands; the list comes also where the identity provider does not answer. */
export const listUsers = async ({ users, identity }: Deps): Promise<ListAnswer<UserListItem[]>> => {
  const { records, unreadable } = await users.list()
  const states = await identity.statesOf(records.map(({ uid }) => uid)).catch(() => {
    logger.warn('states of accounts not known')
    return new Map<string, EstadoCuenta>()
  })
  return { items: records.map((user) => presentUserListItem(user, states.get(user.uid))), unreadable }
}
