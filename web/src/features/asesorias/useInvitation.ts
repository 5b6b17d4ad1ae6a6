import { useEffect } from 'react'
import { useNavigate } from 'react-router-dom'
import { choose } from '../../lib/dialogs.ts'
import { readTabNote } from '../../lib/tab-notes.ts'
import { MENSAJES_FORMULARIO } from './messages.ts'
import { RECEIPT } from './receipt.ts'

/**
 * Offers to register, where it is wanted, each time the page is opened with a form; leaving the page takes the offer away.
 */
export const useInvitation = (wanted: boolean): void => {
  const navigate = useNavigate()
  useEffect(() => {
    if (!wanted || readTabNote(RECEIPT) !== null) return
    const left = new AbortController()
    void choose(MENSAJES_FORMULARIO.invitation, left.signal).then((wantsToRegister) => {
      if (wantsToRegister) navigate('/register')
    })
    return () => left.abort()
  }, [wanted, navigate])
}
