import { useEffect } from 'react'
import { useNavigate } from 'react-router-dom'
import { choose } from '../../lib/dialogs.ts'
import { MENSAJES_FORMULARIO } from './messages.ts'

/** Offers a visitor to register, each time the page is opened; leaving the page takes the offer away. */
export const useInvitation = (isVisitor: boolean): void => {
  const navigate = useNavigate()
  useEffect(() => {
    if (!isVisitor) return
    const left = new AbortController()
    void choose(MENSAJES_FORMULARIO.invitacion, left.signal).then((wantsToRegister) => {
      if (wantsToRegister) navigate('/register')
    })
    return () => left.abort()
  }, [isVisitor, navigate])
}
