import type { Firestore } from 'firebase-admin/firestore'
import type { Tx } from '../../db/tx.ts'
import { asesoriasOf } from './asesoria-collection.repository.ts'

/** What requests say of the accounts behind them. */
export const createRequesters = (db: Firestore) => {
  const asesorias = asesoriasOf(db)
  return {
    /**
     * Has the requests of an account bear another username, in the write that changes it.
     * @param username null where the account ceases to be
     */
    async rename(tx: Tx, uid: string, username: string | null): Promise<void> {
      // The rest of a request is long and not needed; what is not read has a default.
      const own = await tx.select(asesorias, (all) =>
        all.where('usuarioId', '==', uid).select('usuarioUsername'),
      )
      for (const { id, usuarioUsername } of own)
        if (usuarioUsername !== username) tx.update(asesorias, id, { usuarioUsername: username })
    },
  }
}
