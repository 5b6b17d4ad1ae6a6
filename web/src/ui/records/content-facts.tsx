import { formatDateTime, formatPlainDate } from '../../lib/format.ts'
import { PdfLink, type StoredPdf } from '../PdfLink.tsx'
import { MENSAJES_PDF } from '../pdf-messages.ts'
import { type Uploaded, uploaderText } from './content-columns.tsx'
import type { Fact } from './Facts.tsx'
import { MENSAJES_REGISTROS as TEXTO } from './messages.ts'

/** What the pages of several kinds of content say of a record. */

export const titleFact = ({ Titulo }: { Titulo: string }): Fact => [TEXTO.titulo, Titulo]

export const publishedFact = ({ FechaPublicacion }: { FechaPublicacion: string }): Fact => [
  TEXTO.fechaPublicacion,
  formatPlainDate(FechaPublicacion),
]

export const uploadedFact = ({ FechaSubida }: { FechaSubida: string }): Fact => [
  TEXTO.fecha,
  formatDateTime(FechaSubida),
]

export const pdfFact = (pdf: StoredPdf): Fact => [
  TEXTO.pdf,
  <PdfLink key="pdf" text={MENSAJES_PDF.ver} pdf={pdf} />,
]

export const uploaderFact = (record: Uploaded): Fact => [TEXTO.subidoPor, uploaderText(record)]
