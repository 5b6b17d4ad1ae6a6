import { type DueRules, dueDatesOf, lawRules, OBLIGACIONES } from '@naf/contract'
import { schemas } from '@naf/contract/schemas'
import * as z from 'zod'
import { momentAt, storedDay, storedText, storedTimeOrNull } from '../db/fields.ts'
import { type Kind, recordFields } from './record.ts'

/** The rules of a year's due dates: as they are stored, and as the API shows them (docs/decisions/due-dates.md). */

const law = lawRules()
const whole = (least: number, most: number) => z.int().min(least).max(most)
const months = z.array(whole(1, 12))

/** `calendario/{year}`, so that a year has one calendar. Missing rules are the law's. */
const schema = z
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
    /** When the rules last changed; null if that is not known. */
    modificado: storedTimeOrNull,
  })
  .omit({ descripcion: true })

export type CalendarioRecord = z.output<typeof schema>

/** The form as it is stored, changed now. The log calls the record by its title, the year. */
export const storedRules = (rules: DueRules & { Fuente: string }) => ({
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

const toApi = ({ anio, dias, meses, feriados, excepciones, modificado, fechaSubida }: CalendarioRecord) => {
  const rules = {
    Anio: anio,
    Dias: dias,
    ...meses,
    Feriados: feriados.map(({ fecha, nombre }) => ({ Fecha: fecha, Nombre: nombre })),
    Excepciones: excepciones.map(({ obligacion, mes, digito, fecha }) => ({
      Obligacion: obligacion,
      Mes: mes,
      Digito: digito,
      Fecha: fecha,
    })),
  }
  return {
    ...rules,
    Vencimientos: dueDatesOf(rules),
    Modificado: (modificado ?? fechaSubida).toDate().toISOString(),
  }
}

export const CALENDARIO: Kind<CalendarioRecord, z.output<typeof schemas.calendario.create.output>> = {
  name: 'calendario',
  schema,
  manage: 'calendario:manage',
  event: ['calendario', 'o'],
  messages: { notFound: 'No se encontró el calendario.', deleted: 'Calendario eliminado' },
  toApi,
  item: schemas.calendario.create.output,
  order: (a, b) => b.anio - a.anio,
}
