import { useEffect } from 'react'
import { closeDialog, notice } from '../lib/dialogs.ts'
import { watchInactivity } from './inactivity.ts'
import { MENSAJES_SESION as TEXTO } from './messages.ts'
import { useSession, useSessionActions } from './useSession.ts'

/** Ends the session of somebody who has gone, and asks two minutes before. */
export const useInactivityLogout = (): void => {
  const { uid } = useSession()
  const { end } = useSessionActions()

  useEffect(() => {
    if (uid === null) return
    return watchInactivity({
      onWarning: () =>
        void notice(TEXTO.inactividadAviso, TEXTO.inactividadAvisoTexto, TEXTO.inactividadSeguir),
      onReturn: () => void closeDialog(),
      onEnd: () => void end().then(() => notice(TEXTO.inactividadCerrada, TEXTO.inactividadCerradaTexto)),
    })
  }, [uid, end])
}
