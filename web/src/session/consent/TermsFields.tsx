import { MENSAJES_CONSENTIMIENTO as TEXTO } from './messages.ts'
import { TermsText } from './TermsText.tsx'
import type { useTerms } from './useTerms.ts'

const ROW = 'flex min-h-11 cursor-pointer items-start gap-3 py-2 text-sm'

/** The terms, which have to be accepted, and the communications, which need not. */
export default function TermsFields({
  terms,
  communications,
  missing,
  onTerms,
}: ReturnType<typeof useTerms>['fields']) {
  return (
    <div className="flex flex-col gap-1">
      <label className={`${ROW} font-semibold`}>
        <input
          ref={terms}
          type="checkbox"
          // The browser's own `required` would have it read as invalid before anybody has pressed.
          aria-required
          aria-label={TEXTO.terms}
          aria-invalid={missing || undefined}
          onChange={onTerms}
          className="checkbox"
        />
        <TermsText />
      </label>
      <label className={ROW}>
        <input ref={communications} type="checkbox" defaultChecked className="checkbox" />
        {TEXTO.communications}
      </label>
    </div>
  )
}
