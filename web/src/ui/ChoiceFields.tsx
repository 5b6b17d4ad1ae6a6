import type { ComponentProps } from 'react'
import { classNames } from './class-names.ts'
import { Field, FieldError, type FieldTexts, Hint } from './Field.tsx'
import { MENSAJES_UI } from './messages.ts'

export interface Option {
  value: string
  label: string
}

/** A catalogue of plain texts as options that say what they send. */
export const optionsOf = (texts: readonly string[]): Option[] =>
  texts.map((text) => ({ value: text, label: text }))

type Named = { name: string; id?: string }

export type SelectFieldProps = Omit<ComponentProps<'select'>, 'name' | 'id' | 'children'> &
  FieldTexts &
  Named & { options: readonly Option[]; highlighted?: boolean }

/** Starts on an empty option that asks to choose; takes what `register(name)` gives. */
export function SelectField({
  label,
  hint,
  error,
  optional,
  highlighted,
  options,
  className,
  id,
  ...rest
}: SelectFieldProps) {
  return (
    <Field id={id ?? rest.name} {...{ label, hint, error, optional, className }}>
      {(control) => (
        <select
          {...rest}
          {...control}
          data-highlighted={highlighted || undefined}
          className="control control-select"
        >
          <option value="">{MENSAJES_UI.elige}</option>
          {options.map(({ value, label: text }) => (
            <option key={value} value={value}>
              {text}
            </option>
          ))}
        </select>
      )}
    </Field>
  )
}

export type RadioGroupFieldProps = Omit<ComponentProps<'input'>, 'name' | 'id' | 'type' | 'value'> &
  FieldTexts &
  Named & { options: readonly Option[]; highlighted?: boolean }

/** One choice of few, each a target big enough for a thumb; takes what `register(name)` gives. */
export function RadioGroupField({
  label,
  hint,
  error,
  optional,
  highlighted,
  options,
  className,
  id,
  ...rest
}: RadioGroupFieldProps) {
  const group = id ?? rest.name
  const describedBy = [hint && `${group}-hint`, error && `${group}-error`].filter(Boolean).join(' ')
  return (
    <fieldset className={classNames('flex min-w-0 flex-col gap-1.5', className)}>
      <legend className="mb-1.5 text-base font-semibold">
        {label} {optional && <span className="font-normal text-ink-soft">{MENSAJES_UI.opcional}</span>}
      </legend>
      {hint && <Hint id={`${group}-hint`}>{hint}</Hint>}
      {error && <FieldError id={`${group}-error`}>{error}</FieldError>}
      <div className="flex flex-wrap gap-x-6 gap-y-2">
        {options.map(({ value, label: text }) => (
          <label key={value} className="flex min-h-11 cursor-pointer items-center gap-2.5">
            <input
              {...rest}
              type="radio"
              id={`${group}-${value}`}
              value={value}
              aria-invalid={error ? true : undefined}
              aria-describedby={describedBy || undefined}
              data-highlighted={highlighted || undefined}
              className="radio"
            />
            {text}
          </label>
        ))}
      </div>
    </fieldset>
  )
}
