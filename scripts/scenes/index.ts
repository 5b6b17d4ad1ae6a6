import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import sharp from 'sharp'
import { DEMO, ROOT } from '../lib/paths.ts'
import { CUTS, type Cut } from './cuts.ts'
import { shorten } from './shorten.ts'

export const SCENES_FOLDER = join(ROOT, 'web', 'src', 'ui', 'scenes')

/** How large a cut is looked at to see whether a piece of the drawing shows in it. */
const LOOK_PX = 480

const pixelsOf = (svg: string): Promise<Buffer> =>
  sharp(Buffer.from(svg)).resize(LOOK_PX, LOOK_PX, { fit: 'inside' }).raw().toBuffer()

/** The outermost elements of a drawing, one after the other. */
const elementsOf = (drawing: string): string[] => {
  const inside = drawing.replace(/^[\s\S]*?<svg[^>]*>/, '').replace(/<\/svg>\s*$/, '')
  const elements: string[] = []
  let depth = 0
  for (const [tag] of inside.matchAll(/<[^>]+>/g)) {
    if (depth === 0) elements.push('')
    elements[elements.length - 1] += tag
    if (tag.startsWith('</')) depth--
    else if (!tag.endsWith('/>')) depth++
    if (depth < 0) throw new Error('The drawing closes more than it opens')
  }
  return elements
}

const svgOf = ([x, y, width, height]: Cut['box'], elements: readonly string[]): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="${x} ${y} ${width} ${height}">${elements.join('')}</svg>\n`

/** A group's own elements, or nothing where they cannot be told from it. */
const partsOf = (element: string): { open: string; parts: string[]; close: string } | null => {
  const [open = '', name = ''] = /^<(g)\b[^>]*>/.exec(element) ?? []
  return name
    ? { open, parts: elementsOf(`<svg>${element.slice(open.length, -4)}</svg>`), close: '</g>' }
    : null
}

/** The elements without those of which nothing is seen, from the inside out. */
const visibleOf = async (
  elements: readonly string[],
  render: (kept: readonly string[]) => Promise<Buffer>,
): Promise<string[]> => {
  const wanted = await render(elements)
  let kept = [...elements]
  for (const element of elements) {
    const without = kept.filter((each) => each !== element)
    if (!element.startsWith('<clipPath') && (await render(without)).equals(wanted)) {
      kept = without
      continue
    }
    const group = partsOf(element)
    if (!group) continue
    const inGroup = (parts: readonly string[]) => group.open + parts.join('') + group.close
    const place = kept.indexOf(element)
    const parts = await visibleOf(group.parts, (some) => render(kept.with(place, inGroup(some))))
    kept[place] = inGroup(parts)
  }
  return kept
}

/** What of a drawing is seen in its cut, in as few bytes as that takes. */
export const cutScene = async ({ scene, box }: Cut): Promise<string> => {
  const drawing = readFileSync(join(DEMO, 'galeria', `${scene}.svg`), 'utf8')
  const elements = elementsOf(drawing).map(shorten)
  return svgOf(box, await visibleOf(elements, (kept) => pixelsOf(svgOf(box, kept))))
}

export const writeScenes = async (): Promise<void> => {
  rmSync(SCENES_FOLDER, { recursive: true, force: true })
  mkdirSync(SCENES_FOLDER)
  for (const cut of CUTS) writeFileSync(join(SCENES_FOLDER, `${cut.name}.svg`), await cutScene(cut))
}
