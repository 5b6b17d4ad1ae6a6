import { api, type DueDate, type TaxpayerKind } from '@naf/contract'
import { CalendarSync } from 'lucide-react'
import { AddButton } from '../../ui/due-dates/AddButton.tsx'
import { MENSAJES_CALENDARIO as TEXTO } from './messages.ts'

interface CalendarActionsProps {
  /** The dates to download. */
  dates: readonly DueDate[]
  digit: number
  kind: TaxpayerKind
}

/** The dates for a phone's calendar: as a download, or by a subscription that follows corrections. */
export function CalendarActions({ dates, digit, kind }: CalendarActionsProps) {
  const path = api.calendario.subscription.path.replace(':tipo', kind).replace(':digito', String(digit))
  const address = `${window.location.origin}/api${path}`
  return (
    <div className="space-y-2 print:hidden">
      <div className="flex flex-wrap gap-3">
        <AddButton dates={dates} digit={digit} kind={kind} />
        <a href={address.replace(/^https?:/, 'webcal:')} className="btn btn-secondary">
          <CalendarSync aria-hidden="true" className="size-5" />
          {TEXTO.subscribe}
        </a>
      </div>
      <p className="max-w-text text-sm text-ink-soft">
        {TEXTO.subscribeText} <span className="break-all select-all">{address}</span>
      </p>
    </div>
  )
}
