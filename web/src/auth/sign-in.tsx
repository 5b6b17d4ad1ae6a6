import { useEffect } from 'react'
import { onSessionEnded } from '../api/client.ts'
import { hasSession, signOut } from '../api/identity.ts'
import { queryClient } from '../api/query-client.ts'
import { browserStore, clearDrafts, clearTabNotes } from '../lib/storage.ts'
import { mayLeave } from '../ui/exit-guard.ts'
import {
  ACTIVITY_KEY,
  CHECKING,
  changeState,
  currentState,
  type Entering,
  type Exit,
  useSessionState,
  VISITOR,
} from './session.ts'

/** So that a session does not begin with the silence since the one before. */
const forgetActivity = () => browserStore.remove(ACTIVITY_KEY)

/** Loads the code of a sign-in beforehand: many browsers never ask again for code that failed to load once. */
export const prepare = (): void => {
  if (currentState().Bridge) return
  // Not React.lazy: while it loads, the screens go on as they are.
  import('./identity-bridge.tsx').then(
    (module) => changeState({ Bridge: module.default }),
    () => changeState({ person: { ...currentState().person, failed: true } }),
  )
}

/** Asks for the role again. Where even the code is missing, only loading the page brings it. */
export const retry = async (): Promise<void> => {
  try {
    await import('./identity-bridge.tsx')
    await queryClient.refetchQueries({ queryKey: ['session'], type: 'active' })
  } catch {
    window.location.reload()
  }
}

/**
 * Runs a sign-in to its end. `work` gives the path to land on, or null for the usual one; where it throws, nobody is
 * signed in any more.
 */
export const enter = async (kind: Entering, work: () => Promise<string | null>): Promise<void> => {
  prepare()
  changeState({ entering: kind })
  // Once more: another tab, or a mouse on its way out, may have written since the last session ended.
  forgetActivity()
  try {
    const landing = await work()
    clearTabNotes()
    const { person } = currentState()
    changeState({ landing, exit: null, person: person.uid === null ? CHECKING : person })
  } catch (error) {
    if (hasSession()) await signOut()
    changeState({ person: VISITOR })
    throw error
  } finally {
    changeState({ entering: null })
  }
}

/** The answer's `Clear-Site-Data` (firebase.json) has the browser drop what it cached by itself, and the pages for Back. */
const clearSiteData = () => void fetch('/salida.txt', { cache: 'no-store', keepalive: true }).catch(() => {})

/** Gives every open message and question of `ui/dialog` the safe answer; what blocks stays until its call is over. */
const dismissAll = (): void => {
  for (const each of document.querySelectorAll<HTMLDialogElement>('.dialog[closedby=any]')) each.close()
}

const leave = async (exit: Exit): Promise<void> => {
  changeState({ exit, landing: null })
  clearTabNotes()
  await signOut()
  forgetActivity()
  clearSiteData()
  dismissAll()
}

export const logout = (): Promise<void> => {
  clearDrafts()
  return leave('logout')
}

/** Logs out, unless a form holds something unsaved and its person stays: every draft goes with the session. */
export const askToLogout = async (): Promise<void> => {
  if (await mayLeave('session')) await logout()
}

/** Signs out of a session that ended without being asked to, whose drafts wait; the guards then lead to /login. */
export const endSession = (): Promise<void> => leave('ended')

let isEnding = false

/** The server no longer takes the token (the role was changed, the account deleted): the session ends once, in one dialog. */
const endRefused = async (): Promise<void> => {
  if (currentState().entering || isEnding) return
  isEnding = true
  await endSession()
  isEnding = false
  // Visitors do without the dialogs; the session's code has brought them.
  const { notice } = await import('../ui/dialog.ts')
  void notice('Tu sesión terminó. Ingresa de nuevo.')
}

/** Stands beside the screens, once: follows a session that is stored, in this tab or from another one. */
export function SessionBridge() {
  const { Bridge } = useSessionState()
  useEffect(() => onSessionEnded(() => void endRefused()), [])
  useEffect(() => {
    const follow = () => {
      if (hasSession()) prepare()
    }
    follow()
    window.addEventListener('storage', follow)
    return () => window.removeEventListener('storage', follow)
  }, [])
  return Bridge && <Bridge />
}
