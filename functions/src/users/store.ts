import { can, isUsername, ROL } from '@naf/contract'
import { FieldValue, type Firestore, type Timestamp } from 'firebase-admin/firestore'
import * as z from 'zod'
import { createCollection, isDocumentId } from '../db/collection.ts'
import { countOf, listNewestFirst, type PageQuery, pagesNewestFirst } from '../db/query.ts'
import type { Transact, Tx } from '../db/tx.ts'
import { AppError } from '../errors.ts'
import type { Identity } from '../google/identity.ts'
import { assertVersion } from '../http/form-headers.ts'
import type { Origin } from '../http/throttle.ts'
import { accountProof, registrationProof } from '../mail/mails.ts'
import type { Outbox } from '../mail/outbox.ts'
import type { Actor, AuthorizedSession, Session } from '../session.ts'
import {
  type NewUser,
  type PersonName,
  personName,
  type StoredUser,
  type UserRecord,
  userSchema,
  wordsOf,
} from './record.ts'

/** The id of the document that reserves a username; none for a name that nobody can have, such as one typed into the console. */
const keyOf = (username: unknown): string | null =>
  typeof username === 'string' && isUsername(username) ? username.toLowerCase() : null

const nameSchema = z.object(personName)
const NAME = Object.keys(personName) as (keyof typeof personName)[]

const LAST_ADMIN = 'El portal debe conservar al menos un administrador. Nombra a otro antes.'

interface Parts {
  outbox: Outbox
  /** The subscriptions: they follow the answer of an account, and end with it or with its mailbox. */
  readers: {
    follow: (tx: Tx, session: Session, answer: NonNullable<UserRecord['comunicaciones']>) => Promise<void>
    forget: (tx: Tx, uid: string) => Promise<void>
  }
  statesOf: Identity['statesOf']
}

