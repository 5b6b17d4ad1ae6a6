import {
  type api,
  calendarName,
  type DueRules,
  datesOf,
  dueEvents,
  icsOf,
  isTaxpayerKind,
} from '@naf/contract'
import { Timestamp } from 'firebase-admin/firestore'
import { asStored } from '../db/collection.ts'
import type { Deps } from '../deps.ts'
import { AppError } from '../errors.ts'
import { versionOf } from '../http/form-headers.ts'
import { textForVisitors } from '../http/respond.ts'
import type { Routes } from '../http/router.ts'
import { digest } from '../util.ts'
import { KINDS } from './record.ts'
import { createContentRoutes } from './routes.ts'

/** The calendars of due dates, and their files for calendar programs (docs/decisions/due-dates.md). */

type Form = DueRules & { Fuente: string }

const storedRules = ({ Anio, Fuente, Dias, Feriados, Excepciones, ...meses }: Form) => ({
  titulo: String(Anio),
  anio: Anio,
  fuente: Fuente,
  dias: Dias,
  meses,
  feriados: Feriados.map(asStored),
  excepciones: Excepciones.map(asStored),
})

export const createCalendarioRoutes = (deps: Deps): Routes<typeof api.calendario> => {
  const { calendario, config } = deps
  const { published, presentOne, ...routes } = createContentRoutes(deps, KINDS.calendario, calendario)
  return {
    list: routes.list,
    delete: routes.delete,

    /** The same calendars make the same file. */
    async subscription({ params: { tipo, digito } }) {
      if (!isTaxpayerKind(tipo) || !/^\d$/.test(digito))
        throw new AppError('not_found', KINDS.calendario.messages.notFound)
      const digit = Number(digito)
      const calendars = await published()
      const dates = calendars.flatMap((calendar) => datesOf(calendar, digit, tipo))
      dates.sort((a, b) => a.day.localeCompare(b.day))
      const events = dueEvents(dates, digit, tipo, new URL(config.PORTAL_URL).hostname)
      const lastChange = Math.max(0, ...calendars.map(({ Modificado }) => Date.parse(Modificado)))
      const how = { now: new Date(lastChange), isSubscription: true }
      return textForVisitors('text/calendar; charset=utf-8', icsOf(calendarName(digit), events, how))
    },

    /** The year is the key: the same form sent twice is one record. */
    async create({ session, input }) {
      const id = String(input.Anio)
      const fingerprint = digest(JSON.stringify(input))
      const rules = { ...storedRules(input), modificado: Timestamp.now() }
      const isNew = await calendario.create(session, id, { ...rules, fingerprint })
      if (!isNew && (await calendario.get(id)).fingerprint !== fingerprint)
        throw new AppError('year_taken', `Ya hay un calendario de ${id}. Edítalo en lugar de crear otro.`)
      return presentOne(id)
    },

    async edit({ session, params: { id }, input, header }) {
      if ((await calendario.get(id)).anio !== input.Anio)
        throw new AppError('invalid_input', `Este es el calendario de ${id}. Para otro año, crea otro.`)
      await calendario.edit(session, id, {
        contents: storedRules(input),
        publication: null,
        version: versionOf(header),
        more: { modificado: Timestamp.now() },
      })
      return presentOne(id)
    },
  }
}
