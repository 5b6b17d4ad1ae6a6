import type { ComponentProps, ReactNode } from 'react'
import { classNames } from './class-names.ts'
import { MENSAJES_UI } from './messages.ts'

export interface FieldTexts {
  label: string
  hint?: string | undefined
  error?: string | undefined
  optional?: boolean
}

/** What ties a control to its label, hint and error. */
export interface ControlProps {
  id: string
  'aria-invalid': true | undefined
  'aria-describedby': string | undefined
}

const described = (id: string, { hint, error }: FieldTexts) =>
  [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ') || undefined

export function Hint({ id, children }: { id: string; children: ReactNode }) {
  return (
    <p id={id} className="text-sm text-ink-soft">
      {children}
    </p>
  )
}

export function FieldError({ id, children }: { id: string; children: ReactNode }) {
  return (
    <p id={id} className="text-sm font-semibold text-danger">
      <span className="sr-only">{MENSAJES_UI.error} </span>
      {children}
    </p>
  )
}

interface FieldProps extends FieldTexts {
  id: string
  className?: string | undefined
  children: (control: ControlProps) => ReactNode
}

/** Label above, hint under it, then the error, then the control. */
export function Field({ id, className, children, ...texts }: FieldProps) {
  const { label, hint, error, optional } = texts
  return (
    <div className={classNames('flex flex-col gap-1.5', className)}>
      <label htmlFor={id} className="text-base font-semibold">
        {label} {optional && <span className="font-normal text-ink-soft">{MENSAJES_UI.opcional}</span>}
      </label>
      {hint && <Hint id={`${id}-hint`}>{hint}</Hint>}
      {error && <FieldError id={`${id}-error`}>{error}</FieldError>}
      {children({
        id,
        'aria-invalid': error ? true : undefined,
        'aria-describedby': described(id, texts),
      })}
    </div>
  )
}

/** Shown for two seconds on what the portal filled in by itself. */
interface Highlight {
  highlighted?: boolean
}

type Named = { name: string; id?: string }

export type TextFieldProps = Omit<ComponentProps<'input'>, 'name' | 'id' | 'placeholder'> &
  FieldTexts &
  Highlight &
  Named

/** Takes what `register(name)` of react-hook-form gives. The blank placeholder is what tells CSS it is empty. */
export function TextField({
  label,
  hint,
  error,
  optional,
  highlighted,
  className,
  id,
  ...rest
}: TextFieldProps) {
  return (
    <Field id={id ?? rest.name} {...{ label, hint, error, optional, className }}>
      {(control) => (
        <input
          type="text"
          {...rest}
          {...control}
          placeholder=" "
          data-highlighted={highlighted || undefined}
          className="control"
        />
      )}
    </Field>
  )
}

export type TextAreaFieldProps = Omit<ComponentProps<'textarea'>, 'name' | 'id' | 'placeholder'> &
  FieldTexts &
  Highlight &
  Named

export function TextAreaField({
  label,
  hint,
  error,
  optional,
  highlighted,
  className,
  id,
  ...rest
}: TextAreaFieldProps) {
  return (
    <Field id={id ?? rest.name} {...{ label, hint, error, optional, className }}>
      {(control) => (
        <textarea
          rows={5}
          {...rest}
          {...control}
          placeholder=" "
          data-highlighted={highlighted || undefined}
          className="control"
        />
      )}
    </Field>
  )
}
