import { ChevronDown } from 'lucide-react'
import {
  type FocusEvent,
  type KeyboardEvent,
  type ReactNode,
  useEffect,
  useId,
  useRef,
  useState,
} from 'react'
import { classNames } from '../lib/text.ts'
import { ownElements } from './Button.tsx'

interface DisclosureProps {
  label: ReactNode
  children: (close: () => void) => ReactNode
  className?: string
  quiet?: boolean
  /** The panel is a menu: the down arrow opens it too. */
  isMenu?: boolean
}

/** A button with a panel: a small menu, or one as wide as the nearest positioned element around the button. */
export function Disclosure(props: DisclosureProps) {
  const { label, children, className, quiet = false, isMenu = false } = props
  const [open, setOpen] = useState(false)
  const id = useId()
  const frame = useRef<HTMLDivElement>(null)
  const button = useRef<HTMLButtonElement>(null)

  useEffect(() => {
    if (!open) return
    const closeOutside = ({ target }: PointerEvent) => {
      if (!frame.current?.contains(target as Node)) setOpen(false)
    }
    document.addEventListener('pointerdown', closeOutside)
    return () => document.removeEventListener('pointerdown', closeOutside)
  }, [open])

  const close = () => {
    setOpen(false)
    button.current?.focus()
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'ArrowDown' && isMenu && !open) {
      event.preventDefault()
      setOpen(true)
    }
    if (event.key !== 'Escape' || !open) return
    event.stopPropagation()
    close()
  }
  const onBlur = ({ relatedTarget }: FocusEvent) => {
    if (relatedTarget && !frame.current?.contains(relatedTarget)) setOpen(false)
  }

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it only hears what its button and its panel do
    <div ref={frame} onKeyDown={onKeyDown} onBlur={onBlur} className={isMenu ? 'sm:relative' : undefined}>
      <button
        ref={button}
        type="button"
        aria-haspopup={isMenu ? 'menu' : undefined}
        aria-expanded={open}
        aria-controls={id}
        onClick={() => setOpen(!open)}
        className={classNames('btn btn-small', quiet ? 'btn-quiet' : 'btn-secondary', className)}
      >
        {ownElements(label)}
        <ChevronDown aria-hidden="true" className="size-4 shrink-0" />
      </button>
      <div
        id={id}
        hidden={!open}
        className={classNames(
          'absolute z-20 mt-1 overflow-y-auto rounded-md border border-line bg-paper p-2 text-sm shadow-pop',
          isMenu ? 'max-h-80 max-sm:inset-x-4 sm:right-0 sm:w-64' : 'inset-x-2 max-h-[75dvh]',
        )}
      >
        {open && children(close)}
      </div>
    </div>
  )
}
