import { calendarName, type DueDate, dueEvents, type TaxpayerKind } from '@naf/contract'
import { CalendarButton } from '../CalendarButton.tsx'
import { MENSAJES_FECHAS as TEXTO } from './dates-messages.ts'

interface AddButtonProps {
  dates: readonly DueDate[]
  digit: number
  kind: TaxpayerKind
}

/** The dates for the phone's calendar, with an alarm three days before each. */
export function AddButton({ dates, digit, kind }: AddButtonProps) {
  const [first] = dates
  if (!first) return null
  return (
    <CalendarButton
      label={TEXTO.add}
      file={TEXTO.file(first.year, digit)}
      calendar={calendarName(digit)}
      eventsOf={() => dueEvents(dates, digit, kind, window.location.hostname)}
    />
  )
}
