import { ExternalLink } from 'lucide-react'
import { formatBytes } from '../../lib/format.ts'
import { MENSAJES_PDF } from '../attachments/pdf-messages.ts'
import { NewTabLink } from '../NewTabLink.tsx'
import { MENSAJES_LECTURA as TEXTO } from './reading-messages.ts'

interface PdfLinkProps {
  href: string
  pages: number
  bytes: number
}

/** The way to a publication's PDF, and how much it takes: the browser shows it, and offers to save it. */
export function PdfLink({ href, pages, bytes }: PdfLinkProps) {
  return (
    <p className="mt-6 flex flex-wrap items-center gap-x-4 gap-y-2">
      <NewTabLink href={href} className="btn btn-primary">
        {TEXTO.read}
        <ExternalLink aria-hidden="true" className="size-4" />
      </NewTabLink>
      <span className="text-ink-soft">{MENSAJES_PDF.download(pages, formatBytes(bytes))}</span>
    </p>
  )
}
