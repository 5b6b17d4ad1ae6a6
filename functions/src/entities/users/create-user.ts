import type { UserCreate } from '@naf/contract'
import type { Deps } from '../../deps.ts'
import { logger } from '../../platform/logger.ts'
import type { Actor } from '../../store/write.ts'
import { refusal } from './refusals.ts'
import type { NewUser, StoredUser } from './user-record.ts'

/**
 * Makes identity account, role claim, username and record, or none of them: the uid is ours from the start, so whatever
 * step fails, and however it fails, all that may stand under it is rolled back.
 *
 * @throws username_taken, email_taken, unavailable
 */
export const createUser = async (
  deps: Deps,
  actor: Actor,
  { password, ...input }: UserCreate,
): Promise<StoredUser> => {
  const { users, identity } = deps
  if (await users.findByUsername(input.username)) throw refusal('username_taken')

  const uid = users.newUid()
  try {
    await identity.createAccount(uid, input.correo, password)
    await identity.grantFirstRol(uid, input.rol_id)
    if ((await users.create(actor, uid, newUser(input), 'usuario.creado')) === 'username_taken')
      throw refusal('username_taken')
    const stored = await users.find(uid)
    if (!stored) throw new Error('the record vanished between its writing and its reading')
    return stored
  } catch (error) {
    await rollBack(deps, actor, uid)
    throw error
  }
}

const rollBack = async ({ users, identity }: Deps, actor: Actor, uid: string): Promise<void> => {
  const outcomes = await Promise.allSettled([
    users.delete(actor, uid, identity.activeAdmins, 'usuario.restituido'),
    identity.deleteAccount(uid),
  ])
  if (outcomes.some(({ status }) => status === 'rejected')) logger.error('user left half made', { uid })
}

const newUser = ({ rol_id, ...input }: Omit<UserCreate, 'password'>): NewUser => ({
  ...input,
  rol: rol_id,
  alta: 'administración',
})
