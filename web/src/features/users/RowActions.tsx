import type { UserListItem } from '@naf/contract'
import { Eye } from 'lucide-react'
import { useLocation } from 'react-router-dom'
import { ButtonLink } from '../../ui/Button.tsx'
import { RowLinks } from '../../ui/records/RowLinks.tsx'
import { MENSAJES_USUARIOS as TEXTO } from './messages.ts'

interface RowActionsProps {
  user: UserListItem
  /** The list's own address; the user's pages stand below it. */
  list: string
  mayManage: boolean
}

/** What can be done with a user. 'Ver' takes along how the list was searched and sorted, for the way back. */
export function RowActions({ user: { FirebaseUid }, list, mayManage }: RowActionsProps) {
  const { search } = useLocation()
  return (
    <div className="flex flex-wrap gap-1 *:grow xl:flex-nowrap">
      <ButtonLink to={`${list}/ver/${FirebaseUid}`} state={search} variant="secondary" small>
        <Eye aria-hidden="true" className="size-4" />
        {TEXTO.view}
      </ButtonLink>
      {mayManage && <RowLinks list={list} id={FirebaseUid} />}
    </div>
  )
}
