import { ROL, type Rol } from '@naf/contract'
import type { CollectionReference, DocumentData, WriteBatch } from 'firebase-admin/firestore'

/** Of these uids those whose account can act as an administrator: what records say of themselves is not enough. */
export type ActiveAdmins = (uids: string[]) => Promise<Set<string>>

/**
 * For a batch by which somebody ceases to be an administrator: another one, who can act as such, is written along, as
 * it is, on the condition of being as it was read. Of two who let each other go at once only one batch passes.
 * @returns what answers false where nobody would stay
 */
export const keepAnAdminAmong =
  (users: CollectionReference<{ rol: Rol }, DocumentData>) =>
  async (batch: WriteBatch, leaving: string, activeAdmins: ActiveAdmins): Promise<boolean> => {
    const { docs } = await users.where('rol', '==', ROL.ADMIN).get()
    const others = docs.filter(({ id }) => id !== leaving)
    const active = await activeAdmins(others.map(({ id }) => id))
    const other = others.find(({ id }) => active.has(id))
    if (other) batch.update(other.ref, { rol: ROL.ADMIN }, { lastUpdateTime: other.updateTime })
    return other !== undefined
  }
