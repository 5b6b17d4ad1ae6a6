import type { User } from '@naf/contract'
import { useState } from 'react'
import { FormProvider } from 'react-hook-form'
import { changePassword } from '../../api/identity.ts'
import { Button } from '../../ui/Button.tsx'
import { alertError, alertSuccess } from '../../ui/dialog.ts'
import { ErrorSummary } from '../../ui/ErrorSummary.tsx'
import { TextField } from '../../ui/Field.tsx'
import { PasswordField } from '../../ui/PasswordField.tsx'
import { PersonFields } from '../../ui/PersonFields.tsx'
import { MENSAJES_PERSONA } from '../../ui/person-messages.ts'
import { RestoredNotice } from '../../ui/RestoredNotice.tsx'
import { useDraftForm } from '../../ui/useDraftForm.ts'
import { useUpdatePerfil } from './api.ts'
import { MENSAJES_PERFIL as TEXTO } from './messages.ts'
import { type FilledForm, type PerfilValues, perfilDrafts, perfilFormSchema } from './perfil-form.ts'
import { PerfilError, savePerfil } from './save-perfil.ts'

/** Every field is required here, unlike at the registration; the passwords are for who wants to change theirs. */
export function PerfilForm({ user, onSaved }: { user: User; onSaved: () => void }) {
  // The record may be read again while the form is open.
  const [version] = useState(user.Version)
  const { mutateAsync } = useUpdatePerfil(user.FirebaseUid, version)
  const [drafts] = useState(() => perfilDrafts(user))
  const { form, draft, startOver } = useDraftForm<PerfilValues, FilledForm>(
    perfilFormSchema,
    drafts,
    user.FirebaseUid,
    'lost',
  )
  const { register, handleSubmit, formState, resetField } = form
  const { errors, submitCount, isSubmitting } = formState

  const forgetPasswords = () => {
    resetField('passwordActual')
    resetField('nuevaContrasena')
    draft.store()
  }

  const save = handleSubmit(async (filled) => {
    try {
      await savePerfil(filled, { changePassword, update: mutateAsync, onPasswordChanged: forgetPasswords })
    } catch (error) {
      await alertError(error instanceof PerfilError ? error.message : TEXTO.updateFailed)
      return
    }
    draft.settle()
    await alertSuccess(TEXTO.updated)
    onSaved()
  })

  return (
    <FormProvider {...form}>
      <form noValidate onSubmit={save} className="card flex flex-col gap-10 p-5 sm:p-8">
        {draft.restored && <RestoredNotice {...draft.restored} startOver={startOver} />}
        <ErrorSummary errors={errors} submitCount={submitCount} />
        <PersonFields
          identification={
            <TextField
              {...register('cedulaRUC')}
              label={MENSAJES_PERSONA.cedulaRUC}
              hint={TEXTO.cedulaRUCHint}
              error={errors.cedulaRUC?.message}
              inputMode="numeric"
              autoComplete="off"
            />
          }
        />
        <section aria-labelledby="password" className="grid items-end gap-5 sm:grid-cols-2">
          <div className="sm:col-span-2">
            <h2 id="password" className="text-lg">
              {TEXTO.password}
            </h2>
            <p className="text-sm text-ink-soft">{TEXTO.passwordText}</p>
          </div>
          <PasswordField
            {...register('passwordActual')}
            optional
            label={TEXTO.passwordActual}
            hint={TEXTO.passwordActualHint}
            error={errors.passwordActual?.message}
            autoComplete="current-password"
          />
          <PasswordField
            {...register('nuevaContrasena')}
            optional
            label={TEXTO.nuevaContrasena}
            hint={TEXTO.nuevaContrasenaHint}
            error={errors.nuevaContrasena?.message}
            autoComplete="new-password"
          />
        </section>
        <Button type="submit" busy={isSubmitting} className="sm:self-start">
          {TEXTO.save}
        </Button>
      </form>
    </FormProvider>
  )
}
