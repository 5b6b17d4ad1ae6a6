import type { Kind } from '../content-kinds.ts'
import { aPdf } from '../files.ts'
import { aJpegOf } from '../odd-files.ts'
import { type Chosen, jpegFile, pdfFile } from './record-form.ts'

/** A good file that takes a while on a slow connection. */
export const longFile = async (kind: Kind, bytes: number): Promise<Chosen> =>
  kind === 'galeria'
    ? jpegFile(await aJpegOf(bytes), 'larga.jpg')
    : pdfFile(await aPdf({ bytes }), 'largo.pdf')
