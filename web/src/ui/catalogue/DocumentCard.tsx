import type { Picture } from '@naf/contract'
import { ExternalLink } from 'lucide-react'
import { useId } from 'react'
import { Link } from 'react-router-dom'
import { formatBytes, formatPlainDate } from '../../lib/format.ts'
import { MENSAJES_PDF } from '../attachments/pdf-messages.ts'
import { LinkedText } from '../LinkedText.tsx'
import { NewTabLink } from '../NewTabLink.tsx'
import { CoverTop } from './Cover.tsx'
import { DOCUMENT_CARD, DOCUMENT_TEXT, SHEET_TOP } from './card-layout.ts'
import { DocumentTags } from './DocumentTags.tsx'
import { MENSAJES_DOCUMENTO as TEXTO } from './messages.ts'

interface DocumentCardProps {
  title: string
  /** Where it is read. */
  to: string
  description: string
  /** The plain date it bears. */
  published: string
  pdf: { href: string; pages: number; bytes: number; cover: Picture }
  /** Who wrote it. */
  byline?: string
  /** Its kind and its topic, in a word or two each; empty ones are left out. */
  tags?: readonly string[]
  /** The one of them that stands in the other colour. */
  warmTag?: string
}

/** A published PDF: what it looks like, what it is about, and the way to it. */
export function DocumentCard({
  title,
  to,
  description,
  published,
  pdf,
  byline,
  tags = [],
  warmTag,
}: DocumentCardProps) {
  const heading = useId()
  return (
    <article aria-labelledby={heading} className={DOCUMENT_CARD}>
      <CoverLink {...pdf} />
      <div className={DOCUMENT_TEXT}>
        <DocumentTags tags={tags} warmTag={warmTag} published={published} />
        <h2 id={heading} className="text-base leading-snug sm:text-lg sm:leading-snug">
          <Link to={to} className="text-inherit no-underline hover:underline">
            {title}
          </Link>
        </h2>
        {byline && <p className="mt-1 text-sm">{byline}</p>}
        <p className="mt-1 text-sm text-ink-soft">
          {TEXTO.published} <time dateTime={published}>{formatPlainDate(published)}</time>
        </p>
        <p className="mt-3 text-sm whitespace-pre-line">
          <LinkedText text={description} />
        </p>
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
    <div aria-hidden="true">
      <a href={href} target="_blank" rel="noopener" tabIndex={-1} className="block">
        <CoverTop picture={cover} className={SHEET_TOP} />
      </a>
    </div>
  )
}
