import { useState } from 'react'
import { useHydrated } from '../../ui/useHydrated.ts'
import { hasConsented } from './consent.ts'

export interface ConsentState {
  /** Neither is true while a prerendered page is being hydrated: only the browser knows. */
  given: boolean
  missing: boolean
  accept: () => void
}

/** Whether the terms were accepted in this browser; a screen with `ConsentModal` asks where they were not. */
export const useConsent = (): ConsentState => {
  const [accepted, setAccepted] = useState(false)
  const known = useHydrated()
  const given = known && (accepted || hasConsented())
  return { given, missing: known && !given, accept: () => setAccepted(true) }
}
