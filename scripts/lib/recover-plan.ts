import { basename } from 'node:path/posix'
import { type DocumentData, Timestamp } from 'firebase-admin/firestore'
import type { AuditLine } from '../../functions/src/db/tx.ts'
import { personDigest } from './person.ts'
import { type Documents, RULES, type Rule } from './recover-rules.ts'

/** What was there at a moment, what is missing of it now, and what of that comes back. */

export interface Wish {
  /** What the log tells of deletions after this moment holds. */
  at: Timestamp
  /** Collections; all without it. */
  only?: string[] | undefined
  /** Also what this account deleted in the portal comes back. */
  undoBy?: string | undefined
}

export const RULED = Object.entries(RULES).filter((entry): entry is [string, Rule] => entry[1] !== 'skip')

/** The name of a collection in the rules: `asesorias/mensajes` for `asesorias/x/mensajes/y`. */
export const keyOf = (path: string): string => {
  const [root = '', , below] = path.split('/')
  return below ? `${root}/${below}` : root
}

/** The uid is null for a job, and for somebody with the link of a mail. */
type Deletion = Pick<AuditLine, 'uid' | 'fecha'>

export interface Row {
  collection: string
  missing: number
  /** What people or jobs deleted in the portal. */
  deletions: Deletion[]
  back: { path: string; data: DocumentData }[]
}

/** The log tells so that a deleted record is there again. */
const AGAIN =
  /\.(cread[oa]|publicad[oa]|recibida|registrado|restituido|restaurada|confirmada|inscrito)$|^participante\.pedido$/

/** The lines of the log, of then and of now, the oldest first. */
const linesOf = (past: Documents, live: Documents): DocumentData[] =>
  [...new Map([...past, ...live])]
    .flatMap(([path, data]) => (keyOf(path) === 'bitacora' && data.fecha instanceof Timestamp ? [data] : []))
    .sort((a, b) => a.fecha.toMillis() - b.fecha.toMillis())

const stringsIn = (value: unknown): string[] => {
  if (typeof value === 'string') return [value]
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(stringsIn) : []
}

/** @returns a function that tells whether a document is an erased person's: it holds their e-mail or uid */
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

/** @returns a row for each collection, and `world`: everything as it will be */
export const planRecovery = (past: Documents, live: Documents, { at, only, undoBy }: Wish) => {
  const lines = linesOf(past, live)
  const later = lines.filter(({ fecha }) => fecha > at)
  const isErased = erasedBy(lines, past)
  const world = new Map(live)

  /** The deletion of a record in the portal, unless the record was there again. */
  const deletionOf = (deleted: RegExp | undefined, id: string, { uid }: DocumentData): Deletion | null => {
    const about = later.filter(({ registro }) => registro === id || registro === uid)
    const last = about.findLast(({ evento }) => deleted?.test(evento) || AGAIN.test(evento))
    return last && deleted?.test(last.evento) ? { uid: last.uid ?? null, fecha: last.fecha } : null
  }

  const rowOf = ([collection, { deleted, fits, settle }]: [string, Rule]): Row => {
    const row: Row = { collection, missing: 0, deletions: [], back: [] }
    for (const [path, stored] of past) {
      if (keyOf(path) !== collection || live.has(path)) continue
      row.missing += 1
      if (isErased(path, stored)) continue
      const [id, parent = ''] = [basename(path), path.split('/')[1]]
      // The portal moves a deleted request into the trash; the copy has the edits between the moment and the deletion.
      const copy = collection === 'asesorias' ? live.get(`papelera/${id}`) : undefined
      const deletion = copy
        ? { uid: copy.eliminadaPor?.uid ?? null, fecha: copy.fechaEliminacion }
        : deletionOf(deleted, id, stored)
      if (deletion && deletion.uid !== undoBy) {
        row.deletions.push(deletion)
        continue
      }
      // What went along with something else, such as the mails about a deleted request, does not fit.
      if (fits?.({ id, parent, data: stored }, world) === false) continue
      const data = copy?.asesoria ?? settle?.(stored) ?? stored
      row.back.push({ path, data })
      world.set(path, data)
    }
    return row
  }
  const isWanted = ([key, rule]: [string, Rule]) =>
    !only || only.some((name) => name === key || name === rule.with)
  return { rows: RULED.filter(isWanted).map(rowOf), world }
}
