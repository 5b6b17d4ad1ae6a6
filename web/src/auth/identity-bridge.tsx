import { api, isRol, type Rol } from '@naf/contract'
import { queryOptions, useQuery } from '@tanstack/react-query'
import { useEffect, useMemo, useRef } from 'react'
import { AuthProvider, FirebaseAppProvider, useUser } from 'reactfire'
import { call } from '../api/client.ts'
import { auth, firebaseApp } from '../api/firebase.ts'
import { hasSession, sessionUid, signOut } from '../api/identity.ts'
import { queryClient } from '../api/query-client.ts'
import {
  CHECKING,
  changeState,
  INACTIVITY_LIMIT,
  isOrphan,
  ownUserQuery,
  type Person,
  readActivity,
  useSessionState,
  VISITOR,
} from './session.ts'

/** Tells the session what the identity provider and the API know. It stands beside the screens, which stay when it loads. */
export default function IdentityBridge() {
  return (
    <FirebaseAppProvider firebaseApp={firebaseApp}>
      <AuthProvider sdk={auth}>
        <Reporter />
      </AuthProvider>
    </FirebaseAppProvider>
  )
}

/** The role of the account: null where the answer names a role that the portal does not know. */
const rolQuery = (uid: string) =>
  queryOptions({
    queryKey: ['session', 'rol', uid],
    queryFn: async ({ signal }): Promise<{ rol: Rol | null }> => {
      const { rol }: { rol?: unknown } = await call(api.users.readRol, { params: { uid }, signal })
      if (rol == null) throw new Error('the answer names no role')
      return { rol: isRol(rol) ? rol : null }
    },
    staleTime: Number.POSITIVE_INFINITY,
  })

/** Lets the session know of each change, and leaves nothing of one person's data to the next. */
function Reporter() {
  const { entering } = useSessionState()
  const { status, data: account } = useUser()
  const uid = account?.uid ?? null
  const known = uid !== null && entering !== 'register'
  const rol = useQuery({ ...rolQuery(uid ?? ''), enabled: known })
  const user = useQuery({ ...ownUserQuery(uid ?? ''), enabled: known })

  const orphan = known && entering === null && isOrphan(rol.error)
  useEffect(() => {
    if (rol.error) console.error('El rol no se pudo cargar:', rol.error.message)
    if (orphan) void signOut()
  }, [rol.error, orphan])

  const present = useRef(uid)
  useEffect(() => {
    if (present.current !== null && present.current !== uid) queryClient.clear()
    present.current = uid
  }, [uid])

  useEffect(() => (uid === null ? undefined : guardComeback(uid)), [uid])

  const userSettled = user.data !== undefined || user.failureCount > 0
  const person = useMemo((): Person => {
    if (status === 'loading') return hasSession() ? CHECKING : VISITOR
    if (uid === null) return VISITOR
    const account = { uid, user: user.data ?? null }
    return rol.data !== undefined && userSettled
      ? { status: 'ready', rol: rol.data.rol, failed: false, ...account }
      : { status: 'waiting-rol', rol: null, failed: rol.isError, ...account }
  }, [status, uid, rol.data, rol.isError, user.data, userSettled])

  useEffect(() => changeState({ person }), [person])

  return null
}

/**
 * Browsers keep a page when its person goes to another site, and show it again on Back. Meanwhile they may have logged
 * out in another tab, or somebody else may have logged in. So the page that comes back is hidden until the session is
 * checked, and reloads if that has ended. @returns what ends the guard
 */
const guardComeback = (uid: string): (() => void) => {
  const { style } = document.documentElement
  const hide = () => {
    // Not `display`: the page would lose where it was scrolled to.
    style.opacity = '0'
  }
  const decide = ({ persisted }: PageTransitionEvent) => {
    const goesOn = sessionUid() === uid && Date.now() - readActivity() < INACTIVITY_LIMIT
    if (persisted && !goesOn) window.location.reload()
    else style.opacity = ''
  }
  const ended = new AbortController()
  window.addEventListener('pagehide', hide, { signal: ended.signal })
  window.addEventListener('pageshow', decide, { signal: ended.signal })
  return () => {
    ended.abort()
    style.opacity = ''
  }
}
