import { FieldValue, type Firestore } from 'firebase-admin/firestore'
import * as z from 'zod'
import { createCollection } from '../db/collection.ts'
import type { Tx } from '../db/tx.ts'
import { AppError } from '../errors.ts'
import { type PersonName, personName } from '../users/record.ts'
import type { Lists } from './public-list.ts'
import { type Author, KINDS } from './record.ts'

/** The kinds that name the author of a record. */
const AUTHORED = [...Object.keys(KINDS), 'capacitaciones']

export type Authors = ReturnType<typeof createAuthors>

/** The names of authors stand on their records, so that a list needs no other read. */
export const createAuthors = (db: Firestore, lists: Lists) => {
  const users = createCollection(db, { name: 'users', schema: z.object(personName) })
  const kinds = AUTHORED.map((name) => createCollection(db, { name, schema: z.object({}) }))

  return {
    /**
     * The author of a new record. Changes the user's record too, so that a rename at the same time runs again and finds
     * the new one. Writing the name unchanged would not do: Firestore keeps the update time then.
     * @throws forbidden for an account without a user record
     */
    async sign(tx: Tx, uid: string): Promise<Author> {
      const user = await tx.find(users, uid)
      if (!user) throw new AppError('forbidden', 'No autorizado')
      const { nombre, apellido, username } = user
      const signed: object = { firmado: FieldValue.serverTimestamp() }
      tx.update(users, uid, signed)
      return { uid, nombre, apellido, username }
    },

    /** Writes a new name into all records of the person, and has only their lists built again. */
    async rename(tx: Tx, uid: string, { nombre, apellido, username }: PersonName): Promise<void> {
      const renamed: object = { subidoPor: { uid, nombre, apellido, username } }
      for (const kind of kinds) {
        const records = await tx.query(kind, (all) => all.where('subidoPor.uid', '==', uid))
        for (const { id } of records) tx.update(kind, id, renamed)
        if (records.length > 0) lists.touch(tx, kind.name)
      }
    },
  }
}
