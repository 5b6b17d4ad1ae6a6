import { type Coleccion, numeroOf } from '@naf/contract'
import { type DocumentData, type Firestore, Timestamp } from 'firebase-admin/firestore'
import * as z from 'zod'
import { formerFiles, formersOf } from '../../attachments/former-files.repository.ts'
import { AppError } from '../../errors.ts'
import type { Event, EventName } from '../../events/events.ts'
import { LISTS } from '../../lists/lists.repository.ts'
import { takingUpTo, withFirestoreDeadline } from '../../platform/firestore-deadline.ts'
import { createCollection } from '../../store/collection.ts'
import type { Numbers } from '../../store/numbers.ts'
import type { Actor, Write } from '../../store/write.ts'

/** A request may have hundreds of messages. */
const REMOVE_MS = 40_000

/** Accounts have a deletion of their own, which does not need a readable record. */
export type Removable = Exclude<Coleccion, 'users'>

/** The event of each deletion; what follows it deletes the record's mails and files. */
const EVENTS: Record<Removable, EventName> = {
  asesorias: 'asesoria.purgada',
  papelera: 'asesoria.purgada',
  inscripciones: 'inscripcion.eliminada',
  boletines: 'boletin.eliminado',
  libros: 'libro.eliminado',
  galeria: 'imagen.eliminada',
  plantillas: 'plantilla.eliminada',
  calendario: 'calendario.eliminado',
  capacitaciones: 'capacitacion.eliminada',
  correos: 'correo.eliminado',
}

/** A stored value as JSON can say it. */
const plain = (value: unknown): unknown => {
  if (typeof value !== 'object' || value === null) return value
  if (value instanceof Timestamp) return value.toDate().toISOString()
  if (Array.isArray(value)) return value.map(plain)
  if (Object.getPrototypeOf(value) !== Object.prototype) return value.constructor.name
  return Object.fromEntries(Object.entries(value).map(([name, inner]) => [name, plain(inner)]))
}

/** The folder of its file, if the record names one of its own kind; the sweep finds any other. */
const folderOf = (coleccion: Coleccion, { archivo }: DocumentData): string[] => {
  const carpeta: unknown = (archivo as { carpeta?: unknown } | null | undefined)?.carpeta
  return typeof carpeta === 'string' && new RegExp(`^${coleccion}/[\\w-]{20,}$`).test(carpeta)
    ? [carpeta]
    : []
}

/** The stored fields of records that nobody can read, and their removal. */
export const createRegistrosRepository = (db: Firestore, write: Write, numbers: Pick<Numbers, 'release'>) => {
  const recordsOf = (name: Coleccion) =>
    createCollection(db, { name, schema: z.looseObject({}), notFound: 'No se encontró el registro.' })
  const formers = formerFiles(db)

  /** The messages and notes of a request, which lie below it while it is in the bin as well. */
  const removeThreads = async (coleccion: Removable, id: string): Promise<void> => {
    const request = db.doc(`asesorias/${id}`)
    const isElsewhere = coleccion === 'papelera' && (await request.get()).exists
    if (!['asesorias', 'papelera'].includes(coleccion) || isElsewhere) return
    for (const below of await request.listCollections()) await db.recursiveDelete(below)
  }

  return {
    /** Notes who looks, and gives the stored fields, moments as texts; null where there is no such record. */
    read: async (actor: Actor, coleccion: Coleccion, id: string): Promise<object | null> => {
      const fields = (await recordsOf(coleccion).document(id).get()).data()
      if (!fields) return null
      await write(actor, async (unit) =>
        unit.emit({ name: 'registro.visto', registro: id, etiqueta: coleccion }),
      )
      return plain(fields) as object
    },

    /**
     * Removes a record with what belongs to it. Its messages go first: a removal that broke off is done again.
     * @param isReadable is asked in the same step, since somebody may have mended the record
     * @throws not_found; changed_meanwhile for a record that can be read
     */
    remove: takingUpTo(
      REMOVE_MS,
      async (
        actor: Actor,
        coleccion: Removable,
        id: string,
        isReadable: () => Promise<boolean>,
      ): Promise<void> => {
        const records = recordsOf(coleccion)
        const assertUnreadable = async () => {
          if (await withFirestoreDeadline(isReadable()))
            throw new AppError('changed_meanwhile', 'Este registro ya se puede leer. Recarga la lista.')
        }
        await assertUnreadable()
        await removeThreads(coleccion, id)
        await write(actor, async (unit) => {
          const fields = await unit.raw(records, id)
          if (!fields) throw records.notFound()
          await assertUnreadable()
          unit.delete(records, id)
          const gone = await unit.select(formers, formersOf(coleccion, id))
          for (const former of gone) unit.delete(formers, former.id)
          const numero: unknown = coleccion === 'papelera' ? fields.asesoria?.numero : fields.numero
          if (typeof numero === 'string') numbers.release(unit, numeroOf(numero))
          unit.emit({
            name: EVENTS[coleccion],
            registro: id,
            etiqueta: coleccion,
            detalle: 'ilegible',
            ...(LISTS.some((name) => name === coleccion) && { lista: coleccion }),
            anteriores: [folderOf(coleccion, fields), gone.map(({ archivo }) => archivo.carpeta)].flat(),
          } as Event)
        })
      },
    ),
  }
}
