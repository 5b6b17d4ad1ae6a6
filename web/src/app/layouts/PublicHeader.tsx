import { LogIn, Menu, UserPlus, X } from 'lucide-react'
import { type ReactNode, useId, useState } from 'react'
import { NavLink } from 'react-router-dom'
import { classNames } from '../../ui/class-names.ts'
import { MENSAJES_APP as TEXTO } from '../messages.ts'
import { PUBLIC_SCREENS } from '../public-screens.tsx'
import { BELOW_HEADER } from '../ScrollManager.tsx'
import { Brand } from './Brand.tsx'

interface HeaderLinkProps {
  to: string
  children: ReactNode
  onFollow: () => void
  className?: string
}

function HeaderLink({ to, children, onFollow, className = 'nav-link' }: HeaderLinkProps) {
  return (
    <NavLink to={to} end state={BELOW_HEADER} onClick={onFollow} className={className}>
      {children}
    </NavLink>
  )
}

/** The brand, the public screens, the login and the registration; below 768 px behind a button. */
export function PublicHeader() {
  const [open, setOpen] = useState(false)
  const menu = useId()
  const Icon = open ? X : Menu

  const close = () => setOpen(false)

  return (
    <header className="border-b border-line bg-paper">
      <div className="mx-auto flex max-w-page flex-wrap items-center justify-between gap-x-6 px-5 py-3">
        <Brand to="/" />
        <button
          type="button"
          aria-expanded={open}
          aria-controls={menu}
          onClick={() => setOpen(!open)}
          className="btn btn-secondary btn-small min-h-11 md:hidden"
        >
          <Icon aria-hidden="true" className="size-5" />
          {TEXTO.menu}
        </button>
        <nav
          id={menu}
          aria-label={TEXTO.principal}
          className={classNames(
            'basis-full flex-col gap-1 py-3 md:flex md:basis-auto md:flex-row md:items-center md:gap-2 md:py-0',
            open ? 'flex animate-appear' : 'hidden',
          )}
        >
          {PUBLIC_SCREENS.map(
            ({ path, label }) =>
              label && (
                <HeaderLink key={path} to={path} onFollow={close}>
                  {label}
                </HeaderLink>
              ),
          )}
          <HeaderLink to="/login" onFollow={close}>
            <LogIn aria-hidden="true" className="size-5" />
            {TEXTO.ingresar}
          </HeaderLink>
          <HeaderLink to="/register" onFollow={close} className="btn btn-primary">
            <UserPlus aria-hidden="true" className="size-5" />
            {TEXTO.registrarse}
          </HeaderLink>
        </nav>
      </div>
    </header>
  )
}
