import { formatBytes } from '../lib/format.ts'
import { MENSAJES_DOCUMENTO } from './catalogue/messages.ts'
import { NewTabLink } from './NewTabLink.tsx'

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
      <span className="block text-ink-soft">
        {MENSAJES_DOCUMENTO.extension(pdf.Paginas, formatBytes(pdf.Bytes))}
      </span>
    </span>
  )
}
