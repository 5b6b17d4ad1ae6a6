import { useEffect, useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { readTabNote, writeTabNote } from '../../lib/storage.ts'

/** A note of the tab's: whoever saw the offer, or has a form to go on with, is not offered it again. */
const OFFERED = 'invitacion'

/** A form whose offer did not come goes on without it. */
const loadInvitation = () => import('./invitation.ts').catch(() => null)

/**
 * Offers a visitor to register until they answer, once as long as the tab is open. Leaving the page takes the offer away,
 * and is no answer.
 *
 * @param goesOn the form began with what was typed before
 */
export const useInvitation = (isVisitor: boolean, goesOn: boolean): void => {
  const navigate = useNavigate()
  const [wentOn] = useState(goesOn)
  useEffect(() => {
    if (!isVisitor || readTabNote(OFFERED) !== null) return
    if (wentOn) return writeTabNote(OFFERED, null, true)
    const left = new AbortController()
    const { signal } = left
    void loadInvitation().then(async (invitation) => {
      if (!invitation || signal.aborted) return
      const wantsToRegister = await invitation.invite(signal)
      if (signal.aborted) return
      writeTabNote(OFFERED, null, true)
      if (wantsToRegister) navigate('/register')
    })
    return () => left.abort()
  }, [isVisitor, wentOn, navigate])
}
