import type { Rol } from '@naf/contract'
import { X } from 'lucide-react'
import { useEffect } from 'react'
import { useLocation } from 'react-router-dom'
import { dashboardPath } from '../lib/paths.ts'
import { useSession } from '../session/useSession.ts'
import { Button, ButtonLink } from '../ui/Button.tsx'
import { focusHeading } from '../ui/focus-heading.ts'
import { useTabNote } from '../ui/useTabNote.ts'
import { OFFER_NOTE, type Offer } from './guard-decisions.ts'
import { MENSAJES_APP as TEXTO } from './messages.ts'

/**
 * At inicio, offers the page whose public address the member opened, until they come to that page or close the bar
 * (docs/decisions/screen-access.md).
 */
export function OfferedPage({ rol }: { rol: Rol }) {
  const { pathname } = useLocation()
  const { note: offer, remove } = useTabNote<Offer>(OFFER_NOTE, useSession().uid)
  const isThere = offer !== null && offer.to.split(/[?#]/)[0] === pathname

  useEffect(() => {
    if (isThere) remove()
  }, [isThere, remove])

  if (offer === null || pathname !== dashboardPath(rol)) return null
  const close = () => {
    focusHeading()
    remove()
  }
  return (
    <section
      aria-label={TEXTO.offer}
      className="flex flex-wrap items-center gap-x-4 gap-y-2 border-b border-line bg-brand-soft px-5 py-2 text-sm md:px-10 print:hidden"
    >
      <p role="status" className="grow basis-64">
        {TEXTO.offered(offer.name)}
      </p>
      <div className="flex flex-wrap gap-2">
        <ButtonLink to={offer.to} variant="secondary" small className="min-h-11">
          {TEXTO.openOffered}
        </ButtonLink>
        <Button variant="quiet" small className="min-h-11" onClick={close}>
          <X aria-hidden="true" className="size-5" />
          {TEXTO.closeOffer}
        </Button>
      </div>
    </section>
  )
}
