import type { Pixels } from './pdf.ts'

export interface Picture {
  bytes: Buffer
  width: number
  height: number
}

const MAX_SIDE = 2000
/** Decoded, a picture takes some 4 bytes a pixel of the function's memory. */
const MAX_PIXELS = 50_000_000
/** Widths of a phone's column and of a sharp screen's. */
const VARIANT_WIDTHS = [480, 960]
const JPEG_QUALITY = 82
const WEBP_QUALITY = 75

/** Loaded with the first picture: most calls have none. */
const load = async () => (await import('sharp')).default

const asPicture = ({ data, info }: { data: Buffer; info: { width: number; height: number } }): Picture => ({
  bytes: data,
  width: info.width,
  height: info.height,
})

/**
 * Draws a JPEG or PNG anew: upright, at most 2,000 pixels a side, without EXIF or GPS, as JPEG; and smaller, as WebP.
 * What was hidden in the file is not in the result.
 *
 * @returns null for what cannot be decoded to its end, or has more than 50 million pixels
 */
export const redraw = async (bytes: Buffer): Promise<{ main: Picture; variants: Picture[] } | null> => {
  const sharp = await load()
  try {
    const main = await sharp(bytes, { limitInputPixels: MAX_PIXELS })
      .autoOrient()
      .resize({ width: MAX_SIDE, height: MAX_SIDE, fit: 'inside', withoutEnlargement: true })
      .flatten({ background: 'white' })
      .jpeg({ quality: JPEG_QUALITY, mozjpeg: true })
      .toBuffer({ resolveWithObject: true })
    const widths = VARIANT_WIDTHS.filter((width, index) => index === 0 || width < main.info.width)
    const variants = await Promise.all(widths.map((width) => shrink(main.data, width)))
    return { main: asPicture(main), variants }
  } catch {
    return null
  }
}

const shrink = async (jpeg: Buffer, width: number): Promise<Picture> => {
  const sharp = await load()
  return asPicture(
    await sharp(jpeg)
      .resize({ width, withoutEnlargement: true })
      .webp({ quality: WEBP_QUALITY })
      .toBuffer({ resolveWithObject: true }),
  )
}

/** Pixels as a WebP picture of the same size. */
export const asWebp = async ({ data, width, height }: Pixels): Promise<Picture> => {
  const sharp = await load()
  return asPicture(
    await sharp(data, { raw: { width, height, channels: 4 } })
      .flatten({ background: 'white' })
      .webp({ quality: WEBP_QUALITY })
      .toBuffer({ resolveWithObject: true }),
  )
}
