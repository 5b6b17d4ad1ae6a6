import { ROL, type Rol } from '@naf/contract'
import type { CollectionReference, DocumentData, Firestore, Timestamp } from 'firebase-admin/firestore'
import { FieldValue } from 'firebase-admin/firestore'

/** `users/{uid}`: the document's id is the identity provider's uid. */
export interface UserRecord {
  nombre: string
  segundoNombre: string
  apellido: string
  segundoApellido: string
  correo: string
  cedulaRuc: string
  telefono: string
  ciudad: string
  tipoContribuyente: string
  username: string
  rol: Rol
  fechaRegistro: Timestamp
}

export type StoredUser = UserRecord & { uid: string }
export type NewUser = Omit<UserRecord, 'fechaRegistro'>
export type PerfilChanges = Omit<UserRecord, 'fechaRegistro' | 'correo' | 'username' | 'rol'>

/** `users` and `usernames`, which holds the claim on each name in lower case. */
export const createUsersRepository = (db: Firestore) => {
  const users = db.collection('users') as CollectionReference<UserRecord, DocumentData>
  const usernames = db.collection('usernames') as CollectionReference<{ uid: string }, DocumentData>
  const claimOf = (username: string) => usernames.doc(username.toLowerCase())

  const find = async (uid: string): Promise<StoredUser | null> => {
    const data = (await users.doc(uid).get()).data()
    return data ? { uid, ...data } : null
  }

  return {
    find,

    async findByUsername(username: string): Promise<StoredUser | null> {
      const claim = (await claimOf(username).get()).data()
      return claim ? find(claim.uid) : null
    },

    /** Record and username claim, both or neither: two people can never hold one name. */
    async create(uid: string, user: NewUser): Promise<'created' | 'username_taken' | 'exists'> {
      return db.runTransaction(async (tx) => {
        const [record, claim] = await tx.getAll<UserRecord | { uid: string }, DocumentData>(
          users.doc(uid),
          claimOf(user.username),
        )
        if (record?.exists) return 'exists'
        if (claim?.exists) return 'username_taken'
        tx.create(claimOf(user.username), { uid })
        tx.create(users.doc(uid), { ...user, fechaRegistro: FieldValue.serverTimestamp() })
        return 'created'
      })
    },

    /** The changed record; null where there is none. */
    async updatePerfil(uid: string, changes: PerfilChanges): Promise<StoredUser | null> {
      return db.runTransaction(async (tx) => {
        const record = (await tx.get(users.doc(uid))).data()
        if (!record) return null
        tx.update(users.doc(uid), { ...changes })
        return { uid, ...record, ...changes }
      })
    },

    /** Record and username claim. The portal is never left without an administrator. */
    async delete(uid: string): Promise<'deleted' | 'not_found' | 'last_admin'> {
      return db.runTransaction(async (tx) => {
        const record = (await tx.get(users.doc(uid))).data()
        if (!record) return 'not_found'
        if (record.rol === ROL.ADMIN) {
          const admins = await tx.get(users.where('rol', '==', ROL.ADMIN).limit(2))
          if (admins.size < 2) return 'last_admin'
        }
        tx.delete(users.doc(uid))
        tx.delete(claimOf(record.username))
        return 'deleted'
      })
    },

    /** The usernames of those uids that still have a record. */
    async usernamesOf(uids: string[]): Promise<Map<string, string>> {
      if (uids.length === 0) return new Map()
      const records = await db.getAll(...uids.map((uid) => users.doc(uid)), { fieldMask: ['username'] })
      return new Map(
        records.flatMap((record) => (record.exists ? [[record.id, String(record.get('username'))]] : [])),
      )
    },
  }
}
