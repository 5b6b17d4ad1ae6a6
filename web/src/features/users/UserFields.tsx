import type { User } from '@naf/contract'
import { useFormContext } from 'react-hook-form'
import { TextField } from '../../ui/Field.tsx'
import { PasswordField } from '../../ui/PasswordField.tsx'
import { PersonFields } from '../../ui/PersonFields.tsx'
import { MENSAJES_PERSONA } from '../../ui/person-messages.ts'
import { MENSAJES_USUARIOS as TEXTO } from './messages.ts'
import { RolField } from './RolField.tsx'
import type { CreateValues } from './user-form.ts'

const OPTIONAL_ONCE_STORED = [
  'segundoNombre',
  'segundoApellido',
  'telefono',
  'ciudad',
  'tipoContribuyente',
] as const

/**
 * Who the person is, and how they enter the portal. A new user needs every field and a password; a stored one keeps
 * the own password. The browser must not offer the administrator's own data.
 */
export function UserFields({ stored }: { stored?: User }) {
  const { register, formState } = useFormContext<CreateValues>()
  const { errors } = formState
  return (
    <>
      <PersonFields
        ofAnother
        optional={stored && OPTIONAL_ONCE_STORED}
        identification={
          <TextField
            {...register('cedulaRUC')}
            label={MENSAJES_PERSONA.cedulaRUC}
            hint={TEXTO.hints.cedulaRUC}
            error={errors.cedulaRUC?.message}
            inputMode="numeric"
            autoComplete="off"
            className="sm:col-span-2"
          />
        }
      />
      <section aria-labelledby="acceso" className="grid items-end gap-5 sm:grid-cols-2">
        <h2 id="acceso" className="text-lg sm:col-span-2">
          {TEXTO.access}
        </h2>
        <TextField
          {...register('correo')}
          type="email"
          label={TEXTO.fields.correo}
          hint={stored?.CorreoConfirmado === false ? TEXTO.hints.unproven : undefined}
          error={errors.correo?.message}
          autoComplete="off"
          className="sm:col-span-2"
        />
        <TextField
          {...register('username')}
          label={TEXTO.fields.username}
          hint={TEXTO.hints.username}
          error={errors.username?.message}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          className={stored && 'sm:col-span-2'}
        />
        {!stored && (
          <PasswordField
            {...register('password')}
            label={TEXTO.fields.password}
            hint={TEXTO.hints.password}
            error={errors.password?.message}
            autoComplete="new-password"
          />
        )}
        <RolField stored={stored} />
      </section>
    </>
  )
}
