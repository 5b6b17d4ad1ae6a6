import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import sharp from 'sharp'
import { ROOT } from '../lib/paths.ts'

export const ICONS_FOLDER = join(ROOT, 'web', 'public')
const MARK = join(ICONS_FOLDER, 'naf.svg')

export interface Icon {
  name: string
  /** Of its side, in pixels. */
  size: number
  /** The system cuts it to a shape of its own: the colour reaches every edge, without corners of ours. */
  cut?: boolean
  /** Room around the mark, in the mark's own units; a round cut takes a tenth of the side from each edge. */
  room?: number
}

/** What a home screen, a task list and an installer ask for. The web manifest names the first three. */
export const ICONS: readonly Icon[] = [
  { name: 'icon-192.png', size: 192 },
  { name: 'icon-512.png', size: 512 },
  { name: 'icon-maskable-512.png', size: 512, cut: true, room: 4 },
  { name: 'apple-touch-icon.png', size: 180, cut: true },
]

const SIDE = 40

const svgOf = (mark: string, { cut = false, room = 0 }: Icon): string => {
  const side = SIDE + 2 * room
  return cut
    ? mark
        .replace(/viewBox="[^"]*"/, `viewBox="${-room} ${-room} ${side} ${side}"`)
        .replace(
          /<rect [^>]*(fill="[^"]*")[^>]*>/,
          `<rect x="${-room}" y="${-room}" width="${side}" height="${side}" $1 />`,
        )
    : mark
}

/** The mark of `naf.svg` as a PNG of few colours, a few kB. */
export const renderIcon = async (icon: Icon): Promise<Buffer> => {
  const density = (72 * icon.size) / SIDE
  return sharp(Buffer.from(svgOf(readFileSync(MARK, 'utf8'), icon)), { density })
    .resize(icon.size, icon.size)
    .png({ palette: true, colours: 64, effort: 10, compressionLevel: 9 })
    .toBuffer()
}

export const writeIcons = async (): Promise<void> => {
  for (const icon of ICONS) writeFileSync(join(ICONS_FOLDER, icon.name), await renderIcon(icon))
}
