import type { ComponentProps } from 'react'
import { MENSAJES_UI } from './messages.ts'
import { ownElements } from './own-elements.tsx'

/** A link that opens in a new tab, and says so to those who do not see its icon. The other side is not told from where. */
export function NewTabLink({ children, ...rest }: ComponentProps<'a'>) {
  return (
    <a {...rest} target="_blank" rel="noopener noreferrer">
      {ownElements(children)}
      <span className="sr-only"> {MENSAJES_UI.newTab}</span>
    </a>
  )
}
