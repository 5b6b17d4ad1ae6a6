import type { FileRule } from '@naf/contract'
import { AppError } from '../errors.ts'
import { coverOf } from '../google/images.ts'
import { readPdf, trimPdf } from '../google/pdf-check.ts'
import type { NewFile } from '../google/storage.ts'
import type { Upload } from '../http/multipart.ts'
import { oneAtATime } from '../util.ts'
import { inlineAs } from './download-name.ts'
import { unsupported } from './file-kind.ts'

/** What the record says of its PDF: the size is that of the PDF in bytes, the cover's in pixels. */
export interface PdfDetails {
  paginas: number
  bytes: number
  portada: { ancho: number; alto: number }
  /** The cover for link previews; null where the record names none. */
  tarjeta: { ancho: number; alto: number } | null
}

export const PDF_NAME = 'documento.pdf'
export const PORTADA_NAME = 'portada.webp'
export const TARJETA_NAME = 'tarjeta.jpg'

const GLUED =
  'El PDF trae otro contenido pegado antes o después. Guárdalo otra vez como PDF y vuelve a elegirlo.'

/**
 * A PDF without what stands around it, and its first page as pictures.
 * @throws unsupported_file for anything that is not a PDF a reader can open, or has another file glued to it
 */
export const preparePdf =
  (rule: Pick<FileRule, 'messages'>) =>
  async (upload: Upload): Promise<{ files: NewFile[]; details: PdfDetails }> => {
    const bytes = trimPdf(upload.bytes)
    if (bytes === 'glued') throw new AppError('unsupported_file', GLUED)
    const pdf = bytes && (await oneAtATime(() => readPdf(bytes)))
    if (!pdf) throw unsupported(rule)
    const { phone, preview } = await coverOf(pdf.firstPage)
    return {
      files: [
        {
          name: PDF_NAME,
          type: 'application/pdf',
          bytes,
          disposition: inlineAs(upload.name, 'pdf', 'documento'),
        },
        { name: PORTADA_NAME, type: 'image/webp', bytes: phone.bytes, disposition: 'inline' },
        { name: TARJETA_NAME, type: 'image/jpeg', bytes: preview.bytes, disposition: 'inline' },
      ],
      details: {
        paginas: pdf.pages,
        bytes: bytes.length,
        portada: { ancho: phone.width, alto: phone.height },
        tarjeta: { ancho: preview.width, alto: preview.height },
      },
    }
  }
