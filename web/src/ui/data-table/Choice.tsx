import { useId } from 'react'
import { classNames } from '../../lib/text.ts'
import { ROOMY_CHOICE } from './choice-layout.ts'

interface ChoiceProps {
  label: string
  value: string
  options: readonly { value: string; label: string }[]
  onChange: (value: string) => void
  /** Of the height of a form's field, for fingers; else as compact as a table. */
  roomy?: boolean
}

/** A small select with its label above: for what is chosen about a list, not in a form. */
export function Choice({ label, value, options, onChange, roomy = false }: ChoiceProps) {
  const id = useId()
  return (
    <div className={roomy ? ROOMY_CHOICE : 'min-w-0 max-w-full'}>
      <label htmlFor={id} className="mb-1 block font-semibold text-sm">
        {label}
      </label>
      <select
        id={id}
        value={value}
        onChange={(event) => onChange(event.target.value)}
        className={classNames('control control-select', !roomy && 'min-h-9 w-auto max-w-full py-1 text-sm')}
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
