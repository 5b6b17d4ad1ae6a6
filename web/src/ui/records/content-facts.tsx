import { formatDateTime, formatPlainDate } from '../../lib/format.ts'
import { MENSAJES_REGISTROS as TEXTO } from '../messages.ts'
import { PdfLink, type StoredPdf } from '../PdfLink.tsx'
import { type Uploaded, uploaderText } from './content-columns.tsx'
import type { Fact } from './Facts.tsx'

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
  <PdfLink key="pdf" text={TEXTO.verPdf} pdf={pdf} />,
]

export const uploaderFact = (record: Uploaded): Fact => [TEXTO.subidoPor, uploaderText(record)]
