import { type DayEvent, icsOf } from '@naf/contract'
import { CalendarPlus } from 'lucide-react'
import { saveFile } from '../api/download.ts'
import { Button } from './Button.tsx'

interface CalendarButtonProps {
  label: string
  file: string
  /** What a calendar calls the events' own. */
  calendar: string
  /** Made when they are asked for: where the portal is, only a browser knows. */
  eventsOf: () => readonly DayEvent[]
}

/** Gives the person a file that the phone's calendar opens, with an alarm before each event. */
export function CalendarButton({ label, file, calendar, eventsOf }: CalendarButtonProps) {
  const add = () =>
    saveFile(file, new Blob([icsOf(calendar, eventsOf())], { type: 'text/calendar;charset=utf-8' }))
  return (
    <Button variant="secondary" onClick={add}>
      <CalendarPlus aria-hidden="true" className="size-5" />
      {label}
    </Button>
  )
}
