import type { LucideIcon } from 'lucide-react'
import { type KeyboardEvent, useEffect, useRef } from 'react'
import { Link } from 'react-router-dom'
import { Disclosure } from './Disclosure.tsx'
import { Of } from './text.tsx'

export type MenuItem = { label: string } & ({ run: () => unknown; destroys?: boolean } | { to: string })

interface MenuProps {
  label: string
  icon?: LucideIcon
  of?: string
  quiet?: boolean
  items: readonly MenuItem[]
}

/** A button with a menu: Enter, Space or the down arrow opens it, arrows move, Escape gives the focus back. */
export function Menu({ label, icon: Icon, of, quiet = false, items }: MenuProps) {
  const shown = (
    <>
      {Icon && <Icon aria-hidden="true" className="size-4" />}
      <Of name={of}>{label}</Of>
    </>
  )
  return (
    <Disclosure isMenu label={shown} quiet={quiet}>
      {(close) => <Items label={label} items={items} close={close} />}
    </Disclosure>
  )
}

const ITEMS = '[role="menuitem"]'
const LOOK = 'nav-link w-full cursor-pointer text-left md:min-h-9 md:py-1.5'

function Items({ label, items, close }: Pick<MenuProps, 'label' | 'items'> & { close: () => void }) {
  const menu = useRef<HTMLDivElement>(null)
  useEffect(() => menu.current?.querySelector<HTMLElement>(ITEMS)?.focus(), [])

  const move = (event: KeyboardEvent<HTMLElement>) => {
    const all = [...event.currentTarget.querySelectorAll<HTMLElement>(ITEMS)]
    const at = all.findIndex((item) => item.contains(document.activeElement))
    const steps: Record<string, number> = { ArrowDown: at + 1, ArrowUp: at - 1, Home: 0, End: -1 }
    const to = steps[event.key]
    if (to === undefined) return
    event.preventDefault()
    all.at(to % all.length)?.focus()
  }

  return (
    <div ref={menu} role="menu" aria-label={label} tabIndex={-1} onKeyDown={move}>
      {items.map((item) =>
        'to' in item ? (
          <Link key={item.label} to={item.to} role="menuitem" tabIndex={-1} className={LOOK}>
            {item.label}
          </Link>
        ) : (
          <button
            key={item.label}
            type="button"
            role="menuitem"
            tabIndex={-1}
            className={item.destroys ? `${LOOK} text-danger` : LOOK}
            onClick={() => {
              close()
              void item.run()
            }}
          >
            {item.label}
          </button>
        ),
      )}
    </div>
  )
}
