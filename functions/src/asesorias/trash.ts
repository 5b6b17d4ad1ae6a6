import type { api, DeletedAsesoria } from '@naf/contract'
import { type DocumentData, FieldValue } from 'firebase-admin/firestore'
import type { Actor } from '../db/audit-log.ts'
import type { Stored } from '../db/collection.ts'
import { listNewestFirst } from '../db/query.ts'
import type { Tx } from '../db/tx.ts'
import type { Deps } from '../deps.ts'
import { AppError } from '../errors.ts'
import type { Routes } from '../http/router.ts'
import { authorOf, readNames } from '../users/record.ts'
import { chunks, logger } from '../util.ts'
import {
  type AsesoriaRecord,
  type DeletedRecord,
  presentAsesorias,
  presentOne,
  type StoredAsesoria,
} from './record.ts'
import { afterCommit } from './store.ts'

/** How long a deleted request can be restored (docs/decisions/asesoria-workflow.md). */
const TRASH_MS = 30 * 24 * 60 * 60_000
const PURGED_AT_ONCE = 100
/** How many go in one commit, and how many commits at a time, so that thousands go within an answer's time. */
const MOVED_AT_ONCE = 100
const COMMITS_AT_ONCE = 4

type Which = 'done' | 'all'

/**
 * Moves requests into the trash, also those that nobody can read. Their unsent mails are the caller's.
 * @returns the fields of those that were moved, by id
 */
const moveToTrash = async (
  { asesorias, papelera }: Deps,
  tx: Tx,
  ids: string[],
  eliminadaPor: DeletedRecord['eliminadaPor'],
  which: Which = 'all',
): Promise<Map<string, DocumentData>> => {
  const [stored, deletedBefore] = await Promise.all([tx.rawAll(asesorias, ids), tx.rawAll(papelera, ids)])
  // One that was done may have been opened meanwhile.
  const found = new Map([...stored].filter(([, { realizada }]) => which === 'all' || realizada === true))
  for (const [id, asesoria] of found) {
    const deleted = {
      asesoria: asesoria as AsesoriaRecord,
      palabras: asesoria.palabras ?? [],
      fechaEliminacion: FieldValue.serverTimestamp(),
      eliminadaPor,
      borrando: false,
    }
    // Its form may have been sent again after it was deleted.
    if (deletedBefore.has(id)) tx.update(papelera, id, deleted)
    else tx.create(papelera, id, deleted)
    tx.delete(asesorias, id)
  }
  return found
}

/** @throws not_found */
export const deleteRequest = async (deps: Deps, actor: NonNullable<Actor>, id: string): Promise<void> => {
  const deleter = await authorOf(deps, actor)
  await deps.transact(actor, async (tx) => {
    const asesoria = (await moveToTrash(deps, tx, [id], deleter)).get(id)
    if (!asesoria) throw deps.asesorias.notFound()
    await deps.outbox.withdrawAbout(tx, { coleccion: 'asesorias', id })
    tx.log('asesoria.eliminada', id, { etiqueta: asesoria.tipoServicio })
  })
}

/** Deletes the requests that are done, or all. If it breaks off, another call deletes the rest. @returns how many */
export const deleteRequests = async (
  deps: Deps,
  actor: NonNullable<Actor>,
  which: Which,
): Promise<number> => {
  const { transact, asesorias, outbox } = deps
  const query = which === 'done' ? asesorias.all.where('realizada', '==', true) : asesorias.all
  const [{ docs }, mails, deleter] = await Promise.all([
    query.select().get(),
    outbox.unsentAbout('asesorias'),
    authorOf(deps, actor),
  ])
  const moveAll = (ids: string[]) =>
    transact(null, async (tx) => {
      const moved = await moveToTrash(deps, tx, ids, deleter, which)
      for (const id of moved.keys()) for (const mail of mails.get(id) ?? []) outbox.delete(tx, mail)
      return moved.size
    })
  const ids = docs.map(({ id }) => id)
  let cantidad = 0
  for (const commits of chunks(chunks(ids, MOVED_AT_ONCE), COMMITS_AT_ONCE))
    for (const moved of await Promise.all(commits.map(moveAll))) cantidad += moved
  if (cantidad > 0) await transact(actor, async (tx) => tx.log('asesorias.eliminadas', null, { cantidad }))
  return cantidad
}

