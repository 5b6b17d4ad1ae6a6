import { FieldValue, type Firestore } from 'firebase-admin/firestore'
import type { Actor } from '../../db/audit-log.ts'
import { createCollection } from '../../db/collection.ts'
import { once } from '../../db/counters.ts'
import type { Numbers } from '../../db/numbers.ts'
import { countOf, listNewestFirst, type Page, type PageQuery, pagesNewestFirst } from '../../db/query.ts'
import type { Write } from '../../events/write.ts'
import type { Enrolled } from '../../outbox/enrolment-mail.ts'
import { idFrom } from '../../util.ts'
import {
  type InscripcionRecord,
  inscripcionSchema,
  type NewInscripcion,
  wordsOfInscripcion,
} from './inscripcion-record.ts'
import { createSeen } from './seen-inscripciones.repository.ts'

type Student = Pick<InscripcionRecord, 'idEspe' | 'correo'>

/** From ID ESPE and e-mail, so that Firestore itself refuses the second enrolment of both, whoever is quicker. */
const idOf = ({ idEspe, correo }: Student): string => idFrom(`${idEspe.toUpperCase()}\n${correo}`)

const enrolledBy = (inscripcion: NewInscripcion, numero: string): Enrolled => {
  const { correo, primerNombre, apellidoPaterno, carrera, nivelSemestre } = inscripcion
  const nombre = `${primerNombre} ${apellidoPaterno}`
  return { correo, nombre, carrera, nivelSemestre, numero, at: new Date() }
}

export interface CreatedInscripcion {
  id: string
  numero: string | null
  /** What is stored already, and stays as it is; null where the enrolment was stored now. */
  existing: InscripcionRecord | null
}

export const createInscripcionesRepository = (db: Firestore, write: Write, numbers: Numbers) => {
  const inscripciones = createCollection(db, {
    name: 'inscripciones',
    schema: inscripcionSchema,
    createdAt: 'fechaInscripcion',
    notFound: 'No se encontró la inscripción.',
  })

  return {
    create: (actor: Actor, inscripcion: NewInscripcion): Promise<CreatedInscripcion> => {
      let refused = false
      return write(actor, async (tx) => {
        const id = idOf(inscripcion)
        const existing = await tx.find(inscripciones, id)
        if (existing) return { id, numero: existing.numero, existing }
        const numero = await numbers.reserve(tx, { coleccion: 'inscripciones', registro: id }, refused)
        refused = true
        tx.create(inscripciones, id, {
          ...inscripcion,
          numero,
          palabras: wordsOfInscripcion({ ...inscripcion, numero }),
          fechaInscripcion: FieldValue.serverTimestamp(),
        })
        tx.emit({
          name: 'inscripcion.recibida',
          cuenta: once('inscripciones'),
          registro: id,
          enrolled: enrolledBy(inscripcion, numero),
        })
        return { id, numero, existing: null }
      })
    },

    list: (query: PageQuery): Promise<Page<InscripcionRecord>> =>
      listNewestFirst(inscripciones, 'fechaInscripcion', query),

    /** All of them, the newest first, as they are asked for. */
    pages: () => pagesNewestFirst(inscripciones, 'fechaInscripcion'),

    find: inscripciones.find,
    count: () => countOf(inscripciones.all),
    ...createSeen(db, write, inscripciones),

    /** @throws not_found */
    delete: (actor: Actor, id: string): Promise<void> =>
      write(actor, async (tx) => {
        const { numero } = await tx.get(inscripciones, id)
        tx.delete(inscripciones, id)
        numbers.release(tx, numero)
        tx.emit({ name: 'inscripcion.eliminada', registro: id })
      }),
  }
}
