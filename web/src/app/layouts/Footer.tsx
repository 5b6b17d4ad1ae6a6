import { CENTRE } from '@naf/contract'
import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'
import { screenPath } from '../../auth/paths.ts'
import { useSession } from '../../auth/session.ts'
import { NewTabLink } from '../../ui/NewTabLink.tsx'
import { MENSAJES_APP as TEXTO } from '../messages.ts'
import { linksIn } from '../public-screens.ts'

const LINK = 'footer-link'

/** What becomes of a request and the legal texts, which a dashboard has of its own, and the ways out of the portal; one line of it in a dashboard. */
export function Footer() {
  const { rol } = useSession()
  return (
    <footer className="footer">
      <div className="footer-page">
        <div className="footer-links">
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
            {CENTRE.links.map(({ label, href }) => (
              <li key={href}>
                <NewTabLink href={href} className={LINK}>
                  {label}
                </NewTabLink>
              </li>
            ))}
          </Links>
        </div>
        <div className="footer-words">
          <p className="footer-claim">{TEXTO.footer}</p>
          <p>{TEXTO.copyright}</p>
        </div>
      </div>
    </footer>
  )
}

function Links({ label, children }: { label: string; children: ReactNode }) {
  return (
    <nav aria-label={label}>
      <ul>{children}</ul>
    </nav>
  )
}
