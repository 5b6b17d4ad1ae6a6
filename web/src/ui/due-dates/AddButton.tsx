import { CalendarPlus } from 'lucide-react'
import { icsOf } from '../../lib/ics.ts'
import { saveFile } from '../../lib/save-file.ts'
import { Button } from '../Button.tsx'
import { SRI_CALENDAR, MENSAJES_FECHAS as TEXTO } from './dates-messages.ts'
import { type DueDate, titleOf } from './due-dates.ts'

const idOf = ({ obligacion, year, month }: DueDate, digit: number): string =>
  `${obligacion}-${year}-${month}-${digit}@${window.location.hostname}`

/** Gives the person a file that the phone's calendar opens, with an alarm three days before each date. */
export function AddButton({ dates, digit }: { dates: readonly DueDate[]; digit: number }) {
  const [first] = dates
  if (!first) return null
  const add = () => {
    const events = dates.map((date) => ({
      id: idOf(date, digit),
      day: date.day,
      title: titleOf(date),
      text: TEXTO.event,
      url: SRI_CALENDAR,
    }))
    const calendar = icsOf(TEXTO.calendar(digit), events)
    saveFile(TEXTO.file(first.year, digit), new Blob([calendar], { type: 'text/calendar;charset=utf-8' }))
  }
  return (
    <Button variant="secondary" onClick={add}>
      <CalendarPlus aria-hidden="true" className="size-5" />
      {TEXTO.add}
    </Button>
  )
}
