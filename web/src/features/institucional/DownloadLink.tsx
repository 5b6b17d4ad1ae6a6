import { FileDown } from 'lucide-react'
import { type DocumentName, documentOf } from './documents.ts'

interface DownloadLinkProps {
  document: DocumentName
  children: string
}

/** A document to take along: what it is, and how much of it there is, before anything is fetched. */
export function DownloadLink({ document, children }: DownloadLinkProps) {
  const { href, facts } = documentOf(document)
  return (
    <a href={href} download className="card flex items-center gap-4 p-4 hover:border-brand sm:p-5">
      <FileDown aria-hidden="true" className="size-7 shrink-0 text-brand" />
      <span className="min-w-0">
        <span className="link block font-semibold">{children}</span>
        <span className="block text-sm text-ink-soft">{facts}</span>
      </span>
    </a>
  )
}
