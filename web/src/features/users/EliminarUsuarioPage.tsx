import { useParams } from 'react-router-dom'
import { useScreenPath } from '../../auth/paths.ts'
import { MENSAJES_PERSONA } from '../../ui/person-messages.ts'
import { DeleteConfirmation } from '../../ui/records/DeleteConfirmation.tsx'
import { RecordPage } from '../../ui/records/RecordPage.tsx'
import { useDeleteUser } from './api.ts'
import { FoundUser } from './FoundUser.tsx'
import { deleteFailure } from './failures.ts'
import { MENSAJES_USUARIOS, MENSAJES_ELIMINAR as TEXTO } from './messages.ts'
import { NotOwnUser } from './NotOwnUser.tsx'
import { rolName } from './roles.ts'
import { idOf } from './user-id.ts'
import { shortName } from './user-names.ts'

/** Where administrators look once more at whom they delete: name, user name and role. */
export default function EliminarUsuarioPage() {
  const { uid = '' } = useParams()
  const { mutateAsync } = useDeleteUser()
  const list = useScreenPath('usuarios')
  return (
    <RecordPage title={TEXTO.title}>
      <NotOwnUser uid={uid}>
        <FoundUser uid={uid}>
          {(user) => (
            <>
              <p className="max-w-text text-ink-soft">{TEXTO.warning}</p>
              <DeleteConfirmation
                facts={[
                  [MENSAJES_PERSONA.nombre, user.Nombre],
                  [MENSAJES_PERSONA.apellido, user.Apellido],
                  [MENSAJES_USUARIOS.fields.username, user.Username],
                  [MENSAJES_USUARIOS.fields.rol, rolName(user.rol_id)],
                ]}
                remove={async () => mutateAsync(idOf(user))}
                texts={{
                  question: TEXTO.question(shortName(user)),
                  deleting: TEXTO.deleting,
                  deleted: TEXTO.deleted,
                  failed: deleteFailure,
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
