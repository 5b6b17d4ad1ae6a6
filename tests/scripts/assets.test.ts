import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { lawRules } from '@naf/contract'
import sharp, { type Sharp } from 'sharp'
import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import { dayBefore, newestMoment, spread } from '../../demo/days.ts'
import { GALERIA } from '../../demo/galeria.ts'
import { BOLETINES, LIBROS } from '../../demo/publications.ts'
import { TALKS } from '../../demo/talks.ts'
import { ICONS, ICONS_FOLDER, renderIcon } from '../../scripts/icons/index.ts'
import { readDocument } from '../../scripts/lib/documents/read-document.ts'
import { readSections } from '../../scripts/lib/documents/sections.ts'
import {
  DOCUMENTS_FOLDER,
  DOCUMENTS_INDEX,
  renderSiteDocuments,
} from '../../scripts/lib/documents/site-documents.ts'
import { DEMO, ROOT } from '../../scripts/lib/paths.ts'
import { CUTS } from '../../scripts/scenes/cuts.ts'
import { SCENES_FOLDER } from '../../scripts/scenes/index.ts'
import { shorten } from '../../scripts/scenes/shorten.ts'
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

  it('is shortened without a move', () => {
    const long =
      '<g transform="translate(300 100.04) scale(0.95)">\n  <path d="M0 420 C300 370.26 -650 470 1000 403.33 Z" fill="#ffffff"/>\n</g>'
    expect(shorten(long)).toBe(
      '<g transform="translate(300 100) scale(.95)"><path d="M0 420C300 370.3-650 470 1000 403.3Z" fill="#fff"/></g>',
    )
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
  it('is read as sections of paragraphs, lists, steps and tables', () => {
    const text = `## ¿Qué \\*es\\* el IVA?

Un impuesto que sigue
en la línea de abajo. Mira www.sri.gob.ec y
escribe a naf@espe.edu.ec.

- Uno
- Dos que sigue
  abajo

1. Entra
2. Sal

| Tarifa | % |
| --- | --- |
| General \\| todas | 15 |

## Otra
`
    const p = 'Un impuesto que sigue en la línea de abajo. Mira www.sri.gob.ec y escribe a naf@espe.edu.ec.'
    const table = { head: ['Tarifa', '%'], rows: [['General | todas', '15']] }
    expect(readSections(text)).toEqual([
      {
        titulo: '¿Qué *es* el IVA?',
        blocks: [{ p }, { list: ['Uno', 'Dos que sigue abajo'] }, { steps: ['Entra', 'Sal'] }, { table }],
      },
      { titulo: 'Otra', blocks: [] },
    ])
  })

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

  it('is refused by its name with other front matter', () => {
    const file = join(DEMO, 'boletines', 'asesoria-del-naf.md')
    expect(() => readDocument(file, z.strictObject({ titulo: z.string() }))).toThrow(file)
  })
})

describe('the demo data', () => {
  const numerically = (a: number, b: number) => a - b

  it.each([
    ['2026-11-23T04:59:59Z', '2026-11-21T15:20:00.000Z'],
    ['2026-11-23T05:00:00Z', '2026-11-22T15:20:00.000Z'],
    ['2026-11-23T14:00:00Z', '2026-11-22T15:20:00.000Z'],
    ['2027-01-01T20:00:00Z', '2026-12-31T15:20:00.000Z'],
  ])('created at %s ends at 10:20 of the day before in Ecuador', (now, newest) => {
    expect(new Date(newestMoment(new Date(now))).toISOString()).toBe(newest)
  })

  it('is spread over the days before, the newest last', () => {
    const newest = newestMoment(new Date('2026-11-23T14:00:00Z'))
    const days = [0, 1, 2, 3].map((index) => new Date(spread(newest, index, 4, 8)).toISOString().slice(0, 10))
    expect(days).toEqual(['2026-11-16', '2026-11-18', '2026-11-20', '2026-11-22'])
    expect(dayBefore(newest, 22)).toBe('2026-10-31')
  })

  it('has a bulletin each fortnight and each book on its own day', () => {
    const ages = BOLETINES.map(({ daysBefore }) => daysBefore).sort(numerically)
    expect(ages[0]).toBeLessThan(14)
    expect(ages.slice(1).map((age, index) => age - (ages[index] ?? 0))).toEqual(Array(11).fill(14))
    expect(new Set(LIBROS.map(({ daysBefore }) => daysBefore)).size).toBe(24)
  })

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

  it('has trainings of both semesters: past ones, a full one, one with places and a draft', () => {
    const days = TALKS.map(({ inDays }) => inDays)
    expect(days).toEqual(days.toSorted(numerically))
    expect(days.filter((day) => day < -182).length).toBeGreaterThanOrEqual(3)
    expect(days.filter((day) => -182 <= day && day < 0).length).toBeGreaterThanOrEqual(3)
    const coming = TALKS.filter(({ inDays }) => inDays > 0)
    const states = coming.map(({ people, cupos, estado }) => estado ?? people > cupos)
    expect(states).toEqual([true, false, 'borrador'])
    expect(coming[0]?.inDays).toBeLessThan(14)
    for (const talk of TALKS) expect(talk.lugar || talk.enlace).not.toBe('')
  })

  it('has one drawing for each of sixteen pictures', () => {
    const scenes = GALERIA.map(({ scene }) => `${scene}.svg`)
    expect(scenes).toHaveLength(16)
    expect(readdirSync(join(DEMO, 'galeria')).sort()).toEqual(scenes.sort())
  })
})
