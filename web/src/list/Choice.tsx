import { useId } from 'react'
import { Link } from 'react-router-dom'
import { formatNumber } from '../lib/format.ts'
import { classNames } from '../lib/text.ts'

interface ChoiceProps {
  label: string
  value: string
  options: readonly { value: string; label: string }[]
  onChange: (value: string) => void
  inline?: boolean
}

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

interface ChoiceLinksProps extends Pick<ChoiceProps, 'label' | 'value' | 'options'> {
  countOf: (value: string) => number
  addressOf: (value: string) => string
}

export function ChoiceLinks({ label, value: chosen, options, countOf, addressOf }: ChoiceLinksProps) {
  return (
    <nav aria-label={label} className="flex flex-wrap gap-0.5">
      {options.map(({ value, label: text }) => (
        <Link
          key={value}
          to={addressOf(value)}
          preventScrollReset
          aria-current={value === chosen ? 'true' : undefined}
          className="btn btn-small btn-quiet gap-1 px-2 text-ink text-xs aria-[current]:border-brand aria-[current]:bg-brand-soft aria-[current]:text-brand"
        >
          <span>{text}</span> <span className="font-normal">{formatNumber(countOf(value))}</span>
        </Link>
      ))}
    </nav>
  )
}
