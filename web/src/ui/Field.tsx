import type { ComponentProps, ReactNode } from 'react'
import { classNames } from '../lib/text.ts'
import { Doubt, type DoubtAsked } from './Doubt.tsx'
import { MENSAJES_UI } from './messages.ts'

interface FieldTexts {
  label: string
  hint?: string | undefined
  error?: string | undefined
  optional?: boolean
  /** For a field that may have to be asked about; null where there is nothing to ask now. */
  doubt?: DoubtAsked | null | undefined
}

/** What ties a control to its label, hint and error. */
interface ControlProps {
  id: string
  'aria-invalid': true | undefined
  'aria-describedby': string | undefined
}

type Described = Pick<FieldTexts, 'hint' | 'error' | 'doubt'>

export const describedBy = (id: string, { hint, error, doubt }: Described) =>
  [hint && `${id}-hint`, error && `${id}-error`, doubt && `${id}-doubt`].filter(Boolean).join(' ') ||
  undefined

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
      <span>{children}</span>
    </p>
  )
}

interface FieldProps extends FieldTexts {
  id: string
  className?: string | undefined
  children: (control: ControlProps) => ReactNode
}

/** Label above, hint under it, then the error, then the control, then what is asked about it. */
export function Field({ id, className, children, ...texts }: FieldProps) {
  const { label, hint, error, optional, doubt } = texts
  return (
    <div className={classNames('field flex flex-col gap-1.5', className)}>
      <label htmlFor={id} className="text-base font-semibold">
        <span>{label}</span>{' '}
        {optional && <span className="font-normal text-ink-soft">{MENSAJES_UI.optional}</span>}
      </label>
      {hint && <Hint id={`${id}-hint`}>{hint}</Hint>}
      {error && <FieldError id={`${id}-error`}>{error}</FieldError>}
      {children({
        id,
        'aria-invalid': error ? true : undefined,
        'aria-describedby': describedBy(id, texts),
      })}
      {doubt !== undefined && <Doubt id={`${id}-doubt`} doubt={doubt} />}
    </div>
  )
}

interface FieldInput extends FieldTexts {
  /** What `register(name)` of react-hook-form gives. */
  name: string
  id?: string
  className?: string | undefined
  /** Shown for two seconds on what the portal filled in by itself. */
  highlighted?: boolean
}

/** The props of a kind of field: its texts, and whatever else its control takes. */
export type FieldPropsOf<Tag extends 'input' | 'select' | 'textarea'> = Omit<
  ComponentProps<Tag>,
  keyof FieldInput | 'placeholder' | 'children'
> &
  FieldInput

/** Parts what the field shows around its control from what the control itself gets. */
export const partField = <P extends FieldInput>({
  label,
  hint,
  error,
  optional,
  doubt,
  highlighted,
  className,
  id,
  ...rest
}: P) => ({
  field: { id: id ?? rest.name, label, hint, error, optional, doubt, className },
  control: { ...rest, 'data-highlighted': highlighted || undefined },
})

/** The blank placeholder is what tells CSS that it is empty. */
export function TextField(props: FieldPropsOf<'input'>) {
  const { field, control } = partField(props)
  return (
    <Field {...field}>
      {(tied) => <input type="text" {...control} {...tied} placeholder=" " className="control" />}
    </Field>
  )
}

export function TextAreaField(props: FieldPropsOf<'textarea'>) {
  const { field, control } = partField(props)
  return (
    <Field {...field}>
      {(tied) => <textarea rows={5} {...control} {...tied} placeholder=" " className="control" />}
    </Field>
  )
}
