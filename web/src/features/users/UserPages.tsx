import type { User } from '@naf/contract'
import { ArrowLeft } from 'lucide-react'
import type { ReactNode } from 'react'
import { Navigate, useLocation, useParams } from 'react-router-dom'
import { useScreenPath } from '../../auth/paths.ts'
import { useSession } from '../../auth/session.ts'
import { formatDate } from '../../lib/format.ts'
import { DeleteConfirmation } from '../../manage/DeletePage.tsx'
import { FoundRecord, RecordPage } from '../../manage/FoundRecord.tsx'
import { ButtonLink } from '../../ui/Button.tsx'
import { MailLink, PhoneLink } from '../../ui/links.tsx'
import { type Fact, Facts } from '../../ui/text.tsx'
import { ROL_NAMES, useDeleteUser, useUser } from './users-api.ts'

const LOAD_FAILED = 'No se pudo obtener el usuario'

type FoundUserProps = { alert?: string; children: (user: User) => ReactNode }

export function FoundUser({ alert = LOAD_FAILED, children }: FoundUserProps) {
  const { uid = '' } = useParams()
  const list = useScreenPath('usuarios')
  return (
    <FoundRecord query={useUser(uid)} noun="usuario" failed={LOAD_FAILED} alert={alert} list={list}>
      {children}
    </FoundRecord>
  )
}

/** Nobody manages the own user, whose pages can be reached by their address. The server refuses it too. */
export function NotOwnUser({ children }: { children: ReactNode }) {
  const { uid } = useParams()
  const list = useScreenPath('usuarios')
  return useSession().uid === uid ? <Navigate to={list} replace /> : children
}

const factsOf = (user: User): readonly Fact[] => [
  ['Nombre', user.Nombre],
  ['Segundo Nombre', user.SegundoNombre],
  ['Apellido', user.Apellido],
  ['Segundo Apellido', user.SegundoApellido],
  ['Cédula o RUC', user.CedulaRUC],
  ['Tipo de Contribuyente', user.TipoContribuyente],
  [
    'Correo electrónico',
    user.Correo && (
      <>
        <MailLink correo={user.Correo} />
        {user.CorreoConfirmado === false && (
          <span className="block text-sm text-ink-soft">Correo sin confirmar</span>
        )}
      </>
    ),
  ],
  ['Teléfono', user.Telefono && <PhoneLink telefono={user.Telefono} />],
  ['Ciudad', user.Ciudad],
  ['Nombre de usuario', user.Username],
  ['Rol', ROL_NAMES[user.rol_id]],
  ['Fecha de registro', user.FechaRegistro && formatDate(user.FechaRegistro)],
]

export function VerUsuarioPage() {
  const { state } = useLocation()
  const search = typeof state === 'string' ? state : ''
  const pathname = useScreenPath('usuarios')
  return (
    <RecordPage title="Datos del usuario">
      <FoundUser>
        {(user) => (
          <>
            <div className="card max-w-page p-5 sm:p-8">
              <Facts facts={factsOf(user)} />
            </div>
            <ButtonLink to={{ pathname, search }} variant="secondary" className="self-start">
              <ArrowLeft aria-hidden="true" className="size-5" />
              Volver
            </ButtonLink>
          </>
        )}
      </FoundUser>
    </RecordPage>
  )
}

export function EliminarUsuarioPage() {
  const remove = useDeleteUser()
  const list = useScreenPath('usuarios')
  return (
    <RecordPage title="Confirmar Eliminación">
      <NotOwnUser>
        <FoundUser>
          {(user) => (
            <>
              <p className="max-w-text text-ink-soft">
                Revisa que sea la persona correcta: se eliminan sus datos y su acceso al portal.
              </p>
              <DeleteConfirmation
                facts={[
                  ['Nombre', user.Nombre],
                  ['Apellido', user.Apellido],
                  ['Nombre de usuario', user.Username],
                  ['Rol', ROL_NAMES[user.rol_id]],
                ]}
                remove={() => remove(user)}
                texts={{
                  question: `Esta acción eliminará al usuario de forma permanente.\n\n${user.Nombre} ${user.Apellido} (${user.Username})`,
                  deleting: 'Eliminando usuario...',
                  deleted: 'Usuario eliminado correctamente',
                  failed: 'No se pudo eliminar el usuario',
                }}
                list={list}
              />
            </>
          )}
        </FoundUser>
      </NotOwnUser>
    </RecordPage>
  )
}
