import type { api, DeletedAsesoria } from '@naf/contract'
import { type DocumentData, FieldValue, type Firestore, type Query } from 'firebase-admin/firestore'
import * as z from 'zod'
import type { Actor } from '../db/audit-log.ts'
import { createCollection, type Stored } from '../db/collection.ts'
import { storedTime, storedWords } from '../db/fields.ts'
import type { Numbers } from '../db/numbers.ts'
import { listNewestFirst, type PageQuery } from '../db/query.ts'
import type { Transact, Tx } from '../db/tx.ts'
import { AppError } from '../errors.ts'
import type { Routes } from '../http/router.ts'
import type { Outbox } from '../mail/outbox.ts'
import { chunks, logger } from '../util.ts'
import {
  type AsesoriaRecord,
  asesoriaSchema,
  asesoriasOf,
  messagesOf,
  type NamesOf,
  NO_SUCH_REQUEST,
  notesOf,
  presentAsesorias,
  presentOne,
  readNames,
  type StoredAsesoria,
} from './record.ts'

/** How long a deleted request can be restored (docs/decisions/bin.md). */
const TRASH_MS = 30 * 24 * 60 * 60_000
const PURGED_AT_ONCE = 100
/** How many go in one commit, and how many commits at a time, so that thousands go within an answer's time. */
const MOVED_AT_ONCE = 100
const COMMITS_AT_ONCE = 4

/**
 * `papelera/{id}`: a deleted request as it was stored, under its own id. Its messages, notes and sent mails stay where
 * they are until it is restored or erased.
 */
const deletedSchema = z.object({
  asesoria: asesoriaSchema,
  palabras: storedWords,
  fechaEliminacion: storedTime,
  /** By the name of that day; null if the portal did it. */
  eliminadaPor: z.object({ uid: z.string(), nombre: z.string() }).nullable().default(null),
  /** It is being erased and cannot come back. */
  borrando: z.boolean().default(false),
})

type StoredDeleted = Stored<z.output<typeof deletedSchema>>

export type Trash = ReturnType<typeof createTrash>

