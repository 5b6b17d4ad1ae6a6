import { useEffect, useState } from 'react'
import { classNames } from '../lib/text.ts'
import { MENSAJES_CUENTA_CARACTERES as TEXTO } from './character-messages.ts'

const QUIET_MS = 1000

/** What is left of `max`: seen at once, heard when the typing pauses. */
export function CharacterCount({ length, max }: { length: number; max: number }) {
  const left = max - length
  const text = left < 0 ? TEXTO.over(-left) : TEXTO.left(left)
  const [spoken, setSpoken] = useState('')

  useEffect(() => {
    if (length === 0) return
    const timer = setTimeout(() => setSpoken(text), QUIET_MS)
    return () => clearTimeout(timer)
  }, [length, text])

  return (
    <>
      <p
        aria-hidden="true"
        className={classNames('text-sm', left < 0 ? 'font-semibold text-danger' : 'text-ink-soft')}
      >
        {text}
      </p>
      <p role="status" className="sr-only">
        {spoken}
      </p>
    </>
  )
}
