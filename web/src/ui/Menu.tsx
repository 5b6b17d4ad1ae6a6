import type { LucideIcon } from 'lucide-react'
import { type KeyboardEvent, useEffect, useRef } from 'react'
import { Disclosure } from './Disclosure.tsx'

interface MenuItem {
  label: string
  run: () => unknown
}

interface MenuProps {
  label: string
  icon: LucideIcon
  items: readonly MenuItem[]
}

/** A button with a menu: Enter, Space or the down arrow opens it, arrows move, Escape gives the focus back. */
export function Menu({ label, icon: Icon, items }: MenuProps) {
  const shown = (
    <>
      <Icon aria-hidden="true" className="size-4" />
      {label}
    </>
  )
  return (
    <Disclosure isMenu label={shown} align="end">
      {(close) => <Items label={label} items={items} close={close} />}
    </Disclosure>
  )
}

interface ItemsProps extends Pick<MenuProps, 'label' | 'items'> {
  close: () => void
}

function Items({ label, items, close }: ItemsProps) {
  const menu = useRef<HTMLDivElement>(null)
  useEffect(() => menu.current?.querySelector('button')?.focus(), [])

  const move = (event: KeyboardEvent<HTMLElement>) => {
    const buttons = [...event.currentTarget.querySelectorAll('button')]
    const at = buttons.findIndex((button) => button.contains(document.activeElement))
    const steps: Record<string, number> = { ArrowDown: at + 1, ArrowUp: at - 1, Home: 0, End: -1 }
    const to = steps[event.key]
    if (to === undefined) return
    event.preventDefault()
    buttons.at(to % buttons.length)?.focus()
  }

  return (
    <div ref={menu} role="menu" aria-label={label} tabIndex={-1} onKeyDown={move}>
      {items.map((item) => (
        <button
          key={item.label}
          type="button"
          role="menuitem"
          tabIndex={-1}
          className="nav-link w-full cursor-pointer text-left md:min-h-9 md:py-1.5"
          onClick={() => {
            close()
            void item.run()
          }}
        >
          {item.label}
        </button>
      ))}
    </div>
  )
}
