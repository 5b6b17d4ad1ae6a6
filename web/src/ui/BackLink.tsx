import { ArrowLeft } from 'lucide-react'
import type { ReactNode } from 'react'
import { ButtonLink } from './Button.tsx'

/** From a screen of staff's to the one that it was reached from, beside its heading. */
export function BackLink({ to, children }: { to: string; children: ReactNode }) {
  return (
    <ButtonLink to={to} variant="secondary" small>
      <ArrowLeft aria-hidden="true" className="size-4" />
      {children}
    </ButtonLink>
  )
}
