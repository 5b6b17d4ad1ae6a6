import { can, dayAt } from '@naf/contract'
import type { Deps } from '../../deps.ts'
import { logger } from '../../util.ts'

/**
 * Has everybody of the team told who was given a request since they were told last: one mail a day each, however often
 * this runs.
 */
export const sendDigests = async (
  { asesorias, users }: Pick<Deps, 'asesorias' | 'users'>,
  now: Date,
): Promise<void> => {
  const day = dayAt(now)
  for (const uid of await asesorias.toBeTold()) {
    const user = await users.find(uid)
    if (!user || !can(user.rol, 'asesorias:manage')) continue
    try {
      await asesorias.tell(user, day)
    } catch {
      logger.error('digest not stored', { uid })
    }
  }
}
