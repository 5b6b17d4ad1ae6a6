import type { User } from '@naf/contract'
import type { ReactNode } from 'react'
import { useScreenPath } from '../../auth/paths.ts'
import { FoundRecord } from '../../ui/records/FoundRecord.tsx'
import { useUser } from './api.ts'
import { MENSAJES_USUARIOS } from './messages.ts'

const { record: TEXTO } = MENSAJES_USUARIOS

interface FoundUserProps {
  uid: string
  /** The dialog's text for a failed load, where it differs from the page's. */
  alert?: string
  children: (user: User) => ReactNode
}

/** The user that a page is about, once it is here. */
export function FoundUser({ uid, alert = TEXTO.failed, children }: FoundUserProps) {
  const query = useUser(uid)
  return (
    <FoundRecord
      query={query}
      texts={{ loading: TEXTO.loading, failed: TEXTO.failed, alert }}
      list={useScreenPath('usuarios')}
    >
      {children}
    </FoundRecord>
  )
}
