import type { Pixels } from './pdf-check.ts'

export interface Picture {
  bytes: Buffer
  width: number
  height: number
}

const MAX_SIDE = 2000
/** A decoded picture takes some 4 bytes of memory a pixel. */
const MAX_PIXELS = 50_000_000
/** A strip of 1 × 50,000,000 pixels takes half a minute to resize. */
const MAX_INPUT_SIDE = 20_000
/**
 * A progressive JPEG has some ten scans. Of 50 million pixels, a scan of 170 bytes takes 25 ms. What cameras append to a
 * picture may look like more scans.
 */
const MAX_SCANS = 200
/** Checked between rows of pixels, not within a decoder; hence the limits above. */
const TIMEOUT_S = 10
/** The widths of a phone's column and of a column on a sharp screen. */
const PHONE_WIDTH = 480
const SCREEN_WIDTH = 960
const JPEG_QUALITY = 82
const WEBP_QUALITY = 75
/** The most that a phone's picture may weigh. A picture with many small parts is compressed more strongly. */
const PHONE_BYTES = 80_000
const LOWER_QUALITIES = [60, 45, 30, 15]

const START_OF_SCAN = Buffer.from([0xff, 0xda])

/** Loaded with the first picture, because most calls have none. */
const load = async () => (await import('sharp')).default

const asPicture = ({ data, info }: { data: Buffer; info: { width: number; height: number } }): Picture => ({
  bytes: data,
  width: info.width,
  height: info.height,
})

/**
 * Encodes a JPEG or PNG again: upright, at most 2,000 pixels a side, without EXIF and GPS, as JPEG; and smaller, as WebP.
 * @returns null for a picture that cannot be decoded to its end within ten seconds, or is beyond the limits
 */
export const reencode = async (bytes: Buffer): Promise<{ main: Picture; variants: Picture[] } | null> => {
  const sharp = await load()
  try {
    // Deviations that phones write (Se = 0, bytes between markers) are only warnings; a cut file is an error.
    const picture = sharp(bytes, { failOn: 'error', limitInputPixels: MAX_PIXELS }).timeout({
      seconds: TIMEOUT_S,
    })
    const { format, width, height } = await picture.metadata()
    if (Math.max(width, height) > MAX_INPUT_SIDE) return null
    if (format === 'jpeg' && scansOf(bytes) > MAX_SCANS) return null
    const main = await picture
      .autoOrient()
      .resize({ width: MAX_SIDE, height: MAX_SIDE, fit: 'inside', withoutEnlargement: true })
      .flatten({ background: 'white' })
      .jpeg({ quality: JPEG_QUALITY, mozjpeg: true })
      .toBuffer({ resolveWithObject: true })
    const variants = [await forPhone((quality) => shrink(main.data, PHONE_WIDTH, quality))]
    if (SCREEN_WIDTH < main.info.width) variants.push(await shrink(main.data, SCREEN_WIDTH))
    return { main: asPicture(main), variants }
  } catch {
    return null
  }
}

/** The start-of-scan markers of a JPEG (ITU-T T.81, B.1.1.3); pixel data never contains these bytes. */
const scansOf = (bytes: Buffer): number => {
  let scans = 0
  for (let at = bytes.indexOf(START_OF_SCAN); at >= 0; at = bytes.indexOf(START_OF_SCAN, at + 2)) scans += 1
  return scans
}

const shrink = async (jpeg: Buffer, width: number, quality = WEBP_QUALITY): Promise<Picture> => {
  const sharp = await load()
  return asPicture(
    await sharp(jpeg)
      .resize({ width, withoutEnlargement: true })
      .webp({ quality })
      .toBuffer({ resolveWithObject: true }),
  )
}

/** The best quality that fits a phone, or the lowest if none fits. */
const forPhone = async (encode: (quality: number) => Promise<Picture>): Promise<Picture> => {
  let picture = await encode(WEBP_QUALITY)
  for (const quality of LOWER_QUALITIES) {
    if (picture.bytes.length <= PHONE_BYTES) break
    picture = await encode(quality)
  }
  return picture
}

/** A page as WebP for phones, and as JPEG for link previews, which show no WebP. */
export const coverOf = async ({
  data,
  width,
  height,
}: Pixels): Promise<{ phone: Picture; preview: Picture }> => {
  const sharp = await load()
  const jpeg = await sharp(data, { raw: { width, height, channels: 4 } })
    .flatten({ background: 'white' })
    .jpeg({ quality: JPEG_QUALITY, mozjpeg: true })
    .toBuffer({ resolveWithObject: true })
  return {
    phone: await forPhone((quality) => shrink(jpeg.data, PHONE_WIDTH, quality)),
    preview: asPicture(jpeg),
  }
}
