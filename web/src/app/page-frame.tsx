import { CENTRE } from '@naf/contract'
import { Menu, X } from 'lucide-react'
import { type MouseEvent, type ReactNode, Suspense, useEffect, useRef } from 'react'
import { Link, Outlet, useLocation } from 'react-router-dom'
import { screenPath } from '../auth/paths.ts'
import { useSession } from '../auth/session.ts'
import { classNames } from '../lib/text.ts'
import { ErrorBoundary } from '../ui/ErrorBoundary.tsx'
import { Mark } from '../ui/images.tsx'
import { NewTabLink } from '../ui/links.tsx'
import { SkeletonList } from '../ui/states.tsx'
import { linksIn } from './public-screens.ts'
import { MAIN_ID } from './router.tsx'

export const MENU = 'Principal'

/** The address keeps its fragment, which may be the secret of a mail's link. */
const goToMain = (event: MouseEvent): void => {
  const main = document.getElementById(MAIN_ID)
  if (!main) return
  event.preventDefault()
  main.scrollIntoView()
  main.focus({ preventScroll: true })
}

export function SkipLink() {
  return (
    <a href={`#${MAIN_ID}`} className="skip btn btn-primary" onClick={goToMain}>
      Saltar al contenido
    </a>
  )
}

export function Brand({ to, className }: { to: string; className?: string }) {
  return (
    <Link to={to} className={classNames('flex items-center gap-3 rounded-md', className)}>
      <Mark className="size-10 shrink-0" />
      <span className="leading-tight">
        <span className="block text-lg leading-none font-bold tracking-tight max-[22rem]:sr-only">
          {CENTRE.shortName}
        </span>
        <span className="hidden text-xs text-ink-soft md:block">{CENTRE.name}</span>
      </span>
    </Link>
  )
}

/** Opens what has the class `phone-list`, also before the code is there. Escape closes it, and each navigation: the key. */
export function PhoneMenu({ className, summary }: { className?: string; summary: string }) {
  const menu = useRef<HTMLDetailsElement>(null)
  useEffect(() => {
    const onKeyDown = ({ key }: KeyboardEvent) => {
      if (key !== 'Escape' || !menu.current?.open || document.querySelector('dialog[open]')) return
      menu.current.open = false
      menu.current.querySelector('summary')?.focus()
    }
    document.addEventListener('keydown', onKeyDown)
    return () => document.removeEventListener('keydown', onKeyDown)
  }, [])
  return (
    <details
      ref={menu}
      key={useLocation().key}
      className={classNames('phone-menu group md:hidden', className)}
    >
      <summary className={summary}>
        <Menu aria-hidden="true" className="size-5 group-[[open]]:hidden" />
        <X aria-hidden="true" className="hidden size-5 group-[[open]]:block" />
        <span>Menú</span>
      </summary>
    </details>
  )
}

export function PageOutlet() {
  const { pathname } = useLocation()
  return (
    <ErrorBoundary key={pathname}>
      <Suspense fallback={<PageSkeleton />}>
        <Outlet />
      </Suspense>
    </ErrorBoundary>
  )
}

function PageSkeleton() {
  return (
    <div className="mx-auto min-h-dvh w-full max-w-page px-5 py-10 md:px-10">
      <SkeletonList count={3} className="h-24" />
    </div>
  )
}

export function Footer() {
  const { rol } = useSession()
  return (
    <footer className="footer">
      <div className="footer-page">
        <div className="footer-links">
          <FooterNav label="Ayuda e información legal">
            {linksIn('footer').map(({ path, label }) => (
              <li key={path}>
                <Link to={screenPath(rol, path.slice(1))} className="footer-link">
                  {label}
                </Link>
              </li>
            ))}
          </FooterNav>
          <FooterNav label="Enlaces de interés">
            {CENTRE.links.map(({ label, href }) => (
              <li key={href}>
                <NewTabLink href={href} className="footer-link">
                  {label}
                </NewTabLink>
              </li>
            ))}
          </FooterNav>
        </div>
        <div className="footer-words">
          <p className="footer-claim">
            Asesoría tributaria y contable gratuita, junto al SRI. Solo informativa.
          </p>
          <p>{CENTRE.copyright}</p>
        </div>
      </div>
    </footer>
  )
}

function FooterNav({ label, children }: { label: string; children: ReactNode }) {
  return (
    <nav aria-label={label}>
      <ul>{children}</ul>
    </nav>
  )
}
