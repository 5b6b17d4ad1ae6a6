import { useId } from 'react'
import { Link } from 'react-router-dom'
import type { LegalSection } from './document.ts'
import { MENSAJES_LEGAL as TEXTO } from './messages.ts'

/** The way to each section. The links go through the router: a bare '#' would count as 'back' there. */
export function LegalContents({ sections }: { sections: readonly LegalSection[] }) {
  const title = useId()
  return (
    <nav
      aria-labelledby={title}
      className="self-start rounded-lg border border-line bg-mist p-5 @3xl:sticky @3xl:top-20 @3xl:max-h-[calc(100dvh-6rem)] @3xl:overflow-y-auto print:hidden"
    >
      <h2 id={title} className="text-base">
        {TEXTO.contents}
      </h2>
      <ol className="mt-2 list-decimal pl-6 text-sm marker:text-ink-soft">
        {sections.map(({ id, title }) => (
          <li key={id} className="py-1">
            <Link to={{ hash: id }} className="link">
              {title}
            </Link>
          </li>
        ))}
      </ol>
    </nav>
  )
}
