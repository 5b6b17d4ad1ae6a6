import { Eye, EyeOff } from 'lucide-react'
import { useState } from 'react'
import { Field, type TextFieldProps } from './Field.tsx'
import { MENSAJES_UI } from './messages.ts'

/** A password that can be looked at while it is typed: hidden again it is a password for the browser, too. */
export function PasswordField({
  label,
  hint,
  error,
  optional,
  highlighted: _,
  className,
  id,
  ...rest
}: TextFieldProps) {
  const [shown, setShown] = useState(false)
  const Icon = shown ? EyeOff : Eye
  return (
    <Field id={id ?? rest.name} {...{ label, hint, error, optional, className }}>
      {(control) => (
        <div className="relative">
          <input
            autoCapitalize="none"
            autoCorrect="off"
            spellCheck={false}
            {...rest}
            {...control}
            type={shown ? 'text' : 'password'}
            placeholder=" "
            className="control pr-32"
          />
          <button
            type="button"
            className="btn btn-quiet btn-small absolute inset-y-1 right-1"
            aria-controls={control.id}
            aria-label={shown ? MENSAJES_UI.ocultarPassword : MENSAJES_UI.mostrarPassword}
            onClick={() => setShown(!shown)}
          >
            <Icon aria-hidden="true" className="size-5" />
            <span aria-hidden="true">{shown ? MENSAJES_UI.ocultar : MENSAJES_UI.mostrar}</span>
          </button>
        </div>
      )}
    </Field>
  )
}
