import { useRef, useState } from 'react'
import { alertError } from '../../ui/dialog.ts'
import { saveConsent } from './consent.ts'
import { MENSAJES_POLITICA as TEXTO } from './policy-messages.ts'

/** What `TermsFields` shows, and what has to be ticked there before a person goes on. */
export const useTerms = (onAccepted: () => void) => {
  const terms = useRef<HTMLInputElement>(null)
  const communications = useRef<HTMLInputElement>(null)
  const [missing, setMissing] = useState(false)

  /** Whether the terms are accepted; where they are not, it says so and leads there. */
  const accept = async (): Promise<boolean> => {
    if (!terms.current?.checked) {
      setMissing(true)
      await alertError(TEXTO.required)
      terms.current?.focus()
      return false
    }
    saveConsent(communications.current?.checked ?? false)
    onAccepted()
    return true
  }

  return { accept, fields: { terms, communications, missing, onTerms: () => setMissing(false) } }
}
