import { can, isUsername, ROL } from '@naf/contract'
import { FieldValue, type Firestore, type Timestamp } from 'firebase-admin/firestore'
import * as z from 'zod'
import type { EventName } from '../../events/events.ts'
import type { Outbox } from '../../outbox/outbox.repository.ts'
import { takingUpTo } from '../../platform/firestore-deadline.ts'
import type { PersonName } from '../../records/uploader.ts'
import { createCollection, isDocumentId, type Stored } from '../../store/collection.ts'
import { countOf } from '../../store/count.ts'
import { LIST_MS, listNewestFirst, type PageQuery } from '../../store/page.ts'
import { pagesNewestFirst } from '../../store/pages-newest-first.ts'
import type { Unit } from '../../store/unit.ts'
import type { Actor, Write } from '../../store/write.ts'
import { type ActiveAdmins, keepAnAdmin } from './last-admin.repository.ts'
import {
  exceptSameName,
  type NewUser,
  personName,
  renames,
  type StoredUser,
  type UserChanges,
  type UserRecord,
  userSchema,
  wordsOfUser,
} from './user-record.ts'

/** How a user's record comes to be, changes or goes; also back, where the identity provider refused its part. */
type UserEvent<V extends string> = Extract<EventName, `usuario.${V | 'restituido'}`>

const withUid = ({ id, ...user }: Stored<UserRecord>): StoredUser => ({ uid: id, ...user })
const claimOf = (username: string): string => username.toLowerCase()
/** A record typed into the console may have no username, or one that nobody can claim. */
const claimsOf = (username: unknown): string[] =>
  typeof username === 'string' && isUsername(username) ? [claimOf(username)] : []

export type UsersRepository = ReturnType<typeof createUsersRepository>

