import { Search, X } from 'lucide-react'
import { useId, useRef } from 'react'
import { classNames } from '../../lib/text.ts'
import { MENSAJES_BUSQUEDA } from './search-messages.ts'

interface SearchFieldProps {
  text: string
  onChange: (text: string) => void
  /** Of the height of a form's field, for fingers; else as compact as a table. */
  roomy?: boolean
  /** The label stands in the field as long as nothing is typed, and above it for a screen reader alone. */
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
    <div className="min-w-0 flex-1 basis-64">
      <label htmlFor={id} className={labelWithin ? 'sr-only' : 'mb-1 block font-semibold text-sm'}>
        {MENSAJES_BUSQUEDA.search}
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
          placeholder={labelWithin ? MENSAJES_BUSQUEDA.search : undefined}
          value={text}
          onChange={(event) => onChange(event.target.value)}
          onKeyDown={(event) => event.key === 'Escape' && clear()}
          className={classNames('control px-9', !roomy && 'min-h-9 py-1 text-sm')}
        />
        {text && (
          <button
            type="button"
            onClick={clear}
            aria-label={MENSAJES_BUSQUEDA.clearSearch}
            title={MENSAJES_BUSQUEDA.clearSearch}
            className="absolute inset-y-0 right-0 flex w-9 cursor-pointer items-center justify-center text-ink-soft hover:text-ink"
          >
            <X aria-hidden="true" className="size-4" />
          </button>
        )}
      </div>
    </div>
  )
}
