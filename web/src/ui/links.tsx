import { ArrowLeft } from 'lucide-react'
import type { ComponentProps, ReactNode } from 'react'
import { ButtonLink, ownElements } from './Button.tsx'

/** A link that opens in a new tab, which a screen reader says too. The other site does not learn the address. */
export function NewTabLink({ children, ...rest }: ComponentProps<'a'>) {
  return (
    <a {...rest} target="_blank" rel="noopener noreferrer">
      {ownElements(children)}
      <span className="sr-only"> (se abre en otra pestaña)</span>
    </a>
  )
}

/** From a screen of staff's to the one that it was reached from, beside its heading. */
export function BackLink({ to, children }: { to: string; children: ReactNode }) {
  return (
    <ButtonLink to={to} variant="secondary" small>
      <ArrowLeft aria-hidden="true" className="size-4" />
      {children}
    </ButtonLink>
  )
}

type Click = Pick<MouseEvent, 'button' | 'ctrlKey' | 'metaKey' | 'shiftKey' | 'altKey'>

/** Whether a click follows a link in this tab. With another button or a key, the browser opens or saves it elsewhere. */
export const isPlainClick = ({ button, ctrlKey, metaKey, shiftKey, altKey }: Click): boolean =>
  button === 0 && !(ctrlKey || metaKey || shiftKey || altKey)

/** An address to be read. Where it has no room on a line it breaks before its domain, not inside. */
export function CorreoText({ correo }: { correo: string }) {
  const at = Math.max(0, correo.lastIndexOf('@'))
  return (
    <>
      {correo.slice(0, at)}
      <wbr />
      {correo.slice(at)}
    </>
  )
}

/**
 * Opens a mail to one address and nothing more: an address may hold `?`, `&` and `%`, which in a link would begin other
 * recipients or a text of its owner's (RFC 6068, 2).
 */
export function MailLink({ correo }: { correo: string }) {
  const encoded = encodeURIComponent(correo).replace(/%40(?!.*%40)/, '@')
  return (
    <a className="link inline-block min-h-6" href={`mailto:${encoded}`}>
      <CorreoText correo={correo} />
    </a>
  )
}

export function PhoneLink({ telefono }: { telefono: string }) {
  return (
    <a className="link inline-flex min-h-6 items-center whitespace-nowrap" href={`tel:${telefono}`}>
      {telefono}
    </a>
  )
}
