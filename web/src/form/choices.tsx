import { useController } from 'react-hook-form'
import { classNames } from '../lib/text.ts'
import { useFormAround } from './context.ts'
import { type FieldProps, Frame, Hint, LABEL, Place, tied, useField } from './frame.tsx'

interface ChoiceProps extends FieldProps {
  options: readonly { value: string; label?: string; explanation?: string }[]
}

export function SelectField({ name, label, hint, optional, lines, className, options }: ChoiceProps) {
  const { id, methods, error, isNew } = useField(name)
  return (
    <Frame {...{ id, label, hint, optional, lines, className, error }}>
      <select
        {...methods.register(name)}
        {...tied({ id, hint, error }, isNew)}
        id={id}
        className="control control-select mt-1.5"
      >
        <option value="">Elige una opción</option>
        {options.map(({ value, label: text = value }) => (
          <option key={value} value={value}>
            {text}
          </option>
        ))}
      </select>
    </Frame>
  )
}

/** One choice of few, a row each. On a phone only the chosen one is explained. */
export function ChoiceField({ name, label, hint, lines, className, options }: ChoiceProps) {
  const { id, methods, error, isNew } = useField(name)
  const { 'aria-describedby': described, ...attributes } = tied({ id, hint, error }, isNew)
  const isShort = options.every(({ explanation }) => !explanation)
  return (
    <fieldset className={classNames('field min-w-0', className)}>
      <legend className={LABEL}>{label}</legend>
      <Hint id={id} hint={hint} />
      <div className="@container mt-1.5">
        <div className={classNames('choices', isShort && 'choices-short')}>
          {options.map(({ value, label: text = value, explanation }, index) => {
            const own = `${id}-${index}`
            return (
              <label key={value} htmlFor={own} className="choice">
                <input
                  {...methods.register(name)}
                  {...attributes}
                  type="radio"
                  id={own}
                  value={value}
                  aria-labelledby={`${own}-name`}
                  aria-describedby={classNames(explanation && `${own}-text`, described) || undefined}
                  className="radio"
                />
                <span className="min-w-0">
                  <span id={`${own}-name`} className="choice-name block">
                    {text}
                  </span>
                  {explanation && (
                    <span id={`${own}-text`} className="choice-text">
                      {explanation}
                    </span>
                  )}
                </span>
              </label>
            )
          })}
        </div>
      </div>
      <Place {...{ id, error, lines }} />
    </fieldset>
  )
}

/** What a box stands for, ticked or not: the values of a form are texts, so that drafts hold them. */
export const CHECKED = 'si'
export const UNCHECKED = 'no'

/** A box that may stay empty. Its hint is shown once it is ticked. */
export function CheckField({ name, label, hint }: Pick<FieldProps, 'name' | 'label' | 'hint'>) {
  const { methods } = useFormAround()
  const { field } = useController({ name, control: methods.control })
  const isChecked = field.value === CHECKED
  return (
    <label className="flex min-h-11 cursor-pointer items-start gap-3 py-1 text-sm leading-5">
      <input
        {...field}
        type="checkbox"
        checked={isChecked}
        onChange={() => field.onChange(isChecked ? UNCHECKED : CHECKED)}
        className="checkbox"
      />
      <span className="min-w-0">
        {label}
        {hint && isChecked && <span className="block text-ink-soft">{hint}</span>}
      </span>
    </label>
  )
}
