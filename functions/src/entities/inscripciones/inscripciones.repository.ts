import { FieldValue, type Firestore } from 'firebase-admin/firestore'
import * as z from 'zod'
import { idFrom } from '../../platform/digest.ts'
import { createCollection, type Stored } from '../../store/collection.ts'
import { countOf } from '../../store/count.ts'
import { storedConsent, storedText, storedTime } from '../../store/fields.ts'
import { listNewestFirst, type Page, type PageQuery } from '../../store/page.ts'
import type { Actor, Write } from '../../store/write.ts'

/** `inscripciones/{id}`. `fingerprint` tells the same form sent again from another one. */
const inscripcionSchema = z.object({
  primerNombre: storedText,
  segundoNombre: storedText,
  apellidoPaterno: storedText,
  apellidoMaterno: storedText,
  celular: storedText,
  correo: storedText,
  idEspe: storedText,
  carrera: storedText,
  nivelSemestre: storedText,
  fingerprint: z.string().nullable().default(null),
  fechaInscripcion: storedTime,
  /** Missing in those from before forms named their policy. */
  consentimiento: storedConsent.optional(),
})

export type InscripcionRecord = z.output<typeof inscripcionSchema>
export type StoredInscripcion = Stored<InscripcionRecord>
export type NewInscripcion = Omit<InscripcionRecord, 'fechaInscripcion'>

type Student = Pick<InscripcionRecord, 'idEspe' | 'correo'>

/** From ID ESPE and e-mail, so that Firestore itself refuses the second enrolment of both, whoever is quicker. */
const idOf = ({ idEspe, correo }: Student): string => idFrom(`${idEspe.toUpperCase()}\n${correo}`)

/** Of the records from before the e-mail counted. */
const formerIdOf = ({ idEspe }: Student): string => idFrom(idEspe.toUpperCase())

export interface CreatedInscripcion {
  id: string
  /** What is stored already, and stays as it is; null where the enrolment was stored now. */
  existing: InscripcionRecord | null
}

export const createInscripcionesRepository = (db: Firestore, write: Write) => {
  const inscripciones = createCollection(db, {
    name: 'inscripciones',
    schema: inscripcionSchema,
    createdAt: 'fechaInscripcion',
    notFound: 'No se encontró la inscripción.',
  })

  return {
    create: (actor: Actor, inscripcion: NewInscripcion): Promise<CreatedInscripcion> =>
      write(actor, async (unit) => {
        const formerId = formerIdOf(inscripcion)
        const former = await unit.find(inscripciones, formerId)
        if (former?.correo === inscripcion.correo) return { id: formerId, existing: former }
        const id = idOf(inscripcion)
        const existing = await unit.find(inscripciones, id)
        if (existing) return { id, existing }
        unit.create(inscripciones, id, { ...inscripcion, fechaInscripcion: FieldValue.serverTimestamp() })
        unit.emit({ name: 'inscripcion.recibida', registro: id })
        return { id, existing: null }
      }),

    list: (query: PageQuery): Promise<Page<InscripcionRecord>> =>
      listNewestFirst(inscripciones, 'fechaInscripcion', query),

    count: () => countOf(inscripciones.all),

    /** @throws not_found */
    delete: (actor: Actor, id: string): Promise<void> =>
      write(actor, async (unit) => {
        await unit.get(inscripciones, id)
        unit.delete(inscripciones, id)
        unit.emit({ name: 'inscripcion.eliminada', registro: id })
      }),
  }
}
