import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { lawRules } from '@naf/contract'
import sharp, { type Sharp } from 'sharp'
import { describe, expect, it } from 'vitest'
import { ICONS, ICONS_FOLDER, renderIcon } from '../../scripts/icons/index.ts'
import { readSections } from '../../scripts/lib/documents/sections.ts'
import {
  DOCUMENTS_FOLDER,
  DOCUMENTS_INDEX,
  renderSiteDocuments,
} from '../../scripts/lib/documents/site-documents.ts'
import { DEMO, ROOT } from '../../scripts/lib/paths.ts'
import { CUTS } from '../../scripts/scenes/cuts.ts'
import { SCENES_FOLDER } from '../../scripts/scenes/index.ts'
import { pdfTexts } from '../support/pdf-texts.ts'

/** The mean difference of two pictures, of 255: rounded numbers and library versions smooth edges differently. */
const TOLERANCE = 1
const difference = async (...images: [Sharp, Sharp]): Promise<number> => {
  const [one, other] = await Promise.all(images.map((image) => image.raw().toBuffer()))
  return one
    ? one.reduce((sum, value, at) => sum + Math.abs(value - (other?.[at] ?? 0)), 0) / one.length
    : 255
}

describe('an icon', () => {
  it.each(ICONS)('$name shows the mark in its size', async (icon) => {
    const stored = readFileSync(join(ICONS_FOLDER, icon.name))
    const { format, width, height } = await sharp(stored).metadata()
    expect({ format, width, height }).toEqual({ format: 'png', width: icon.size, height: icon.size })
    expect(stored.length).toBeLessThan(10_000)
    expect((await sharp(stored).stats()).isOpaque).toBe(icon.cut ?? false)
    const images = [stored, await renderIcon(icon)].map((image) => sharp(image).ensureAlpha())
    expect(
      await difference(...(images as [Sharp, Sharp])),
      `${icon.name} is older than naf.svg: npm run icons`,
    ).toBeLessThan(TOLERANCE)
  })
})

describe('an illustration', () => {
  it.each(CUTS)('$name shows its part of the drawing, in shapes only', async ({ name, scene, box }) => {
    const svg = readFileSync(join(SCENES_FOLDER, `${name}.svg`), 'utf8')
    const header = /^<svg[^>]*>/.exec(svg)?.[0] ?? ''
    expect(header).toContain(`viewBox="${box.join(' ')}"`)
    expect(header).toContain(`width="${box[2]}" height="${box[3]}"`)
    expect(svg).not.toMatch(/<(script|style|text|image|use|foreignObject)|href|\son\w+=/)
    expect(gzipSync(svg, { level: 9 }).length).toBeLessThan(4096)
    const drawing = readFileSync(join(DEMO, 'galeria', `${scene}.svg`), 'utf8')
    const images = [svg, drawing.replace(/<svg[^>]*>/, header)].map((image) =>
      sharp(Buffer.from(image)).resize(600).removeAlpha(),
    )
    expect(
      await difference(...(images as [Sharp, Sharp])),
      `${name}.svg is older than ${scene}.svg: npm run scenes`,
    ).toBeLessThan(TOLERANCE)
  })

  it('has a file and a place in the portal', () => {
    const names = CUTS.map(({ name }) => `${name}.svg`).sort()
    expect(readdirSync(SCENES_FOLDER).sort()).toEqual(names)
    const web = join(ROOT, 'web', 'src')
    const sources = readdirSync(web, { recursive: true, encoding: 'utf8' })
      .filter((path) => /\.tsx?$/.test(path))
      .map((path) => readFileSync(join(web, path), 'utf8'))
      .join('\n')
    expect(names.filter((name) => !sources.includes(`scenes/${name}'`))).toEqual([])
  })
})

describe('a document of the site', () => {
  it('equals its text, byte for byte, and has the pages that its link promises', async () => {
    const { pdfs, index } = await renderSiteDocuments()
    expect(readFileSync(DOCUMENTS_INDEX, 'utf8')).toBe(index)
    expect(readdirSync(DOCUMENTS_FOLDER).sort()).toEqual(pdfs.map(({ name }) => name).sort())
    const shown = JSON.parse(index) as Record<string, { pages: number; bytes: number }>
    for (const { name, bytes } of pdfs) {
      const stored = readFileSync(join(DOCUMENTS_FOLDER, name))
      expect(stored.equals(bytes), `${name} is older than its text: npm run documents`).toBe(true)
      const pages = (await pdfTexts(stored)).length
      expect(shown[name.replace('.pdf', '')]).toEqual({ pages, bytes: stored.length })
    }
  })
})

describe('the text of a PDF', () => {
  it('is refused with marks that the PDF would not show', () => {
    for (const text of [
      'Esto es **importante**.',
      'Lee [la guía](https://sri.gob.ec).',
      '- Uno\n  - Dos',
      '- Uno\n\n  Dos',
      '> Así dijo',
      '### Más abajo',
      '![El logo](naf.svg)',
    ])
      expect(() => readSections(`## Título\n\n${text}\n`), text).toThrow('A PDF has no place for this')
    expect(() => readSections('Sin título.\n')).toThrow('Sin título.')
  })
})

describe('the demo data', () => {
  it('names the month of the calendar for the renta of the RIMPE', () => {
    const [month = 0] = lawRules().RentaRimpe
    const name = new Intl.DateTimeFormat('es-EC', { month: 'long' }).format(new Date(2026, month - 1))
    for (const file of [
      'boletines/rimpe-antes-de-fin-de-ano',
      'libros/rimpe-emprendedores-y-negocios-populares',
    ]) {
      const text = readFileSync(join(DEMO, `${file}.md`), 'utf8').toLowerCase()
      const [row] = text.match(/^\| cuándo (?:paga renta|lo declara) .*$/m) ?? []
      expect(row?.split(name), file).toHaveLength(3)
    }
  })
})
