import type { Rol } from '@naf/contract'
import { LogOut, Menu, UserRound, X } from 'lucide-react'
import { useRef } from 'react'
import { Link } from 'react-router-dom'
import { dashboardPath } from '../../auth/paths.ts'
import { displayName, useSession } from '../../auth/session.ts'
import { askToLogout } from '../../auth/sign-in.tsx'
import { Button } from '../../ui/Button.tsx'
import { MENSAJES_PANEL } from '../dashboard-messages.ts'
import { MENSAJES_APP as TEXTO } from '../messages.ts'
import { Brand } from './Brand.tsx'
import { DashboardNav } from './DashboardNav.tsx'

/** Who is logged in, the way to the own profile and the way out; on a phone also the drawer with the screens. */
export function DashboardHeader({ rol }: { rol: Rol }) {
  const { user } = useSession()
  const drawer = useRef<HTMLDialogElement>(null)
  const close = () => drawer.current?.close()

  return (
    <header className="sticky top-0 z-20 border-b border-line bg-paper print:hidden">
      <div className="mx-auto flex max-w-wide items-center gap-x-3 px-4 py-2">
        <Button
          variant="secondary"
          small
          className="min-h-11 md:hidden"
          onClick={() => drawer.current?.showModal()}
        >
          <Menu aria-hidden="true" className="size-5" />
          {TEXTO.menu}
        </Button>
        <div className="hidden md:block">
          <Brand to={dashboardPath(rol)} />
        </div>
        <p className="ml-auto min-w-0 truncate text-sm font-semibold">{displayName(rol, user?.Username)}</p>
        <Link to={dashboardPath(rol, 'perfil')} className="nav-link max-sm:hidden">
          <UserRound aria-hidden="true" className="size-5" />
          {MENSAJES_PANEL.profile}
        </Link>
        <Button variant="quiet" small className="min-h-11 max-md:hidden" onClick={() => void askToLogout()}>
          <LogOut aria-hidden="true" className="size-5" />
          {TEXTO.logout}
        </Button>
      </div>

      {/* biome-ignore lint/a11y/useKeyWithClickEvents: the dialog itself closes with Escape */}
      <dialog
        ref={drawer}
        aria-label={TEXTO.menu}
        onClick={(event) => event.target === event.currentTarget && close()}
        className="drawer"
      >
        <div className="flex min-h-full flex-col gap-6 p-4">
          <div className="flex items-center justify-between gap-3">
            <Brand to={dashboardPath(rol)} short />
            <Button variant="secondary" small className="min-h-11" onClick={close}>
              <X aria-hidden="true" className="size-5" />
              {MENSAJES_PANEL.closeMenu}
            </Button>
          </div>
          <DashboardNav rol={rol} onNavigate={close} />
          <Button variant="secondary" className="mt-auto" onClick={() => void askToLogout()}>
            <LogOut aria-hidden="true" className="size-5" />
            {TEXTO.logout}
          </Button>
        </div>
      </dialog>
    </header>
  )
}
