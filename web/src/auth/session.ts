import { api, type Rol, type User } from '@naf/contract'
import { queryOptions } from '@tanstack/react-query'
import { type ComponentType, useSyncExternalStore } from 'react'
import { ApiError, call } from '../api/client.ts'
import { hasSession } from '../api/identity.ts'
import { browserStore } from '../lib/storage.ts'
import { watchable } from '../lib/watch.ts'

export interface Person {
  /** `checking`: the identity provider is asked who it is. `waiting-rol`: somebody is signed in, the role is asked. */
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

export interface Session extends Person {
  /** Where the server said to go after the login, checked to be a path of this portal. */
  landing: string | null
  exit: Exit
}

/** The portal does not ask for the record of an account while that is being registered. */
export type Entering = 'login' | 'register'

const nobody = { uid: null, rol: null, user: null, failed: false } as const

export const VISITOR: Person = { status: 'ready', ...nobody }
export const CHECKING: Person = { status: 'checking', ...nobody }
const LOADING_APP: Person = { status: 'loading-app', ...nobody }

interface State {
  person: Person
  entering: Entering | null
  landing: string | null
  exit: Exit
  /** The component of `identity-bridge.tsx`: loaded only where there is a session, or when one begins. */
  Bridge: ComponentType | null
}

const NOBODY: State = { person: VISITOR, entering: null, landing: null, exit: null, Bridge: null }

/** While somebody enters, the portal shows a visitor: the form must stay under the hands of its person. */
const sessionOf = ({ person, entering, landing, exit }: State): Session => {
  const shown = entering ? VISITOR : person
  return { ...shown, landing, exit: shown.uid === null ? exit : null }
}

/** A browser without a stored session is a visitor's and is shown as such at once, as in the prerendered page. */
let state = hasSession() ? { ...NOBODY, person: LOADING_APP } : NOBODY

/** The same object until one of its values changes: the screens render again only then. */
let session = sessionOf(state)

const { watch, tell } = watchable()

export const currentState = (): State => state

export const changeState = (changed: Partial<State>): void => {
  state = { ...state, ...changed }
  const next = sessionOf(state)
  const isSame = (Object.keys(next) as (keyof Session)[]).every((key) => next[key] === session[key])
  if (!isSame) session = next
  tell()
}

export const clearExit = (): void => changeState({ exit: null })

/** For what keeps the session going; a screen needs `useSession` only. */
export const useSessionState = (): State => useSyncExternalStore(watch, currentState, () => NOBODY)

const VISITING = sessionOf(NOBODY)

export const useSession = (): Session =>
  useSyncExternalStore(
    watch,
    () => session,
    () => VISITING,
  )

export const INACTIVITY_LIMIT = 3_600_000

/** When somebody was last there. Shared by the tabs, so that the work in one keeps the others alive. */
export const ACTIVITY_KEY = 'naf_actividad'
export const readActivity = (): number => Number(browserStore.read(ACTIVITY_KEY) ?? 0)

/** The account's record; a changed profile is put under this key. */
export const ownUserQuery = (uid: string) =>
  queryOptions({
    queryKey: ['session', 'user', uid],
    queryFn: ({ signal }) => call(api.users.read, { params: { uid }, signal }),
    staleTime: Number.POSITIVE_INFINITY,
  })

/** An identity account no record belongs to: its registration was never completed, or it was deleted. */
export const isOrphan = (error: unknown): boolean =>
  error instanceof ApiError && (error.status === 403 || error.status === 404)
