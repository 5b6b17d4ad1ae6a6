import { basename } from 'node:path/posix'
import { asInEcuador } from '@naf/contract'
import type { Auth } from 'firebase-admin/auth'
import { type DocumentData, FieldValue, type Firestore, Timestamp } from 'firebase-admin/firestore'
import { folderOf } from '../../functions/src/content/folders.ts'
import { createStandstill } from '../../functions/src/db/standstill.ts'
import { createTransact } from '../../functions/src/db/tx.ts'
import type { Bucket } from '../../functions/src/google/firebase.ts'
import { chunks } from '../../functions/src/util.ts'
import { OperatorError } from './operator.ts'
import { keyOf, planRecovery, type Row, RULED, type Wish } from './recover-plan.ts'
import type { Documents } from './recover-rules.ts'

/** Brings back what is missing of a moment, and overwrites nothing (docs/operacion.md). */

const PAGE = 500

/** Every document that has a rule. Firestore's own list of collections lacks those that are empty today. */
const readDocuments = async (db: Firestore, readTime?: Timestamp): Promise<Documents> => {
  const all = new Map<string, DocumentData>()
  for (const [key] of RULED) {
    const [root = '', below] = key.split('/')
    const every = (below ? db.collectionGroup(below) : db.collection(root)).limit(PAGE)
    for (let query = every; ; ) {
      const { docs } = readTime
        ? await db.runTransaction((tx) => tx.get(query), { readOnly: true, readTime })
        : await query.get()
      for (const doc of docs) if (keyOf(doc.ref.path) === key) all.set(doc.ref.path, doc.data())
      if (docs.length < PAGE) break
      query = every.startAfter(docs.at(-1))
    }
  }
  return all
}

/** What Firestore and Google's library say of a database, a moment, a project or credentials that are not there. */
const isNotThere = ({ code, message }: { code?: unknown; message: string }): boolean =>
  [3, 5, 7, 9, 16].includes(Number(code)) || /credentials/i.test(message)

/** @throws OperatorError if there is nothing that can be read */
const readPast = async (db: Firestore, at: Timestamp, from: Firestore | undefined): Promise<Documents> => {
  const past = await (from ? readDocuments(from) : readDocuments(db, at)).catch((error) => {
    if (!isNotThere(error)) throw error
    throw new OperatorError(
      'No se puede leer esa base en ese momento: revisa --project, --from y --at, e ingresa con «gcloud auth application-default login».',
    )
  })
  if (past.size > 0) return past
  throw new OperatorError(
    'Esa base no tenía ningún registro en ese momento: revisa --project, --from y --at.',
  )
}

const ofCollection = (world: Documents, collection: string) =>
  [...world].flatMap(([path, data]) => (keyOf(path) === collection ? [{ id: basename(path), data }] : []))

/** gRPC's status code (https://grpc.io/docs/guides/status-codes/). */
const ALREADY_EXISTS = 6

/** @returns how many documents it created */
const create = async (db: Firestore, rows: Row[], world: Documents): Promise<number> => {
  const writer = db.bulkWriter()
  const wanted = rows.flatMap(({ back }) => back)

  // Else the next minute deletes files that a record names again.
  for (const { data } of wanted)
    if (data.archivo?.carpeta)
      void writer.delete(db.collection('anteriores').doc(basename(data.archivo.carpeta)))
  // Else it tells people that a training is off which is back, and deletes their sign-ups.
  const trainings = wanted.flatMap(({ path }) => (keyOf(path) === 'capacitaciones' ? [basename(path)] : []))
  for (const { id, data } of ofCollection(world, 'difusiones'))
    if (data.terminada === null && trainings.includes(data.registro))
      void writer.update(db.collection('difusiones').doc(id), {
        terminada: Timestamp.now(),
        interrumpida: true,
      })
  await writer.flush()

  const creations = wanted.map((one) =>
    writer.create(db.doc(one.path), one.data).then(
      () => [one],
      (error) => {
        // Somebody made it meanwhile.
        if (error.code === ALREADY_EXISTS) return []
        throw error
      },
    ),
  )
  await writer.flush()
  const created = (await Promise.all(creations)).flat()
  for (const { trash } of created) if (trash) void writer.delete(db.doc(trash))
  await writer.close()
  return created.length
}

/** An instance builds a public list again when its document in `listas` has changed. */
const touchLists = async (db: Firestore): Promise<void> => {
  const touch = { version: FieldValue.increment(1) }
  for (const [name, { isListed }] of RULED)
    if (isListed) await db.collection('listas').doc(name).set(touch, { merge: true })
}

/** As many as the provider looks up at once. */
const ASKED_AT_ONCE = 100

const usersWithoutAccount = async (auth: Auth, world: Documents) => {
  const without: ReturnType<typeof ofCollection> = []
  for (const part of chunks(ofCollection(world, 'users'), ASKED_AT_ONCE)) {
    const { users } = await auth.getUsers(part.map(({ id }) => ({ uid: id })))
    without.push(...part.filter(({ id }) => !users.some(({ uid }) => uid === id)))
  }
  return without
}

