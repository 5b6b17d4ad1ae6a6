import { useQuery } from '@tanstack/react-query'
import { useEffect, useMemo, useRef } from 'react'
import { AuthProvider, FirebaseAppProvider, useUser } from 'reactfire'
import { auth, firebaseApp } from '../lib/firebase.ts'
import { hasSession, signOut } from '../lib/identity.ts'
import { queryClient } from '../lib/query-client.ts'
import { CHECKING, type Entering, type Session, VISITOR } from './session.ts'
import { isOrphan, ownUserQuery, rolQuery } from './session-queries.ts'

export interface BridgeProps {
  entering: Entering | null
  report: (session: Session) => void
}

/**
 * Tells the session what the identity provider and the API know. It renders nothing and stands beside the
 * portal's screens, so that they are not mounted anew when it arrives.
 */
export default function IdentityBridge(props: BridgeProps) {
  return (
    <FirebaseAppProvider firebaseApp={firebaseApp}>
      <AuthProvider sdk={auth}>
        <Reporter {...props} />
      </AuthProvider>
    </FirebaseAppProvider>
  )
}

/** Lets the session know of each change, and leaves nothing of one person's data to the next. */
function Reporter({ entering, report }: BridgeProps) {
  const { status, data: account } = useUser()
  const uid = account?.uid ?? null
  const known = uid !== null && entering !== 'register'
  const rol = useQuery({ ...rolQuery(uid ?? ''), enabled: known })
  const user = useQuery({ ...ownUserQuery(uid ?? ''), enabled: known })

  const orphan = known && entering === null && isOrphan(rol.error)
  useEffect(() => {
    if (orphan) void signOut()
  }, [orphan])

  useEffect(() => {
    if (rol.error) console.error('El rol no se pudo cargar:', rol.error.message)
  }, [rol.error])

  const present = useRef(uid)
  useEffect(() => {
    if (present.current !== null && present.current !== uid) queryClient.clear()
    present.current = uid
  }, [uid])

  const userSettled = user.data !== undefined || user.failureCount > 0
  const session = useMemo((): Session => {
    if (status === 'loading') return hasSession() ? CHECKING : VISITOR
    if (uid === null) return VISITOR
    const person = { uid, user: user.data ?? null }
    return rol.data !== undefined && userSettled
      ? { status: 'ready', rol: rol.data.rol, failed: false, ...person }
      : { status: 'waiting-rol', rol: null, failed: rol.isError, ...person }
  }, [status, uid, rol.data, rol.isError, user.data, userSettled])

  useEffect(() => report(session), [report, session])

  return null
}
