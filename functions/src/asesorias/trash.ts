import type { api, DeletedAsesoria } from '@naf/contract'
import { type DocumentData, FieldValue } from 'firebase-admin/firestore'
import type { Stored } from '../db/collection.ts'
import { listNewestFirst } from '../db/query.ts'
import type { Tx } from '../db/tx.ts'
import type { Deps } from '../deps.ts'
import { AppError } from '../errors.ts'
import type { Routes } from '../http/router.ts'
import type { Actor } from '../session.ts'
import { authorOf, readNames } from '../users/record.ts'
import { chunks, workThrough } from '../util.ts'
import { presentAsesorias, presentOne } from './case.ts'
import type { AsesoriaRecord, DeletedRecord, StoredAsesoria } from './record.ts'
import { afterCommit } from './store.ts'

/** How long a deleted request can be restored (docs/decisions/asesoria-workflow.md). */
const TRASH_MS = 30 * 24 * 60 * 60_000
/** Mails that waited longer in the trash are not sent by themselves: they may be old news. */
const MAILS_ARE_NEWS_MS = 24 * 60 * 60_000
/**
 * How many go in one commit, and how many commits at a time, so that thousands go within an answer's time. A commit holds
 * 10 MiB: 40 KB for each request with its unsent mails.
 */
const MOVED_AT_ONCE = 250
const COMMITS_AT_ONCE = 4

type Which = 'done' | 'all'

interface Moved extends Pick<DeletedRecord, 'eliminadaPor' | 'lote'> {
  ids: string[]
  /** The ids of unsent mails, by the id of the request. */
  mails: Map<string, string[]>
  which?: Which
}

/**
 * Moves requests into the trash with their unsent mails. Unreadable requests are moved too.
 * @returns the stored fields of the moved requests, by id
 */
const moveToTrash = async (
  { asesorias, papelera, outbox }: Deps,
  tx: Tx,
  { ids, mails, eliminadaPor, lote, which = 'all' }: Moved,
): Promise<Map<string, DocumentData>> => {
  const stored = await tx.rawAll(asesorias, ids)
  // A request may have been reopened since its id was read; it stays, with its mails.
  const found = new Map([...stored].filter(([, { realizada }]) => which === 'all' || realizada === true))
  const unsent = await outbox.takeOut(
    tx,
    [...found.keys()].flatMap((id) => mails.get(id) ?? []),
  )
  for (const [id, asesoria] of found) {
    // The trash may hold an older copy: the same form was sent again after a deletion.
    tx.replace(papelera, id, {
      asesoria: asesoria as AsesoriaRecord,
      palabras: asesoria.palabras ?? [],
      fechaEliminacion: FieldValue.serverTimestamp(),
      eliminadaPor,
      lote,
      correos: unsent.get(id) ?? {},
      borrando: false,
    })
    tx.delete(asesorias, id)
  }
  return found
}

/** @throws not_found */
export const deleteRequest = async (deps: Deps, actor: NonNullable<Actor>, id: string): Promise<void> => {
  const eliminadaPor = await authorOf(deps, actor)
  await deps.transact(actor, async (tx) => {
    const mails = await deps.outbox.unsentAbout('asesorias', id)
    const moved = await moveToTrash(deps, tx, { ids: [id], mails, eliminadaPor, lote: null })
    const asesoria = moved.get(id)
    if (!asesoria) throw deps.asesorias.notFound()
    tx.log('asesoria.eliminada', id, { etiqueta: asesoria.tipoServicio })
  })
}

/** Does the work for all ids, some commits at a time. @returns the sum of what `work` returns */
const inCommits = async (ids: string[], work: (ids: string[]) => Promise<number>): Promise<number> => {
  let sum = 0
  for (const commits of chunks(chunks(ids, MOVED_AT_ONCE), COMMITS_AT_ONCE))
    for (const done of await Promise.all(commits.map(work))) sum += done
  return sum
}

/**
 * Deletes all requests, or those that are done, under one batch number, which restores them together. If it stops halfway,
 * the log says how many were deleted, and another call deletes the rest.
 * @returns the number of deleted requests
 */
export const deleteRequests = async (
  deps: Deps,
  actor: NonNullable<Actor>,
  which: Which,
): Promise<number> => {
  const { transact, asesorias, papelera, outbox } = deps
  const [ids, mails, eliminadaPor] = await Promise.all([
    asesorias.ids(which),
    outbox.unsentAbout('asesorias'),
    authorOf(deps, actor),
  ])
  const lote = papelera.newId()
  return inCommits(ids, (some) =>
    transact(actor, async (tx) => {
      const { size } = await moveToTrash(deps, tx, { ids: some, mails, eliminadaPor, lote, which })
      if (size > 0) tx.log('asesorias.eliminadas', lote, { cantidad: size })
      return size
    }),
  )
}

/**
 * Restores requests as they were, with their messages, notes and mails. It leaves out a request that is being erased, and
 * one whose form was sent again, because `asesorias` has a request with its id.
 * @returns `present`: requests that `asesorias` already had; `back`: the restored ones, by id
 */
