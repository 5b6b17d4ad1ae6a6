import {
  type api,
  type Calendario,
  calendarName,
  datesOf,
  dueEvents,
  icsOf,
  isTaxpayerKind,
  type TaxpayerKind,
} from '@naf/contract'
import type { Deps } from '../deps.ts'
import { AppError } from '../errors.ts'
import { textForVisitors } from '../http/respond.ts'
import type { Routes } from '../http/router.ts'
import { limitReads } from '../http/throttle.ts'
import { digest } from '../util.ts'
import { storedRules } from './calendario.ts'
import { KINDS } from './kinds.ts'
import { createAnswers } from './routes.ts'

/** @throws not_found for a kind or digit without a calendar */
const readSubscription = (tipo: string, digito: string): { kind: TaxpayerKind; digit: number } => {
  if (isTaxpayerKind(tipo) && /^\d$/.test(digito)) return { kind: tipo, digit: Number(digito) }
  throw new AppError('not_found', 'No se encontró el calendario.')
}

/** The calendar file of one kind of taxpayer and one digit. The same calendars make the same file. */
const subscriptionIcs = (
  calendars: readonly Calendario[],
  { kind, digit }: { kind: TaxpayerKind; digit: number },
  portal: string,
): string => {
  const dates = calendars.flatMap((calendar) => datesOf(calendar, digit, kind))
  dates.sort((a, b) => a.day.localeCompare(b.day))
  const lastChange = Math.max(0, ...calendars.map(({ Modificado }) => Date.parse(Modificado)))
  return icsOf(calendarName(digit), dueEvents(dates, digit, kind, new URL(portal).hostname), {
    now: new Date(lastChange),
    isSubscription: true,
  })
}

export const createCalendarioRoutes = (deps: Deps): Routes<typeof api.calendario> => {
  const { calendario, config } = deps
  const { list, published, presentOne } = createAnswers(deps, KINDS.calendario, calendario)
  return {
    list,

    subscription: {
      limit: limitReads(config.MAX_LISTS_PER_IP),
      async handle({ params: { tipo, digito } }) {
        const chosen = readSubscription(tipo, digito)
        const file = subscriptionIcs(await published(), chosen, config.PORTAL_URL)
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
      const { anio } = await calendario.get(id)
      if (anio !== input.Anio)
        throw new AppError('invalid_input', `Este es el calendario de ${anio}. Para otro año, crea otro.`)
      await calendario.edit(session, id, storedRules(input))
      return presentOne(id)
    },

    async delete({ session, params: { id } }) {
      await calendario.delete(session, id)
      return { mensaje: KINDS.calendario.messages.deleted }
    },
  }
}
