import { type Context, useContext } from 'react'
import {
  type Session,
  type SessionActions,
  SessionActionsContext,
  SessionContext,
  type SessionRoutes,
  SessionRoutesContext,
} from './session.ts'

const useProvided = <T>(context: Context<T | null>): T => {
  const value = useContext(context)
  if (value === null) throw new Error('SessionProvider is missing above this component')
  return value
}

/** Who is using the portal, as far as is known by now. */
export const useSession = (): Session => useProvided(SessionContext)

export const useSessionActions = (): SessionActions => useProvided(SessionActionsContext)

export const useSessionRoutes = (): SessionRoutes => useProvided(SessionRoutesContext)