const bringBack = async ({ asesorias, papelera, outbox }: Deps, tx: Tx, ids: string[]) => {
  const [deleted, present] = await Promise.all([tx.rawAll(papelera, ids), tx.rawAll(asesorias, ids)])
  const changes = { fechaActualizacion: FieldValue.serverTimestamp() }
  const back = new Map([...deleted].filter(([id, { borrando }]) => !borrando && !present.has(id)))
  for (const [id, { asesoria, correos, fechaEliminacion }] of back) {
    tx.create(asesorias, id, { ...asesoria, ...changes })
    tx.delete(papelera, id)
    outbox.putBack(tx, correos ?? {}, Date.now() - fechaEliminacion.toMillis() > MAILS_ARE_NEWS_MS)
  }
  return { present, back, changes }
}

/** @throws not_found; changed_meanwhile if the request's form was sent again after the deletion */
const restore = async (deps: Deps, actor: Actor, id: string): Promise<StoredAsesoria> => {
  const { before, changes } = await deps.transact(actor, async (tx) => {
    const { asesoria } = await tx.get(deps.papelera, id)
    const { present, back, changes } = await bringBack(deps, tx, [id])
    if (present.has(id))
      throw new AppError('changed_meanwhile', 'La misma solicitud se envió otra vez y ya está en la lista.')
    if (!back.has(id)) throw deps.papelera.notFound()
    tx.log('asesoria.restaurada', id, { etiqueta: asesoria.tipoServicio })
    return { before: { ...asesoria, id }, changes }
  })
  return afterCommit(deps, before, changes)
}

/** Restores the requests of one batch. If it stops halfway, another call restores the rest. */
const restoreBatch = async (deps: Deps, actor: Actor, lote: string) => {
  const ids = await deps.papelera.ofBatch(lote)
  const restauradas = await inCommits(ids, (some) =>
    deps.transact(actor, async (tx) => {
      const { size } = (await bringBack(deps, tx, some)).back
      if (size > 0) tx.log('asesorias.restauradas', lote, { cantidad: size })
      return size
    }),
  )
  return { restauradas, omitidas: ids.length - restauradas }
}

/** Marks a deleted request as being erased. @returns false if somebody restored it first */
const take = ({ transact, papelera }: Deps, id: string): Promise<boolean> =>
  transact(null, async (tx) => {
    const deleted = await tx.raw(papelera, id)
    if (deleted) tx.update(papelera, id, { borrando: true })
    return deleted !== null
  })

/**
 * Erases a deleted request, unless somebody restored it first. If its form was sent again, the new request has its id and
 * keeps messages and notes.
 */
const erase = async (deps: Deps, id: string): Promise<void> => {
  const { transact, asesorias, papelera, outbox } = deps
  if (!(await take(deps, id))) return
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

/** Erases a request at once, also from the trash: its person asked for it. */
export const eraseRequest = async (deps: Deps, id: string): Promise<void> => {
  const moved = { ids: [id], mails: new Map(), eliminadaPor: null, lote: null }
  await deps.transact(null, async (tx) => void (await moveToTrash(deps, tx, moved)))
  await erase(deps, id)
}

/** Erases the requests that were deleted 30 days ago, with what lies below them; safe to call again. */
export const purgeTrash = async (deps: Deps, now: Date): Promise<void> => {
  const ids = await deps.papelera.deletedBefore(new Date(now.getTime() - TRASH_MS))
  await workThrough('papelera', ids, (id) => erase(deps, id), 'trash purged')
}

/** The deleter goes by the present name, or the stored one. */
const presentDeleted = async (deps: Deps, records: Stored<DeletedRecord>[]): Promise<DeletedAsesoria[]> => {
  const deleters = records.map(({ eliminadaPor }) => eliminadaPor?.uid)
  const requests = records.map(({ id, asesoria }) => ({ ...asesoria, id }))
  const [nameOf, presented] = await Promise.all([readNames(deps, deleters), presentAsesorias(deps, requests)])
  return records.map(({ fechaEliminacion, eliminadaPor, lote }, index) => ({
    Asesoria: presented[index] as DeletedAsesoria['Asesoria'],
    FechaEliminacion: fechaEliminacion.toDate().toISOString(),
    Hasta: new Date(fechaEliminacion.toMillis() + TRASH_MS).toISOString(),
    Quien: nameOf(eliminadaPor?.uid) ?? eliminadaPor?.nombre ?? '',
    Lote: lote,
  }))
}

export const createTrashRoutes = (deps: Deps): Routes<typeof api.papelera> => ({
  async list({ query }) {
    const { records, ...page } = await listNewestFirst(deps.papelera, 'fechaEliminacion', query)
    return { ...page, items: await presentDeleted(deps, records) }
  },

  async restore({ session, params: { id } }) {
    return presentOne(deps, await restore(deps, session, id))
  },

  restoreBatch: ({ session, params: { lote } }) => restoreBatch(deps, session, lote),
})
