import type { User } from '@naf/contract'
import { useParams } from 'react-router-dom'
import { useScreenPath } from '../../auth/paths.ts'
import { useSession } from '../../auth/session.ts'
import { RecordForm } from '../../ui/records/RecordForm.tsx'
import { RecordPage } from '../../ui/records/RecordPage.tsx'
import { useSaveForm } from '../../ui/records/useSaveForm.ts'
import { useUpdateUser } from './api.ts'
import { FoundUser } from './FoundUser.tsx'
import { TAKEN_FIELDS, updateFailure } from './failures.ts'
import { MENSAJES_USUARIOS, MENSAJES_EDITAR as TEXTO } from './messages.ts'
import { NotOwnUser } from './NotOwnUser.tsx'
import { UserFields } from './UserFields.tsx'
import { toPayload, updateFormSchema, valuesOf } from './user-form.ts'
import { idOf } from './user-id.ts'

/** Where administrators change another user's data and role; the password stays its owner's affair. */
export default function EditarUsuarioPage() {
  const { uid = '' } = useParams()
  return (
    <RecordPage title={TEXTO.title}>
      <NotOwnUser uid={uid}>
        <FoundUser uid={uid} alert={MENSAJES_USUARIOS.record.alert}>
          {(user) => <EditForm user={user} />}
        </FoundUser>
      </NotOwnUser>
    </RecordPage>
  )
}

function EditForm({ user }: { user: User }) {
  const { mutateAsync } = useUpdateUser()
  const saving = useSaveForm({
    schema: updateFormSchema,
    values: valuesOf(user),
    draft: { form: 'usuario', record: user.FirebaseUid, owner: useSession().uid },
    save: async (filled) => mutateAsync({ id: idOf(user), input: toPayload(filled), version: user.Version }),
    texts: { saving: TEXTO.saving, saved: TEXTO.saved, failed: updateFailure },
    fieldOf: { ...TAKEN_FIELDS, last_admin: 'rol_id' },
    list: useScreenPath('usuarios'),
  })
  return (
    <RecordForm saving={saving} submitLabel={TEXTO.submit}>
      <UserFields stored={user} />
    </RecordForm>
  )
}
