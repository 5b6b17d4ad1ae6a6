import { useController, useFormContext } from 'react-hook-form'
import { CHECKED, UNCHECKED } from './checkbox-values.ts'

interface CheckboxFieldProps {
  name: string
  label: string
  hint?: string
}

/** A box that may stay empty, in a form with a draft. */
export function CheckboxField({ name, label, hint }: CheckboxFieldProps) {
  const { control } = useFormContext()
  const { field } = useController({ name, control })
  return (
    <label className="flex min-h-11 cursor-pointer items-start gap-3 py-2">
      <input
        type="checkbox"
        ref={field.ref}
        name={name}
        checked={field.value === CHECKED}
        onChange={(event) => field.onChange(event.target.checked ? CHECKED : UNCHECKED)}
        onBlur={field.onBlur}
        aria-describedby={hint && `${name}-hint`}
        aria-labelledby={`${name}-label`}
        className="checkbox"
      />
      <span className="min-w-0">
        <span id={`${name}-label`}>{label}</span>
        {hint && (
          <span id={`${name}-hint`} className="block text-sm text-ink-soft">
            {hint}
          </span>
        )}
      </span>
    </label>
  )
}
