import { api, can, type UserListItem } from '@naf/contract'
import { UserRoundPlus } from 'lucide-react'
import { useScreenPath } from '../../auth/paths.ts'
import { useSession } from '../../auth/session.ts'
import { ButtonLink } from '../../ui/Button.tsx'
import { DataTable } from '../../ui/DataTable.tsx'
import { ExportMenu, spreadsheets } from '../../ui/export/ExportMenu.tsx'
import { useFilterQuery } from '../../ui/export/useFilterQuery.ts'
import { PageHeading } from '../../ui/PageHeading.tsx'
import { useUsers } from './api.ts'
import { COLUMNS, DEFAULT_SORT, FILTERS } from './columns.tsx'
import { MENSAJES_USUARIOS as TEXTO } from './messages.ts'
import { RowActions } from './RowActions.tsx'
import { fullName } from './user-names.ts'

const rowId = ({ Id }: UserListItem) => Id

/** Staff looks at the users; administrators manage them, all but themselves. */
export default function UsuariosPage() {
  const { uid, rol } = useSession()
  const users = useUsers()
  const list = useScreenPath('usuarios')
  const mayManage = can(rol, 'users:manage')
  const isDisabled = ({ FirebaseUid }: UserListItem) => mayManage && FirebaseUid === uid

  const filters = useFilterQuery(FILTERS)

  const create = mayManage && (
    <ButtonLink to={`${list}/crear`}>
      <UserRoundPlus aria-hidden="true" className="size-5" />
      {TEXTO.createLink}
    </ButtonLink>
  )

  return (
    <div className="w-full px-4 py-8 md:px-6">
      <PageHeading
        title={TEXTO.title}
        actions={
          <div className="flex flex-wrap items-center gap-2">
            {create}
            {can(rol, 'users:export') && <ExportMenu items={spreadsheets(api.users.export, filters)} />}
          </div>
        }
      >
        {!mayManage && <p>{TEXTO.adminsOnly}</p>}
      </PageHeading>
      <div className="mt-6">
        <DataTable
          caption={TEXTO.title}
          query={users}
          window={users}
          columns={COLUMNS}
          filters={FILTERS}
          defaultSort={DEFAULT_SORT}
          rowId={rowId}
          rowLabel={(user) => TEXTO.row(fullName(user))}
          isMuted={isDisabled}
          actions={(user) =>
            isDisabled(user) ? (
              <p className="py-2">{TEXTO.disabled}</p>
            ) : (
              <RowActions user={user} list={list} mayManage={mayManage} />
            )
          }
          empty={{ title: TEXTO.empty, next: create }}
          failed={TEXTO.failed}
        />
      </div>
    </div>
  )
}
