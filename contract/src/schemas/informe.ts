import * as z from 'zod'
import { REDES } from '../catalogs.ts'
import { UNREADABLE_QUERY } from '../errors.ts'
import { fieldsOf, ints, intsOrNull, isoDateTime, querySchema, texts, whole } from '../fields.ts'
import { type Period, periodFaults } from '../periods.ts'
import { formato, pageFields } from './lists.ts'

/** The report of a period, staff's home, and the followers in networks. */

const day = z.string(UNREADABLE_QUERY)
const period = { desde: day, hasta: day }

const checkPeriod: z.core.CheckFn<Period> = ({ value, issues }) => {
  for (const [field, message] of Object.entries(periodFaults(value)))
    issues.push({ code: 'custom', message, input: value, path: [field], continue: true })
}

const days = texts('Desde', 'Hasta')
/** By name. */
const counts = fieldsOf(z.record(z.string(), z.int()))

/** The figures of a period. Reopened requests are not closed; an opinion that was changed counts once. */
const figures = {
  /** `Atendidas` are closed as served. */
  ...ints('Recibidas', 'Cerradas', 'Atendidas', 'Inscripciones'),
  /** `Capacitaciones` are trainings that somebody attended. `Personas` is `Atendidas` plus `Asistencias`. */
  ...ints('Capacitaciones', 'Asistencias', 'Personas'),
  /** The team served half of the people, and nine tenths of them, within so many days; null if it served nobody. */
  ...intsOrNull('EsperaMitad', 'EsperaCasiTodas'),
}

/** The growth of followers against the first recorded month of each network (docs/decisions/tallies.md). */
const growthSchema = z.object({
  /** The followers in the first and in the last month of each network. */
  ...ints('Inicio', 'Ahora'),
  /** In per cent; null without anything to compare with. */
  ...intsOrNull('Crecimiento'),
})

const informePeriodSchema = z.object({
  ...days,
  ...figures,
  Meses: z.array(z.object({ Mes: z.string(), ...figures })),
  ...counts('Servicio', 'Contribuyente', 'Medio', 'Discapacidad', 'Cierre'),
  /** With an account (`si`) and without one; by place, empty for an unknown one; by stars, from 1 to 5. */
  ...counts('Cuenta', 'Provincia', 'Ciudad', 'Opinion'),
  /** The mean of the stars with one decimal; null without any. */
  OpinionMedia: z.number().nullable(),
  /** At the end of the period. */
  Redes: growthSchema,
  /** Requests served by each member of staff, by the present name; the most first. */
  Atiende: z.array(z.object({ ...texts('Uid', 'Nombre'), ...ints('Cantidad') })),
})

const tableSchema = z.object({
  Encabezados: z.array(z.string()),
  Filas: z.array(z.tuple([z.string()], z.string())),
})

/** Null is too few. */
const shownGroups = z.array(z.object({ Nombre: z.string(), Cantidad: z.int().nullable() }))

/** The most first. */
const groupsSchema = z.object({ ...texts('Parte', 'Titulo'), Grupos: shownGroups })

/** The open requests, by the days that they wait; the shortest first. */
const waitingSchema = z.object({
  ...ints('Cantidad', 'SinAsignar'),
  Edades: z.array(z.object({ Nombre: z.string(), Cantidad: z.int() })),
  /** The day of the oldest; null without any. */
  Desde: z.iso.date().nullable(),
})

/** The report as it may leave the centre: whole months that are over, with small groups suppressed. */
const paperSchema = z.object({
  ...days,
  Anterior: z.object(days),
  Resumen: tableSchema,
  /** The open requests on the day of the call. */
  Pendientes: z.object({ Dia: z.string(), ...intsOrNull('Cantidad'), Edades: shownGroups }),
  /** Requests received and served, in the order of the table; null is suppressed. */
  Meses: tableSchema.extend({
    Recibidas: z.array(z.int().nullable()),
    Atendidas: z.array(z.int().nullable()),
  }),
  Desgloses: z.array(groupsSchema),
})

const informeSchema = z.object({
  Periodo: informePeriodSchema,
  /** The period to compare with (`periodBefore`). */
  Anterior: informePeriodSchema,
  /** At this moment, whatever the period is. */
  Pendientes: waitingSchema,
  /** Null if no whole month of the period is over. */
  Papel: paperSchema.nullable(),
})

/** An opinion about a request that still exists; `Id` is the request's, and `Comentario` may be empty. */
const informeOpinionSchema = z.object({
  ...texts('Id', 'Servicio', 'Comentario'),
  Numero: z.string().nullable(),
  Valor: z.int(),
  Fecha: isoDateTime,
})

/** Counts that stop at a maximum; `HayMas` says that there are more. */
const counted = fieldsOf(z.object({ Cantidad: z.int(), HayMas: z.boolean() }))

