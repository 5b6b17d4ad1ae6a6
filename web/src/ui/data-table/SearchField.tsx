import { Search, X } from 'lucide-react'
import { useId, useRef } from 'react'
import { MENSAJES_TABLA } from './messages.ts'

/** Escape or the cross empties it. */
export function SearchField({ text, onChange }: { text: string; onChange: (text: string) => void }) {
  const id = useId()
  const input = useRef<HTMLInputElement>(null)
  const clear = () => {
    onChange('')
    input.current?.focus()
  }
  return (
    <div className="min-w-0 flex-1 basis-64">
      <label htmlFor={id} className="mb-1 block font-semibold text-sm">
        {MENSAJES_TABLA.buscar}
      </label>
      <div className="relative">
        <Search aria-hidden="true" className="absolute size-4 top-2.5 left-3 text-ink-soft" />
        <input
          ref={input}
          id={id}
          type="text"
          inputMode="search"
          enterKeyHint="search"
          autoComplete="off"
          value={text}
          onChange={(event) => onChange(event.target.value)}
          onKeyDown={(event) => event.key === 'Escape' && clear()}
          className="control min-h-9 px-9 py-1 text-sm"
        />
        {text && (
          <button
            type="button"
            onClick={clear}
            aria-label={MENSAJES_TABLA.borrarBusqueda}
            title={MENSAJES_TABLA.borrarBusqueda}
            className="absolute inset-y-0 right-0 flex w-9 cursor-pointer items-center justify-center text-ink-soft hover:text-ink"
          >
            <X aria-hidden="true" className="size-4" />
          </button>
        )}
      </div>
    </div>
  )
}
