import { useEffect } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { useTabNote } from '../ui/useTabNote.ts'
import { useSession } from './useSession.ts'

/**
 * The link that a page of mails is looked at by: that of the mail that led here, or one that was found here. It is a key,
 * so it goes from the address at once, where others could read or copy it, and stays with the tab for a reload.
 * @param name of the tab's note
 */
export const useEnlace = (name: string) => {
  const { uid } = useSession()
  const { note: enlace, write, remove } = useTabNote<string>(name, uid)
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