/** The period whose report shows a figure. */
const filter = z.object({ desde: z.iso.date(), hasta: z.iso.date() })

/** The progress towards goals; null if it is not known yet. */
const goals = fieldsOf(z.object({ ...intsOrNull('Alcanzado'), ...ints('Meta') }))

const inicioSchema = z.object({
  /** In `Escribieron` the person wrote last, `Antiguas` wait for more than seven days, `Mias` are assigned to the caller. */
  ...counted('Escribieron', 'Antiguas', 'Pendientes', 'SinAsignar', 'Mias'),
  /** Enrolments after the last one that the team has seen, and mails of the last 30 days that did not arrive. */
  ...counted('Inscripciones', 'Correos'),
  /** The usual wait in days, for half of the people and for nine tenths. It counts open requests; null if unknown. */
  Espera: z.object({ ...intsOrNull('Mitad', 'CasiTodas'), Filtro: filter }),
  /** The goals of this semester; `Redes` in per cent. */
  Semestre: z.object({
    ...ints('Recibidas'),
    ...goals('Atendidos', 'Personas', 'Capacitaciones', 'Redes'),
    Filtro: filter,
  }),
})

/** The collections of the records that mails are about. */
export const mailAbout = z.enum([
  ...(['asesorias', 'inscripciones', 'users', 'suscripciones'] as const),
  ...(['boletines', 'participantes', 'capacitaciones'] as const),
])

/** Why a mail bounced: there is no such address, the mailbox is full, or its server refused the mail. */
export const mailBounce = z.enum(['sin_buzon', 'buzon_lleno', 'rechazado'])

/** A mail that did not arrive, and the record that it is about. */
const failedMailSchema = z.object({
  ...texts('Id', 'Asunto'),
  Fecha: isoDateTime,
  Sobre: z.object({ Coleccion: mailAbout, Id: z.string() }),
  /** Held back by the limit on mails and never sent. */
  Retenido: z.boolean(),
  /** Still waiting, half an hour after it was due. */
  Atrasado: z.boolean(),
  /** Null if it did not bounce. Without any of the three, the mail service refused it. */
  Rebote: mailBounce.nullable(),
})

/** How many mails go out again, and how many are left. */
const resentSchema = z.object({ Enviados: z.int(), Quedan: z.int() })

const SEGUIDORES = 'Escribe cuántos seguidores son, de 0 a 100 millones y sin comas.'
const MES = 'Elige un mes de este siglo que ya haya empezado.'

/** The followers of a network in a month; null deletes a wrong figure. */
export const redesUpdateSchema = z.object({
  /** `YYYY-MM` */
  Mes: z.string(MES).regex(/^20\d\d-(0[1-9]|1[0-2])$/, MES),
  Red: z.enum(REDES, 'Elige una red de la lista.'),
  Seguidores: whole(0, 100_000_000, SEGUIDORES).nullable(),
})

const redesSchema = z.object({
  /** The latest first. */
  Meses: z.array(z.object({ Mes: z.string(), Seguidores: z.partialRecord(z.enum(REDES), z.int()) })),
  Crecimiento: growthSchema,
})

export const informe = {
  /** From one day to another, both included, by the clock of Ecuador. */
  read: { query: querySchema(period).check(checkPeriod), output: informeSchema },
  inicio: { output: inicioSchema },
  opiniones: {
    query: querySchema({ ...period, ...pageFields }).check(checkPeriod),
    output: z.array(informeOpinionSchema),
  },
  correos: { query: querySchema(pageFields), output: z.array(failedMailSchema) },
  resendMail: { output: resentSchema },
  resendMails: { output: resentSchema },
  readRedes: { output: redesSchema },
  updateRedes: { input: redesUpdateSchema, output: redesSchema },
  export: { query: querySchema({ ...period, formato }).check(checkPeriod) },
}

export const correos = { report: { output: z.object({ mensaje: z.string() }) } }

export type InformeOpinion = z.output<typeof informeOpinionSchema>
export type InformePeriod = z.output<typeof informePeriodSchema>
export type Informe = z.output<typeof informeSchema>
export type InformePaper = z.output<typeof paperSchema>
export type ComparedPeriods = Pick<Informe, 'Periodo' | 'Anterior'>
export type Backlog = Informe['Pendientes']
export type Figures = z.output<z.ZodObject<typeof figures>>
export type Inicio = z.output<typeof inicioSchema>
export type FailedMail = z.output<typeof failedMailSchema>
export type MailBounce = z.output<typeof mailBounce>
export type ResentMails = z.output<typeof resentSchema>
export type RedesUpdate = z.output<typeof redesUpdateSchema>
export type Redes = z.output<typeof redesSchema>
export type Growth = z.output<typeof growthSchema>
