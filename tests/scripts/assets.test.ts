import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { describe, expect, it } from 'vitest'
import { ROOT } from '../../scripts/lib/config.ts'
import { pdfTexts } from '../support/documents.ts'

const WEB = join(ROOT, 'web')

describe('an illustration', () => {
  const folder = join(WEB, 'src', 'ui', 'scenes')

  it('is a few shapes without scripts or links', () => {
    for (const name of readdirSync(folder)) {
      const svg = readFileSync(join(folder, name), 'utf8')
      expect.soft(svg, name).not.toMatch(/<(script|style|text|image|use|foreignObject)|href|\son\w+=/)
      expect.soft(gzipSync(svg, { level: 9 }).length, name).toBeLessThan(4096)
    }
  })

  it('has a place in the portal', () => {
    const web = join(WEB, 'src')
    const sources = readdirSync(web, { recursive: true, encoding: 'utf8' })
      .filter((path) => /\.tsx?$/.test(path))
      .map((path) => readFileSync(join(web, path), 'utf8'))
      .join('\n')
    expect(readdirSync(folder).filter((name) => !sources.includes(`scenes/${name}'`))).toEqual([])
  })
})

describe('a document of the site', () => {
  const texts = join(WEB, 'documentos')
  const index = JSON.parse(
    readFileSync(join(WEB, 'src', 'features', 'institucional', 'documentos.json'), 'utf8'),
  ) as Record<string, { pages: number; bytes: number }>
  const signs = (text: string) => text.replace(/[\s|*#\d.-]/g, '')

  it.each(readdirSync(texts))('is tagged and has the words of %s and the pages of its link', async (file) => {
    const name = file.replace('.md', '')
    const pdf = readFileSync(join(WEB, 'public', 'documentos', `${name}.pdf`))
    const pages = await pdfTexts(pdf)
    expect(index[name]).toEqual({ pages: pages.length, bytes: pdf.length })
    expect(pdf.toString('latin1')).toContain('/StructTreeRoot')

    const [, , text = ''] = readFileSync(join(texts, file), 'utf8').split(/^---$/m)
    const printed = signs(pages.join(''))
    const missing = text.split('\n').filter((line) => !/^\| -/.test(line) && !printed.includes(signs(line)))
    expect(missing, `${name}.pdf is older than its text: npm run documents`).toEqual([])
  })
})
