import { basename } from 'node:path/posix'
import type { Auth } from 'firebase-admin/auth'
import { FieldValue, type Firestore, Timestamp } from 'firebase-admin/firestore'
import { folderOf } from '../../functions/src/content/folders.ts'
import { createStandstill } from '../../functions/src/db/standstill.ts'
import { createTransact } from '../../functions/src/db/tx.ts'
import type { Bucket } from '../../functions/src/google/firebase.ts'
import { chunks } from '../../functions/src/util.ts'
import { type Plan, planRecovery, RULED, readDocuments, readPast, type Wish } from './recover-plan.ts'
import { type Documents, keyOf } from './recover-rules.ts'
import type { ProjectFirebase } from './users.ts'

/** Brings back what is missing of a moment, and overwrites nothing (docs/operacion.md). */

type Parts = Pick<ProjectFirebase, 'auth' | 'db'>

const ofCollection = (world: Documents, collection: string) =>
  [...world].flatMap(([path, data]) => (keyOf(path) === collection ? [{ id: basename(path), data }] : []))

/** gRPC's status code (https://grpc.io/docs/guides/status-codes/). */
const ALREADY_EXISTS = 6

/** @returns how many documents it created */
const create = async (db: Firestore, { rows, world }: Plan): Promise<number> => {
  const writer = db.bulkWriter()
  const done: Promise<unknown>[] = []
  const back = new Map(rows.flatMap((row) => row.back.map(({ path, data }) => [path, data])))

  // Else the next minute deletes files that a record names again.
  for (const { archivo } of back.values())
    if (archivo?.carpeta) done.push(writer.delete(db.collection('anteriores').doc(basename(archivo.carpeta))))
  // Else it tells people that a training is off which is back, and deletes their sign-ups.
  for (const { id, data } of ofCollection(world, 'difusiones'))
    if (data.terminada === null && back.has(`capacitaciones/${data.registro}`)) {
      const ended = { terminada: Timestamp.now(), interrumpida: true }
      done.push(writer.update(db.collection('difusiones').doc(id), ended))
    }
  await writer.flush()

  let created = 0
  for (const row of rows) {
    for (const { path, data, trash } of row.back) {
      const removeCopy = () => {
        created += 1
        return trash ? writer.delete(db.doc(trash)) : null
      }
      // Somebody made it meanwhile.
      const isThere = (error: { code?: unknown }) => {
        if (error.code !== ALREADY_EXISTS) throw error
      }
      done.push(writer.create(db.doc(path), data).then(removeCopy, isThere))
    }
    await writer.flush()
  }
  // It sends what is waiting, too: the last copies in the trash.
  await writer.close()
  await Promise.all(done)
  return created
}

/** An instance builds a public list again when its document in `listas` has changed. */
const touchLists = (db: Firestore): Promise<unknown> => {
  const names = RULED.flatMap(([name, { isListed }]) => (isListed ? [name] : []))
  const touch = { version: FieldValue.increment(1) }
  return Promise.all(names.map((name) => db.collection('listas').doc(name).set(touch, { merge: true })))
}

/** As many as the provider looks up at once. */
const ASKED_AT_ONCE = 100

export const usersWithoutAccount = async (auth: Auth, world: Documents) => {
  const parts = chunks(ofCollection(world, 'users'), ASKED_AT_ONCE).map(async (part) => {
    const { users } = await auth.getUsers(part.map(({ id }) => ({ uid: id })))
    const known = new Set(users.map(({ uid }) => uid))
    return part.filter(({ id }) => !known.has(id))
  })
  return (await Promise.all(parts)).flat()
}

const MADE_AT_ONCE = 20

/**
 * Makes accounts without a password: only the link that «Olvidé mi contraseña» mails opens them. So the mailbox counts as
 * proven, and the job `cuentas` does not take the account for an unused one.
 * @returns the uids of those that the provider refused, with its reason
 */
const makeAccounts = async (auth: Auth, world: Documents): Promise<string[]> => {
  const refused: string[] = []
  for (const part of chunks(await usersWithoutAccount(auth, world), MADE_AT_ONCE))
    await Promise.all(
      part.map(async ({ id: uid, data: { correo, rol } }) => {
        try {
          await auth.createUser({ uid, email: correo, emailVerified: true })
          await auth.setCustomUserClaims(uid, { rol })
        } catch (error) {
          refused.push(`${uid} (${(error as { code?: string }).code})`)
        }
      }),
    )
  return refused
}

/** The folders that a record names and Storage does not have. */
export const foldersMissing = async (bucket: Bucket, world: Documents): Promise<string[]> => {
  const named = [...world].flatMap(([path, data]) => folderOf(keyOf(path), data) ?? [])
  const found = new Set<string>()
  for (const root of new Set(named.map((carpeta) => carpeta.split('/')[0]))) {
    const [files] = await bucket.getFiles({ prefix: `${root}/` })
    for (const { name } of files) found.add(name.split('/').slice(0, 2).join('/'))
  }
  return named.filter((carpeta) => !found.has(carpeta))
}

/** Tells what would come back. Changes nothing. @throws OperatorError */
export const lookBack = async (db: Firestore, wish: Wish): Promise<Plan> =>
  planRecovery(await readPast(db, wish), await readDocuments(db), wish)

/** A recovery takes minutes. The jobs ignore a mark whose end is more than an hour away. */
const HELD_MS = 50 * 60_000

/**
 * @returns also how many documents it created, and the accounts that it could not make
 * @throws OperatorError before it has changed anything
 */
export const recover = async ({ auth, db }: Parts, wish: Wish) => {
  const past = await readPast(db, wish)
  // The jobs stand still meanwhile. If it fails they do so until the mark ends: it may be repeated.
  const { mark } = createStandstill(db)
  await mark.set({ hasta: Timestamp.fromMillis(Date.now() + HELD_MS) })
  const plan = planRecovery(past, await readDocuments(db), wish)
  const created = await create(db, plan)
  await touchLists(db)
  const hasUsers = plan.rows.some(({ collection }) => collection === 'users')
  const refused = hasUsers ? await makeAccounts(auth, plan.world) : []
  const details = { etiqueta: wish.at.toDate().toISOString(), cantidad: created }
  await createTransact(db)(null, async (tx) => tx.log('datos.recuperados', null, details))
  await mark.delete()
  return { ...plan, created, refused }
}