/**
 * Brings a request back as it was, with its messages, notes and sent mails.
 * @throws not_found; changed_meanwhile if its form was sent again meanwhile
 */
const restore = async (deps: Deps, actor: Actor, id: string): Promise<StoredAsesoria> => {
  const { transact, asesorias, papelera } = deps
  const { before, changes } = await transact(actor, async (tx) => {
    const { asesoria, borrando } = await tx.get(papelera, id)
    if (borrando) throw papelera.notFound()
    if (await tx.find(asesorias, id))
      throw new AppError('changed_meanwhile', 'La misma solicitud se envió otra vez y ya está en la lista.')
    const changes = { fechaActualizacion: FieldValue.serverTimestamp() }
    tx.create(asesorias, id, { ...asesoria, ...changes })
    tx.delete(papelera, id)
    tx.log('asesoria.restaurada', id, { etiqueta: asesoria.tipoServicio })
    return { before: { ...asesoria, id }, changes }
  })
  return afterCommit(deps, before, changes)
}

/** Marks a deleted request as being erased. @returns false if it was restored meanwhile */
const take = ({ transact, papelera }: Deps, id: string): Promise<boolean> =>
  transact(null, async (tx) => {
    const deleted = await tx.raw(papelera, id)
    if (deleted) tx.update(papelera, id, { borrando: true })
    return deleted !== null
  })

/** Erases a marked request. If its form was sent again meanwhile, the new request keeps what lies below its id. */
const erase = async ({ transact, asesorias, papelera, outbox }: Deps, id: string): Promise<void> => {
  if (!(await asesorias.document(id).get()).exists)
    for (const { all } of [asesorias.messages(id), asesorias.notes(id)])
      await all.firestore.recursiveDelete(all)
  await transact(null, async (tx) => {
    const deleted = await tx.raw(papelera, id)
    if (!deleted?.borrando) return
    tx.delete(papelera, id)
    if (await tx.raw(asesorias, id)) return
    await outbox.deleteAbout(tx, { coleccion: 'asesorias', id })
    tx.log('asesoria.purgada', id, { etiqueta: deleted.asesoria?.tipoServicio })
  })
}

/**
 * Erases the requests that were deleted 30 days ago, with their messages, notes and mails; safe to call again if it
 * broke off.
 */
export const purgeTrash = async (deps: Deps, now: Date): Promise<void> => {
  const before = new Date(now.getTime() - TRASH_MS)
  const due = deps.papelera.all.where('fechaEliminacion', '<', before).select().limit(PURGED_AT_ONCE)
  let [purged, found] = [0, 0]
  do {
    const { docs } = await due.get()
    for (const { id } of docs) if (await take(deps, id)) await erase(deps, id)
    found = docs.length
    purged += found
  } while (found === PURGED_AT_ONCE)
  logger.info('trash purged', { purged })
}

/** The deleter goes by the present name, or the stored one. */
const presentDeleted = async (deps: Deps, records: Stored<DeletedRecord>[]): Promise<DeletedAsesoria[]> => {
  const deleters = records.map(({ eliminadaPor }) => eliminadaPor?.uid)
  const requests = records.map(({ id, asesoria }) => ({ ...asesoria, id }))
  const [nameOf, presented] = await Promise.all([readNames(deps, deleters), presentAsesorias(deps, requests)])
  return records.map(({ fechaEliminacion, eliminadaPor }, index) => ({
    Asesoria: presented[index] as DeletedAsesoria['Asesoria'],
    FechaEliminacion: fechaEliminacion.toDate().toISOString(),
    Hasta: new Date(fechaEliminacion.toMillis() + TRASH_MS).toISOString(),
    Quien: nameOf(eliminadaPor?.uid) ?? eliminadaPor?.nombre ?? '',
  }))
}

export const createTrashRoutes = (deps: Deps): Routes<typeof api.papelera> => ({
  /** The last deleted first. */
  async list({ query }) {
    const { records, ...page } = await listNewestFirst(deps.papelera, 'fechaEliminacion', query)
    return { ...page, items: await presentDeleted(deps, records) }
  },

  async restore({ session, params: { id } }) {
    return presentOne(deps, await restore(deps, session, id))
  },
})
