import { useParams } from 'react-router-dom'
import { useScreenPath } from '../../session/useScreenPath.ts'
import { MENSAJES_PERSONA } from '../../ui/persona-messages.ts'
import { DeleteConfirmation } from '../../ui/records/DeleteConfirmation.tsx'
import { RecordPage } from '../../ui/records/RecordPage.tsx'
import { useDeleteUsuario } from './api.ts'
import { FoundUsuario } from './FoundUsuario.tsx'
import { deleteFailure } from './failures.ts'
import { MENSAJES_USUARIOS, MENSAJES_ELIMINAR as TEXTO } from './messages.ts'
import { NotOwnUsuario } from './NotOwnUsuario.tsx'
import { rolName } from './roles.ts'
import { idOf } from './usuario-id.ts'
import { shortName } from './usuario-names.ts'

/** Where administrators look once more at whom they delete: name, user name and role. */
export default function EliminarUsuarioPage() {
  const { uid = '' } = useParams()
  const { mutateAsync } = useDeleteUsuario()
  const list = useScreenPath('usuarios')
  return (
    <RecordPage title={TEXTO.titulo}>
      <NotOwnUsuario uid={uid}>
        <FoundUsuario uid={uid}>
          {(user) => (
            <>
              <p className="max-w-text text-ink-soft">{TEXTO.aviso}</p>
              <DeleteConfirmation
                facts={[
                  [MENSAJES_PERSONA.nombre, user.Nombre],
                  [MENSAJES_PERSONA.apellido, user.Apellido],
                  [MENSAJES_USUARIOS.datos.username, user.Username],
                  [MENSAJES_USUARIOS.datos.rol, rolName(user.rol_id)],
                ]}
                remove={async () => mutateAsync(idOf(user))}
                texts={{
                  question: TEXTO.pregunta(shortName(user)),
                  deleting: TEXTO.eliminando,
                  deleted: TEXTO.eliminado,
                  failed: deleteFailure,
                }}
                list={list}
              />
            </>
          )}
        </FoundUsuario>
      </NotOwnUsuario>
    </RecordPage>
  )
}
