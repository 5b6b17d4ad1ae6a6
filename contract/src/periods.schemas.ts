import * as z from 'zod'
import { UNREADABLE_QUERY } from './errors.ts'
import { formato } from './exports.schemas.ts'
import { dayBefore, MAX_DIAS, type Period } from './periods.ts'
import { pageQuerySchema, querySchema } from './query.schemas.ts'

/** Apart from what is answered: the report's page reads its address by them. */

const MENSAJES_INFORME = {
  dia: 'Escribe un día que exista, como 2026-07-01.',
  orden: 'El primer día tiene que ser anterior al último.',
  largo: 'Pide como máximo cinco años.',
} as const

/** An address without it was not made by the portal. */
const dia = z.iso.date({
  error: ({ input }) => (input === undefined ? UNREADABLE_QUERY : MENSAJES_INFORME.dia),
  abort: true,
})

/** The last day is not before the first, and the days between are not too many. */
const inOrder: z.core.CheckFn<Period> = ({ value: { desde, hasta }, issues }) => {
  const refuse = (message: string) =>
    issues.push({ code: 'custom', message, input: desde, path: ['desde'], continue: true })
  if (desde > hasta) refuse(MENSAJES_INFORME.orden)
  else if (dayBefore(hasta, MAX_DIAS) >= desde) refuse(MENSAJES_INFORME.largo)
}

const period = { desde: dia, hasta: dia }
const { limite, cursor } = pageQuerySchema.shape

/** From one day to another, both among them, by the clock of Ecuador. */
export const periodQuerySchema = querySchema(period).check(inOrder)
/** In pages, as staff's lists are; nothing is searched. */
export const opinionesQuerySchema = querySchema({ ...period, limite, cursor }).check(inOrder)
export const correosQuerySchema = querySchema({ limite, cursor })

/** Of these days, as a file for a spreadsheet. */
export const informeExportSchema = querySchema({ ...period, formato }).check(inOrder)
