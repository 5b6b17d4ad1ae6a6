import { useState } from 'react'
import { failureText } from '../../api/client.ts'
import { alertError, alertSuccess, confirmDelete } from '../dialog.ts'
import { MENSAJES_SOLICITUD } from './messages.ts'
import type { RequestCalls } from './request-calls.ts'

const TEXTO = MENSAJES_SOLICITUD.cancel

/** 'Ya no la necesito', asked once more; `onDone` when it is closed and said so. */
export const useCancel = (cancel: RequestCalls['cancel'], onDone: () => void) => {
  const [busy, setBusy] = useState(false)
  const ask = async () => {
    if (busy || !(await confirmDelete(TEXTO.question))) return
    setBusy(true)
    try {
      await cancel()
      await alertSuccess(TEXTO.done.title, TEXTO.done.text)
      onDone()
    } catch (error) {
      await alertError(failureText(TEXTO.failed, error))
    } finally {
      setBusy(false)
    }
  }
  return { ask, busy }
}
