import { type DocumentReference, FieldValue, type Firestore, type Query } from 'firebase-admin/firestore'
import type { Outbox } from '../../outbox/outbox.repository.ts'
import { chunks } from '../../platform/chunks.ts'
import { takingUpTo, withFirestoreDeadline } from '../../platform/firestore-deadline.ts'
import { createCollection } from '../../store/collection.ts'
import { countOf } from '../../store/count.ts'
import { LIST_MS, listNewestFirst, type Page, type PageQuery } from '../../store/page.ts'
import { readAll } from '../../store/read-all.ts'
import type { Actor, Write } from '../../store/write.ts'
import type { UsersRepository } from '../users/users.repository.ts'
import {
  type AsesoriaRecord,
  asesoriaSchema,
  type NewAsesoria,
  type StoredAsesoria,
  wordsOfAsesoria,
} from './asesoria-record.ts'

/** Firestore takes 500 writes a batch. */
const WRITES_PER_BATCH = 500
/** So few that each is answered in time. */
const BATCHES_AT_ONCE = 4
/** All batches together. */
const BULK_MS = 40_000

export const createAsesoriasRepository = (
  db: Firestore,
  write: Write,
  outbox: Outbox,
  { namesOf }: Pick<UsersRepository, 'namesOf'>,
) => {
  const asesorias = createCollection(db, {
    name: 'asesorias',
    schema: asesoriaSchema,
    notFound: 'No se pudo encontrar la asesoría',
  })

  const usernameOf = async (uid: string | null): Promise<string | null> =>
    uid === null ? null : ((await namesOf([uid])).get(uid)?.username ?? null)

  /** Each request goes with its mails: where it breaks off, what is left is whole, and goes when it is asked for again. */
  const deleteMany = async (actor: Actor, query: Query): Promise<number> => {
    const [docs, mails] = await Promise.all([readAll(query.select()), outbox.documentsAbout('asesorias')])
    const groups = docs.map(({ id, ref }) => [ref, ...(mails.get(id) ?? [])])
    for (const some of chunks(packed(groups, WRITES_PER_BATCH), BATCHES_AT_ONCE))
      await Promise.all(some.map(deleteTogether))
    const cantidad = docs.length
    if (cantidad > 0)
      await write(actor, async (unit) =>
        unit.emit({ name: 'asesorias.eliminadas', registro: null, cantidad }),
      )
    return cantidad
  }

  const deleteTogether = async (documents: DocumentReference[]): Promise<void> => {
    const batch = db.batch()
    for (const document of documents) batch.delete(document)
    await withFirestoreDeadline(batch.commit())
  }

  return {
    newId: asesorias.newId,

    /**
     * The request, unless there is one of that id already: that one then. Hardly ever is there one, so that is looked
     * for only once Firestore has refused to create another.
     */
    create: (actor: Actor, id: string, asesoria: NewAsesoria): Promise<'created' | StoredAsesoria> => {
      let refused = false
      return write(actor, async (unit) => {
        const [existing, usuarioUsername] = await Promise.all([
          refused ? unit.find(asesorias, id) : null,
          usernameOf(asesoria.usuarioId),
        ])
        if (existing) return existing
        refused = true
        unit.create(asesorias, id, {
          ...asesoria,
          usuarioUsername,
          palabras: wordsOfAsesoria(asesoria),
          fechaSolicitud: FieldValue.serverTimestamp(),
          realizada: false,
          fechaRealizacion: null,
        })
        const { correo, nombre, tipoServicio, medioContacto } = asesoria
        unit.emit({
          name: 'asesoria.recibida',
          registro: id,
          etiqueta: tipoServicio,
          confirmed: { correo, nombre, tipoServicio, medioContacto, at: new Date() },
        })
        return 'created'
      })
    },

    list: takingUpTo(
      LIST_MS,
      (query: PageQuery): Promise<Page<AsesoriaRecord>> =>
        listNewestFirst(asesorias, 'fechaSolicitud', query),
    ),

    async count(): Promise<{ total: number; done: number }> {
      const [total, done] = await Promise.all([
        countOf(asesorias.all),
        countOf(asesorias.all.where('realizada', '==', true)),
      ])
      return { total, done }
    },

    /** Whether that account ever sent one. */
    hasAnyOf: async (usuarioId: string): Promise<boolean> =>
      !(await asesorias.all.where('usuarioId', '==', usuarioId).limit(1).get()).empty,

    /**
     * A request already done keeps its date.
     * @throws not_found
     */
    async markDone(actor: Actor, id: string): Promise<StoredAsesoria> {
      await write(actor, async (unit) => {
        const { realizada, tipoServicio } = await unit.get(asesorias, id)
        if (realizada) return
        unit.update(asesorias, id, { realizada: true, fechaRealizacion: FieldValue.serverTimestamp() })
        unit.emit({ name: 'asesoria.realizada', registro: id, etiqueta: tipoServicio })
      })
      return asesorias.get(id)
    },

    /** @throws not_found */
    delete: (actor: Actor, id: string): Promise<void> =>
      write(actor, async (unit) => {
        const { tipoServicio } = await unit.get(asesorias, id)
        unit.delete(asesorias, id)
        unit.emit({ name: 'asesoria.eliminada', registro: id, etiqueta: tipoServicio })
      }),

    deleteDone: takingUpTo(BULK_MS, (actor: Actor) =>
      deleteMany(actor, asesorias.all.where('realizada', '==', true)),
    ),
    deleteAll: takingUpTo(BULK_MS, (actor: Actor) => deleteMany(actor, asesorias.all)),
  }
}

/** Groups of at most `size` documents, none of which is torn apart. */
const packed = (groups: DocumentReference[][], size: number): DocumentReference[][] => {
  const packs: DocumentReference[][] = [[]]
  for (const group of groups) {
    const last = packs.at(-1) ?? []
    if (last.length + group.length > size) packs.push(group)
    else last.push(...group)
  }
  return packs
}
