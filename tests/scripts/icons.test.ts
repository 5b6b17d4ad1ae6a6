import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import { ICONS, ICONS_FOLDER, renderIcon } from '../../scripts/icons/index.ts'

const MOST_BYTES = 10_000
/** Of 255, on average: another version of the drawing library smooths its edges a little differently. */
const TOLERANCE = 1

const pixels = (image: Buffer) => sharp(image).ensureAlpha().raw().toBuffer()

const difference = (one: Buffer, other: Buffer): number =>
  one.reduce((sum, value, at) => sum + Math.abs(value - (other[at] ?? 0)), 0) / one.length

describe.each(ICONS)('$name', (icon) => {
  const stored = readFileSync(join(ICONS_FOLDER, icon.name))

  it('is what the mark makes, of its size and light', async () => {
    const { format, width, height } = await sharp(stored).metadata()
    expect({ format, width, height }).toEqual({ format: 'png', width: icon.size, height: icon.size })
    expect(stored.length).toBeLessThan(MOST_BYTES)
    const drawn = await renderIcon(icon)
    expect(
      difference(await pixels(stored), await pixels(drawn)),
      `${icon.name} is older than naf.svg: npm run icons`,
    ).toBeLessThan(TOLERANCE)
  })

  it('reaches every edge where the system cuts it', async () => {
    const { isOpaque } = await sharp(stored).stats()
    expect(isOpaque).toBe(icon.cut ?? false)
  })
})
