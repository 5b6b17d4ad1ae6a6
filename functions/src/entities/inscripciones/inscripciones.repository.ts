import { FieldValue, type Firestore } from 'firebase-admin/firestore'
import type { Enrolled } from '../../outbox/enrolment-mail.ts'
import { idFrom } from '../../platform/digest.ts'
import { takingUpTo } from '../../platform/firestore-deadline.ts'
import { createCollection } from '../../store/collection.ts'
import { countOf } from '../../store/count.ts'
import type { Numbers } from '../../store/numbers.ts'
import { LIST_MS, listNewestFirst, type Page, type PageQuery } from '../../store/page.ts'
import { pagesNewestFirst } from '../../store/pages-newest-first.ts'
import type { Actor, Write } from '../../store/write.ts'
import { once } from '../../tallies/tally.ts'
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
      return write(actor, async (unit) => {
        const id = idOf(inscripcion)
        const existing = await unit.find(inscripciones, id)
        if (existing) return { id, numero: existing.numero, existing }
        const numero = await numbers.reserve(unit, { coleccion: 'inscripciones', registro: id }, refused)
        refused = true
        unit.create(inscripciones, id, {
          ...inscripcion,
          numero,
          palabras: wordsOfInscripcion({ ...inscripcion, numero }),
          fechaInscripcion: FieldValue.serverTimestamp(),
        })
        unit.emit({
          name: 'inscripcion.recibida',
          cuenta: once('inscripciones'),
          registro: id,
          enrolled: enrolledBy(inscripcion, numero),
        })
        return { id, numero, existing: null }
      })
    },

    list: takingUpTo(
      LIST_MS,
      (query: PageQuery): Promise<Page<InscripcionRecord>> =>
        listNewestFirst(inscripciones, 'fechaInscripcion', query),
    ),

    /** All of them, the newest first, as they are asked for. */
    pages: () => pagesNewestFirst(inscripciones, 'fechaInscripcion'),

    find: inscripciones.find,
    count: () => countOf(inscripciones.all),
    ...createSeen(db, write, inscripciones),

    /** @throws not_found */
    delete: (actor: Actor, id: string): Promise<void> =>
      write(actor, async (unit) => {
        const { numero } = await unit.get(inscripciones, id)
        unit.delete(inscripciones, id)
        numbers.release(unit, numero)
        unit.emit({ name: 'inscripcion.eliminada', registro: id })
      }),
  }
}
