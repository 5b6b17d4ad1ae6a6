import { useState } from 'react'
import { MENSAJES_UI as TEXTO } from './messages.ts'
import { Of } from './Of.tsx'

const SHORT = 140

/** The first words of three lines; null if the whole text is short enough. Only a word that is longer is cut. */
const beginningOf = (text: string): string | null => {
  if (text.length <= SHORT * 1.25 && text.split('\n').length <= 4) return null
  const lines = text.split('\n').slice(0, 3).join('\n')
  const words = new RegExp(`^.{1,${SHORT}}(?!\\S)`, 's').exec(lines)?.[0] ?? lines.slice(0, SHORT)
  return `${words.trimEnd()}…`
}

interface LongTextProps {
  text: string
  /** Whose it is, where there are several. */
  of?: string
}

/** A text of any length that takes little room until somebody wants to read it. */
export function LongText({ text, of }: LongTextProps) {
  const [whole, setWhole] = useState(false)
  const beginning = beginningOf(text)
  return (
    <span className="whitespace-pre-line">
      <span>{whole || beginning === null ? text : beginning}</span>
      {beginning !== null && (
        <>
          {' '}
          <button
            type="button"
            aria-expanded={whole}
            onClick={() => setWhole(!whole)}
            className="link cursor-pointer text-left"
          >
            <span>{whole ? TEXTO.showLess : TEXTO.showWhole}</span>
            {of && <Of name={of} />}
          </button>
        </>
      )}
    </span>
  )
}
