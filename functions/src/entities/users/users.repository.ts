import { isUsername, ROL, type Rol } from '@naf/contract'
import {
  type CollectionReference,
  type DocumentData,
  type DocumentReference,
  FieldValue,
  type Firestore,
  type Timestamp,
} from 'firebase-admin/firestore'
import type { PersonName } from '../../content/content.repository.ts'
import type { Consent } from '../../platform/consent.ts'
import { commitAsRead, whenFree } from '../../platform/contention.ts'
import { alreadyExists, doesNotExist } from '../../platform/firestore-codes.ts'
import type { Mail } from '../../platform/mailer.ts'
import type { CorreosRepository } from '../correos/correos.repository.ts'
import { type ActiveAdmins, keepAnAdminAmong } from './last-admin.repository.ts'

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
  /** Whether the person registered or an administrator made the account; records from before this was kept say nothing. */
  alta?: 'registro' | 'administración'
  fechaRegistro: Timestamp
  /** Missing where somebody else wrote the record, or where it was written before forms named their policy. */
  consentimiento?: Consent
}

export type StoredUser = UserRecord & { uid: string }
export type NewUser = Omit<UserRecord, 'fechaRegistro'>
export type UserChanges = Partial<NewUser>

const mailIdOf = (uid: string): string => `cuenta-${uid}`

/**
 * `users` and `usernames`, which holds the claim on each name in lower case. Nothing here waits for locks: a batch says
 * how it found what it changes, and is made anew where that is no longer so.
 */
export const createUsersRepository = (db: Firestore, correos: CorreosRepository) => {
  const users = db.collection('users') as CollectionReference<UserRecord, DocumentData>
  const usernames = db.collection('usernames') as CollectionReference<{ uid: string }, DocumentData>
  const claimOf = (username: string) => usernames.doc(username.toLowerCase())
  const keepAnAdmin = keepAnAdminAmong(users)

  const find = async (uid: string): Promise<StoredUser | null> => {
    const data = (await users.doc(uid).get()).data()
    return data ? { uid, ...data } : null
  }

  /** A record, and the condition that it is still so. */
  const read = async (uid: string) => {
    const snapshot = await users.doc(uid).get()
    const { ref, updateTime } = snapshot
    return { ref, record: snapshot.data(), asRead: updateTime ? { lastUpdateTime: updateTime } : {} }
  }

  return {
    newUid: (): string => users.doc().id,

    find,

    exists: async (uid: string): Promise<boolean> => (await users.doc(uid).get()).exists,

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
      return whenFree(async () => {
        const batch = db.batch()
        batch.create(claimOf(user.username), { uid })
        batch.create(users.doc(uid), { fechaRegistro: FieldValue.serverTimestamp(), ...user })
        try {
          await batch.commit()
          return 'created'
        } catch (error) {
          if (!alreadyExists(error)) throw error
          return (await find(uid)) ? 'exists' : 'username_taken'
        }
      })
    },

    /**
     * The record before and after; a changed username moves its claim in the same step. Where neither username nor
     * role changes, edits at once do not get into each other's way: each writes its fields.
     */
    async update(
      uid: string,
      changes: UserChanges,
      activeAdmins: ActiveAdmins,
    ): Promise<{ before: StoredUser; after: StoredUser } | 'not_found' | 'username_taken' | 'last_admin'> {
      let before: UserRecord | undefined
      return whenFree(async () => {
        const { ref, record, asRead } = await read(uid)
        if (!record) return 'not_found'
        const after = { ...record, ...changes }
        // A batch whose answer was lost is sent again; by then the record is what it is to become.
        if (!before || !hasAll(record, changes)) before = record
        const outcome = { before: { uid, ...before }, after: { uid, ...after } }
        const [oldClaim, newClaim] = [claimOf(record.username), claimOf(after.username)]
        const renamed = oldClaim.id !== newClaim.id
        if (!renamed && after.rol === record.rol) return (await write(ref, changes)) ? outcome : 'not_found'

        const batch = db.batch()
        batch.update(ref, changes, asRead)
        if (renamed) {
          if ((await newClaim.get()).exists) return 'username_taken'
          batch.delete(oldClaim)
          batch.create(newClaim, { uid })
        }
        const leaves = record.rol === ROL.ADMIN && after.rol !== ROL.ADMIN
        if (leaves && !(await keepAnAdmin(batch, uid, activeAdmins))) return 'last_admin'
        await commitAsRead(batch)
        return outcome
      })
    },

    /** Record and username claim. */
    async delete(uid: string, activeAdmins: ActiveAdmins): Promise<StoredUser | 'not_found' | 'last_admin'> {
      let deleted: StoredUser | undefined
      return whenFree(async () => {
        const { ref, record, asRead } = await read(uid)
        // As above: what is gone now may have been deleted by this very call.
        if (!record) return deleted ?? 'not_found'
        const batch = db.batch()
        batch.delete(ref, asRead)
        batch.delete(claimOf(record.username))
        correos.deleteWith(batch, mailIdOf(uid))
        if (record.rol === ROL.ADMIN && !(await keepAnAdmin(batch, uid, activeAdmins))) return 'last_admin'
        deleted = { uid, ...record }
        await commitAsRead(batch)
        return deleted
      })
    },

    /** Puts the one mail that an account gets into the outbox; where there is one already it stays as it is. */
    async enqueueMail(uid: string, mail: Mail): Promise<void> {
      const batch = db.batch()
      correos.enqueue(batch, mailIdOf(uid), mail)
      await batch.commit().catch((error: unknown) => {
        if (!alreadyExists(error)) throw error
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

/** @returns false where there is no such record */
const write = async (ref: DocumentReference<UserRecord>, changes: UserChanges): Promise<boolean> => {
  if (Object.keys(changes).length === 0) return true
  try {
    await ref.update(changes)
    return true
  } catch (error) {
    if (doesNotExist(error)) return false
    throw error
  }
}

const hasAll = (record: UserRecord, changes: UserChanges): boolean =>
  Object.entries(changes).every(([field, value]) => record[field as keyof UserChanges] === value)

const collator = new Intl.Collator('es')

const bySurname = (a: UserRecord, b: UserRecord): number =>
  collator.compare(a.apellido, b.apellido) || collator.compare(a.nombre, b.nombre)