/** `users`, and `usernames`, which reserves each name in lower case. */
export const createUsersRepository = (
  db: Firestore,
  transact: Transact,
  { outbox, readers, statesOf }: Parts,
) => {
  const users = createCollection(db, {
    name: 'users',
    schema: userSchema,
    createdAt: 'fechaRegistro',
    notFound: 'No se encontró el usuario.',
  })
  const usernames = createCollection(db, { name: 'usernames', schema: z.object({ uid: z.string() }) })

  /** @throws username_taken */
  const reserve = async (tx: Tx, username: string, uid: string): Promise<void> => {
    const name = keyOf(username)
    if (name === null) return
    if (await tx.raw(usernames, name))
      throw new AppError('username_taken', 'Ese nombre de usuario ya está en uso. Elige otro.')
    tx.create(usernames, name, { uid })
  }

  /** A record from the console may hold a name that another one has reserved. */
  const release = async (tx: Tx, username: unknown, uid: string): Promise<void> => {
    const name = keyOf(username)
    if (name !== null && (await tx.raw(usernames, name))?.uid === uid) tx.delete(usernames, name)
  }

  /**
   * Writes another administrator with an enabled account, unchanged, into the same commit. If two administrators leave
   * at once, one commit fails and is tried again.
   * @throws last_admin
   */
  const keepAnAdmin = async (tx: Tx, leaving: string): Promise<void> => {
    const admins = await tx.query(users, (all) => all.where('rol', '==', ROL.ADMIN))
    const others = admins.map(({ id }) => id).filter((id) => id !== leaving)
    const states = await statesOf(others)
    const other = others.find((id) => states.get(id)?.Cuenta === 'activa')
    if (!other) throw new AppError('last_admin', LAST_ADMIN)
    tx.update(users, other, { rol: ROL.ADMIN })
  }

  return {
    newUid: users.newId,
    notFound: users.notFound,
    find: users.find,
    get: users.get,
    /** Also true for a record that cannot be read. */
    isStored: async (uid: string): Promise<boolean> => (await users.document(uid).get()).exists,

    async findByUsername(username: string): Promise<StoredUser | null> {
      const name = keyOf(username)
      const found = name === null ? null : await usernames.find(name)
      return found && users.find(found.uid)
    },

    async findByCorreo(correo: string): Promise<StoredUser | null> {
      const { records } = await users.list((all) => all.where('correo', '==', correo).limit(1))
      return records[0] ?? null
    },

    list: (query: PageQuery) => listNewestFirst(users, 'fechaRegistro', query),

    pages: () => pagesNewestFirst(users, 'fechaRegistro'),

    count: () => countOf(users.all),

    /** The staff who may work on requests. */
    async team(): Promise<StoredUser[]> {
      const roles = Object.values(ROL).filter((rol) => can(rol, 'asesorias:manage'))
      return (await users.list((all) => all.where('rol', 'in', roles))).records
    },

    /** @returns false if the uid has a record already @throws username_taken */
    create: (
      actor: Actor,
      uid: string,
      user: NewUser & { fechaRegistro?: Timestamp },
      name: 'usuario.registrado' | 'usuario.creado' | 'usuario.restituido',
    ): Promise<boolean> =>
      transact(actor, async (tx) => {
        if (await tx.raw(users, uid)) return false
        await reserve(tx, user.username, uid)
        tx.create(users, uid, {
          version: 0,
          fechaRegistro: FieldValue.serverTimestamp(),
          ...user,
          palabras: wordsOf(user),
        })
        tx.log(name, uid)
        return true
      }),

    /**
     * @param isProven whether somebody has proved the mailbox: the log tells if a role goes to an account without it
     * @throws not_found, changed_meanwhile, username_taken, last_admin
     */
    update: (
      actor: Actor,
      uid: string,
      changes: Partial<NewUser>,
      version: number | undefined,
      isProven = true,
    ): Promise<StoredUser> =>
      transact(actor, async (tx) => {
        const before = await tx.get(users, uid)
        assertVersion(before, version, changes)
        const after = { ...before, ...changes, version: before.version + 1 }
        if (keyOf(after.username) !== keyOf(before.username)) {
          await reserve(tx, after.username, uid)
          await release(tx, before.username, uid)
        }
        if (before.rol === ROL.ADMIN && after.rol !== ROL.ADMIN) await keepAnAdmin(tx, uid)
        tx.update(users, uid, { ...changes, version: after.version, palabras: wordsOf(after) })
        if (after.correo !== before.correo) await readers.forget(tx, uid)
        const isNoted = after.rol !== before.rol && !isProven
        tx.log('usuario.editado', uid, { detalle: isNoted ? 'correo sin confirmar' : undefined })
        return after
      }),

    /** A person's answer about communications, also for the subscription. The same answer keeps its date. */
    answer: (
      session: AuthorizedSession,
      comunicaciones: NonNullable<UserRecord['comunicaciones']>,
    ): Promise<StoredUser> =>
      transact(session, async (tx) => {
        const { uid } = session
        const user = await tx.get(users, uid)
        const { acepta, version } = comunicaciones
        if (user.comunicaciones?.acepta === acepta && user.comunicaciones.version === version) return user
        tx.update(users, uid, { comunicaciones })
        await readers.follow(tx, session, comunicaciones)
        tx.log('usuario.comunicaciones', uid, { detalle: acepta ? 'acepta' : 'no acepta' })
        return { ...user, comunicaciones }
      }),

    /** @returns the record, null if there was none, 'unreadable' for one that cannot be read @throws last_admin */
    delete: (
      actor: Actor,
      uid: string,
      name: 'usuario.eliminado' | 'usuario.restituido' = 'usuario.eliminado',
    ): Promise<StoredUser | 'unreadable' | null> =>
      transact(actor, async (tx) => {
        const user = await tx.find(users, uid)
        const stored = user ?? (await tx.raw(users, uid))
        if (!stored) return null
        if (stored.rol === ROL.ADMIN) await keepAnAdmin(tx, uid)
        tx.delete(users, uid)
        await release(tx, stored.username, uid)
        await outbox.deleteAbout(tx, { coleccion: 'users', id: uid })
        await readers.forget(tx, uid)
        tx.log(name, uid)
        return user ?? 'unreadable'
      }),

    /** Mails the link that proves the mailbox, once for each edit. @param origin of the person who registered */
    askForProof: ({ id, correo, version }: StoredUser, oobCode: string, origin?: Origin): Promise<void> =>
      transact(null, async (tx) => {
        const proof = { uid: id, correo, oobCode, edit: version }
        const isNew = await outbox.add(tx, origin ? registrationProof(proof) : accountProof(proof), origin)
        if (isNew) tx.log('usuario.por_verificar', id)
      }),

    async namesOf(uids: (string | null | undefined)[]): Promise<Map<string, PersonName>> {
      const known = [...new Set(uids.filter((uid) => uid != null).filter(isDocumentId))]
      if (known.length === 0) return new Map()
      const records = await db.getAll(...known.map((uid) => users.document(uid)), { fieldMask: NAME })
      return new Map(
        records.flatMap((record) => {
          const name = nameSchema.safeParse(record.data())
          return name.success ? [[record.id, name.data]] : []
        }),
      )
    },
  }
}