/** `users` and `usernames`, which holds the claim on each name in lower case. */
export const createUsersRepository = (db: Firestore, write: Write, outbox: Pick<Outbox, 'asksForProof'>) => {
  const users = createCollection(db, { name: 'users', schema: userSchema, createdAt: 'fechaRegistro' })
  const usernames = createCollection(db, { name: 'usernames', schema: z.object({ uid: z.string() }) })

  const find = async (uid: string): Promise<StoredUser | null> => {
    const user = await users.find(uid)
    return user && withUid(user)
  }

  return {
    newUid: users.newId,

    find,

    /** Null where there is no record; the name is null in one that nobody can read. */
    async findUsername(uid: string): Promise<{ username: string | null } | null> {
      const [user] = await db.getAll(users.document(uid), { fieldMask: ['username'] })
      const username: unknown = user?.get('username')
      return user?.exists ? { username: typeof username === 'string' ? username : null } : null
    },

    /** A name that could not be given out is nobody's. */
    async findByUsername(username: string): Promise<StoredUser | null> {
      if (!isUsername(username)) return null
      const claim = await usernames.find(claimOf(username))
      return claim ? find(claim.uid) : null
    },

    async findByCorreo(correo: string): Promise<StoredUser | null> {
      const { records } = await users.list((all) => all.where('correo', '==', correo).limit(1))
      return records.map(withUid)[0] ?? null
    },

    list: takingUpTo(LIST_MS, async (query: PageQuery) => {
      const { records, ...page } = await listNewestFirst(users, 'fechaRegistro', query)
      return { ...page, records: records.map(withUid) }
    }),

    /** All of them, the newest first, as they are asked for. */
    async *pages() {
      for await (const { records, unreadable } of pagesNewestFirst(users, 'fechaRegistro'))
        yield { records: records.map(withUid), unreadable }
    },

    count: () => countOf(users.all),

    /** Who may work through requests. */
    async team(): Promise<StoredUser[]> {
      const roles = Object.values(ROL).filter((rol) => can(rol, 'asesorias:manage'))
      return (await users.list((all) => all.where('rol', 'in', roles))).records.map(withUid)
    },

    uids: async (): Promise<string[]> => (await users.all.select().get()).docs.map(({ id }) => id),

    /** Record and username claim, both or neither: two people can never hold one name. */
    create: (
      actor: Actor,
      uid: string,
      user: NewUser & { fechaRegistro?: Timestamp },
      name: UserEvent<'registrado' | 'creado'>,
    ): Promise<'created' | 'username_taken' | 'exists'> =>
      write(actor, async (unit) => {
        if (await unit.raw(users, uid)) return 'exists'
        for (const claim of claimsOf(user.username)) {
          if (await unit.raw(usernames, claim)) return 'username_taken'
          unit.create(usernames, claim, { uid })
        }
        const palabras = wordsOfUser(user)
        unit.create(users, uid, { fechaRegistro: FieldValue.serverTimestamp(), ...user, palabras })
        unit.emit({ name, registro: uid, username: user.username })
        return 'created'
      }),

    /**
     * The record before and after; a changed username moves its claim in the same step. Where neither username nor
     * role changes, edits at once do not get into each other's way: each writes its fields.
     */
    update: (
      actor: Actor,
      uid: string,
      changes: UserChanges,
      activeAdmins: ActiveAdmins,
      name: UserEvent<'editado'> = 'usuario.editado',
    ): Promise<{ before: StoredUser; after: StoredUser } | 'not_found' | 'username_taken' | 'last_admin'> =>
      write(actor, async (unit) => {
        const { rol, username } = changes
        const unread = await users.find(uid)
        const isPlain =
          (rol ?? unread?.rol) === unread?.rol &&
          claimOf(username ?? '') === claimOf(username === undefined ? '' : (unread?.username ?? ''))
        const found = isPlain ? unread : await unit.find(users, uid)
        if (!found) return 'not_found'
        const before = withUid(found)
        const after = { ...before, ...changes }
        const written = exceptSameName(before, changes)
        if (Object.keys(written).length === 0) return { before, after }

        const [oldClaim, newClaim] = [claimOf(before.username), claimOf(after.username)]
        if (newClaim !== oldClaim) {
          for (const claim of claimsOf(after.username)) {
            if (await unit.raw(usernames, claim)) return 'username_taken'
            unit.create(usernames, claim, { uid })
          }
          for (const claim of claimsOf(before.username)) unit.delete(usernames, claim)
        }
        const leaves = before.rol === ROL.ADMIN && after.rol !== ROL.ADMIN
        if (leaves && !(await keepAnAdmin(unit, users, uid, activeAdmins))) return 'last_admin'
        unit.update(users, uid, written)
        unit.emit({ name, registro: uid, renames: renames(written), username: written.username })
        return { before, after }
      }),

    /** What the person said to the communications. The same once more changes nothing; null where there is no record. */
    answer: (
      actor: Actor,
      uid: string,
      comunicaciones: NonNullable<UserRecord['comunicaciones']>,
    ): Promise<StoredUser | null> =>
      write(actor, async (unit) => {
        const user = await unit.find(users, uid)
        if (!user) return null
        const { acepta, version } = comunicaciones
        if (user.comunicaciones?.acepta === acepta && user.comunicaciones.version === version)
          return withUid(user)
        unit.update(users, uid, { comunicaciones })
        const detalle = acepta ? 'acepta' : 'no acepta'
        unit.emit({ name: 'usuario.comunicaciones', registro: uid, detalle })
        return withUid({ ...user, comunicaciones })
      }),

    /**
     * Has the user found under the words of now. Behind the write that changes them: of edits at once each writes its own
     * fields and knows nothing of the others'.
     */
    async storeWords(unit: Unit, uid: string): Promise<void> {
      const user = await unit.find(users, uid)
      if (!user) return
      const palabras = wordsOfUser(user)
      if (palabras.join() !== user.palabras.join()) unit.update(users, uid, { palabras })
    },

    /** Record and username claim, also of a record that nobody can read. */
    delete: (
      actor: Actor,
      uid: string,
      activeAdmins: ActiveAdmins,
      name: UserEvent<'eliminado'> = 'usuario.eliminado',
    ): Promise<StoredUser | 'unreadable' | 'not_found' | 'last_admin'> =>
      write(actor, async (unit) => {
        const user = await unit.find(users, uid)
        const stored = user ?? (await unit.raw(users, uid))
        if (!stored) return 'not_found'
        if (stored.rol === ROL.ADMIN && !(await keepAnAdmin(unit, users, uid, activeAdmins)))
          return 'last_admin'
        unit.delete(users, uid)
        for (const claim of claimsOf(stored.username)) unit.delete(usernames, claim)
        unit.emit({ name, registro: uid, username: null })
        return user ? withUid(user) : 'unreadable'
      }),

    /** Has the mail sent that asks to prove the mailbox: once for each account, however often it is registered. */
    askForProof: (uid: string, correo: string, oobCode: string): Promise<void> =>
      write(null, async (unit) => {
        if (await outbox.asksForProof(unit, uid)) return
        unit.emit({ name: 'usuario.por_verificar', registro: uid, correo, oobCode })
      }),

    /** The names of those uids that still have a record. */
    async namesOf(uids: string[]): Promise<Map<string, PersonName>> {
      const known = uids.filter(isDocumentId)
      if (known.length === 0) return new Map()
      const fieldMask = Object.keys(personName)
      const records = await db.getAll(...known.map((uid) => users.document(uid)), { fieldMask })
      return new Map(
        records.flatMap((record) => {
          const name = z.object(personName).safeParse(record.data())
          return name.success ? [[record.id, name.data]] : []
        }),
      )
    },
  }
}
