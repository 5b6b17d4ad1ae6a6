import { useId } from 'react'

interface ChoiceProps {
  label: string
  value: string
  options: readonly { value: string; label: string }[]
  onChange: (value: string) => void
}

/** A small select with its label above: for what is chosen about a list, not in a form. */
export function Choice({ label, value, options, onChange }: ChoiceProps) {
  const id = useId()
  return (
    <div className="min-w-0 max-w-full">
      <label htmlFor={id} className="mb-1 block font-semibold text-sm">
        {label}
      </label>
      <select
        id={id}
        value={value}
        onChange={(event) => onChange(event.target.value)}
        className="control control-select min-h-9 w-auto max-w-full py-1 text-sm"
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
