import { type MouseEvent, type ReactNode, useId } from 'react'
import { classNames } from '../lib/text.ts'
import { useFormAround } from './context.ts'

export interface FieldProps {
  name: string
  label: string
  hint?: string | undefined
  optional?: boolean
  /** How many lines its message takes on a narrow phone: so many are kept free below the field. */
  lines?: 2 | 3
  className?: string | undefined
}

interface Note extends Pick<FieldProps, 'hint' | 'lines'> {
  id: string
  error: string | undefined
  /** Shown as long as there is no mistake. */
  note?: ReactNode
}

export const useField = (name: string) => {
  const { methods, highlighted, short } = useFormAround()
  const id = useId()
  const { message } = methods.formState.errors[name] ?? {}
  return {
    id,
    methods,
    error: typeof message === 'string' ? (short[message] ?? message) : undefined,
    isNew: highlighted.has(name),
  }
}

export const controlsOf = (name: string) => [
  ...document.querySelectorAll<HTMLInputElement>(`[name="${name}"]`),
]

export const labelOf = (name: string): string => {
  const frame = controlsOf(name)[0]?.closest('.field')
  return frame?.querySelector(':scope > legend, :scope > label > span')?.textContent ?? name
}

/** Leads to a field and shows it together with its mistake. Two forms of a page may have fields of one name. */
export const goTo = (name: string) => (event: MouseEvent) => {
  const field = event.currentTarget.closest('form')?.querySelector<HTMLElement>(`[name="${name}"]`)
  if (!field) return
  event.preventDefault()
  field.focus({ preventScroll: true })
  field.closest('.field')?.scrollIntoView({ block: 'center' })
}

export const tied = ({ id, hint, error, note }: Omit<Note, 'lines'>, isNew: boolean) => ({
  'aria-invalid': error ? true : undefined,
  'aria-describedby':
    classNames(hint && `${id}-hint`, error ? `${id}-error` : note !== undefined && `${id}-note`) || undefined,
  'data-highlighted': isNew || undefined,
})

export function Hint({ id, hint }: Pick<Note, 'id' | 'hint'>) {
  return (
    hint && (
      <p id={`${id}-hint`} className="text-sm leading-5 text-ink-soft">
        {hint}
      </p>
    )
  )
}

/** The place of a message, which is there before the message is: nothing below it moves. */
export function Place({ id, error, lines, note }: Omit<Note, 'hint'>) {
  return (
    <div className="field-place" data-lines={lines}>
      {error && (
        <p id={`${id}-error`} className="font-semibold text-danger">
          <span className="sr-only">Error: </span>
          <span>{error}</span>
        </p>
      )}
      <div id={`${id}-note`} hidden={error !== undefined}>
        {note}
      </div>
    </div>
  )
}

export const LABEL = 'block font-semibold leading-6'

interface FrameProps extends Note, Pick<FieldProps, 'label' | 'optional' | 'className'> {
  children: ReactNode
}

export function Frame({ label, optional, className, children, ...note }: FrameProps) {
  return (
    <div className={classNames('field', className)}>
      <label htmlFor={note.id} className={LABEL}>
        <span>{label}</span> {optional && <span className="font-normal text-ink-soft">(opcional)</span>}
      </label>
      <Hint {...note} />
      {children}
      <Place {...note} />
    </div>
  )
}
