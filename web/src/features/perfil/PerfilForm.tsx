import { TIPOS_CONTRIBUYENTE, type User } from '@naf/contract'
import { useEffect } from 'react'
import { alertError, alertSuccess, preloadDialogs } from '../../lib/dialogs.ts'
import { changePassword } from '../../lib/identity.ts'
import { Button } from '../../ui/Button.tsx'
import { ErrorSummary } from '../../ui/ErrorSummary.tsx'
import { TextField } from '../../ui/Field.tsx'
import { PasswordField } from '../../ui/PasswordField.tsx'
import { SelectConOtro } from '../../ui/SelectConOtro.tsx'
import { useZodForm } from '../../ui/useZodForm.ts'
import { useUpdatePerfil } from './api.ts'
import { MENSAJES_PERFIL as TEXTO } from './messages.ts'
import { perfilFormOf, perfilFormSchema } from './perfil-schema.ts'
import { PerfilError, savePerfil } from './save-perfil.ts'

/** Every field is required here, unlike at the registration; the passwords are for who wants to change theirs. */
export function PerfilForm({ user, onSaved }: { user: User; onSaved: () => void }) {
  const { mutateAsync } = useUpdatePerfil(user.FirebaseUid)
  const { register, handleSubmit, watch, formState, resetField } = useZodForm(
    perfilFormSchema,
    perfilFormOf(user),
  )
  const { errors, submitCount, isSubmitting } = formState

  useEffect(preloadDialogs, [])

  const forgetPasswords = () => {
    resetField('passwordActual')
    resetField('nuevaContrasena')
  }

  const save = handleSubmit(async (form) => {
    try {
      await savePerfil(form, { changePassword, update: mutateAsync, onPasswordChanged: forgetPasswords })
    } catch (error) {
      await alertError(error instanceof PerfilError ? error.message : TEXTO.errorActualizar)
      return
    }
    await alertSuccess(TEXTO.actualizado)
    onSaved()
  })

  return (
    <form noValidate onSubmit={save} className="card flex flex-col gap-10 p-5 sm:p-8">
      <ErrorSummary errors={errors} submitCount={submitCount} />
      <section aria-labelledby="datos" className="grid gap-5 sm:grid-cols-2">
        <h2 id="datos" className="text-lg sm:col-span-2">
          {TEXTO.datos}
        </h2>
        <TextField
          {...register('nombre')}
          label={TEXTO.nombre}
          error={errors.nombre?.message}
          autoComplete="given-name"
        />
        <TextField
          {...register('segundoNombre')}
          label={TEXTO.segundoNombre}
          error={errors.segundoNombre?.message}
          autoComplete="additional-name"
        />
        <TextField
          {...register('apellido')}
          label={TEXTO.apellido}
          error={errors.apellido?.message}
          autoComplete="family-name"
        />
        <TextField
          {...register('segundoApellido')}
          label={TEXTO.segundoApellido}
          error={errors.segundoApellido?.message}
          autoComplete="off"
        />
        <TextField
          {...register('cedulaRUC')}
          label={TEXTO.cedulaRuc}
          hint={TEXTO.cedulaRucHint}
          error={errors.cedulaRUC?.message}
          inputMode="numeric"
          autoComplete="off"
        />
        <TextField
          {...register('telefono')}
          type="tel"
          label={TEXTO.telefono}
          hint={TEXTO.telefonoHint}
          error={errors.telefono?.message}
          inputMode="tel"
          autoComplete="tel-national"
        />
        <TextField
          {...register('ciudad')}
          label={TEXTO.ciudad}
          error={errors.ciudad?.message}
          autoComplete="address-level2"
        />
        <SelectConOtro
          label={TEXTO.tipoContribuyente}
          options={TIPOS_CONTRIBUYENTE}
          select={register('tipoContribuyente')}
          otro={register('tipoContribuyenteOtro')}
          value={watch('tipoContribuyente')}
          error={errors.tipoContribuyente?.message}
          otroError={errors.tipoContribuyenteOtro?.message}
        />
      </section>
      <section aria-labelledby="password" className="grid gap-5 sm:grid-cols-2">
        <div className="sm:col-span-2">
          <h2 id="password" className="text-lg">
            {TEXTO.password}
          </h2>
          <p className="text-sm text-ink-soft">{TEXTO.passwordTexto}</p>
        </div>
        <PasswordField
          {...register('passwordActual')}
          optional
          label={TEXTO.passwordActual}
          hint={TEXTO.actualHint}
          error={errors.passwordActual?.message}
          autoComplete="current-password"
        />
        <PasswordField
          {...register('nuevaContrasena')}
          optional
          label={TEXTO.nuevaContrasena}
          hint={TEXTO.nuevaHint}
          error={errors.nuevaContrasena?.message}
          autoComplete="new-password"
        />
      </section>
      <Button type="submit" busy={isSubmitting} className="sm:self-start">
        {TEXTO.guardar}
      </Button>
    </form>
  )
}
