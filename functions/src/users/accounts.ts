import { DEFAULT_ROL, type Registration, ROL, type UserCreate, type UserUpdate } from '@naf/contract'
import type { Deps } from '../deps.ts'
import { AppError, inTime } from '../errors.ts'
import { ended, type UnprovenAccount } from '../google/identity.ts'
import { assertVersion } from '../http/form-headers.ts'
import type { Origin } from '../http/throttle.ts'
import type { Actor, Session } from '../session.ts'
import { answerOf, causeOf, consentTo, logger, workThrough } from '../util.ts'
import type { NewUser, StoredUser } from './record.ts'

/** Work on both a user's record and the account at the identity provider. The record decides the role. */

export const logClaimNotSet = (uid: string) => (error: unknown) =>
  logger.warn('role claim not set', { uid, cause: causeOf(error) })

/** The undo failed too; the same form, sent again, repairs it. */
const leftHalf = (what: 'made' | 'changed' | 'deleted', uid: string) => (error: unknown) =>
  logger.error(`user left half ${what}`, { uid, cause: causeOf(error) })

/** Copies the record's role into the token's claim. If that fails, `dashboard-access` does it at the next login. */
const copyRol = ({ identity }: Deps, { id, rol }: StoredUser): Promise<void> =>
  identity.claimRol(id, rol).catch(logClaimNotSet(id))

/** Mails the link that proves the mailbox. A failure stops nothing; a password reset proves it too. */
const askForProof = async ({ users, identity }: Deps, user: StoredUser, origin?: Origin): Promise<void> => {
  try {
    await users.askForProof(user, await identity.verificationCode(user.correo), origin)
  } catch (error) {
    logger.warn('verification mail not made', { uid: user.id, cause: causeOf(error) })
  }
}

const JOIN_MS = 3_000

/** Makes a reader of somebody who agreed to mails, once the mailbox is proven. After a failure the next login does it. */
export const joinReaders = async ({ identity, suscripciones }: Deps, user: StoredUser): Promise<void> => {
  const { id: uid, correo, comunicaciones } = user
  if (!comunicaciones?.acepta) return
  const join = async () => {
    const proven = (await identity.statesOf([uid])).get(uid)?.proven
    if (proven !== correo.toLowerCase()) return
    await suscripciones.join({ uid, correo, correoVerificado: true }, comunicaciones)
  }
  await inTime(join(), JOIN_MS).catch((error: unknown) =>
    logger.warn('reader not joined', { uid, cause: causeOf(error) }),
  )
}

const asUser = (input: Registration): NewUser => {
  const { uid: _, password: __, tipoIdentificacion: ___, rol_id: ____, ...form } = input
  const { consentimiento, comunicaciones, ...fields } = form
  return {
    ...fields,
    rol: DEFAULT_ROL,
    consentimiento: consentTo(consentimiento),
    ...(comunicaciones && { comunicaciones: answerOf(comunicaciones) }),
    alta: 'registro',
  }
}

const ACCOUNT_EXISTS = 'Ya existe una cuenta con ese correo. Ingresa con ella o restablece tu contraseña.'

/**
 * Stores the record of an identity account that the browser made. The same person may send it again: the answer is the
 * same, and what was missing is completed.
 * @throws unauthenticated without a token, or if the account is gone; forbidden for another person's account;
 * username_taken; account_exists if the account has a record with another username
 */
export const registerUser = async (
  deps: Deps,
  session: Session | null,
  input: Registration,
  origin: Origin,
): Promise<StoredUser> => {
  if (!session) throw new AppError('unauthenticated', 'Ingresa para continuar.')
  const { uid, correo, correoVerificado } = session
  if (uid !== input.uid || correo.toLowerCase() !== input.correo)
    throw new AppError('forbidden', 'No autorizado')

  const { users, identity } = deps
  const isNew = await users.create(session, uid, asUser(input), 'usuario.registrado')
  const stored = await users.find(uid)
  if (!stored) throw ended()
  if (!isNew && stored.username.toLowerCase() !== input.username.toLowerCase())
    throw new AppError('account_exists', ACCOUNT_EXISTS)
  await identity.grantFirstRol(uid, stored.rol).catch(async (error: unknown) => {
    if (!(error instanceof AppError && error.code === 'not_found')) return logClaimNotSet(uid)(error)
    // The account was deleted meanwhile, so nobody could use this record.
    await users.delete(null, uid, 'usuario.restituido')
    throw ended()
  })
  if (correoVerificado) await joinReaders(deps, stored)
  else await askForProof(deps, stored, origin)
  return stored
}

