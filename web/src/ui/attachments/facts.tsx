import type { Fact } from '../Facts.tsx'
import { MENSAJES_ARCHIVO as TEXTO } from './messages.ts'
import { PdfLink, type StoredPdf } from './PdfLink.tsx'
import { MENSAJES_PDF } from './pdf-messages.ts'

export const pdfFact = (pdf: StoredPdf): Fact => [
  TEXTO.pdf,
  <PdfLink key="pdf" text={MENSAJES_PDF.view} pdf={pdf} />,
]
