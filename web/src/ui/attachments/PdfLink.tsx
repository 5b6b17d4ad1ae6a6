import { formatBytes } from '../../lib/format.ts'
import { NewTabLink } from '../NewTabLink.tsx'
import { MENSAJES_PDF } from './pdf-messages.ts'

export interface StoredPdf {
  RutaPdf: string
  Paginas: number
  Bytes: number
}

interface PdfLinkProps {
  text: string
  /** What the document is about, for those who hear the link without its row. */
  about?: string
  pdf: StoredPdf
}

/** Opens a stored PDF in a new tab, and says how much it is. */
export function PdfLink({ text, about, pdf }: PdfLinkProps) {
  return (
    <span>
      <NewTabLink href={pdf.RutaPdf} className="link font-semibold">
        {text}
        {about && <span className="sr-only"> {about}</span>}
      </NewTabLink>
      <span className="block text-ink-soft">{MENSAJES_PDF.extent(pdf.Paginas, formatBytes(pdf.Bytes))}</span>
    </span>
  )
}
