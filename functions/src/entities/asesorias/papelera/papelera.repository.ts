import { FieldValue, type Firestore, type Query } from 'firebase-admin/firestore'
import type { Actor } from '../../../db/audit-log.ts'
import { type Collection, createCollection } from '../../../db/collection.ts'
import type { Numbers } from '../../../db/numbers.ts'
import { listNewestFirst, type Page, type PageQuery } from '../../../db/query.ts'
import { AppError } from '../../../errors.ts'
import type { Write } from '../../../events/write.ts'
import type { Outbox } from '../../../outbox/outbox.repository.ts'
import { fullName } from '../../../records/uploader.ts'
import type { UsersRepository } from '../../users/store.ts'
import type { AsesoriaRecord, StoredAsesoria } from '../asesoria-record.ts'
import { messagesOf } from '../messages.repository.ts'
import { notesOf } from '../notes.repository.ts'
import { createBulkDeletion } from './bulk-deletion.repository.ts'
import { type DeletedRecord, deletedSchema } from './deleted-record.ts'

const PURGED_AT_ONCE = 100

/** How requests are deleted: they stay in the bin for a while, where an administrator finds them. */
export const createBin = (
  db: Firestore,
  write: Write,
  asesorias: Collection<AsesoriaRecord>,
  outbox: Outbox,
  numbers: Pick<Numbers, 'release'>,
  { namesOf }: Pick<UsersRepository, 'namesOf'>,
) => {
  const bin = createCollection(db, {
    name: 'papelera',
    schema: deletedSchema,
    notFound: 'No se pudo encontrar la asesoría',
  })
  const moveMany = createBulkDeletion(db, bin, outbox)

  const deleterOf = async (actor: Actor): Promise<DeletedRecord['eliminadaPor']> => {
    if (!actor) return null
    const name = (await namesOf([actor.uid])).get(actor.uid)
    return { uid: actor.uid, nombre: name ? fullName(name) : '' }
  }

  const deleteMany = async (actor: Actor, query: Query): Promise<number> => {
    const cantidad = await moveMany(query, deleterOf(actor))
    if (cantidad > 0)
      await write(actor, async (tx) => tx.emit({ name: 'asesorias.eliminadas', registro: null, cantidad }))
    return cantidad
  }

  /** Erases what is left of a request. One that was sent again under its id, meanwhile, has its thread, mails and number. */
  const erase = async (id: string): Promise<void> => {
    if ((await asesorias.document(id).get()).exists) {
      await bin.document(id).delete()
      return
    }
    await db.recursiveDelete(messagesOf(db, id).all)
    await db.recursiveDelete(notesOf(db, id).all)
    await write(null, async (tx) => {
      const deleted = await tx.find(bin, id)
      tx.delete(bin, id)
      numbers.release(tx, deleted?.asesoria.numero ?? null)
      tx.emit({ name: 'asesoria.purgada', registro: id, etiqueta: deleted?.asesoria.tipoServicio ?? '' })
    })
  }

  return {
    /** @throws not_found */
    async delete(actor: Actor, id: string): Promise<void> {
      const eliminadaPor = await deleterOf(actor)
      await write(actor, async (tx) => {
        const [{ id: _, ...asesoria }, before] = await Promise.all([tx.get(asesorias, id), tx.find(bin, id)])
        const { palabras, tipoServicio } = asesoria
        const deleted = { asesoria, palabras, eliminadaPor, fechaEliminacion: FieldValue.serverTimestamp() }
        if (before) tx.update(bin, id, deleted)
        else tx.create(bin, id, deleted)
        tx.delete(asesorias, id)
        tx.emit({ name: 'asesoria.eliminada', registro: id, etiqueta: tipoServicio })
      })
    },

    deleteDone: (actor: Actor) => deleteMany(actor, asesorias.all.where('realizada', '==', true)),
    deleteAll: (actor: Actor) => deleteMany(actor, asesorias.all),

    /** What was deleted, the last first. */
    listDeleted: (query: PageQuery): Promise<Page<DeletedRecord>> =>
      listNewestFirst(bin, 'fechaEliminacion', query),

    /**
     * Brings a request back as it was, with its messages, notes and the mails that were sent.
     * @throws not_found; changed_meanwhile where its form was sent again meanwhile
     */
    async restore(actor: Actor, id: string): Promise<StoredAsesoria> {
      await write(actor, async (tx) => {
        const { asesoria } = await tx.get(bin, id)
        if (await tx.find(asesorias, id))
          throw new AppError(
            'changed_meanwhile',
            'La misma solicitud se envió otra vez y ya está en la lista.',
          )
        const { usuarioId, tipoServicio } = asesoria
        const usuarioUsername =
          usuarioId === null ? null : ((await namesOf([usuarioId])).get(usuarioId)?.username ?? null)
        const fechaActualizacion = FieldValue.serverTimestamp()
        tx.create(asesorias, id, { ...asesoria, usuarioUsername, fechaActualizacion })
        tx.delete(bin, id)
        tx.emit({ name: 'asesoria.restaurada', registro: id, etiqueta: tipoServicio })
      })
      return asesorias.get(id)
    },

    /**
     * Erases for good what was deleted before a day; safe to call again where it broke off.
     * @returns how many
     */
    purge: async (before: Date): Promise<number> => {
      const due = bin.all.where('fechaEliminacion', '<', before).select().limit(PURGED_AT_ONCE)
      let purged = 0
      for (;;) {
        const { docs } = await due.get()
        for (const { id } of docs) await erase(id)
        purged += docs.length
        if (docs.length < PURGED_AT_ONCE) return purged
      }
    },
  }
}
