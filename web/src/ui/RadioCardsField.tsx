import { classNames } from '../lib/text.ts'
import { describedBy, FieldError, type FieldPropsOf, Hint, partField } from './Field.tsx'

export interface ExplainedOption {
  value: string
  label: string
  explanation: string
}

interface Options {
  options: readonly ExplainedOption[]
}

/** One choice of few that have to be explained: each a card, all of which can be pressed. */
export function RadioCardsField({
  options,
  ...props
}: Omit<FieldPropsOf<'input'>, 'type' | 'value' | 'optional'> & Options) {
  const { field, control } = partField(props)
  const { 'data-highlighted': highlighted, ...input } = control
  const { id, label, hint, error, className } = field
  return (
    <fieldset data-highlighted={highlighted} className={classNames('choice-cards min-w-0', className)}>
      <legend className="mb-1.5 text-base font-semibold">{label}</legend>
      {hint && <Hint id={`${id}-hint`}>{hint}</Hint>}
      {error && <FieldError id={`${id}-error`}>{error}</FieldError>}
      <div className="mt-1.5 grid grid-cols-1 gap-2 sm:grid-cols-2">
        {options.map(({ value, label: name, explanation }, index) => {
          const own = `${id}-${index}`
          return (
            <label key={value} htmlFor={own} className="choice-card">
              <input
                {...input}
                type="radio"
                id={own}
                value={value}
                aria-labelledby={`${own}-name`}
                aria-invalid={error ? true : undefined}
                aria-describedby={[`${own}-text`, describedBy(id, { hint, error })].filter(Boolean).join(' ')}
                className="radio mt-0.5"
              />
              <span className="min-w-0">
                <span id={`${own}-name`} className="block font-semibold">
                  {name}
                </span>
                <span id={`${own}-text`} className="block text-sm text-ink-soft">
                  {explanation}
                </span>
              </span>
            </label>
          )
        })}
      </div>
    </fieldset>
  )
}
