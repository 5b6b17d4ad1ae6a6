import { CalendarButton } from '../CalendarButton.tsx'
import { SRI_CALENDAR, MENSAJES_FECHAS as TEXTO } from './dates-messages.ts'
import { type DueDate, titleOf } from './due-dates.ts'

const idOf = ({ obligacion, year, month }: DueDate, digit: number): string =>
  `${obligacion}-${year}-${month}-${digit}@${window.location.hostname}`

/** The dates for the phone's calendar, with an alarm three days before each. */
export function AddButton({ dates, digit }: { dates: readonly DueDate[]; digit: number }) {
  const [first] = dates
  if (!first) return null
  const eventsOf = () =>
    dates.map((date) => ({
      id: idOf(date, digit),
      day: date.day,
      title: titleOf(date),
      text: TEXTO.event,
      url: SRI_CALENDAR,
    }))
  return (
    <CalendarButton
      label={TEXTO.add}
      file={TEXTO.file(first.year, digit)}
      calendar={TEXTO.calendar(digit)}
      eventsOf={eventsOf}
    />
  )
}
