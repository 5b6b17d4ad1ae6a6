import { type FormEvent, useEffect, useId, useRef } from 'react'
import { Button } from '../../ui/Button.tsx'
import { MENSAJES_CONSENTIMIENTO as TEXTO } from './messages.ts'
import TermsFields from './TermsFields.tsx'
import { useTerms } from './useTerms.ts'

/** The terms, and what a person says to them. There is no way around it but to accept. */
export default function ConsentDialog({ onAccepted }: { onAccepted: () => void }) {
  const dialog = useRef<HTMLDialogElement>(null)
  const { accept, fields } = useTerms(onAccepted)
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

  const submit = (event: FormEvent) => {
    event.preventDefault()
    void accept()
  }

  return (
    <dialog
      ref={dialog}
      aria-labelledby={`${id}-titulo`}
      onCancel={(event) => event.preventDefault()}
      onClose={reopen}
      className="card m-auto max-h-[calc(100dvh-2rem)] w-[calc(100%-2rem)] max-w-field overflow-y-auto text-ink"
    >
      <form noValidate onSubmit={submit} className="flex flex-col gap-5 p-6 sm:p-8">
        <h2 id={`${id}-titulo`} className="text-xl">
          {TEXTO.title}
        </h2>
        <div className="space-y-3 text-sm text-ink-soft">
          {TEXTO.text.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
        </div>
        <TermsFields {...fields} />
        <Button type="submit">{TEXTO.accept}</Button>
      </form>
    </dialog>
  )
}
