import type { Rol, User } from '@naf/contract'
import { createContext } from 'react'

export interface Session {
  /**
   * `loading-app`: the session's code is on its way. `checking`: the identity provider is asked who it is.
   * `waiting-rol`: somebody is signed in whose role is not known yet. `ready`: all is known.
   */
  status: 'loading-app' | 'checking' | 'waiting-rol' | 'ready'
  /** Null for a visitor. */
  uid: string | null
  /** Null for a visitor, and for a role that the portal does not know. */
  rol: Rol | null
  /** Null for a visitor, and where the record could not be loaded: the portal goes on without it. */
  user: User | null
  /** What is waited for has failed, and only a new try brings it. */
  failed: boolean
}

/** Why nobody is signed in any more, which decides where the guards lead. */
export type Exit = 'logout' | 'ended' | null

const nobody = { uid: null, rol: null, user: null, failed: false } as const

export const VISITOR: Session = { status: 'ready', ...nobody }
export const LOADING_APP: Session = { status: 'loading-app', ...nobody }
export const CHECKING: Session = { status: 'checking', ...nobody }

export interface SessionActions {
  /**
   * Prefetches the code a sign-in needs: a connection lost while the form is being filled must not stop it,
   * since many browsers never ask again for code that failed to load once.
   */
  prepare: () => void
  /**
   * Runs a sign-in to its end. Until then the portal goes on showing a visitor, so that the form is not taken
   * away under the hands of its person. `work` gives the path to land on, or null for the usual one; where it
   * throws, nobody is signed in any more.
   */
  enter: (kind: Entering, work: () => Promise<string | null>) => Promise<void>
  /** Signs out and forgets everything; the guards then lead to /. */
  logout: () => Promise<void>
  /** As `logout` for a session that ended without being asked to; the guards then lead to /login. */
  end: () => Promise<void>
  /** Tries again what has failed. */
  retry: () => void
}

/** An account without a record is nobody's business while it is being registered. */
export type Entering = 'login' | 'register'

export interface SessionRoutes {
  /** Where the server said to go after the login, checked to be a path of this portal. */
  landing: string | null
  exit: Exit
  /** Called by the screen an exit has led to. */
  clearExit: () => void
}

export const SessionContext = createContext<Session | null>(null)
export const SessionActionsContext = createContext<SessionActions | null>(null)
export const SessionRoutesContext = createContext<SessionRoutes | null>(null)