export const createTrash = (
  db: Firestore,
  transact: Transact,
  { outbox, numbers, namesOf }: { outbox: Outbox; numbers: Pick<Numbers, 'release'>; namesOf: NamesOf },
) => {
  const asesorias = asesoriasOf(db)
  const trash = createCollection(db, { name: 'papelera', schema: deletedSchema, notFound: NO_SUCH_REQUEST })

  /** By the name of that day. */
  const deleterOf = async ({ uid }: NonNullable<Actor>) => {
    const nameOf = await readNames(namesOf, [uid])
    return { uid, nombre: nameOf(uid) ?? '' }
  }

  /**
   * Moves requests into the trash, also those that nobody can read. Their unsent mails are the caller's.
   * @returns the fields of those that were there, by id
   */
  const move = async (
    tx: Tx,
    ids: string[],
    eliminadaPor: { uid: string; nombre: string },
  ): Promise<Map<string, DocumentData>> => {
    const [found, deletedBefore] = await Promise.all([tx.rawAll(asesorias, ids), tx.rawAll(trash, ids)])
    for (const [id, asesoria] of found) {
      const deleted = {
        asesoria: asesoria as AsesoriaRecord,
        palabras: asesoria.palabras ?? [],
        fechaEliminacion: FieldValue.serverTimestamp(),
        eliminadaPor,
        borrando: false,
      }
      // Its form may have been sent again after it was deleted.
      if (deletedBefore.has(id)) tx.update(trash, id, deleted)
      else tx.create(trash, id, deleted)
      tx.delete(asesorias, id)
    }
    return found
  }

  /** If it breaks off, another call deletes the rest. @returns how many were deleted */
  const deleteMany = async (actor: NonNullable<Actor>, query: Query): Promise<number> => {
    const [{ docs }, mails, deleter] = await Promise.all([
      query.select().get(),
      outbox.unsentAbout('asesorias'),
      deleterOf(actor),
    ])
    const moveAll = (ids: string[]) =>
      transact(null, async (tx) => {
        const moved = await move(tx, ids, deleter)
        for (const id of moved.keys()) for (const mail of mails.get(id) ?? []) outbox.delete(tx, mail)
      })
    const commits = chunks(
      docs.map(({ id }) => id),
      MOVED_AT_ONCE,
    )
    for (const some of chunks(commits, COMMITS_AT_ONCE)) await Promise.all(some.map(moveAll))
    const cantidad = docs.length
    if (cantidad > 0) await transact(actor, async (tx) => tx.log('asesorias.eliminadas', null, { cantidad }))
    return cantidad
  }

  /** Marks a deleted request as being erased. @returns false if it was restored meanwhile */
  const claim = (id: string): Promise<boolean> =>
    transact(null, async (tx) => {
      const deleted = await tx.raw(trash, id)
      if (deleted && !deleted.borrando) tx.update(trash, id, { borrando: true })
      return deleted !== null
    })

  /** Erases a claimed request. If its form was sent again meanwhile, the new request keeps what lies below its id. */
  const erase = async (id: string): Promise<void> => {
    if (!(await asesorias.document(id).get()).exists) {
      await db.recursiveDelete(messagesOf(db, id).all)
      await db.recursiveDelete(notesOf(db, id).all)
    }
    await transact(null, async (tx) => {
      const deleted = await tx.raw(trash, id)
      if (!deleted?.borrando) return
      tx.delete(trash, id)
      if (await tx.raw(asesorias, id)) return
      await outbox.deleteAbout(tx, { coleccion: 'asesorias', id })
      const { numero, tipoServicio } = deleted.asesoria ?? {}
      if (typeof numero === 'string') numbers.release(tx, numero)
      tx.log('asesoria.purgada', id, { etiqueta: tipoServicio })
    })
  }

  return {
    /** @throws not_found */
    async delete(actor: NonNullable<Actor>, id: string): Promise<void> {
      const deleter = await deleterOf(actor)
      await transact(actor, async (tx) => {
        const asesoria = (await move(tx, [id], deleter)).get(id)
        if (!asesoria) throw asesorias.notFound()
        await outbox.withdrawAbout(tx, { coleccion: 'asesorias', id })
        tx.log('asesoria.eliminada', id, { etiqueta: asesoria.tipoServicio })
      })
    },

    deleteDone: (actor: NonNullable<Actor>) =>
      deleteMany(actor, asesorias.all.where('realizada', '==', true)),
    deleteAll: (actor: NonNullable<Actor>) => deleteMany(actor, asesorias.all),

    /** The last deleted first. */
    list: (query: PageQuery) => listNewestFirst(trash, 'fechaEliminacion', query),

    /**
     * Brings a request back as it was, with its messages, notes and sent mails.
     * @throws not_found; changed_meanwhile if its form was sent again meanwhile
     */
    async restore(actor: Actor, id: string): Promise<StoredAsesoria> {
      await transact(actor, async (tx) => {
        const { asesoria, borrando } = await tx.get(trash, id)
        if (borrando) throw trash.notFound()
        if (await tx.find(asesorias, id))
          throw new AppError(
            'changed_meanwhile',
            'La misma solicitud se envió otra vez y ya está en la lista.',
          )
        const { usuarioId, tipoServicio } = asesoria
        const account = usuarioId === null ? undefined : (await namesOf([usuarioId])).get(usuarioId)
        const fechaActualizacion = FieldValue.serverTimestamp()
        tx.create(asesorias, id, {
          ...asesoria,
          usuarioUsername: account?.username ?? null,
          fechaActualizacion,
        })
        tx.delete(trash, id)
        tx.log('asesoria.restaurada', id, { etiqueta: tipoServicio })
      })
      return asesorias.get(id)
    },

    /**
     * Erases for good what was deleted before a day; safe to call again if it broke off.
     * @returns how many
     */
    async purge(before: Date): Promise<number> {
      const due = trash.all.where('fechaEliminacion', '<', before).select().limit(PURGED_AT_ONCE)
      let purged = 0
      for (;;) {
        const { docs } = await due.get()
        for (const { id } of docs) if (await claim(id)) await erase(id)
        purged += docs.length
        if (docs.length < PURGED_AT_ONCE) return purged
      }
    },
  }
}

/** Erases the requests that were deleted 30 days ago, with their messages, notes and mails. */
export const purgeTrash = async (papelera: Trash, now: Date): Promise<void> => {
  const purged = await papelera.purge(new Date(now.getTime() - TRASH_MS))
  logger.info('trash purged', { purged })
}

/** The deleter goes by the present name, or the stored one. */
const presentDeleted = async (namesOf: NamesOf, records: StoredDeleted[]) => {
  const [nameOf, asesorias] = await Promise.all([
    readNames(
      namesOf,
      records.map(({ eliminadaPor }) => eliminadaPor?.uid),
    ),
    presentAsesorias(
      namesOf,
      records.map(({ id, asesoria }) => ({ ...asesoria, id })),
    ),
  ])
  return asesorias.map((Asesoria, index): DeletedAsesoria => {
    const { fechaEliminacion, eliminadaPor } = records[index] as StoredDeleted
    return {
      Asesoria,
      FechaEliminacion: fechaEliminacion.toDate().toISOString(),
      Hasta: new Date(fechaEliminacion.toMillis() + TRASH_MS).toISOString(),
      Quien: nameOf(eliminadaPor?.uid) ?? eliminadaPor?.nombre ?? '',
    }
  })
}

interface Needed {
  papelera: Trash
  users: { namesOf: NamesOf }
}

export const createTrashRoutes = ({ papelera, users }: Needed): Routes<typeof api.papelera> => ({
  async list({ query }) {
    const { records, ...page } = await papelera.list(query)
    return { ...page, items: await presentDeleted(users.namesOf, records) }
  },

  restore: async ({ session, params }) =>
    presentOne(users.namesOf, await papelera.restore(session, params.id)),
})
