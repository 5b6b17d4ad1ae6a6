import { EXTERNAL_LINKS } from '../external-links.ts'
import { MENSAJES_APP as TEXTO } from '../messages.ts'

export function Footer() {
  return (
    <footer className="on-band bg-band-deep text-on-band-soft">
      <div className="mx-auto flex max-w-page flex-col gap-5 px-5 py-8 text-sm">
        <nav aria-label={TEXTO.enlaces}>
          <ul className="flex flex-wrap gap-x-6 gap-y-1">
            {EXTERNAL_LINKS.map(({ label, href }) => (
              <li key={href}>
                <a
                  href={href}
                  target="_blank"
                  rel="noopener noreferrer"
                  className="inline-flex min-h-8 items-center font-semibold text-on-band underline"
                >
                  {label}
                  <span className="sr-only"> {TEXTO.otraPestana}</span>
                </a>
              </li>
            ))}
          </ul>
        </nav>
        <div className="flex flex-wrap items-center justify-between gap-x-8 gap-y-3">
          <p>{TEXTO.pie}</p>
          <p className="font-semibold text-on-band">{TEXTO.derechos}</p>
        </div>
      </div>
    </footer>
  )
}
