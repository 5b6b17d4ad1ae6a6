import type { User } from '@naf/contract'
import { type ReactNode, useEffect } from 'react'
import { alertError } from '../../lib/dialogs.ts'
import { useScreenPath } from '../../session/useScreenPath.ts'
import { FoundRecord } from '../../ui/records/FoundRecord.tsx'
import { useUser } from './api.ts'
import { MENSAJES_USUARIOS } from './messages.ts'

const { record: TEXTO } = MENSAJES_USUARIOS

interface FoundUserProps {
  uid: string
  /** Says it in a dialog too where the user does not come: there is no form to fill. */
  alertFailure?: boolean
  children: (user: User) => ReactNode
}

/** The user that a page is about, once it is here. */
export function FoundUser({ uid, alertFailure = false, children }: FoundUserProps) {
  const query = useUser(uid)
  const failed = alertFailure && query.isError && !query.data

  useEffect(() => {
    if (failed) void alertError(TEXTO.alert)
  }, [failed])

  return (
    <FoundRecord
      query={query}
      texts={{ loading: TEXTO.loading, failed: TEXTO.failed }}
      list={useScreenPath('usuarios')}
    >
      {children}
    </FoundRecord>
  )
}
