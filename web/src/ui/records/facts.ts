import { formatDateTime, formatPlainDate } from '../../lib/format.ts'
import type { Fact } from '../Facts.tsx'
import { type Uploaded, uploaderText } from './columns.tsx'
import { MENSAJES_REGISTROS as TEXTO } from './messages.ts'

/** What the pages of several kinds say of a record. */

export const titleFact = ({ Titulo }: { Titulo: string }): Fact => [TEXTO.titulo, Titulo]

export const descriptionFact = ({ Descripcion }: { Descripcion: string }): Fact => [
  TEXTO.descripcion,
  Descripcion,
]

export const publishedFact = ({ FechaPublicacion }: { FechaPublicacion: string }): Fact => [
  TEXTO.fechaPublicacion,
  formatPlainDate(FechaPublicacion),
]

export const uploadedFact = ({ FechaSubida }: { FechaSubida: string }): Fact => [
  TEXTO.date,
  formatDateTime(FechaSubida),
]

export const uploaderFact = (record: Uploaded): Fact => [TEXTO.uploader, uploaderText(record)]
