import { useId } from 'react'
import { classNames } from '../lib/text.ts'

interface ChoiceProps {
  label: string
  value: string
  options: readonly { value: string; label: string }[]
  onChange: (value: string) => void
  /** Small, with the label before it, in the bar of a table. */
  inline?: boolean
}

/** A select for what is chosen about a list, not in a form. */
export function Choice({ label, value, options, onChange, inline = false }: ChoiceProps) {
  const id = useId()
  const size = inline ? 'w-auto max-w-36 pr-7 pl-2 text-xs' : 'w-auto max-w-full text-sm'
  return (
    <div className={classNames('min-w-0 max-w-full', inline && 'flex items-center gap-1.5')}>
      <label htmlFor={id} className={inline ? 'text-ink-soft text-xs' : 'mb-1 block font-semibold text-sm'}>
        {label}
      </label>
      <select
        id={id}
        value={value}
        onChange={(event) => onChange(event.target.value)}
        className={`control control-select min-h-9 py-1 ${size}`}
      >
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </select>
    </div>
  )
}
