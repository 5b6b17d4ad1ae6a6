import { basename } from 'node:path/posix'
import { type DocumentData, type Firestore, Timestamp } from 'firebase-admin/firestore'
import { OperatorError } from './operator.ts'
import { personDigest } from './person.ts'
import { type Documents, keyOf, RULES, type Rule } from './recover-rules.ts'

/** What was there at a moment, what is missing of it now, and what of that comes back. */

export interface Wish {
  /** What the log tells of deletions after this moment holds. */
  at: Timestamp
  /** A database restored from a backup, as it is; without it the project's own, as it was at the moment. */
  from?: Firestore | undefined
  /** Collections; all without it. */
  only?: string[] | undefined
  /** Also what this account deleted in the portal comes back. */
  undoBy?: string | undefined
}

export const RULED = Object.entries(RULES).filter((entry): entry is [string, Rule] => entry[1] !== 'skip')

const PAGE = 500

/** Every document that has a rule. Firestore's own list of collections lacks those that are empty today. */
export const readDocuments = async (db: Firestore, readTime?: Timestamp): Promise<Documents> => {
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
export const readPast = async (db: Firestore, { at, from }: Wish): Promise<Documents> => {
  const past = await (from ? readDocuments(from) : readDocuments(db, at)).catch((error) => {
    if (!isNotThere(error)) throw error
    throw new OperatorError(
      'No se puede leer esa base en ese momento: revisa --project, --from y --at, e ingresa con «gcloud auth application-default login».',
    )
  })
  if (past.size === 0)
    throw new OperatorError(
      'Esa base no tenía ningún registro en ese momento: revisa --project, --from y --at.',
    )
  return past
}

interface Deletion {
  /** Null for a job, and for somebody with the link of a mail. */
  uid: string | null
  fecha: Timestamp
}

interface Back {
  path: string
  data: DocumentData
  /** The path of its copy in the trash, which goes. */
  trash?: string | undefined
}

export interface Row {
  collection: string
  missing: number
  /** What people or jobs deleted in the portal. */
  deletions: Deletion[]
  back: Back[]
}

export interface Plan {
  rows: Row[]
  /** Everything as it will be. */
  world: Documents
}

/** The log tells so that a deleted record is there again. */
const AGAIN =
  /\.(cread[oa]|publicad[oa]|recibida|registrado|restituido|restaurada|confirmada|inscrito)$|^participante\.pedido$/

const byTime = (a: DocumentData, b: DocumentData): number => a.fecha.toMillis() - b.fecha.toMillis()

/** The lines of the log, of then and of now, the oldest first. */
const linesOf = (past: Documents, live: Documents): DocumentData[] =>
  [...new Map([...past, ...live])]
    .flatMap(([path, data]) => (keyOf(path) === 'bitacora' && data.fecha instanceof Timestamp ? [data] : []))
    .sort(byTime)

/** @returns a function that finds the deletion of a record in the portal, unless the record was there again */
const deletionsAfter = (at: Timestamp, lines: DocumentData[], live: Documents) => {
  const later = new Map<unknown, DocumentData[]>()
  for (const line of lines)
    if (line.fecha > at) later.set(line.registro, [...(later.get(line.registro) ?? []), line])

  return ({ deleted, alsoUnder, trash }: Rule, id: string, data: DocumentData): Deletion | null => {
    const inTrash = trash && live.get(`${trash}/${id}`)
    if (inTrash) return { uid: inTrash.eliminadaPor?.uid ?? null, fecha: inTrash.fechaEliminacion }
    let last: Deletion | null = null
    const about = [id, alsoUnder?.(data)].flatMap((name) => later.get(name) ?? [])
    for (const { evento, uid, fecha } of about.sort(byTime)) {
      if (deleted?.test(evento)) last = { uid: uid ?? null, fecha }
      else if (AGAIN.test(evento)) last = null
    }
    return last
  }
}

const stringsIn = (value: unknown): string[] => {
  if (typeof value === 'string') return [value]
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(stringsIn) : []
}

/** @returns a function that tells whether a document is an erased person's: it holds their e-mail, uid or cédula */
const erasedBy = (lines: DocumentData[], past: Documents) => {
  const erasures = lines.filter(({ evento }) => evento === 'persona.borrada')
  const digests = new Set(erasures.map(({ registro }) => registro))
  if (digests.size === 0) return () => false
  const isTheirs = (path: string, data: DocumentData): boolean =>
    [...path.split('/'), ...stringsIn(data)].some((text) => digests.has(personDigest(text)))
  // A certificate has no e-mail, so it is found through its sign-up.
  const signUps = [...past].filter(([path, data]) => keyOf(path) === 'participantes' && isTheirs(path, data))
  const certificates = new Set(signUps.map(([, { certificado }]) => `certificados/${certificado}`))
  return (path: string, data: DocumentData) => certificates.has(path) || isTheirs(path, data)
}

export const planRecovery = (past: Documents, live: Documents, { at, only, undoBy }: Wish): Plan => {
  const lines = linesOf(past, live)
  const deletionOf = deletionsAfter(at, lines, live)
  const isErased = erasedBy(lines, past)
  const world = new Map(live)

  const rowOf = (collection: string, rule: Rule): Row => {
    const row: Row = { collection, missing: 0, deletions: [], back: [] }
    for (const [path, stored] of past) {
      if (keyOf(path) !== collection || live.has(path)) continue
      row.missing += 1
      const [id, parent = ''] = [basename(path), path.split('/')[1]]
      const deletion = deletionOf(rule, id, stored)
      if (isErased(path, stored)) continue
      if (deletion && (!undoBy || deletion.uid !== undoBy)) {
        row.deletions.push(deletion)
        continue
      }
      // What went along with something else, such as the mails about a deleted request, does not fit.
      if (rule.fits?.({ id, parent, data: stored }, world) === false) continue
      const copy = rule.trash ? live.get(`${rule.trash}/${id}`) : undefined
      // The copy in the trash has the edits between the moment and the deletion.
      const data = copy?.asesoria ?? rule.settle?.(stored) ?? stored
      row.back.push({ path, data, trash: copy && `${rule.trash}/${id}` })
      world.set(path, data)
    }
    return row
  }
  const isWanted = (key: string, rule: Rule) =>
    !only || only.some((name) => name === key || name === rule.with)
  const wanted = RULED.filter(([key, rule]) => isWanted(key, rule))
  return { rows: wanted.map(([key, rule]) => rowOf(key, rule)), world }
}
