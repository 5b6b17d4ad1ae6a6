import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'
import { screenPath } from '../../lib/paths.ts'
import { useSession } from '../../session/useSession.ts'
import { NewTabLink } from '../../ui/NewTabLink.tsx'
import { EXTERNAL_LINKS } from '../external-links.ts'
import { MENSAJES_APP as TEXTO } from '../messages.ts'
import { linksIn } from '../public-screens.ts'

const LINK = 'inline-flex min-h-8 items-center font-semibold text-on-band underline'

/** What becomes of a request and the legal texts, which a dashboard has of its own, and the ways out of the portal. */
export function Footer() {
  const { rol } = useSession()
  return (
    <footer className="on-band bg-band-deep text-on-band-soft">
      <div className="mx-auto flex max-w-page flex-col gap-5 px-5 py-8 text-sm md:px-10">
        <div className="flex flex-wrap justify-between gap-x-12 gap-y-5 print:hidden">
          <Links label={TEXTO.legal}>
            {linksIn('footer').map(({ path, label }) => (
              <li key={path}>
                <Link to={screenPath(rol, path.slice(1))} className={LINK}>
                  {label}
                </Link>
              </li>
            ))}
          </Links>
          <Links label={TEXTO.externalLinks}>
            {EXTERNAL_LINKS.map(({ label, href }) => (
              <li key={href}>
                <NewTabLink href={href} className={LINK}>
                  {label}
                </NewTabLink>
              </li>
            ))}
          </Links>
        </div>
        <div className="flex flex-wrap items-center justify-between gap-x-8 gap-y-3">
          <p>{TEXTO.footer}</p>
          <p className="font-semibold text-on-band">{TEXTO.copyright}</p>
        </div>
      </div>
    </footer>
  )
}

function Links({ label, children }: { label: string; children: ReactNode }) {
  return (
    <nav aria-label={label}>
      <ul className="flex flex-wrap gap-x-6 gap-y-1">{children}</ul>
    </nav>
  )
}
