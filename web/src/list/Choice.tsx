import { Search, X } from 'lucide-react'
import { useId, useRef } from 'react'
import { classNames } from '../lib/text.ts'
import { Button } from '../ui/Button.tsx'
import lentes from '../ui/scenes/detalle-lentes.svg'
import { StateMessage } from '../ui/states.tsx'

const COMPACT = 'min-h-9 py-1'

interface SearchFieldProps {
  text: string
  onChange: (text: string) => void
  /** As high as a form's field, for fingers; otherwise as compact as a table. */
  roomy?: boolean
  /** Shows the label in the empty field instead of above it. */
  labelWithin?: boolean
}

/** Escape or the cross empties it. */
export function SearchField({ text, onChange, roomy = false, labelWithin = false }: SearchFieldProps) {
  const id = useId()
  const input = useRef<HTMLInputElement>(null)
  const clear = () => {
    onChange('')
    input.current?.focus()
  }
  return (
    <div className={classNames('min-w-0 flex-1', labelWithin ? 'basis-44' : 'basis-64')}>
      <label htmlFor={id} className={labelWithin ? 'sr-only' : 'mb-1 block font-semibold text-sm'}>
        Buscar
      </label>
      <div className="relative">
        <Search aria-hidden="true" className="absolute inset-y-0 left-3 my-auto size-4 text-ink-soft" />
        <input
          ref={input}
          id={id}
          type="text"
          inputMode="search"
          enterKeyHint="search"
          autoComplete="off"
          placeholder={labelWithin ? 'Buscar' : undefined}
          value={text}
          onChange={(event) => onChange(event.target.value)}
          onKeyDown={(event) => event.key === 'Escape' && clear()}
          className={classNames('control px-9', !roomy && `${COMPACT} text-sm`)}
        />
        {text && (
          <button
            type="button"
            onClick={clear}
            aria-label="Borrar la búsqueda"
            title="Borrar la búsqueda"
            className="absolute inset-y-0 right-0 flex w-9 cursor-pointer items-center justify-center text-ink-soft hover:text-ink"
          >
            <X aria-hidden="true" className="size-4" />
          </button>
        )}
      </div>
    </div>
  )
}

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
        className={`control control-select ${COMPACT} ${size}`}
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

/** In the place of the rows, when the search and the filters leave none. */
export function NoMatch({ showAll }: { showAll: () => void }) {
  const action = (
    <Button variant="secondary" small onClick={showAll}>
      Quitar búsqueda y filtros
    </Button>
  )
  return (
    <StateMessage kind="empty" title="Ningún resultado" action={action} scene={lentes}>
      Prueba con otras palabras o quita los filtros.
    </StateMessage>
  )
}
