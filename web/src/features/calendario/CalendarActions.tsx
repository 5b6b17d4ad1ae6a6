import { api, type DueDate, type TaxpayerKind } from '@naf/contract'
import { CalendarSync, Copy, ExternalLink } from 'lucide-react'
import { useState } from 'react'
import { Button } from '../../ui/Button.tsx'
import { AddButton } from '../../ui/due-dates/AddButton.tsx'
import { NewTabLink } from '../../ui/NewTabLink.tsx'
import { MENSAJES_CALENDARIO as TEXTO } from './messages.ts'

interface CalendarActionsProps {
  /** The dates to download. */
  dates: readonly DueDate[]
  digit: number
  kind: TaxpayerKind
}

/** The dates for a phone's calendar: as a download, or by a subscription that follows corrections. */
export function CalendarActions({ dates, digit, kind }: CalendarActionsProps) {
  const [copied, setCopied] = useState<boolean>()
  const path = api.calendario.subscription.path.replace(':tipo', kind).replace(':digito', String(digit))
  const address = `${window.location.origin}/api${path}`
  const webcal = address.replace(/^https?:/, 'webcal:')
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(address)
      setCopied(true)
    } catch {
      setCopied(false)
    }
  }
  return (
    <div className="space-y-2 print:hidden">
      <div className="flex flex-wrap gap-3">
        <AddButton dates={dates} digit={digit} kind={kind} />
        <a href={webcal} className="btn btn-secondary">
          <CalendarSync aria-hidden="true" className="size-5" />
          {TEXTO.subscribe}
        </a>
        {/* Android opens no webcal address. */}
        <NewTabLink
          href={`https://calendar.google.com/calendar/render?cid=${encodeURIComponent(webcal)}`}
          className="btn btn-secondary"
        >
          {TEXTO.google}
          <ExternalLink aria-hidden="true" className="size-4" />
        </NewTabLink>
        <Button variant="secondary" onClick={() => void copy()}>
          <Copy aria-hidden="true" className="size-5" />
          {TEXTO.copy}
        </Button>
      </div>
      <p role="status" className="max-w-text">
        {copied !== undefined && (copied ? TEXTO.copied : TEXTO.copyByHand)}
      </p>
      {copied === false && (
        <input
          aria-label={TEXTO.address}
          value={address}
          readOnly
          onFocus={({ target }) => target.select()}
          className="control max-w-text"
        />
      )}
      <p className="max-w-text text-sm text-ink-soft">{TEXTO.subscribeText}</p>
    </div>
  )
}
