import { lazy, useEffect, useRef } from 'react'
import { Part } from '../../ui/Part.tsx'
import type { ConsentState } from './useConsent.ts'

const ConsentDialog = lazy(() => import('./ConsentDialog.tsx'))

/** Asks for the terms' acceptance until it is given; whoever gave it does not even load the dialog. */
export function ConsentModal({ consent: { missing, accept } }: { consent: ConsentState }) {
  const asked = useRef(false)

  // Whoever has no mouse goes on at the page's beginning, and not behind its end, where the dialog stood.
  useEffect(() => {
    if (asked.current && !missing) document.querySelector('h1')?.focus({ preventScroll: true })
    asked.current = missing
  }, [missing])

  return (
    missing && (
      <Part optional>
        <ConsentDialog onAccepted={accept} />
      </Part>
    )
  )
}
