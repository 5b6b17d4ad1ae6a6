import { api, can, ROL, type UserListItem } from '@naf/contract'
import { UserRoundPlus } from 'lucide-react'
import { useLocation } from 'react-router-dom'
import { usePagedList } from '../../api/paged-list.ts'
import { useScreenPath } from '../../auth/paths.ts'
import { useSession } from '../../auth/session.ts'
import { DataTable } from '../../list/DataTable.tsx'
import { type Filter, useFilterQuery, useSearched } from '../../list/table-state.ts'
import { type Column, single } from '../../list/use-rows.ts'
import { ButtonLink } from '../../ui/Button.tsx'
import { Badge } from '../../ui/badges.tsx'
import { ExportMenu, spreadsheets } from '../../ui/export-menu.tsx'
import { PageHeading } from '../../ui/PageHeading.tsx'
import { Of } from '../../ui/text.tsx'
import { ROL_NAMES } from './users-api.ts'

const TITLE = 'Gestión de Usuarios'
const CUENTA = { inactiva: 'Cuenta inhabilitada', 'sin cuenta': 'Sin cuenta de acceso' }

const fullName = ({ Nombre, SegundoNombre, Apellido, SegundoApellido }: UserListItem): string =>
  [Nombre, SegundoNombre, Apellido, SegundoApellido].filter(Boolean).join(' ')

function Access({ user: { rol_id, Cuenta, CorreoConfirmado } }: { user: UserListItem }) {
  return (
    <span className="flex flex-wrap items-center gap-x-2 gap-y-0.5">
      {rol_id === ROL.USUARIO ? ROL_NAMES[rol_id] : <Badge>{ROL_NAMES[rol_id]}</Badge>}{' '}
      {Cuenta && Cuenta !== 'activa' && <Badge look="warm">{CUENTA[Cuenta]}</Badge>}{' '}
      {CorreoConfirmado === false && <span className="text-ink-soft leading-4">Correo sin confirmar</span>}
    </span>
  )
}

const COLUMNS: readonly Column<UserListItem>[] = [
  single({ id: 'nombre', header: 'Nombre completo', rowHeader: true, value: fullName, look: 'strong' }),
  single({ id: 'username', header: 'Nombre de usuario', value: ({ Username }) => Username }),
  single({ id: 'cedula', header: 'Cédula o RUC', value: ({ CedulaRUC }) => CedulaRUC }),
  single({
    id: 'rol',
    header: 'Rol',
    value: ({ rol_id }) => ROL_NAMES[rol_id],
    render: (user) => <Access user={user} />,
  }),
]

const FILTERS: readonly Filter<UserListItem>[] = [
  {
    id: 'rol',
    label: 'Mostrar',
    options: [
      { value: 'todos', label: 'Todos' },
      { value: String(ROL.ADMIN), label: 'Administradores' },
      { value: String(ROL.EDITOR), label: 'Editores' },
      { value: String(ROL.USUARIO), label: 'Usuarios' },
    ],
    matches: ({ rol_id }, value) => value === 'todos' || String(rol_id) === value,
    counted: true,
  },
]

export default function UsuariosPage() {
  const { uid, rol } = useSession()
  const users = usePagedList(api.users.list, { search: useSearched() })
  const list = useScreenPath('usuarios')
  const { search } = useLocation()
  const filters = useFilterQuery(FILTERS)
  const mayManage = can(rol, 'users:manage')
  const isDisabled = ({ FirebaseUid }: UserListItem) => mayManage && FirebaseUid === uid

  const create = mayManage && (
    <ButtonLink to={`${list}/crear`} variant="accent" small>
      <UserRoundPlus aria-hidden="true" className="size-4" />
      Crear nuevo usuario
    </ButtonLink>
  )
  /** 'Volver' of a user's page leads back to the list as it was searched and sorted. */
  const link = (user: UserListItem, page: 'ver' | 'editar' | 'eliminar', text: string) => (
    <ButtonLink
      to={`${list}/${page}/${user.FirebaseUid}`}
      state={search}
      variant="quiet"
      small
      className={page === 'eliminar' ? 'text-danger' : undefined}
    >
      <Of name={fullName(user)}>{text}</Of>
    </ButtonLink>
  )

  return (
    <div className="w-full space-y-3 px-4 py-4 md:px-6">
      <PageHeading
        title={TITLE}
        actions={
          <div className="flex flex-wrap items-center gap-2">
            {create}
            {can(rol, 'users:export') && <ExportMenu items={spreadsheets(api.users.export, filters)} />}
          </div>
        }
      >
        {!mayManage && (
          <p>Un administrador puede crear, editar y eliminar usuarios. Tú puedes ver sus datos.</p>
        )}
      </PageHeading>
      <DataTable
        caption={TITLE}
        query={users}
        window={users}
        columns={COLUMNS}
        filters={FILTERS}
        defaultSort="nombre"
        rowLabel={(user) => `Usuario ${fullName(user)}`}
        isMuted={isDisabled}
        actions={(user) =>
          isDisabled(user) ? (
            <p className="py-2">Acciones deshabilitadas</p>
          ) : (
            <div className="flex gap-1 *:grow">
              {link(user, 'ver', 'Ver')}
              {mayManage && link(user, 'editar', 'Editar')}
              {mayManage && link(user, 'eliminar', 'Eliminar')}
            </div>
          )
        }
        empty={{ title: 'No hay usuarios registrados.', next: create }}
        failed="No se pudieron cargar los usuarios"
      />
    </div>
  )
}