/**
 * Makes accounts without a password: only the link that «Olvidé mi contraseña» mails opens them. So the mailbox counts as
 * proven, and the job `cuentas` does not take the account for an unused one.
 * @returns a line for each that the provider refused
 */
const makeAccounts = async (auth: Auth, missing: ReturnType<typeof ofCollection>): Promise<string[]> => {
  const make = async ({ id: uid, data: { correo, rol } }: (typeof missing)[number]) => {
    try {
      await auth.createUser({ uid, email: correo, emailVerified: true })
      await auth.setCustomUserClaims(uid, { rol })
      return []
    } catch (error) {
      return [`No se pudo crear la cuenta ${uid} (${(error as { code?: string }).code}).`]
    }
  }
  const refusals: string[] = []
  for (const part of chunks(missing, 20)) refusals.push(...(await Promise.all(part.map(make))).flat())
  return refusals
}

/** A line for each record whose files Storage does not have. */
const missingFiles = async (bucket: Bucket, world: Documents): Promise<string[]> => {
  const named = [...world].flatMap(([path, data]) => folderOf(keyOf(path), data) ?? [])
  if (named.length === 0) return []
  const [files] = await bucket.getFiles()
  const found = new Set(files.map(({ name }) => name.split('/').slice(0, 2).join('/')))
  const lines = named
    .filter((carpeta) => !found.has(carpeta))
    .map((carpeta) => `  gcloud storage restore 'gs://${bucket.name}/${carpeta}/**'`)
  return lines.length > 0 ? ['Faltan los archivos de estos registros. Tráelos de vuelta con:', ...lines] : []
}

/** As people in Ecuador write a moment: `2026-11-28 22:00`. */
export const clockOf = (moment: Date): string =>
  asInEcuador(moment).toISOString().slice(0, 16).replace('T', ' ')

const describe = (rows: Row[], world: Documents): string[] => {
  const nameOf = (uid: string | null): string => {
    const { nombre, apellido } = world.get(`users/${uid}`) ?? {}
    return uid ? [nombre, apellido, `(${uid})`].filter(Boolean).join(' ') : 'el portal o la propia persona'
  }
  const missing = rows.filter((row) => row.missing > 0)
  const counts = missing.map(
    ({ collection, missing, back }) => `${collection}: faltan ${missing}, vuelven ${back.length}`,
  )
  const deleters = missing.flatMap(({ collection, deletions }) =>
    [...new Set(deletions.map(({ uid }) => uid))].map((uid) => {
      const times = deletions.filter((one) => one.uid === uid).map(({ fecha }) => clockOf(fecha.toDate()))
      return `${collection}: ${times.length} en el portal por ${nameOf(uid)}, la última vez ${times.sort().at(-1)}`
    }),
  )
  const isLogCut = missing.some(({ collection }) => collection === 'bitacora')
  const warning =
    'La bitácora perdió líneas: no se sabe todo lo que se eliminó después. Elige un momento justo antes del daño.'
  return [...counts, ...deleters, ...(isLogCut ? [warning] : [])]
}

/** A recovery takes minutes. The jobs ignore a mark whose end is more than an hour away. */
const HELD_MS = 50 * 60_000

interface Options extends Wish {
  /** A database restored from a backup, as it is; without it the project's own, as it was at the moment. */
  from?: Firestore | undefined
  /** Without it nothing changes. */
  yes?: boolean
}

/**
 * Prints what is missing and who deleted it, and brings it back if that is wanted.
 * @throws OperatorError before it has changed anything
 */
export const recover = async (
  { auth, db, openBucket }: { auth: Auth; db: Firestore; openBucket: () => Promise<Bucket> },
  { from, yes = false, ...wish }: Options,
  print: (line: string) => void = console.log,
): Promise<void> => {
  const past = await readPast(db, wish.at, from)
  // The jobs stand still meanwhile. If it fails they do so until the mark ends: it may be repeated.
  const { mark } = createStandstill(db)
  if (yes) await mark.set({ hasta: Timestamp.fromMillis(Date.now() + HELD_MS) })
  const { rows, world } = planRecovery(past, await readDocuments(db), wish)
  for (const line of describe(rows, world)) print(line)
  const hasUsers = rows.some(({ collection }) => collection === 'users')
  const accounts = hasUsers ? await usersWithoutAccount(auth, world) : []
  if (accounts.length > 0) print(`Cuentas que faltan: ${accounts.length}.`)
  if (yes) {
    const created = await create(db, rows, world)
    await touchLists(db)
    for (const line of await makeAccounts(auth, accounts)) print(line)
    const details = { etiqueta: wish.at.toDate().toISOString(), cantidad: created }
    await createTransact(db)(null, async (tx) => tx.log('datos.recuperados', null, details))
    await mark.delete()
    print(`Hecho: volvieron ${created} registros.`)
  } else print('No se cambió nada. Con --yes vuelven.')
  for (const line of await missingFiles(await openBucket(), world)) print(line)
}
