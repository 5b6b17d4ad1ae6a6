import { type FormEvent, useEffect, useId, useRef, useState } from 'react'
import { alertError } from '../../lib/dialogs.ts'
import { Button } from '../../ui/Button.tsx'
import { saveConsent } from './consent.ts'
import { MENSAJES_CONSENTIMIENTO as TEXTO } from './messages.ts'
import { TermsText } from './TermsText.tsx'

/** The terms, and what a person says to them. There is no way around it but to accept. */
export default function ConsentDialog({ onAccepted }: { onAccepted: () => void }) {
  const dialog = useRef<HTMLDialogElement>(null)
  const terms = useRef<HTMLInputElement>(null)
  const communications = useRef<HTMLInputElement>(null)
  const [missing, setMissing] = useState(false)
  const id = useId()

  useEffect(() => {
    const shown = dialog.current
    shown?.showModal()
    return () => shown?.close()
  }, [])

  /** Browsers let a second Escape through whatever the page says. */
  const reopen = () => {
    if (dialog.current?.isConnected && !dialog.current.open) dialog.current.showModal()
  }

  const accept = async (event: FormEvent) => {
    event.preventDefault()
    if (!terms.current?.checked) {
      setMissing(true)
      await alertError(TEXTO.required)
      terms.current?.focus()
      return
    }
    saveConsent(communications.current?.checked ?? false)
    onAccepted()
  }

  return (
    <dialog
      ref={dialog}
      aria-labelledby={`${id}-titulo`}
      onCancel={(event) => event.preventDefault()}
      onKeyDown={(event) => event.key === 'Escape' && event.preventDefault()}
      onClose={reopen}
      className="card m-auto max-h-[calc(100dvh-2rem)] w-[calc(100%-2rem)] max-w-field overflow-y-auto text-ink"
    >
      <form noValidate onSubmit={accept} className="flex flex-col gap-5 p-6 sm:p-8">
        <h2 id={`${id}-titulo`} className="text-xl">
          {TEXTO.title}
        </h2>
        <div className="space-y-3 text-sm text-ink-soft">
          {TEXTO.text.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
        </div>
        <div className="flex flex-col gap-1">
          <label className="flex min-h-11 cursor-pointer items-start gap-3 py-2 text-sm font-semibold">
            <input
              ref={terms}
              type="checkbox"
              // The browser's own `required` would have it read as invalid before anybody has pressed.
              aria-required
              aria-label={TEXTO.terms}
              aria-invalid={missing || undefined}
              onChange={() => setMissing(false)}
              className="checkbox"
            />
            <TermsText />
          </label>
          <label className="flex min-h-11 cursor-pointer items-start gap-3 py-2 text-sm">
            <input ref={communications} type="checkbox" defaultChecked className="checkbox" />
            {TEXTO.communications}
          </label>
        </div>
        <Button type="submit">{TEXTO.accept}</Button>
      </form>
    </dialog>
  )
}
