import {
  type api,
  type Calendario,
  calendarName,
  type DueRules,
  datesOf,
  dueDatesOf,
  dueEvents,
  icsOf,
  isTaxpayerKind,
  OBLIGACIONES,
} from '@naf/contract'
import { schemas } from '@naf/contract/schemas'
import { Timestamp } from 'firebase-admin/firestore'
import * as z from 'zod'
import type { Config } from '../config.ts'
import { asAnswered, asStored, storedDay, storedText, storedTime } from '../db/fields.ts'
import { AppError } from '../errors.ts'
import type { FileStore } from '../google/storage.ts'
import { textForVisitors } from '../http/respond.ts'
import type { Routes } from '../http/router.ts'
import { limitReads } from '../http/throttle.ts'
import { digest } from '../util.ts'
import type { Lists } from './public-list.ts'
import { type Kind, recordFields } from './record.ts'
import { createAnswers } from './routes.ts'
import type { Store } from './store.ts'

/** The calendars of due dates: their rules, their routes and their files for calendars (docs/decisions/due-dates.md). */

/** `calendario/{year}`, so that a year has one calendar. */
const schema = z
  .object({
    ...recordFields,
    anio: z.int().min(1900).max(2200),
    fuente: storedText,
    dias: z.array(z.int().min(1).max(31)).length(10),
    meses: z.record(z.enum(OBLIGACIONES), z.array(z.int().min(1).max(12))),
    feriados: z.array(z.object({ fecha: storedDay, nombre: storedText })),
    excepciones: z.array(
      z.object({
        obligacion: z.enum(OBLIGACIONES),
        mes: z.number(),
        digito: z.number().nullable(),
        fecha: storedDay,
      }),
    ),
    modificado: storedTime,
  })
  .omit({ descripcion: true })

type CalendarioRecord = z.output<typeof schema>

/** The form as it is stored, changed now. The log calls the record by its title, the year. */
const storedRules = ({
  Anio,
  Fuente,
  Dias,
  Feriados,
  Excepciones,
  ...meses
}: DueRules & { Fuente: string }) => ({
  titulo: String(Anio),
  anio: Anio,
  fuente: Fuente,
  dias: Dias,
  meses,
  feriados: Feriados.map(asStored),
  excepciones: Excepciones.map(asStored),
  modificado: Timestamp.now(),
})

const toApi = ({ anio, dias, meses, feriados, excepciones }: CalendarioRecord) => {
  const rules = {
    Anio: anio,
    Dias: dias,
    ...meses,
    Feriados: feriados.map(asAnswered),
    Excepciones: excepciones.map(asAnswered),
  }
  return { ...rules, Vencimientos: dueDatesOf(rules) }
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

/** The calendar file of one kind of taxpayer and one digit. The same calendars make the same file. */
const subscriptionIcs = (
  calendars: readonly Calendario[],
  tipo: string,
  digito: string,
  portal: string,
): string => {
  if (!isTaxpayerKind(tipo) || !/^\d$/.test(digito))
    throw new AppError('not_found', 'No se encontró el calendario.')
  const digit = Number(digito)
  const dates = calendars.flatMap((calendar) => datesOf(calendar, digit, tipo))
  dates.sort((a, b) => a.day.localeCompare(b.day))
  const lastChange = Math.max(0, ...calendars.map(({ Modificado }) => Date.parse(Modificado)))
  return icsOf(calendarName(digit), dueEvents(dates, digit, tipo, new URL(portal).hostname), {
    now: new Date(lastChange),
    isSubscription: true,
  })
}

interface Needed {
  calendario: Store<CalendarioRecord>
  files: FileStore
  lists: Lists
  config: Config
}

export const createCalendarioRoutes = (deps: Needed): Routes<typeof api.calendario> => {
  const { calendario, config } = deps
  const { list, published, presentOne } = createAnswers(deps, CALENDARIO, calendario)
  return {
    list,

    subscription: {
      limit: limitReads(config.MAX_LISTS_PER_IP),
      async handle({ params: { tipo, digito } }) {
        const file = subscriptionIcs(await published(), tipo, digito, config.PORTAL_URL)
        return textForVisitors('text/calendar; charset=utf-8', file)
      },
    },

    /** The year is the key: the same form sent twice is one record. */
    async create({ session, input }) {
      const id = String(input.Anio)
      const fingerprint = digest(JSON.stringify(input))
      const isNew = await calendario.create(session, id, { ...storedRules(input), fingerprint })
      if (!isNew && (await calendario.get(id)).fingerprint !== fingerprint)
        throw new AppError('year_taken', `Ya hay un calendario de ${id}. Edítalo en lugar de crear otro.`)
      return presentOne(id)
    },

    async edit({ session, params: { id }, input }) {
      const before = await calendario.get(id)
      if (before.anio !== input.Anio)
        throw new AppError('invalid_input', `Este es el calendario de ${id}. Para otro año, crea otro.`)
      await calendario.edit(session, before, { contents: storedRules(input), publication: null })
      return presentOne(id)
    },

    async delete({ session, params: { id } }) {
      await calendario.delete(session, id)
      return { mensaje: CALENDARIO.messages.deleted }
    },
  }
}
