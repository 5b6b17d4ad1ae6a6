import { useEffect } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { useSession } from '../../session/useSession.ts'
import { useTabNote } from '../../ui/useTabNote.ts'

/**
 * The link of the request that is looked at: that of the mail that led here, or of a request that was looked up. It is a
 * key, so it goes from the address at once, where others could read or copy it, and stays with the tab for a reload.
 */
export const useEnlace = () => {
  const { uid } = useSession()
  const { note: enlace, write, remove } = useTabNote<string>('seguimiento', uid)
  const { hash, pathname, state } = useLocation()
  const navigate = useNavigate()
  const brought = hash.slice(1)

  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each link that is opened
  useEffect(() => {
    if (!brought) return
    write(brought)
    navigate(pathname, { replace: true, state })
  }, [brought])

  return { enlace: brought || enlace, open: write, close: remove }
}
