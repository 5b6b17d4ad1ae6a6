import { useConsent } from '../../session/consent/useConsent.ts'
import { useTerms } from '../../session/consent/useTerms.ts'

/**
 * The terms as the last thing that the form asks, of whoever has not accepted them in this browser: what is to be read
 * comes first, and nobody is asked before they know what for (docs/decisions/consent.md).
 */
export const useTermsInForm = () => {
  const { missing, given, accept } = useConsent()
  const terms = useTerms(accept)
  return {
    agree: async () => given || terms.accept(),
    terms: missing ? terms.fields : null,
  }
}
