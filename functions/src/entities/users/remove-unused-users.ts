import { ROL } from '@naf/contract'
import type { Deps } from '../../deps.ts'
import type { UnprovenAccount } from '../../platform/accounts.ts'
import { logger } from '../../platform/logger.ts'
import { deleteUser } from './delete-user.ts'

const WEEK_MS = 7 * 24 * 60 * 60_000

/**
 * Deletes accounts by which somebody may only have taken another's e-mail: registered over a week ago, the mailbox never
 * proven, never used after the first day and without a request. Staff and whomever staff created are left alone, and so is
 * an account with a role whose record is missing: there the record is what was lost.
 * @returns how many were deleted
 */
export const removeUnusedUsers = async (deps: Deps, now: Date): Promise<number> => {
  const accounts = await deps.identity.unprovenAccounts(new Date(now.getTime() - WEEK_MS))
  let removed = 0
  for (const account of accounts) {
    if (!(await isUnused(deps, account))) continue
    try {
      await deleteUser(deps, null, account.uid)
      removed += 1
    } catch {
      logger.error('unused user not removed', { uid: account.uid })
    }
  }
  logger.info('unused users removed', { removed })
  return removed
}

const isUnused = async ({ users, asesorias }: Deps, { uid, rol }: UnprovenAccount): Promise<boolean> => {
  const record = await users.find(uid)
  if (!record) return rol === undefined
  if (record.rol !== ROL.USUARIO || rol === ROL.ADMIN || rol === ROL.EDITOR) return false
  return record.alta === 'registro' && !(await asesorias.hasAnyOf(uid))
}
