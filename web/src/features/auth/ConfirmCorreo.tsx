import { useEffect, useState } from 'react'
import { alertError, preloadDialogs } from '../../lib/dialogs.ts'
import { confirmCorreo } from '../../lib/identity.ts'
import { Button } from '../../ui/Button.tsx'
import { AuthCard } from './AuthCard.tsx'
import { MENSAJES_CUENTA as TEXTO } from './cuenta-messages.ts'
import { isSpentLink, linkErrorText } from './link-errors.ts'
import { OutcomeCard } from './OutcomeCard.tsx'
import { SpentLink } from './SpentLink.tsx'

/** By a press, and not by itself: a mail's links are opened by programs that look for harm, too. */
export function ConfirmCorreo({ code }: { code: string }) {
  const [state, setState] = useState<'asked' | 'busy' | 'done' | 'spent'>('asked')
  useEffect(preloadDialogs, [])

  const confirm = async () => {
    setState('busy')
    try {
      await confirmCorreo(code)
      setState('done')
    } catch (error) {
      if (isSpentLink(error)) return setState('spent')
      setState('asked')
      await alertError(linkErrorText(error))
    }
  }

  if (state === 'spent') return <SpentLink />
  if (state === 'done')
    return <OutcomeCard title={TEXTO.confirmed} text={TEXTO.confirmedText} to="/login" label={TEXTO.login} />
  return (
    <AuthCard title={TEXTO.confirmTitle} text={TEXTO.confirmText}>
      <div className="mt-6 flex flex-col gap-3">
        <Button busy={state === 'busy'} onClick={() => void confirm()}>
          {TEXTO.confirm}
        </Button>
      </div>
    </AuthCard>
  )
}
