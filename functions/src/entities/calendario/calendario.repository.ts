import { type DueRules, lawRules, OBLIGACIONES } from '@naf/contract'
import type { Firestore } from 'firebase-admin/firestore'
import * as z from 'zod'
import type { Actor } from '../../db/audit-log.ts'
import { type Moment, momentAt, storedDay, storedText, storedTimeOrNull } from '../../db/fields.ts'
import type { Write } from '../../events/write.ts'
import { recordFields } from '../../records/record-fields.ts'
import {
  createRecordsRepository,
  type NewRecord,
  type RecordShape,
  recordCollection,
  type StoredRecord,
} from '../../records/records.repository.ts'

export interface CalendarioFields {
  /** What the log calls it: the year. */
  titulo: string
  anio: number
  fuente: string
  dias: number[]
  /** By obligation; of one that is not there the law's. */
  meses: { [K in (typeof OBLIGACIONES)[number]]: number[] }
  feriados: { fecha: string; nombre: string }[]
  excepciones: {
    obligacion: (typeof OBLIGACIONES)[number]
    mes: number
    digito: number | null
    fecha: string
  }[]
  /** When the rules last changed; null where that is not known. */
  modificado: Moment | null
}

export type StoredCalendario = StoredRecord<CalendarioFields>

const law = lawRules()
/** What a date can be made of. */
const whole = (least: number, most: number) => z.int().min(least).max(most)
const months = z.array(whole(1, 12))

const shape: RecordShape<CalendarioFields> = {
  name: 'calendario',
  schema: z
    .object({
      ...recordFields,
      anio: whole(1900, 2200),
      fuente: storedText,
      dias: z.array(whole(1, 31)).length(10).default(law.Dias),
      meses: z
        .object({
          IvaMensual: months.default(law.IvaMensual),
          IvaSemestral: months.default(law.IvaSemestral),
          Retenciones: months.default(law.Retenciones),
          RentaPersonas: months.default(law.RentaPersonas),
          RentaSociedades: months.default(law.RentaSociedades),
          RentaRimpe: months.default(law.RentaRimpe),
        })
        .prefault({}),
      feriados: z.array(z.object({ fecha: storedDay, nombre: storedText })).default([]),
      excepciones: z
        .array(
          z.object({
            obligacion: z.enum(OBLIGACIONES),
            mes: z.number(),
            digito: z.number().nullable().default(null),
            fecha: storedDay,
          }),
        )
        .default([]),
      modificado: storedTimeOrNull,
    })
    .omit({ descripcion: true }),
  notFound: 'No se encontró el calendario.',
  events: {
    published: 'calendario.publicado',
    edited: 'calendario.editado',
    deleted: 'calendario.eliminado',
  },
}

/** The rules of the form as they are stored, changed now. */
export const storedRules = (rules: DueRules & { Fuente: string }): CalendarioFields => ({
  titulo: String(rules.Anio),
  anio: rules.Anio,
  fuente: rules.Fuente,
  dias: rules.Dias,
  meses: {
    IvaMensual: rules.IvaMensual,
    IvaSemestral: rules.IvaSemestral,
    Retenciones: rules.Retenciones,
    RentaPersonas: rules.RentaPersonas,
    RentaSociedades: rules.RentaSociedades,
    RentaRimpe: rules.RentaRimpe,
  },
  feriados: rules.Feriados.map(({ Fecha, Nombre }) => ({ fecha: Fecha, nombre: Nombre })),
  excepciones: rules.Excepciones.map(({ Obligacion, Mes, Digito, Fecha }) => ({
    obligacion: Obligacion,
    mes: Mes,
    digito: Digito,
    fecha: Fecha,
  })),
  modificado: momentAt(new Date()),
})

/** The id is the year: so it has one calendar, whoever writes at once. */
export const createCalendarioRepository = (db: Firestore, write: Write) => {
  const records = createRecordsRepository<CalendarioFields>(recordCollection(db, shape), write, shape.events)
  return {
    ...records,

    /** @returns false where the year has one */
    create: (actor: Actor, record: NewRecord<CalendarioFields>): Promise<boolean> =>
      records.create(actor, record.titulo, record),

    /** The latest year first. */
    async list() {
      const found = await records.list()
      return { ...found, records: found.records.sort((a, b) => b.anio - a.anio) }
    },
  }
}
