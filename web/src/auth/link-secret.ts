import { useEffect, useState } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { ApiError } from '../api/client.ts'
import { useTabNote } from '../lib/storage.ts'
import { useSession } from './session.ts'

/**
 * The secret of a link without the signs and blanks that a mail program or a chat took along behind it. Secrets are made
 * of base64url, with dots between their parts.
 */
export const linkSecret = (copied: string): string => /^[\w.-]*[\w-]/.exec(copied)?.[0] ?? ''

/** As a browser writes them in an address, and as they are. */
const BLANKS = /(?:%20|%0[9AD]|%C2%A0|\s)+/i
/** The id of a record and the 22 signs of its secret. */
const WHOLE = /^[\w-]+\.[\w-]{22}/

/**
 * The secret of a mail's link to a record, which a program that wraps lines may have broken with blanks. Behind a whole one,
 * a blank begins what was copied along.
 */
const enlaceIn = (copied: string): string => {
  let joined = ''
  for (const part of copied.split(BLANKS)) {
    joined += part
    if (WHOLE.test(joined)) break
  }
  return linkSecret(joined)
}

/**
 * The link that a page of mails shows: the one in the address, or the one that the tab remembers. A link is a secret, so it
 * leaves the address at once, where others could read or copy it, and stays with the tab for a reload.
 * @param name of the tab's note
 */
export const useEnlace = (name: string) => {
  const { status, uid } = useSession()
  const { note: enlace, write, remove } = useTabNote<string>(name, uid)
  const { hash, pathname, state } = useLocation()
  const navigate = useNavigate()
  const [isDead, setDead] = useState(false)
  const brought = enlaceIn(hash.slice(1))

  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each link that is opened
  useEffect(() => {
    // The note has an owner, who is not known before.
    if (!brought || status !== 'ready') return
    write(brought)
    setDead(false)
    navigate(pathname, { replace: true, state })
  }, [brought, status])

  const forget = () => {
    remove()
    setDead(true)
  }
  return { enlace: brought || enlace, isDead, close: remove, forget }
}

/** Forgets a link that the server refuses: a reload begins without it. @returns whether it was refused */
export const useForgetRefused = (error: unknown, forget: () => void): boolean => {
  // A link that no record has, or that was cut on its way: asking again does not help.
  const refused = error instanceof ApiError && (error.code === 'not_found' || error.code === 'invalid_input')
  // biome-ignore lint/correctness/useExhaustiveDependencies: once
  useEffect(() => {
    if (refused) forget()
  }, [refused])
  return refused
}
