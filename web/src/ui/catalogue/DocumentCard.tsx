import type { Picture } from '@naf/contract'
import { ExternalLink } from 'lucide-react'
import { useId } from 'react'
import { formatBytes, formatPlainDate } from '../../lib/format.ts'
import { MENSAJES_PDF } from '../attachments/pdf-messages.ts'
import { classNames } from '../class-names.ts'
import { NewTabLink } from '../NewTabLink.tsx'
import { Cover } from './Cover.tsx'
import { DOCUMENT_CARD } from './card-layout.ts'
import { MENSAJES_DOCUMENTO as TEXTO } from './messages.ts'

interface DocumentCardProps {
  title: string
  description: string
  /** The plain date it bears. */
  published: string
  pdf: { href: string; pages: number; bytes: number; cover: Picture }
  /** Who wrote it. */
  byline?: string
  /** Its kind, in a word or two. */
  tag?: string
  /** Whether its kind is the other one, in the other colour. */
  warm?: boolean
}

/** A published PDF: what it looks like, what it is about, and the way to it. */
export function DocumentCard({ title, description, published, pdf, byline, tag, warm }: DocumentCardProps) {
  const heading = useId()
  return (
    <article aria-labelledby={heading} className={DOCUMENT_CARD}>
      <CoverLink {...pdf} />
      <div className="min-w-0 self-center sm:self-auto">
        {tag && <p className={classNames('tag mb-1.5', warm && 'tag-clay')}>{tag}</p>}
        <h2 id={heading} className="text-base leading-snug sm:text-lg sm:leading-snug">
          {title}
        </h2>
        {byline && <p className="mt-1 text-sm">{byline}</p>}
        <p className="mt-1 text-sm text-ink-soft">
          {TEXTO.published} <time dateTime={published}>{formatPlainDate(published)}</time>
        </p>
      </div>
      <div className="col-span-2 flex min-w-0 flex-col sm:col-span-1">
        <p className="text-sm whitespace-pre-line">{description}</p>
        <div className="mt-auto flex flex-wrap items-center gap-x-4 gap-y-2 pt-4">
          <NewTabLink href={pdf.href} className="btn btn-secondary btn-small min-h-11">
            <span>
              {MENSAJES_PDF.view}
              <span className="sr-only"> {title}</span>
            </span>
            <ExternalLink aria-hidden="true" className="size-4" />
          </NewTabLink>
          <p className="text-sm text-ink-soft">{MENSAJES_PDF.extent(pdf.pages, formatBytes(pdf.bytes))}</p>
        </div>
      </div>
    </article>
  )
}

/** People press covers. Who does not use a pointer has the link below, and needs no second one. */
function CoverLink({ href, cover }: DocumentCardProps['pdf']) {
  return (
    <div aria-hidden="true" className="self-start sm:row-span-2">
      <a href={href} target="_blank" rel="noopener" tabIndex={-1} className="block">
        <Cover picture={cover} />
      </a>
    </div>
  )
}
