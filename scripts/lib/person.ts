import { createHash } from 'node:crypto'
import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { ROL } from '@naf/contract'
import {
  type CollectionReference,
  FieldPath,
  type Firestore,
  type Query,
  type QueryDocumentSnapshot,
  Timestamp,
} from 'firebase-admin/firestore'
import { eraseRequest } from '../../functions/src/asesorias/trash.ts'
import type { Deps } from '../../functions/src/deps.ts'
import { unlessGone } from '../../functions/src/errors.ts'
import { mailboxKey } from '../../functions/src/http/links.ts'
import { OperatorError } from './operator.ts'
import type { ProjectFirebase } from './users.ts'

/** Everything that is stored of one person: found, exported, erased. */

/** What the log keeps of somebody who was erased: SHA-256 of an e-mail or a uid. */
export const personDigest = (value: string): string =>
  createHash('sha256').update(value.trim().toLowerCase()).digest('hex')

/** The documents of a person, by collection. */
type Found = Record<string, QueryDocumentSnapshot[]>

interface Person {
  correo: string
  /** The accounts and records of users with that e-mail. */
  uids: string[]
  found: Found
}

type Known = Omit<Person, 'found'>
type Finder = (person: Known, all: CollectionReference, found: Found) => Query[]

const withIds = (all: CollectionReference, ids: string[]) =>
  ids.map((id) => all.where(FieldPath.documentId(), '==', id))
/** Documents with the person's e-mail in one field, or a uid of theirs in one of the others. */
const having =
  (mailField: string | null, ...uidFields: string[]): Finder =>
  ({ correo, uids }, all) => [
    ...(mailField ? [all.where(mailField, '==', correo)] : []),
    ...uidFields.flatMap((field) => uids.map((uid) => all.where(field, '==', uid))),
  ]
/** Of requests with the person's e-mail: the others are between the team and the reader of another mailbox. */
const below =
  (name: string): Finder =>
  ({ correo }, { firestore }, { asesorias = [], papelera = [] }) =>
    [
      ...asesorias.filter((one) => one.get('correo') === correo),
      ...papelera.filter((one) => one.get('asesoria.correo') === correo),
    ].map(({ id }) => firestore.collection(`asesorias/${id}/${name}`))

/** How a person is found in each collection of docs/arquitectura.md, each after those that it follows from. */
export const FINDERS: Record<string, Finder> = {
  users: ({ uids }, all) => withIds(all, uids),
  usernames: having(null, 'uid'),
  asesorias: having('correo', 'usuarioId'),
  papelera: having('asesoria.correo', 'asesoria.usuarioId'),
  mensajes: below('mensajes'),
  notas: below('notas'),
  inscripciones: having('correo'),
  participantes: having('correo'),
  certificados: (_, all, { participantes = [] }) =>
    withIds(all, participantes.map((one) => one.get('certificado')).filter(Boolean)),
  suscripciones: having('correo', 'uid'),
  correos: having('to'),
  mailCounts: ({ correo }, all) => withIds(all, [mailboxKey(correo), `${mailboxKey(correo)}-proof`]),
  bitacora: having(null, 'uid', 'registro'),
}

/** What the team published keeps the name of its author; the others hold nobody's data. */
const PUBLISHED = ['boletines', 'calendario', 'capacitaciones', 'galeria', 'libros', 'plantillas']
const OTHERS = ['anteriores', 'conteos', 'difusiones', 'listas', 'redes', 'sistema', 'vistas']
export const IMPERSONAL = [...PUBLISHED, ...OTHERS]

const dataOf = async (db: Firestore, person: Known): Promise<Found> => {
  const found: Found = {}
  for (const [name, find] of Object.entries(FINDERS)) {
    const queries = find(person, db.collection(name), found)
    const answers = await Promise.all(queries.map((query) => query.get()))
    const documents = answers.flatMap(({ docs }) => docs)
    found[name] = [...new Map(documents.map((document) => [document.ref.path, document])).values()]
  }
  return found
}

/** Another e-mail of the same account is not followed: nobody may have proved it, and it may be somebody else's. */
export const personWith = async ({ auth, db }: ProjectFirebase, typed: string): Promise<Person> => {
  const correo = typed.trim().toLowerCase()
  const [accounts, { docs }] = await Promise.all([
    auth.getUsers([{ email: correo }]),
    db.collection('users').where('correo', '==', correo).select().get(),
  ])
  const uids = [...new Set([...accounts.users.map(({ uid }) => uid), ...docs.map(({ id }) => id)])]
  return { correo, uids, found: await dataOf(db, { correo, uids }) }
}

/** For `JSON.stringify`: times as texts, and no secrets of links. */
const plain = (name: string, value: unknown): unknown => {
  if (name === 'clave') return undefined
  return value instanceof Timestamp ? value.toDate().toISOString() : value
}

/**
 * Writes one JSON for each collection into a new folder that only its owner reads, without the secrets of links: an
 * account may have asked with somebody else's e-mail.
 * @throws OperatorError if there is such a folder, or it cannot be made
 */
export const exportPerson = (found: Found, folder: string): void => {
  try {
    mkdirSync(folder, { mode: 0o700 })
  } catch {
    throw new OperatorError(`La carpeta ${folder} ya existe o no se puede crear: elige otra.`)
  }
  for (const [name, documents] of Object.entries(found)) {
    const content = documents.map((document) => ({ id: document.id, ...document.data() }))
    writeFileSync(join(folder, `${name}.json`), JSON.stringify(content, plain, 2), { mode: 0o600 })
  }
}

/** Stands for an erased uid in the log. */
const ERASED = 'persona-borrada'

/** Deletes what no store of the portal has deleted, and takes the uid out of the log. */
const eraseRest = async (db: Firestore, person: Known): Promise<void> => {
  const { bitacora = [], ...left } = await dataOf(db, person)
  const writer = db.bulkWriter()
  for (const { ref } of Object.values(left).flat()) void writer.delete(ref)
  for (const line of bitacora)
    for (const name of ['uid', 'registro'])
      if (person.uids.includes(line.get(name))) void writer.update(line.ref, { [name]: ERASED })
  await writer.close()
}

/**
 * Erases a person. The log keeps digests, so that a recovery brings nothing back. The account goes last: until then the
 * command finds everything again if it broke off.
 * @throws OperatorError for somebody of the team, and if something is left
 */
export const erasePerson = async (
  { firebase: { db }, deps }: { firebase: ProjectFirebase; deps: Deps },
  { found, ...person }: Person,
): Promise<void> => {
  const { transact, users, identity } = deps
  if (found.users?.some((user) => (user.get('rol') ?? ROL.USUARIO) !== ROL.USUARIO))
    throw new OperatorError(`${person.correo} es del personal. Quítale el rol antes de borrar sus datos.`)
  for (const value of [person.correo, ...person.uids])
    await transact(null, async (tx) => tx.log('persona.borrada', personDigest(value)))
  const { asesorias = [], papelera = [], participantes = [] } = found
  for (const id of new Set([...asesorias, ...papelera].map((one) => one.id))) await eraseRequest(deps, id)
  // Only the seats; one whose training was deleted has none.
  for (const one of participantes)
    if (!one.get('asistio')) await deps.participantes.takeOut(null, one.id).catch(unlessGone)
  for (const uid of person.uids) await users.delete(null, uid)
  await eraseRest(db, person)
  for (const uid of person.uids) await identity.deleteAccount(uid)
  const left = Object.values(await dataOf(db, person)).flat().length
  if (left > 0) throw new OperatorError(`Llegó algo nuevo mientras se borraba (${left}). Repite la orden.`)
}
