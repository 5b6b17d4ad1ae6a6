import type { Picture } from '@naf/contract'
import type { ReactNode } from 'react'
import { formatPlainDate } from '../../lib/format.ts'
import { LinkedText } from '../LinkedText.tsx'
import { PageHeading } from '../PageHeading.tsx'
import { CoverTop } from './Cover.tsx'
import { DocumentTags } from './DocumentTags.tsx'
import { MENSAJES_DOCUMENTO as TEXTO } from './messages.ts'

interface ReadingProps {
  title: string
  /** The plain date it bears. */
  published: string
  description: string
  byline?: string
  tags?: readonly string[]
  warmTag?: string
  /** Of those who may see it. */
  cover?: Picture
  /** What stands between the heading and the text, for staff. */
  notice?: ReactNode
  /** The way to the PDF, or to an account. */
  children: ReactNode
}

/** One publication on a page of its own: what it is, what it looks like, what it is about, and the way to its PDF. */
export function Reading(props: ReadingProps) {
  const { title, published, description, byline, tags = [], warmTag, cover, notice, children } = props
  return (
    <article className="grid gap-x-10 gap-y-6 md:grid-cols-2">
      <div>
        <DocumentTags tags={tags} warmTag={warmTag} published={published} />
        <PageHeading title={title}>
          {byline && <p className="text-ink">{byline}</p>}
          <p>
            {TEXTO.published} <time dateTime={published}>{formatPlainDate(published)}</time>
          </p>
        </PageHeading>
        {notice}
        <p className="mt-5 max-w-text whitespace-pre-line wrap-break-word">
          <LinkedText text={description} />
        </p>
        {children}
      </div>
      {cover && (
        <div className="card self-start overflow-hidden">
          <CoverTop picture={cover} className="aspect-square" />
        </div>
      )}
    </article>
  )
}
