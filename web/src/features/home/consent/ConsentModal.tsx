import { lazy, Suspense, useState } from 'react'
import { hasConsented } from './consent.ts'

const ConsentDialog = lazy(() => import('./ConsentDialog.tsx'))

/** Asks for the terms' acceptance until it is given; whoever gave it does not even load the dialog. */
export function ConsentModal() {
  const [open, setOpen] = useState(() => !hasConsented())
  return (
    open && (
      <Suspense>
        <ConsentDialog onAccepted={() => setOpen(false)} />
      </Suspense>
    )
  )
}
