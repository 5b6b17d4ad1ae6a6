import type { Picture } from '@naf/contract'
import { useId } from 'react'
import { Link } from 'react-router-dom'
import { formatPlainDate } from '../../lib/format.ts'
import { CoverTop } from './Cover.tsx'
import { DOCUMENT_GRID } from './card-layout.ts'
import { MENSAJES_LECTURA as TEXTO } from './reading-messages.ts'

interface RelatedItem {
  Id: string
  Titulo: string
  Tema: string
  FechaPublicacion: string
  Portada: Picture
}

/** Others of the same topic, beside the address of this one. */
export function Related({ items }: { items: readonly RelatedItem[] }) {
  const heading = useId()
  const [first] = items
  if (!first) return null
  return (
    <section aria-labelledby={heading} className="mt-12">
      <h2 id={heading} className="mb-4 text-xl">
        {TEXTO.related(first.Tema)}
      </h2>
      <ul className={DOCUMENT_GRID}>
        {items.map(({ Id, Titulo, FechaPublicacion, Portada }) => (
          <li key={Id}>
            <Link
              to={`../${Id}`}
              relative="path"
              className="card flex h-full flex-col overflow-hidden no-underline hover:border-brand"
            >
              <CoverTop picture={Portada} className="aspect-[5/2]" />
              <span className="p-4">
                <span className="block font-semibold leading-snug">{Titulo}</span>
                <span className="block text-ink-soft text-sm">{formatPlainDate(FechaPublicacion)}</span>
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  )
}
