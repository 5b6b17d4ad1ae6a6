import { useScreenPath } from '../../auth/paths.ts'
import { useSession } from '../../auth/session.ts'
import { RecordForm } from '../../ui/records/RecordForm.tsx'
import { RecordPage } from '../../ui/records/RecordPage.tsx'
import { useSaveForm } from '../../ui/records/useSaveForm.ts'
import { useCreateUser } from './api.ts'
import { createFailure, TAKEN_FIELDS } from './failures.ts'
import { MENSAJES_CREAR as TEXTO } from './messages.ts'
import { UserFields } from './UserFields.tsx'
import { createFormSchema, EMPTY_VALUES, toPayload } from './user-form.ts'

/** Where administrators add a user, who can log in at once. */
export default function CrearUsuarioPage() {
  const { mutateAsync } = useCreateUser()
  const saving = useSaveForm({
    schema: createFormSchema,
    values: EMPTY_VALUES,
    draft: { form: 'usuario', owner: useSession().uid },
    save: (filled) => mutateAsync(toPayload(filled)),
    texts: { saving: TEXTO.saving, saved: TEXTO.saved, failed: createFailure },
    fieldOf: TAKEN_FIELDS,
    list: useScreenPath('usuarios'),
  })
  return (
    <RecordPage title={TEXTO.title} intro={TEXTO.intro}>
      <RecordForm saving={saving} submitLabel={TEXTO.submit}>
        <UserFields />
      </RecordForm>
    </RecordPage>
  )
}
