import { Eye, EyeOff } from 'lucide-react'
import { useState } from 'react'
import { Field, type FieldPropsOf, partField } from './Field.tsx'
import { MENSAJES_UI } from './messages.ts'

/** A password that can be looked at while it is typed: hidden again it is a password for the browser, too. */
export function PasswordField(props: FieldPropsOf<'input'>) {
  const [shown, setShown] = useState(false)
  const { field, control } = partField(props)
  const Icon = shown ? EyeOff : Eye
  return (
    <Field {...field}>
      {(tied) => (
        <div className="relative">
          <input
            autoCapitalize="none"
            autoCorrect="off"
            spellCheck={false}
            {...control}
            {...tied}
            type={shown ? 'text' : 'password'}
            placeholder=" "
            className="control pr-32"
          />
          <button
            type="button"
            className="btn btn-quiet btn-small absolute inset-y-1 right-1"
            aria-controls={tied.id}
            aria-label={shown ? MENSAJES_UI.hidePassword : MENSAJES_UI.showPassword}
            onClick={() => setShown(!shown)}
          >
            <Icon aria-hidden="true" className="size-5" />
            <span aria-hidden="true">{shown ? MENSAJES_UI.hide : MENSAJES_UI.show}</span>
          </button>
        </div>
      )}
    </Field>
  )
}
