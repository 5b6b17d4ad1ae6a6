import { isUsername, ROL, type Rol } from '@naf/contract'
import {
  type CollectionReference,
  type DocumentData,
  FieldValue,
  type Firestore,
  type Timestamp,
  type Transaction,
} from 'firebase-admin/firestore'
import type { PersonName } from '../../content/content.repository.ts'
import type { Consent } from '../../platform/consent.ts'

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
  /** Missing where somebody else wrote the record, or where it was written before forms named their policy. */
  consentimiento?: Consent
}

export type StoredUser = UserRecord & { uid: string }
export type NewUser = Omit<UserRecord, 'fechaRegistro'>
export type UserChanges = Partial<NewUser>

/** `users` and `usernames`, which holds the claim on each name in lower case. */
export const createUsersRepository = (db: Firestore) => {
  const users = db.collection('users') as CollectionReference<UserRecord, DocumentData>
  const usernames = db.collection('usernames') as CollectionReference<{ uid: string }, DocumentData>
  const claimOf = (username: string) => usernames.doc(username.toLowerCase())

  const find = async (uid: string): Promise<StoredUser | null> => {
    const data = (await users.doc(uid).get()).data()
    return data ? { uid, ...data } : null
  }

  /** The portal is never left without an administrator. */
  const isLastAdmin = async (tx: Transaction, { rol }: UserRecord): Promise<boolean> => {
    if (rol !== ROL.ADMIN) return false
    return (await tx.get(users.where('rol', '==', ROL.ADMIN).limit(2))).size < 2
  }

  return {
    newUid: (): string => users.doc().id,

    find,

    /** A name that could not be given out is nobody's. */
    async findByUsername(username: string): Promise<StoredUser | null> {
      if (!isUsername(username)) return null
      const claim = (await claimOf(username).get()).data()
      return claim ? find(claim.uid) : null
    },

    /** By surname and name, as a list of people is read. */
    async list(): Promise<StoredUser[]> {
      const { docs } = await users.get()
      return docs.map((doc) => ({ uid: doc.id, ...doc.data() })).sort(bySurname)
    },

    /** Record and username claim, both or neither: two people can never hold one name. */
    async create(
      uid: string,
      user: NewUser & { fechaRegistro?: Timestamp },
    ): Promise<'created' | 'username_taken' | 'exists'> {
      return db.runTransaction(async (tx) => {
        const [record, claim] = await tx.getAll<UserRecord | { uid: string }, DocumentData>(
          users.doc(uid),
          claimOf(user.username),
        )
        if (record?.exists) return 'exists'
        if (claim?.exists) return 'username_taken'
        tx.create(claimOf(user.username), { uid })
        tx.create(users.doc(uid), { fechaRegistro: FieldValue.serverTimestamp(), ...user })
        return 'created'
      })
    },

    /** The record before and after; a changed username moves its claim in the same step. */
    async update(
      uid: string,
      changes: UserChanges,
    ): Promise<{ before: StoredUser; after: StoredUser } | 'not_found' | 'username_taken' | 'last_admin'> {
      let before: UserRecord | undefined
      return db.runTransaction(async (tx) => {
        const record = (await tx.get(users.doc(uid))).data()
        if (!record) return 'not_found'
        const after = { ...record, ...changes }
        // Firestore repeats a step whose answer was lost; by then the record is what it is to become.
        if (!before || !hasAll(record, changes)) before = record
        const [oldClaim, newClaim] = [claimOf(record.username), claimOf(after.username)]
        const renamed = oldClaim.id !== newClaim.id
        if (renamed && (await tx.get(newClaim)).exists) return 'username_taken'
        if (after.rol !== record.rol && (await isLastAdmin(tx, record))) return 'last_admin'
        if (renamed) {
          tx.delete(oldClaim)
          tx.create(newClaim, { uid })
        }
        tx.set(users.doc(uid), after)
        return { before: { uid, ...before }, after: { uid, ...after } }
      })
    },

    /** Record and username claim. */
    async delete(uid: string): Promise<StoredUser | 'not_found' | 'last_admin'> {
      let deleted: StoredUser | undefined
      return db.runTransaction(async (tx) => {
        const record = (await tx.get(users.doc(uid))).data()
        // As above: what is gone now may have been deleted by this very call.
        if (!record) return deleted ?? 'not_found'
        if (await isLastAdmin(tx, record)) return 'last_admin'
        tx.delete(users.doc(uid))
        tx.delete(claimOf(record.username))
        deleted = { uid, ...record }
        return deleted
      })
    },

    /** The names of those uids that still have a record. */
    async namesOf(uids: string[]): Promise<Map<string, PersonName>> {
      if (uids.length === 0) return new Map()
      const fieldMask = ['nombre', 'apellido', 'username']
      const records = await db.getAll(...uids.map((uid) => users.doc(uid)), { fieldMask })
      return new Map(
        records.flatMap((record) => (record.exists ? [[record.id, record.data() as PersonName]] : [])),
      )
    },
  }
}

const hasAll = (record: UserRecord, changes: UserChanges): boolean =>
  Object.entries(changes).every(([field, value]) => record[field as keyof UserChanges] === value)

const collator = new Intl.Collator('es')

const bySurname = (a: UserRecord, b: UserRecord): number =>
  collator.compare(a.apellido, b.apellido) || collator.compare(a.nombre, b.nombre)