/** Makes an account and its record, or neither. @throws username_taken, email_taken, unavailable */
export const createUser = async (
  deps: Deps,
  actor: Actor,
  { password, rol_id, ...input }: UserCreate,
): Promise<StoredUser> => {
  const { users, identity } = deps
  const uid = users.newUid()
  try {
    await identity.createAccount(uid, input.correo, password)
    await users.create(actor, uid, { ...input, rol: rol_id, alta: 'administración' }, 'usuario.creado')
    const stored = await users.get(uid)
    await copyRol(deps, stored)
    await askForProof(deps, stored)
    return stored
  } catch (error) {
    await Promise.all([
      users.delete(actor, uid, 'usuario.restituido').catch(leftHalf('made', uid)),
      identity.deleteAccount(uid).catch(leftHalf('made', uid)),
    ])
    throw error
  }
}

/**
 * Gives the account the e-mail of its record, and reads the record again: of two edits at once, its last state wins.
 * @param known stands in for a record that cannot be read
 */
const followRecord = async (
  { users, identity }: Deps,
  known: StoredUser,
  proven: string | undefined,
): Promise<void> => {
  const read = async () => (await users.find(known.id).catch(() => known))?.correo
  let moved: string | undefined
  for (let correo = await read(); correo && correo !== moved; correo = await read()) {
    await identity.moveMailbox(known.id, correo, proven)
    moved = correo
  }
}

/**
 * Changes a user. A new e-mail moves at the provider first, which knows whether it is free. After the commit, or its
 * refusal, the account gets the e-mail of the record. A new role ends the person's sessions. A corrected e-mail, and an
 * unproven one if its account joins staff, gets the link that proves it.
 * @returns the user, and whether somebody has proved the mailbox
 * @throws invalid_input, not_found, changed_meanwhile, username_taken, email_taken, last_admin, unavailable
 */
export const updateUser = async (
  deps: Deps,
  actor: Actor,
  uid: string,
  { rol_id, ...input }: UserUpdate,
  version: number | undefined,
): Promise<{ user: StoredUser; isProven: boolean }> => {
  const { users, identity } = deps
  const before = await users.get(uid)
  const sent = Object.entries({ ...input, rol: rol_id }).filter(([, value]) => value !== undefined)
  const changes = Object.fromEntries(sent)
  assertVersion(before, version, changes)

  const proven = (await identity.statesOf([uid])).get(uid)?.proven
  const isProven = input.correo === proven
  const isMoved = input.correo !== before.correo
  let after = before
  try {
    if (isMoved) await identity.moveMailbox(uid, input.correo, proven)
    after = await users.update(actor, uid, changes, version, isProven)
  } finally {
    await followRecord(deps, after, proven).catch(leftHalf('changed', uid))
  }
  const hasNewRol = after.rol !== before.rol
  if (hasNewRol) await copyRol(deps, after)
  if (!isProven && (isMoved || (hasNewRol && after.rol !== ROL.USUARIO))) await askForProof(deps, after)
  return { user: after, isProven }
}

/**
 * Deletes a record and its account. The record goes first, because its commit protects the last administrator; if the
 * account then stays, the record comes back. Publications then show the name of the day they were made.
 * @throws last_admin, unavailable; not_found if there is neither record nor account
 */
export const deleteUser = async (deps: Deps, actor: Actor, uid: string): Promise<void> => {
  const { users, identity } = deps
  const deleted = await users.delete(actor, uid)
  try {
    const existed = await identity.deleteAccount(uid)
    if (!existed && deleted === null) throw users.notFound()
  } catch (error) {
    if (deleted !== null && deleted !== 'unreadable') {
      const { id: _, ...record } = deleted
      await users.create(actor, uid, record, 'usuario.restituido').catch(leftHalf('deleted', uid))
    }
    throw error
  }
  // A registration at the same time may have stored a record again.
  await users.delete(actor, uid).catch(leftHalf('deleted', uid))
}

const WEEK_MS = 7 * 24 * 60 * 60_000

/**
 * Deletes accounts that may only block somebody's e-mail (docs/decisions/mailbox-proof.md). Accounts without a record go
 * too; staff and people that staff created stay.
 */
export const removeUnusedUsers = async (deps: Deps, now: Date): Promise<void> => {
  const accounts = await deps.identity.unprovenAccounts(new Date(now.getTime() - WEEK_MS))
  const unused: string[] = []
  for (const account of accounts) if (await isUnused(deps, account, now)) unused.push(account.uid)
  await workThrough('users', unused, (uid) => deleteUser(deps, null, uid), 'unused users removed')
}

/** An account with a role but without a record stays: its record was lost. */
const isUnused = async (
  { users, asesorias, outbox }: Deps,
  { uid, rol }: UnprovenAccount,
  now: Date,
): Promise<boolean> => {
  const record = await users.find(uid)
  if (!record) return rol === undefined && !(await users.isStored(uid))
  if (record.rol !== ROL.USUARIO || record.alta !== 'registro') return false
  if (await asesorias.hasAnyOf(uid)) return false
  // The mail that asks to prove the mailbox may have waited.
  return !(await outbox.awaitsAnswer({ coleccion: 'users', id: uid }, WEEK_MS, now))
}
