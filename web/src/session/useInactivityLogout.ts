import { useEffect } from 'react'
import { notice, warn } from '../ui/dialog.ts'
import { watchInactivity } from './inactivity.ts'
import { MENSAJES_SESION as TEXTO } from './messages.ts'
import { useSession, useSessionActions } from './useSession.ts'

/** Ends the session of somebody who has gone, and asks two minutes before. */
export const useInactivityLogout = (): void => {
  const { uid } = useSession()
  const { end } = useSessionActions()

  useEffect(() => {
    if (uid === null) return
    let warning: AbortController | undefined
    const onWarning = () => {
      warning = new AbortController()
      const { inactivityWarning: title, inactivityWarningText: text, stayLoggedIn: confirm } = TEXTO
      void warn({ title, text, confirm }, warning.signal)
    }
    return watchInactivity({
      onWarning,
      onReturn: () => warning?.abort(),
      onEnd: () => void end().then(() => notice(TEXTO.inactivityEnded, TEXTO.inactivityEndedText)),
    })
  }, [uid, end])
}
