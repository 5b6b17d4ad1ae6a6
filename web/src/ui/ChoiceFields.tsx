import { classNames } from '../lib/text.ts'
import { describedBy, Field, FieldError, type FieldPropsOf, Hint, partField } from './Field.tsx'
import { MENSAJES_UI } from './messages.ts'

interface Option {
  value: string
  label: string
}

/** A catalogue of plain texts as options that say what they send. */
export const optionsOf = (texts: readonly string[]): Option[] =>
  texts.map((text) => ({ value: text, label: text }))

interface Options {
  options: readonly Option[]
}

/** Starts on an empty option that asks to choose. */
export function SelectField({ options, ...props }: FieldPropsOf<'select'> & Options) {
  const { field, control } = partField(props)
  return (
    <Field {...field}>
      {(tied) => (
        <select {...control} {...tied} className="control control-select">
          <option value="">{MENSAJES_UI.choose}</option>
          {options.map(({ value, label }) => (
            <option key={value} value={value}>
              {label}
            </option>
          ))}
        </select>
      )}
    </Field>
  )
}

/** One choice of few, each a target big enough for a thumb. */
export function RadioGroupField({
  options,
  ...props
}: Omit<FieldPropsOf<'input'>, 'type' | 'value'> & Options) {
  const { field, control } = partField(props)
  const { id, label, hint, error, optional, className } = field
  return (
    <fieldset className={classNames('flex min-w-0 flex-col gap-1.5', className)}>
      <legend className="mb-1.5 text-base font-semibold">
        <span>{label}</span>{' '}
        {optional && <span className="font-normal text-ink-soft">{MENSAJES_UI.optional}</span>}
      </legend>
      {hint && <Hint id={`${id}-hint`}>{hint}</Hint>}
      {error && <FieldError id={`${id}-error`}>{error}</FieldError>}
      <div className="flex flex-wrap gap-x-6 gap-y-2">
        {options.map(({ value, label: text }, index) => (
          <label key={value} className="flex min-h-11 cursor-pointer items-center gap-2.5">
            <input
              {...control}
              type="radio"
              id={`${id}-${index}`}
              value={value}
              aria-invalid={error ? true : undefined}
              aria-describedby={describedBy(id, { hint, error })}
              className="radio"
            />
            {text}
          </label>
        ))}
      </div>
    </fieldset>
  )
}
