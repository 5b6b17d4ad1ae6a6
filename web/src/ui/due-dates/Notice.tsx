import { CONFIRM_RIMPE, isRimpe, SRI_CALENDAR, type TaxpayerKind } from '@naf/contract'
import { NewTabLink } from '../NewTabLink.tsx'
import { MENSAJES_FECHAS as TEXTO } from './dates-messages.ts'

function SriLink() {
  return (
    <NewTabLink href={SRI_CALENDAR} className="link">
      {TEXTO.sri}
    </NewTabLink>
  )
}

/** Whose dates count, and where these come from. */
export function Notice({ source }: { source: string }) {
  return (
    <p className="text-sm text-ink-soft">
      {TEXTO.rule} {TEXTO.source(source)} <SriLink />
    </p>
  )
}

/** The SRI moves taxpayers in and out of the RIMPE each year. */
export function RimpeNotice({ kind }: { kind: TaxpayerKind }) {
  return isRimpe(kind) ? <p className="text-ink-soft">{CONFIRM_RIMPE}</p> : null
}

/** In the place of dates that nobody has published yet. */
export function NoDates({ year }: { year: number }) {
  return (
    <p className="rounded-md bg-mist p-4">
      {TEXTO.missing(year)} {TEXTO.missingNext} <SriLink />
    </p>
  )
}
