import { randomUUID } from 'node:crypto'
import { FieldValue, Timestamp, type WithFieldValue } from 'firebase-admin/firestore'
import type { Tx } from '../db/tx.ts'
import type { Deps } from '../deps.ts'
import { AppError } from '../errors.ts'
import { idUnder } from '../http/form-headers.ts'
import { linkTo, newSecret } from '../http/links.ts'
import type { Origin } from '../http/throttle.ts'
import { requestReceived } from '../mail/request-mails.ts'
import type { Actor, Session } from '../session.ts'
import { numeroFor } from '../util.ts'
import {
  type AsesoriaRecord,
  asesoriaSchema,
  type NewAsesoria,
  type StoredAsesoria,
  type StoredEntry,
  wordsOfAsesoria,
} from './record.ts'
import { receivedTally } from './tally.ts'
import { changesBy, type Step } from './workflow.ts'

const UNTOUCHED = asesoriaSchema.parse({})

/**
 * Stores a request. Duplicates are rare, so one is looked for only after Firestore has refused to create another.
 * @returns the stored request of that id, this one or an earlier one
 */
export const createRequest = (
  { transact, asesorias, outbox, counters }: Deps,
  session: Session | null,
  id: string,
  asesoria: NewAsesoria,
  origin: Origin,
): Promise<Pick<AsesoriaRecord, 'numero' | 'fingerprint'>> =>
  transact(session, async (tx) => {
    const existing = tx.attempt > 0 ? await tx.find(asesorias, id) : null
    if (existing) return existing
    const numero = numeroFor(id)
    const clave = newSecret()
    // The session's token may prove the mailbox.
    const correoConfirmado =
      session?.correoVerificado === true && session.correo.toLowerCase() === asesoria.correo
    const now = FieldValue.serverTimestamp()
    tx.create(asesorias, id, {
      ...UNTOUCHED,
      ...asesoria,
      usuarioUsername: session?.username ?? null,
      numero,
      clave,
      correoConfirmado,
      palabras: wordsOfAsesoria({ ...asesoria, numero }),
      fechaSolicitud: now,
      fechaActualizacion: now,
    })
    const addressed = { ...asesoria, numero, correoConfirmado, enlace: linkTo(id, clave), at: new Date() }
    await outbox.add(tx, requestReceived(id, addressed), origin)
    counters.add(tx, receivedTally(asesoria))
    tx.log('asesoria.recibida', id, { etiqueta: asesoria.tipoServicio })
    return { numero, fingerprint: asesoria.fingerprint }
  })

/** The request that a commit left, also if somebody deleted it right afterwards: its writer is told what was done. */
export const afterCommit = async (
  { asesorias }: Deps,
  before: StoredAsesoria,
  changes: Partial<WithFieldValue<AsesoriaRecord>>,
): Promise<StoredAsesoria> => {
  const stored = await asesorias.find(before.id)
  if (stored) return stored
  const written = Object.entries(changes).map(([name, value]) => [
    name,
    value instanceof FieldValue ? Timestamp.now() : value,
  ])
  return { ...before, ...Object.fromEntries(written) }
}

/** What to do with a request as it is now; null for nothing. It may write more in the same transaction. */
export type Decide = (asesoria: StoredAsesoria, tx: Tx) => Step | null | Promise<Step | null>

/**
 * Changes a request; every change after it came in goes through here.
 * @returns the request afterwards
 * @throws not_found; what `decide` throws
 */
export const takeStep = async (
  deps: Deps,
  actor: Actor,
  id: string,
  decide: Decide,
): Promise<StoredAsesoria> => {
  const { transact, asesorias, outbox, counters } = deps
  const { before, changes } = await transact(actor, async (tx) => {
    const asesoria = await tx.get(asesorias, id)
    const step = await decide(asesoria, tx)
    if (!step) return { before: asesoria, changes: {} }
    const { fields, counts, reopens } = changesBy(actor, asesoria, step)
    const after = { ...asesoria, ...step.fields }
    const mail = after.correo === '' ? undefined : step.mail
    // A record from the console may lack a secret; it gets one with its first mail.
    const clave = after.clave ?? newSecret()
    tx.update(asesorias, id, { ...fields, ...(mail && { clave }) })
    if (step.withdrawsMails) await outbox.withdrawAbout(tx, { coleccion: 'asesorias', id })
    if (reopens) await outbox.withdrawClosing(tx, id)
    if (mail) {
      const at = asesoria.fechaSolicitud?.toDate() ?? new Date()
      await outbox.add(tx, mail(id, { ...after, enlace: linkTo(id, clave), at }))
    }
    if (Object.keys(counts).length > 0) counters.add(tx, counts)
    tx.log(step.event, id, { etiqueta: asesoria.tipoServicio, detalle: step.detalle })
    return { before: asesoria, changes: fields }
  })
  return afterCommit(deps, before, changes)
}

interface Written {
  thread: 'messages' | 'notes'
  texto: string
  author: Pick<StoredEntry, 'uid' | 'nombre'>
  /** Without a key every call writes. */
  key: string | undefined
  /** The refusal of another text under a used key. */
  mismatch: string
}

/**
 * Stores a message or note with its step; sent again under its key it is stored once.
 * @throws not_found; idempotency_mismatch for a used key with another text
 */
export const writeEntry = async (
  deps: Deps,
  actor: Actor,
  id: string,
  { thread: kind, texto, author, key = randomUUID(), mismatch }: Written,
  decide: (asesoria: StoredAsesoria) => Step | Promise<Step>,
): Promise<{ entry: StoredEntry; asesoria: StoredAsesoria }> => {
  const thread = deps.asesorias[kind](id)
  const entryId = idUnder(key, author.uid)
  const asesoria = await takeStep(deps, actor, id, async (now, tx) => {
    if (await tx.find(thread, entryId)) return null
    tx.create(thread, entryId, { texto, ...author, fecha: FieldValue.serverTimestamp() })
    return decide(now)
  })
  const entry = await thread.get(entryId)
  if (entry.texto === texto) return { entry, asesoria }
  throw new AppError('idempotency_mismatch', mismatch)
}
