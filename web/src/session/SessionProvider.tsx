import { type ComponentType, type ReactNode, useCallback, useEffect, useMemo, useRef, useState } from 'react'
import { clearDrafts, startSweeping } from '../lib/drafts.ts'
import { hasSession, signOut } from '../lib/identity.ts'
import { queryClient } from '../lib/query-client.ts'
import { onSessionEnded } from '../lib/session-ended.ts'
import { clearTabNotes } from '../lib/tab-notes.ts'
import { dismissAll, notice } from '../ui/dialog.ts'
import { forgetActivity } from './activity.ts'
import { clearSiteData } from './clear-site-data.ts'
import { guardComeback } from './comeback.ts'
import type { BridgeProps } from './IdentityBridge.tsx'
import { MENSAJES_SESION } from './messages.ts'
import {
  CHECKING,
  type Entering,
  type Exit,
  LOADING_APP,
  type Session,
  type SessionActions,
  SessionActionsContext,
  SessionContext,
  SessionRoutesContext,
  VISITOR,
} from './session.ts'

type Bridge = ComponentType<BridgeProps>

/**
 * Holds who is using the portal. A browser without a stored session is a visitor's and is shown as such at
 * once; the identity provider's code is fetched only where there is a session, or when one begins.
 */
export function SessionProvider({ children }: { children: ReactNode }) {
  const [known, setKnown] = useState<Session>(() => (hasSession() ? LOADING_APP : VISITOR))
  const [entering, setEntering] = useState<Entering | null>(null)
  const [landing, setLanding] = useState<string | null>(null)
  const [exit, setExit] = useState<Exit>(null)
  const { Bridge, load } = useBridge(useCallback(() => setKnown((now) => ({ ...now, failed: true })), []))

  useEffect(startSweeping, [])

  useEffect(() => {
    if (hasSession()) load()
    const noticeOtherTabs = () => hasSession() && load()
    window.addEventListener('storage', noticeOtherTabs)
    return () => window.removeEventListener('storage', noticeOtherTabs)
  }, [load])

  const { uid } = known
  useEffect(() => (uid === null ? undefined : guardComeback(uid)), [uid])

  const leave = useCallback(async (reason: Exit) => {
    setExit(reason)
    setLanding(null)
    if (reason === 'logout') clearDrafts()
    clearTabNotes()
    await signOut()
    forgetActivity()
    clearSiteData()
    dismissAll()
  }, [])

  const actions = useMemo(
    (): SessionActions => ({
      prepare: load,
      enter: async (kind, work) => {
        load()
        setEntering(kind)
        // Once more: another tab, or a mouse on its way out, may have written since the last session ended.
        forgetActivity()
        try {
          setLanding(await work())
          clearTabNotes()
          setExit(null)
          setKnown((now) => (now.uid === null ? CHECKING : now))
        } catch (error) {
          if (hasSession()) await signOut()
          setKnown(VISITOR)
          throw error
        } finally {
          setEntering(null)
        }
      },
      logout: () => leave('logout'),
      end: () => leave('ended'),
      retry: () => void retry(),
    }),
    [load, leave],
  )

  useServerEnd(entering === null, actions.end)

  const session = entering === null ? known : VISITOR
  const routes = useMemo(
    () => ({ landing, exit: session.uid === null ? exit : null, clearExit: () => setExit(null) }),
    [landing, exit, session.uid],
  )

  return (
    <SessionContext value={session}>
      <SessionActionsContext value={actions}>
        <SessionRoutesContext value={routes}>
          {Bridge && <Bridge entering={entering} report={setKnown} />}
          {children}
        </SessionRoutesContext>
      </SessionActionsContext>
    </SessionContext>
  )
}

/** The bridge's code, once it is here. Not React.lazy: while it loads the screens must go on as they are. */
const useBridge = (onFailure: () => void) => {
  const [Bridge, setBridge] = useState<Bridge | null>(null)
  const asked = useRef(false)
  const load = useCallback(() => {
    if (asked.current) return
    asked.current = true
    import('./IdentityBridge.tsx').then(
      (module) => setBridge(() => module.default),
      () => {
        asked.current = false
        onFailure()
      },
    )
  }, [onFailure])
  return { Bridge, load }
}

/** The role is asked for again; where even the code is missing, only loading the page brings it. */
const retry = async () => {
  try {
    await import('./IdentityBridge.tsx')
    await queryClient.refetchQueries({ queryKey: ['session'], type: 'active' })
  } catch {
    window.location.reload()
  }
}

/** The server no longer takes the token (the role was changed, the account deleted): one word, and out. */
const useServerEnd = (active: boolean, end: () => Promise<void>) => {
  useEffect(() => {
    if (!active) return
    let told = false
    return onSessionEnded(() => {
      if (told) return
      told = true
      void end().then(() => {
        told = false
        return notice(MENSAJES_SESION.ended)
      })
    })
  }, [active, end])
}
