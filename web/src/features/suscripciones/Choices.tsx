import type { Subscription } from '@naf/contract'
import { useId, useState } from 'react'
import { failureText } from '../../api/client.ts'
import { Button } from '../../ui/Button.tsx'
import { alertError } from '../../ui/dialog.ts'
import { useChoice } from './api.ts'
import { MENSAJES_SUSCRIPCION_PAGINA as TEXTO } from './messages.ts'

interface ChoicesProps {
  enlace: string
  subscription: Subscription
}

/** Which mails come: to be confirmed by a press first, and from then on to be chosen. */
export function Choices({ enlace, subscription }: ChoicesProps) {
  const id = useId()
  const choose = useChoice(enlace)
  const [ticked, setTicked] = useState(subscription.Boletines)
  const [busy, setBusy] = useState(false)
  const [said, setSaid] = useState('')

  const say = async (boletines: boolean) => {
    if (busy) return
    setBusy(true)
    setSaid('')
    try {
      await choose(boletines)
      setTicked(boletines)
      setSaid(boletines ? TEXTO.subscribed : TEXTO.ended)
    } catch (error) {
      await alertError(failureText(TEXTO.notSaved, error))
    } finally {
      setBusy(false)
    }
  }

  const { Correo, PorConfirmar, Cuenta } = subscription
  return (
    <section aria-labelledby={id} className="card p-5 sm:p-8">
      <h2 id={id} className="text-lg wrap-anywhere">
        {TEXTO.choose(Correo)}
      </h2>
      {PorConfirmar ? (
        <>
          <p className="mt-2 wrap-anywhere">{TEXTO.confirm(Correo)}</p>
          <div className="mt-5 flex flex-wrap gap-3">
            <Button variant="accent" busy={busy} onClick={() => void say(true)}>
              {TEXTO.confirmButton}
            </Button>
            <Button variant="quiet" onClick={() => void say(false)}>
              {TEXTO.decline}
            </Button>
          </div>
        </>
      ) : (
        <>
          <label className="mt-3 flex min-h-11 w-fit cursor-pointer items-start gap-3 py-2">
            <input
              type="checkbox"
              checked={ticked}
              onChange={(event) => setTicked(event.target.checked)}
              aria-describedby={`${id}-hint`}
              className="checkbox"
            />
            <span className="font-semibold">{TEXTO.boletines}</span>
          </label>
          <p id={`${id}-hint`} className="text-sm text-ink-soft">
            {Cuenta ? `${TEXTO.boletinesHint} ${TEXTO.account}` : TEXTO.boletinesHint}
          </p>
          <div className="mt-5 flex flex-wrap gap-3">
            <Button busy={busy} onClick={() => void say(ticked)}>
              {TEXTO.save}
            </Button>
            <Button variant="secondary" onClick={() => void say(false)}>
              {TEXTO.unsubscribe}
            </Button>
          </div>
        </>
      )}
      <p role="status" className="mt-4 font-semibold empty:hidden">
        {said}
      </p>
    </section>
  )
}
