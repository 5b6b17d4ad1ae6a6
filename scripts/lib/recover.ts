import { basename } from 'node:path/posix'
import { asInEcuador } from '@naf/contract'
import type { Auth } from 'firebase-admin/auth'
import { type DocumentData, FieldValue, type Firestore, Timestamp } from 'firebase-admin/firestore'
import { getStorage } from 'firebase-admin/storage'
import { folderOf } from '../../functions/src/content/folders.ts'
import { createStandstill } from '../../functions/src/db/standstill.ts'
import { createTransact } from '../../functions/src/db/tx.ts'
import type { Bucket } from '../../functions/src/google/firebase.ts'
import { createIdentity } from '../../functions/src/google/identity.ts'
import { chunks } from '../../functions/src/util.ts'
import { bucketsOf } from './config.ts'
import { OperatorError } from './operator.ts'
import { keyOf, planRecovery, type Row, RULED, type Wish } from './recover-plan.ts'
import type { Documents } from './recover-rules.ts'
import type { ProjectFirebase } from './users.ts'

/** Brings back what is missing of a moment, and overwrites nothing (docs/operacion.md). */

const PAGE = 500

/** Every document that has a rule. Firestore's own list of collections lacks those that are empty today. */
const readDocuments = async (db: Firestore, readTime?: Timestamp): Promise<Documents> => {
  const all = new Map<string, DocumentData>()
  for (const [key] of RULED) {
    const [root = '', below] = key.split('/')
    const every = (below ? db.collectionGroup(below) : db.collection(root)).limit(PAGE)
    for (let query = every; ; ) {
      const { docs } = await db.runTransaction((tx) => tx.get(query), { readOnly: true, readTime })
      for (const doc of docs) all.set(doc.ref.path, doc.data())
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
const readPast = async (db: Firestore, readTime?: Timestamp): Promise<Documents> => {
  const past = await readDocuments(db, readTime).catch((error) => {
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
  const ids = new Set(wanted.map(({ path }) => basename(path)))
  for (const [path, { registro, terminada }] of world)
    if (keyOf(path) === 'difusiones' && terminada === null && ids.has(registro))
      void writer.update(db.doc(path), { terminada: Timestamp.now(), interrumpida: true })
  await writer.flush()

  const creations = wanted.map(({ path, data }) =>
    writer.create(db.doc(path), data).then(
      () => [path],
      (error) => {
        // Somebody made it meanwhile.
        if (error.code === ALREADY_EXISTS) return []
        throw error
      },
    ),
  )
  await writer.flush()
  const created = (await Promise.all(creations)).flat()
  // A request that is back is no longer in the trash.
  for (const path of created)
    if (keyOf(path) === 'asesorias') void writer.delete(db.collection('papelera').doc(basename(path)))
  // An instance builds a public list again when its document in `listas` has changed.
  const touch = { version: FieldValue.increment(1) }
  for (const [name, { isListed }] of RULED)
    if (isListed) void writer.set(db.collection('listas').doc(name), touch, { merge: true })
  await writer.close()
  return created.length
}

/** The uids of users without an account. */
const missingAccounts = async ({ openAuth, db }: ProjectFirebase, world: Documents): Promise<string[]> => {
  const uids = [...world.keys()].filter((path) => keyOf(path) === 'users').map((path) => basename(path))
  // The key is for checking passwords.
  const states = await createIdentity(openAuth, db, '').statesOf(uids)
  return uids.filter((uid) => states.get(uid)?.Cuenta === 'sin cuenta')
}

/**
 * Makes an account without a password: only the link that «Olvidé mi contraseña» mails opens it. So the mailbox counts as
 * proven, and the job `cuentas` does not take the account for an unused one.
 */
const makeAccount = async (auth: Auth, uid: string, { correo, rol }: DocumentData): Promise<void> => {
  await auth.createUser({ uid, email: correo, emailVerified: true })
  await auth.setCustomUserClaims(uid, { rol })
}

/** The project's own bucket, whose name depends on its age. */
const openBucket = async ({ app, bucket }: ProjectFirebase): Promise<Bucket> => {
  if (bucket.name) return bucket.open()
  for (const name of bucketsOf(String(process.env.GCLOUD_PROJECT))) {
    const found = getStorage(app).bucket(name)
    if ((await found.exists())[0]) return found
  }
  throw new OperatorError('El proyecto no tiene un depósito de Storage.')
}

/** A line for each record whose files Storage does not have. */
const missingFiles = async (bucket: Bucket, world: Documents): Promise<string[]> => {
  const [files] = await bucket.getFiles()
  const found = new Set(files.map(({ name }) => name.split('/').slice(0, 2).join('/')))
  const lines = [...world]
    .flatMap(([path, data]) => folderOf(keyOf(path), data) ?? [])
    .filter((carpeta) => !found.has(carpeta))
    .map((carpeta) => `  gcloud storage restore 'gs://${bucket.name}/${carpeta}/**'`)
  return lines.length > 0 ? ['Faltan los archivos de estos registros. Tráelos de vuelta con:', ...lines] : []
}

/** As people in Ecuador write a moment: `2026-11-28 22:00`. */
export const clockOf = (moment: Date): string =>
  asInEcuador(moment).toISOString().slice(0, 16).replace('T', ' ')

const describe = ({ collection, missing, back, deletions }: Row, world: Documents): string[] => {
  if (missing === 0) return []
  const nameOf = (uid: string | null): string => {
    const { nombre, apellido } = world.get(`users/${uid}`) ?? {}
    return uid ? [nombre, apellido, `(${uid})`].filter(Boolean).join(' ') : 'el portal o la propia persona'
  }
  const deleters = [...new Set(deletions.map(({ uid }) => uid))].map((uid) => {
    const times = deletions.filter((one) => one.uid === uid).map(({ fecha }) => clockOf(fecha.toDate()))
    return `${collection}: ${times.length} en el portal por ${nameOf(uid)}, la última vez ${times.sort().at(-1)}`
  })
  const lines = [`${collection}: faltan ${missing}, vuelven ${back.length}`, ...deleters]
  if (collection === 'bitacora')
    lines.push(
      'La bitácora perdió líneas: no se sabe todo lo que se eliminó después. Elige un momento justo antes del daño.',
    )
  return lines
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
  firebase: ProjectFirebase,
  { from, yes = false, ...wish }: Options,
  print: (line: string) => void = console.log,
): Promise<void> => {
  const { auth, db } = firebase
  const past = await (from ? readPast(from) : readPast(db, wish.at))
  // The jobs stand still meanwhile. If it fails they do so until the mark ends: it may be repeated.
  const { mark } = createStandstill(db)
  if (yes) await mark.set({ hasta: Timestamp.fromMillis(Date.now() + HELD_MS) })
  const { rows, world } = planRecovery(past, await readDocuments(db), wish)
  for (const line of rows.flatMap((row) => describe(row, world))) print(line)
  const hasUsers = rows.some(({ collection }) => collection === 'users')
  const accounts = hasUsers ? await missingAccounts(firebase, world) : []
  if (accounts.length > 0) print(`Cuentas que faltan: ${accounts.length}.`)
  if (yes) {
    const created = await create(db, rows, world)
    const make = (uid: string) =>
      makeAccount(auth, uid, world.get(`users/${uid}`) ?? {}).catch(({ code }) =>
        print(`No se pudo crear la cuenta ${uid} (${code}).`),
      )
    for (const part of chunks(accounts, 20)) await Promise.all(part.map(make))
    const details = { etiqueta: wish.at.toDate().toISOString(), cantidad: created }
    await createTransact(db)(null, async (tx) => tx.log('datos.recuperados', null, details))
    await mark.delete()
    print(`Hecho: volvieron ${created} registros.`)
  } else print('No se cambió nada. Con --yes vuelven.')
  for (const line of await missingFiles(await openBucket(firebase), world)) print(line)
}
