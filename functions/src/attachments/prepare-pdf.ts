import type { FileRule } from '@naf/contract'
import type { Upload } from '../http/multipart.ts'
import type { NewFile } from '../platform/file-store.ts'
import { oneAtATime } from '../platform/mutex.ts'
import { readPdf } from '../platform/pdf.ts'
import { asWebp } from '../platform/pictures.ts'
import { inlineAs } from './download-name.ts'
import { assertKind, unsupported } from './file-kind.ts'

/** What the record says of its PDF: the size is that of the PDF in bytes, the cover's in pixels. */
export interface PdfDetails {
  paginas: number
  bytes: number
  portada: { ancho: number; alto: number }
}

export const PDF_NAME = 'documento.pdf'
export const PORTADA_NAME = 'portada.webp'

/**
 * A PDF as it came, and its first page as a picture.
 * @throws unsupported_file for anything that is not a PDF a reader can open
 */
export const preparePdf =
  (rule: Pick<FileRule, 'types' | 'messages'>) =>
  async (upload: Upload): Promise<{ files: NewFile[]; details: PdfDetails }> => {
    await assertKind(upload, rule)
    const pdf = await oneAtATime(() => readPdf(upload.bytes))
    if (!pdf) throw unsupported(rule)
    const cover = await asWebp(pdf.firstPage)
    return {
      files: [
        {
          name: PDF_NAME,
          type: 'application/pdf',
          bytes: upload.bytes,
          disposition: inlineAs(upload.name, 'pdf', 'documento'),
        },
        { name: PORTADA_NAME, type: 'image/webp', bytes: cover.bytes, disposition: 'inline' },
      ],
      details: {
        paginas: pdf.pages,
        bytes: upload.bytes.length,
        portada: { ancho: cover.width, alto: cover.height },
      },
    }
  }
