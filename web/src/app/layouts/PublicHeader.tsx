import { LogIn, Menu, UserPlus, X } from 'lucide-react'
import { type KeyboardEvent, type ReactNode, useEffect, useId, useRef, useState } from 'react'
import { NavLink } from 'react-router-dom'
import { classNames } from '../../ui/class-names.ts'
import { MENSAJES_APP as TEXTO } from '../messages.ts'
import { linksIn } from '../public-screens.ts'
import { BELOW_HEADER } from '../ScrollManager.tsx'
import { Brand } from './Brand.tsx'

interface HeaderLinkProps {
  to: string
  children: ReactNode
  onFollow: () => void
  className?: string
}

function HeaderLink({ to, children, onFollow, className = 'nav-link md:px-1.5 lg:px-3' }: HeaderLinkProps) {
  return (
    <NavLink to={to} end state={BELOW_HEADER} onClick={onFollow} className={className}>
      {children}
    </NavLink>
  )
}

/** The brand with the login and the registration, under them the public screens; below 768 px all behind a button. */
export function PublicHeader() {
  const [open, setOpen] = useState(false)
  const menu = useId()
  const button = useRef<HTMLButtonElement>(null)
  const Icon = open ? X : Menu

  // build/start.ts has marked the button where it was pressed before this code had arrived.
  useEffect(() => {
    document.onclick = null
    if (button.current?.hasAttribute('data-pressed')) setOpen(true)
  }, [])

  const close = () => setOpen(false)

  const closeOnEscape = ({ key }: KeyboardEvent) => {
    if (key !== 'Escape' || !open) return
    close()
    button.current?.focus()
  }

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: Escape closes the menu wherever in it the focus stands
    <header onKeyDown={closeOnEscape} className="border-b border-line bg-paper print:hidden">
      <div className="mx-auto flex max-w-page flex-wrap items-center justify-between gap-x-6 px-5 py-3 md:px-10 md:pb-1">
        <Brand to="/" />
        <button
          ref={button}
          type="button"
          aria-expanded={open}
          aria-controls={menu}
          onClick={() => setOpen(!open)}
          className="btn btn-secondary btn-small min-h-11 md:hidden"
        >
          <Icon aria-hidden="true" className="size-5" />
          {TEXTO.menu}
        </button>
        <div
          id={menu}
          className={classNames('basis-full md:contents', open ? 'animate-appear' : 'max-md:hidden')}
        >
          <nav
            aria-label={TEXTO.accountNav}
            className="flex flex-wrap gap-2 border-b border-line py-4 md:border-0 md:py-0"
          >
            <HeaderLink to="/login" onFollow={close} className="btn btn-secondary btn-small min-h-11 grow">
              <LogIn aria-hidden="true" className="size-5" />
              {TEXTO.login}
            </HeaderLink>
            <HeaderLink to="/register" onFollow={close} className="btn btn-primary btn-small min-h-11 grow">
              <UserPlus aria-hidden="true" className="size-5" />
              {TEXTO.register}
            </HeaderLink>
          </nav>
          <nav aria-label={TEXTO.mainNav} className="basis-full pt-3 md:-mx-1.5 md:pt-1 lg:-mx-3">
            <ul className="grid sm:grid-cols-2 md:flex md:flex-wrap">
              {linksIn('header').map(({ path, label }) => (
                <li key={path}>
                  <HeaderLink to={path} onFollow={close}>
                    {label}
                  </HeaderLink>
                </li>
              ))}
            </ul>
          </nav>
        </div>
      </div>
    </header>
  )
}
