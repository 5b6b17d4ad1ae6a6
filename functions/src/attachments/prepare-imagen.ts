import type { FileRule } from '@naf/contract'
import { reencode } from '../google/images.ts'
import type { NewFile } from '../google/storage.ts'
import type { Upload } from '../http/multipart.ts'
import { oneAtATime } from '../util.ts'
import { inlineAs } from './download-name.ts'
import { assertKind, unsupported } from './file-kind.ts'

export interface Size {
  ancho: number
  alto: number
}

/** What the record says of its picture, in pixels; the smallest variant first. */
export type ImagenDetails = Size & { variantes: Size[] }

export const IMAGEN_NAME = 'imagen.jpg'
export const varianteName = (ancho: number): string => `${ancho}.webp`

/**
 * A JPEG or PNG, re-encoded.
 * @throws unsupported_file for anything else, and for one that cannot be decoded
 */
export const prepareImagen =
  (rule: Pick<FileRule, 'types' | 'messages'>) =>
  async (upload: Upload): Promise<{ files: NewFile[]; details: ImagenDetails }> => {
    await assertKind(upload, rule)
    const reencoded = await oneAtATime(() => reencode(upload.bytes))
    if (!reencoded) throw unsupported(rule)
    const { main, variants } = reencoded
    return {
      files: [
        {
          name: IMAGEN_NAME,
          type: 'image/jpeg',
          bytes: main.bytes,
          disposition: inlineAs(upload.name, 'jpg', 'imagen'),
        },
        ...variants.map(({ bytes, width }) => ({
          name: varianteName(width),
          type: 'image/webp',
          bytes,
          disposition: 'inline',
        })),
      ],
      details: {
        ancho: main.width,
        alto: main.height,
        variantes: variants.map(({ width, height }) => ({ ancho: width, alto: height })),
      },
    }
  }
