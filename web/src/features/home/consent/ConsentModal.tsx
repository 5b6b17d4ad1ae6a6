import { lazy, Suspense, useEffect, useRef, useState } from 'react'
import { useHydrated } from '../../../ui/useHydrated.ts'
import { hasConsented } from './consent.ts'

const ConsentDialog = lazy(() => import('./ConsentDialog.tsx'))

/** Asks for the terms' acceptance until it is given; whoever gave it does not even load the dialog. */
export function ConsentModal() {
  const [accepted, setAccepted] = useState(false)
  const open = useHydrated() && !accepted && !hasConsented()
  const asked = useRef(false)

  // Whoever has no mouse goes on at the page's beginning, and not behind its end, where the dialog stood.
  useEffect(() => {
    if (asked.current && !open) document.querySelector('h1')?.focus({ preventScroll: true })
    asked.current = open
  }, [open])

  return (
    open && (
      <Suspense>
        <ConsentDialog onAccepted={() => setAccepted(true)} />
      </Suspense>
    )
  )
}
