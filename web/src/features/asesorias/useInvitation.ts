import { useEffect } from 'react'
import { useNavigate } from 'react-router-dom'
import { choose, closeDialog } from '../../lib/dialogs.ts'
import { MENSAJES_FORMULARIO } from './messages.ts'

/** Offers a visitor to register, each time the page is opened; leaving the page takes the offer away. */
export const useInvitation = (isVisitor: boolean): void => {
  const navigate = useNavigate()
  useEffect(() => {
    if (!isVisitor) return
    let here = true
    let open = false
    const offer = async () => {
      if (!here) return
      open = true
      const wantsToRegister = await choose(MENSAJES_FORMULARIO.invitacion)
      open = false
      if (here && wantsToRegister) navigate('/register')
    }
    queueMicrotask(offer)
    return () => {
      here = false
      if (open) void closeDialog()
    }
  }, [isVisitor, navigate])
}
