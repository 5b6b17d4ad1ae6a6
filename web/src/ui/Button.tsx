import { LoaderCircle } from 'lucide-react'
import { Children, type ComponentProps, type MouseEvent, type ReactNode } from 'react'
import { Link } from 'react-router-dom'
import { classNames } from '../lib/text.ts'

interface Look {
  /** `accent` is the main action of a public page: at most one on a screen. */
  variant?: 'primary' | 'accent' | 'secondary' | 'danger' | 'quiet'
  small?: boolean
}

const look = ({ variant = 'primary', small = false }: Look, className?: string) =>
  classNames('btn', `btn-${variant}`, small && 'btn-small', className)

interface ButtonProps extends ComponentProps<'button'>, Look {
  busy?: boolean
  /** There is nothing to do at the moment. `disabled` would take the focus from under the finger. */
  off?: boolean
}

/** Leaving a field may show its error: the button that sends would slip away from under the pointer. */
const stayInField = (event: MouseEvent<HTMLButtonElement>) => event.preventDefault()

/** While `busy` it keeps its place and the focus, and does nothing. */
export function Button(props: ButtonProps) {
  const { variant, small, busy = false, off = false, className, onClick, children, ...rest } = props
  const press = (event: MouseEvent<HTMLButtonElement>) => {
    event.currentTarget.focus({ preventScroll: true })
    if (busy || off) event.preventDefault()
    else onClick?.(event)
  }
  return (
    <button
      type="button"
      {...rest}
      aria-disabled={busy || off || undefined}
      aria-busy={busy || undefined}
      className={look({ variant, small }, className)}
      onMouseDown={rest.type === 'submit' ? stayInField : undefined}
      onClick={press}
    >
      {busy && <LoaderCircle aria-hidden="true" className="size-5 animate-spin" />}
      {ownElements(children)}
    </button>
  )
}

export function ButtonLink(props: ComponentProps<typeof Link> & Look) {
  const { variant, small, className, children, ...rest } = props
  return (
    <Link {...rest} className={look({ variant, small }, className)}>
      {ownElements(children)}
    </Link>
  )
}

/**
 * Gives each piece of text an element of its own. A browser's translator puts its own elements in place of text nodes;
 * React then cannot insert anything before a bare piece of text, and no longer changes it.
 */
export const ownElements = (children: ReactNode): ReactNode =>
  Children.map(children, (child) =>
    typeof child === 'string' || typeof child === 'number' ? <span>{child}</span> : child,
  )
