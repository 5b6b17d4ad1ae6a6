import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import sharp, { type Sharp } from 'sharp'
import { describe, expect, it } from 'vitest'
import { DEMO, ROOT } from '../../scripts/lib/paths.ts'
import { CUTS } from '../../scripts/scenes/cuts.ts'
import { SCENES_FOLDER } from '../../scripts/scenes/index.ts'
import { shorten } from '../../scripts/scenes/shorten.ts'

/** As they travel. */
const MOST_BYTES = 4096
const WIDTH = 600
/** Of 255, on average: numbers with fewer digits move an edge by less than a pixel. */
const TOLERANCE = 1

const pixels = (image: Sharp) => image.resize(WIDTH).removeAlpha().raw().toBuffer()

const difference = (one: Buffer, other: Buffer): number =>
  one.reduce((sum, value, at) => sum + Math.abs(value - (other[at] ?? 0)), 0) / one.length

const file = (name: string) => join(SCENES_FOLDER, `${name}.svg`)

describe.each(CUTS)('$name', ({ name, scene, box }) => {
  const svg = readFileSync(file(name), 'utf8')

  it('looks as its part of the drawing in the demo gallery does', async () => {
    const header = /^<svg[^>]*>/.exec(svg)?.[0] ?? ''
    const drawing = readFileSync(join(DEMO, 'galeria', `${scene}.svg`), 'utf8')
    const part = sharp(Buffer.from(drawing.replace(/<svg[^>]*>/, header)))
    expect(header).toContain(`viewBox="${box.join(' ')}"`)
    expect(
      difference(await pixels(sharp(Buffer.from(svg))), await pixels(part)),
      `${name}.svg is older than ${scene}.svg: npm run scenes`,
    ).toBeLessThan(TOLERANCE)
  })

  it('is small, has its size, and brings nothing but shapes', () => {
    expect(gzipSync(svg, { level: 9 }).length).toBeLessThan(MOST_BYTES)
    expect(svg).toContain(`width="${box[2]}" height="${box[3]}"`)
    expect(svg).not.toMatch(/<(script|style|text|image|use|foreignObject)|href|\son\w+=/)
  })
})

it('has a file for each part and for nothing else, and the portal shows them all', () => {
  const names = CUTS.map(({ name }) => `${name}.svg`).sort()
  expect(readdirSync(SCENES_FOLDER).sort()).toEqual(names)
  const web = join(ROOT, 'web', 'src')
  const sources = readdirSync(web, { recursive: true, encoding: 'utf8' })
    .filter((path) => /\.tsx?$/.test(path))
    .map((path) => readFileSync(join(web, path), 'utf8'))
    .join('\n')
  expect(names.filter((name) => !sources.includes(`scenes/${name}'`))).toEqual([])
})

it('writes a drawing shorter without moving anything in it', () => {
  expect(
    shorten(
      '<g transform="translate(300 100.04) scale(0.95)">\n  <path d="M0 420 C300 370.26 -650 470 1000 403.33 Z" fill="#ffffff"/>\n</g>',
    ),
  ).toBe(
    '<g transform="translate(300 100) scale(.95)"><path d="M0 420C300 370.3-650 470 1000 403.3Z" fill="#fff"/></g>',
  )
})
