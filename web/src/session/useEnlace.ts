import { useEffect, useState } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { ApiError } from '../lib/api-client.ts'
import { enlaceIn } from '../lib/link-secret.ts'
import { useTabNote } from '../ui/useTabNote.ts'
import { useSession } from './useSession.ts'

/**
 * The link that a page of mails shows: the one in the address, or the one that the tab remembers. A link is a secret, so it
 * leaves the address at once, where others could read or copy it, and stays with the tab for a reload.
 * @param name of the tab's note
 */
export const useEnlace = (name: string) => {
  const { uid } = useSession()
  const { note: enlace, write, remove } = useTabNote<string>(name, uid)
  const { hash, pathname, state } = useLocation()
  const navigate = useNavigate()
  const [isDead, setDead] = useState(false)
  const brought = enlaceIn(hash.slice(1))

  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each link that is opened
  useEffect(() => {
    if (!brought) return
    write(brought)
    setDead(false)
    navigate(pathname, { replace: true, state })
  }, [brought])

  const forget = () => {
    remove()
    setDead(true)
  }
  return {
    enlace: brought || enlace,
    /** The server refused the last link, which is forgotten. */
    isDead,
    close: remove,
    forget,
  }
}

/** A link that no record has, or that was cut on its way: asking again does not help. */
const isRefused = (error: unknown): boolean =>
  error instanceof ApiError && (error.code === 'not_found' || error.code === 'invalid_input')

/**
 * Forgets a link that the server refuses: a reload begins without it.
 * @returns whether the link was refused
 */
export const useForgetRefused = (error: unknown, forget: () => void): boolean => {
  const refused = isRefused(error)
  // biome-ignore lint/correctness/useExhaustiveDependencies: once
  useEffect(() => {
    if (refused) forget()
  }, [refused])
  return refused
}
