import { Eye, EyeOff } from 'lucide-react'
import { useState } from 'react'
import { type FieldProps, Frame, tied, useField } from './frame.tsx'

/** A password that its person may look at. Drafts never store it (`isSecret`). */
export function PasswordField(props: FieldProps & { autoComplete: 'current-password' | 'new-password' }) {
  const { name, label, hint, optional, lines, className, autoComplete } = props
  const { id, methods, error, isNew } = useField(name)
  const [isShown, setShown] = useState(false)
  const verb = isShown ? 'Ocultar' : 'Mostrar'
  const Icon = isShown ? EyeOff : Eye
  return (
    <Frame {...{ id, label, hint, optional, lines, className, error }}>
      <div className="relative mt-1.5">
        <input
          autoCapitalize="none"
          autoCorrect="off"
          spellCheck={false}
          autoComplete={autoComplete}
          {...methods.register(name)}
          {...tied({ id, hint, error }, isNew)}
          id={id}
          type={isShown ? 'text' : 'password'}
          placeholder=" "
          className="control pr-32"
        />
        <button
          type="button"
          className="btn btn-quiet btn-small absolute inset-y-1 right-1"
          aria-controls={id}
          aria-label={`${verb} contraseña`}
          onClick={() => setShown(!isShown)}
        >
          <Icon aria-hidden="true" className="size-5" />
          <span aria-hidden="true">{verb}</span>
        </button>
      </div>
    </Frame>
  )
}
