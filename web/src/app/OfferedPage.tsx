import type { Rol } from '@naf/contract'
import { X } from 'lucide-react'
import { useEffect } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { dashboardPath, pathForRol } from '../auth/paths.ts'
import { useSession } from '../auth/session.ts'
import { useTabNote } from '../lib/storage.ts'
import { Button, ButtonLink } from '../ui/Button.tsx'
import { focusHeading } from '../ui/hooks.ts'
import { PUBLIC_SCREENS } from './public-screens.ts'

/** The page's name, and its address in the member's dashboard. */
interface Offer {
  name: string
  to: string
}

const pathOf = (address: string) => address.split(/[?#]/)[0]

const offerOf = (opened: string, rol: Rol): Offer | null => {
  const name = PUBLIC_SCREENS.find(({ path }) => path === pathOf(opened))?.offeredAs
  const to = pathForRol(opened, rol)
  return name && to ? { name, to } : null
}

/**
 * At inicio, offers the page whose public address the member opened, until they come to that page or close the bar
 * (docs/decisions/screens.md). The guard passes the address on in the history entry, once.
 */
export function OfferedPage({ rol }: { rol: Rol }) {
  const { pathname, state } = useLocation()
  const navigate = useNavigate()
  const { note, write, remove } = useTabNote<Offer>('pagina-abierta', useSession().uid)
  const opened: unknown = state?.opened
  const arrived = typeof opened === 'string' ? offerOf(opened, rol) : null
  const offer = arrived ?? note
  const isThere = offer !== null && pathOf(offer.to) === pathname

  useEffect(() => {
    if (!arrived) return
    write(arrived)
    navigate(pathname, { replace: true })
  }, [arrived, write, navigate, pathname])

  useEffect(() => {
    if (isThere) remove()
  }, [isThere, remove])

  if (offer === null || pathname !== dashboardPath(rol)) return null
  const close = () => {
    focusHeading()
    remove()
  }
  return (
    <section
      aria-label="Enlace que abriste"
      className="flex flex-wrap items-center gap-x-4 gap-y-2 border-b border-line bg-brand-soft px-5 py-2 text-sm md:px-10 print:hidden"
    >
      <p role="status" className="grow basis-64">
        {`Abriste un enlace a «${offer.name}»`}
      </p>
      <div className="flex flex-wrap gap-2">
        <ButtonLink to={offer.to} variant="secondary" small className="min-h-11">
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
