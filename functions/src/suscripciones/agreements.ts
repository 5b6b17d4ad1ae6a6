import { type Firestore, Timestamp } from 'firebase-admin/firestore'
import { createCollection } from '../db/collection.ts'
import { readAll } from '../db/query.ts'
import type { Tx } from '../db/tx.ts'
import { userSchema } from '../users/record.ts'

/** What accounts said to the communications, by their addresses: for what belongs to a mailbox. */
export const createAgreements = (db: Firestore) => {
  const users = createCollection(db, { name: 'users', schema: userSchema, createdAt: 'fechaRegistro' })

  return {
    /** Those that agreed. */
    async agreed(): Promise<{ uid: string; correo: string }[]> {
      const found = await readAll(users.all.where('comunicaciones.acepta', '==', true).select('correo'))
      return found.flatMap((user) => {
        const correo: unknown = user.get('correo')
        return typeof correo === 'string' && correo !== '' ? [{ uid: user.id, correo }] : []
      })
    },

    /** Whether one with the address agreed; null where there is none. */
    async haveAgreed(correo: string): Promise<boolean | null> {
      const { records } = await users.list((all) => all.where('correo', '==', correo))
      return records.length === 0 ? null : records.some(({ comunicaciones }) => comunicaciones?.acepta)
    },

    /**
     * Stores what the owner of the address said by a link of a mail. Who was never asked and says no is left alone.
     * @returns whether that changed anything
     */
    async answerOf(tx: Tx, correo: string, answer: { acepta: boolean; version: string }): Promise<boolean> {
      const found = await tx.select(users, (all) => all.where('correo', '==', correo))
      const others = found.filter(({ comunicaciones }) => (comunicaciones?.acepta ?? false) !== answer.acepta)
      const comunicaciones = { ...answer, fecha: Timestamp.now() }
      for (const { id } of others) tx.update(users, id, { comunicaciones })
      return others.length > 0
    },
  }
}
