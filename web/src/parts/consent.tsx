import { type FormEvent, useEffect, useId, useRef, useState } from 'react'
import { useNewTabPath } from '../auth/paths.ts'
import { browserStore } from '../lib/storage.ts'
import { Button } from '../ui/Button.tsx'
import { alertError } from '../ui/dialog.ts'
import { useHydrated } from '../ui/hooks.ts'
import { NewTabLink } from '../ui/links.tsx'

/** What a person agrees to: the terms of this browser, and the policy that each form names (docs/decisions/consent.md). */

const ON = {
  send: 'Al enviar, aceptas que el NAF use estos datos para atenderte, como explica la',
  enrol: 'Al enviar, aceptas que el NAF use estos datos para el voluntariado, como explica la',
  join: 'Al inscribirte, aceptas que el NAF use estos datos para la capacitación, como explica la',
  register: 'Al registrarte, aceptas que el NAF guarde estos datos en tu cuenta, como explica la',
}

/** What sending a form agrees to. The form names this text to the server as `VERSION_POLITICA`. */
export function PolicyLine({ action }: { action: keyof typeof ON }) {
  return (
    <p className="max-w-text text-sm leading-5 text-ink-soft">
      {ON[action]}{' '}
      <NewTabLink href={useNewTabPath('politica-privacidad')} className="link">
        política de privacidad
      </NewTabLink>
      .
    </p>
  )
}

const ACCEPTED = 'naf_consent'
const COMMUNICATIONS = 'naf_comunicaciones'

/** Whether the terms were accepted in this browser. Neither is known before a prerendered page is hydrated. */
export const useConsent = () => {
  const [accepted, setAccepted] = useState(false)
  const isKnown = useHydrated()
  const given = isKnown && (accepted || browserStore.read(ACCEPTED) === 'true')
  return { given, missing: isKnown && !given, accept: () => setAccepted(true) }
}

export const useTerms = (onAccepted: () => void) => {
  const terms = useRef<HTMLInputElement>(null)
  const communications = useRef<HTMLInputElement>(null)
  const [missing, setMissing] = useState(false)

  /** Returns whether the terms are accepted. If they are not, it says so and leads there. */
  const accept = async (): Promise<boolean> => {
    if (!terms.current?.checked) {
      setMissing(true)
      await alertError('Debes aceptar los términos y condiciones.')
      terms.current?.focus()
      return false
    }
    browserStore.writeOrHold(ACCEPTED, 'true')
    browserStore.writeOrHold(COMMUNICATIONS, String(communications.current?.checked ?? false))
    onAccepted()
    return true
  }

  return { accept, fields: { terms, communications, missing, onTerms: () => setMissing(false) } }
}

const ROW = 'flex min-h-11 cursor-pointer items-start gap-3 py-2 text-sm'

export function TermsFields(fields: ReturnType<typeof useTerms>['fields']) {
  return (
    <div className="flex flex-col gap-1">
      <label className={`${ROW} font-semibold`}>
        <input
          ref={fields.terms}
          type="checkbox"
          // The browser's own `required` would have it read as invalid before anybody has pressed.
          aria-required
          aria-label="Acepto los términos y condiciones y la política de privacidad"
          aria-invalid={fields.missing || undefined}
          onChange={fields.onTerms}
          className="checkbox"
        />
        <span>
          Acepto los{' '}
          <NewTabLink href={useNewTabPath('terminos-condiciones')} className="link">
            términos y condiciones
          </NewTabLink>{' '}
          y la{' '}
          <NewTabLink href={useNewTabPath('politica-privacidad')} className="link">
            política de privacidad
          </NewTabLink>
        </span>
      </label>
      <label className={ROW}>
        <input ref={fields.communications} type="checkbox" defaultChecked className="checkbox" />
        Quiero recibir comunicaciones del NAF (opcional)
      </label>
    </div>
  )
}

const TEXTS = [
  'El NAF te orienta gratis en temas tributarios y contables.',
  'La orientación es solo informativa: no realizamos trámites ante el SRI en tu nombre.',
  'Usamos los datos que escribes para atender tu solicitud y comunicarnos contigo.',
  'No los vendemos ni los compartimos con terceros ajenos al servicio.',
  'Este sitio guarda en tu navegador solo lo necesario para funcionar, como tu sesión y esta respuesta.',
]

/** Asks for the terms at a first page. There is no way around it but to accept. */
export function ConsentDialog({ onAccepted }: { onAccepted: () => void }) {
  const dialog = useRef<HTMLDialogElement>(null)
  const { accept, fields } = useTerms(onAccepted)
  const id = useId()

  useEffect(() => {
    const shown = dialog.current
    shown?.showModal()
    return () => {
      shown?.close()
      // Without a mouse a person goes on at the page's beginning, not behind its end, where the dialog stood.
      document.querySelector('h1')?.focus({ preventScroll: true })
    }
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
          Antes de empezar
        </h2>
        <div className="space-y-3 text-sm text-ink-soft">
          {TEXTS.map((text) => (
            <p key={text}>{text}</p>
          ))}
        </div>
        <TermsFields {...fields} />
        <Button type="submit">ACEPTAR</Button>
      </form>
    </dialog>
  )
}
