import type { UserListItem } from '@naf/contract'
import { Eye } from 'lucide-react'
import { useLocation } from 'react-router-dom'
import { ButtonLink } from '../../ui/Button.tsx'
import { Of } from '../../ui/Of.tsx'
import { RowLinks } from '../../ui/records/RowLinks.tsx'
import { MENSAJES_USUARIOS as TEXTO } from './messages.ts'
import { fullName } from './user-names.ts'

interface RowActionsProps {
  user: UserListItem
  /** The list's own address; the user's pages stand below it. */
  list: string
  mayManage: boolean
}

/** What can be done with a user. 'Ver' takes along how the list was searched and sorted, for the way back. */
export function RowActions({ user, list, mayManage }: RowActionsProps) {
  const { search } = useLocation()
  const { FirebaseUid } = user
  const name = fullName(user)
  return (
    <div className="flex flex-wrap gap-1 *:grow xl:flex-nowrap">
      <ButtonLink to={`${list}/ver/${FirebaseUid}`} state={search} variant="secondary" small>
        <Eye aria-hidden="true" className="size-4" />
        <span>
          {TEXTO.view}
          <Of name={name} />
        </span>
      </ButtonLink>
      {mayManage && <RowLinks list={list} id={FirebaseUid} name={name} />}
    </div>
  )
}
