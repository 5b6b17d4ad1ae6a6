import { fold } from '@naf/contract'
import { Search, X } from 'lucide-react'
import { useEffect, useEffectEvent, useId, useMemo, useRef, useState } from 'react'
import { classNames } from '../lib/text.ts'
import { Button } from '../ui/Button.tsx'
import lentes from '../ui/scenes/detalle-lentes.svg'
import { StateMessage } from '../ui/states.tsx'

/** Browsers refuse more than about a hundred changes of the address in half a minute. */
const ADDRESS_DELAY_MS = 250

/**
 * The typed text at once. The address follows when the typing pauses; the text follows the address when it changes for
 * another reason ('back', a link).
 */
export const useSearchText = (inAddress: string, writeAddress: (text: string) => void) => {
  const [text, setText] = useState(inAddress)
  const written = useRef(inAddress)
  const write = useEffectEvent(writeAddress)

  useEffect(() => {
    if (inAddress === written.current) return
    written.current = inAddress
    setText(inAddress)
  }, [inAddress])

  useEffect(() => {
    if (text === written.current) return
    const follow = () => {
      clearTimeout(timer)
      written.current = text
      write(text)
    }
    const timer = setTimeout(follow, ADDRESS_DELAY_MS)
    // Before a link is followed, because a later change of the address would stop that.
    const before = { capture: true, once: true }
    addEventListener('click', follow, before)
    return () => {
      clearTimeout(timer)
      removeEventListener('click', follow, before)
    }
  }, [text])

  return [text, setText] as const
}

/**
 * Folds the text of each row once, so that a key press costs one `includes` for each row and word.
 * @param textOf must keep its identity between renders
 */
export const useFolded = <Row extends object>(textOf: (row: Row) => string): ((row: Row) => string) =>
  useMemo(() => {
    const texts = new WeakMap<Row, string>()
    return (row) => {
      const text = texts.get(row) ?? fold(textOf(row))
      texts.set(row, text)
      return text
    }
  }, [textOf])

interface SearchFieldProps {
  text: string
  onChange: (text: string) => void
  /** As high as a form's field, for fingers; otherwise as compact as a table. */
  roomy?: boolean
  /** Shows the placeholder in the empty field instead of the label above it. */
  labelWithin?: boolean
  placeholder?: string
}

export function SearchField(props: SearchFieldProps) {
  const { text, onChange, roomy = false, labelWithin = false, placeholder = 'Buscar' } = props
  const id = useId()
  const input = useRef<HTMLInputElement>(null)
  const clear = () => {
    onChange('')
    input.current?.focus()
  }
  return (
    <div className={classNames('min-w-0 flex-1', labelWithin ? 'basis-36' : 'basis-64')}>
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
          placeholder={labelWithin ? placeholder : undefined}
          value={text}
          onChange={(event) => onChange(event.target.value)}
          onKeyDown={(event) => event.key === 'Escape' && clear()}
          className={classNames('control px-9', !roomy && 'min-h-9 py-1 text-sm')}
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
