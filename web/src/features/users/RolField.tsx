import { ROL, type User } from '@naf/contract'
import { useFormContext } from 'react-hook-form'
import { SelectField } from '../../ui/ChoiceFields.tsx'
import { MENSAJES_ROL, MENSAJES_USUARIOS as TEXTO } from './messages.ts'
import { ROLES, rolName } from './roles.ts'

const OPTIONS = ROLES.map((rol) => ({ value: String(rol), label: rolName(rol) }))
const ADMIN = String(ROL.ADMIN)
const USUARIO = String(ROL.USUARIO)

/** What the chosen role means that whoever chooses it should have read; `stored` is absent for a new user. */
const warningsOf = (chosen: string, correo: string, stored: User | undefined): string[] => {
  const changed = chosen !== '' && chosen !== String(stored?.rol_id)
  if (!changed) return []
  const isUnproven = stored && (stored.CorreoConfirmado === false || correo !== stored.Correo)
  return [
    ...(isUnproven && chosen !== USUARIO ? [MENSAJES_ROL.unproven] : []),
    ...(chosen === ADMIN ? [MENSAJES_ROL.becomesAdmin] : []),
    ...(stored?.rol_id === ROL.ADMIN ? [MENSAJES_ROL.losesAdmin] : []),
    ...(stored === undefined ? [] : [MENSAJES_ROL.endsSession]),
  ]
}

/** What the person may do. Stands inside a `RecordForm`. */
export function RolField({ stored }: { stored?: User | undefined }) {
  const { register, watch, formState } = useFormContext<{ rol_id: string; correo: string }>()
  const warnings = warningsOf(watch('rol_id'), watch('correo'), stored)
  return (
    <div className="sm:col-span-2">
      <SelectField
        {...register('rol_id')}
        label={TEXTO.fields.rol}
        hint={TEXTO.hints.rol}
        error={formState.errors.rol_id?.message}
        options={OPTIONS}
      />
      <div role="status">
        {warnings.length > 0 && (
          <p className="mt-2 animate-appear rounded-md bg-accent-soft px-4 py-2.5 text-sm">
            {warnings.join(' ')}
          </p>
        )}
      </div>
    </div>
  )
}
