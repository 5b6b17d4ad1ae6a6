import type { Rol } from '@naf/contract'
import { X } from 'lucide-react'
import { useLocation, useNavigate } from 'react-router-dom'
import { pathForRol } from '../auth/paths.ts'
import { useSession } from '../auth/session.ts'
import { Button, ButtonLink } from '../ui/Button.tsx'
import { focusHeading } from '../ui/hooks.ts'
import { PUBLIC_SCREENS } from './public-screens.ts'

/** At inicio, offers the page whose public address the member opened (docs/decisions/screens.md). */
export function OfferedPage({ rol }: { rol: Rol }) {
  const { pathname, state } = useLocation()
  const navigate = useNavigate()
  const { uid } = useSession()
  const opened: unknown = state?.opened
  if (typeof opened !== 'string' || state.uid !== uid) return null
  const name = PUBLIC_SCREENS.find(({ path }) => path === opened.split(/[?#]/)[0])?.offeredAs
  const to = pathForRol(opened, rol)
  if (!name || !to) return null
  const forget = () => void navigate(pathname, { replace: true })
  const close = () => {
    focusHeading()
    forget()
  }
  return (
    <section
      aria-label="Enlace que abriste"
      className="flex flex-wrap items-center gap-x-4 gap-y-2 border-b border-line bg-brand-soft px-5 py-2 text-sm md:px-10 print:hidden"
    >
      <p role="status" className="grow basis-64">
        {`Abriste un enlace a «${name}»`}
      </p>
      <div className="flex flex-wrap gap-2">
        <ButtonLink to={to} onClick={forget} variant="secondary" small className="min-h-11">
          Ver en mi panel
        </ButtonLink>
        <Button variant="quiet" small className="min-h-11" onClick={close}>
          <X aria-hidden="true" className="size-5" />
          Cerrar
        </Button>
      </div>
    </section>
  )
}
