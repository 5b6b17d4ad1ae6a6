import {
  type Calendario,
  calendarName,
  datesOf,
  dueEvents,
  icsOf,
  isTaxpayerKind,
  type TaxpayerKind,
} from '@naf/contract'
import { AppError } from '../../errors.ts'

/** @throws not_found for a kind or digit that has no calendar */
export const readSubscription = (tipo: string, digito: string): { kind: TaxpayerKind; digit: number } => {
  if (isTaxpayerKind(tipo) && /^\d$/.test(digito)) return { kind: tipo, digit: Number(digito) }
  throw new AppError('not_found', 'No se encontró el calendario.')
}

/** The file of one kind and digit. The same calendars make the same file. */
export const subscriptionIcs = (
  calendars: readonly Calendario[],
  { kind, digit }: { kind: TaxpayerKind; digit: number },
  portal: string,
): string => {
  const dates = calendars.flatMap((calendar) => datesOf(calendar, digit, kind))
  const lastChange = Math.max(0, ...calendars.map(({ Modificado }) => Date.parse(Modificado)))
  return icsOf(
    calendarName(digit),
    dueEvents(
      dates.sort((a, b) => a.day.localeCompare(b.day)),
      digit,
      kind,
      new URL(portal).hostname,
    ),
    { now: new Date(lastChange), isSubscription: true },
  )
}
