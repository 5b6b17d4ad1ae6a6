import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import {
  DOCUMENTS_FOLDER,
  DOCUMENTS_INDEX,
  renderSiteDocuments,
} from '../../scripts/lib/documents/site-documents.ts'
import { pdfTexts } from '../support/pdf-texts.ts'

const stored = (name: string): Buffer => readFileSync(join(DOCUMENTS_FOLDER, name))

const shown = JSON.parse(readFileSync(DOCUMENTS_INDEX, 'utf8')) as Record<
  string,
  { pages: number; bytes: number }
>

describe("the site's own documents", () => {
  it('are what their texts make, byte for byte, and nothing else is served beside them', async () => {
    const { pdfs, index } = await renderSiteDocuments()
    expect(readdirSync(DOCUMENTS_FOLDER).sort()).toEqual(pdfs.map(({ name }) => name).sort())
    for (const { name, bytes } of pdfs)
      expect(stored(name).equals(bytes), `${name} is older than its text: npm run documents`).toBe(true)
    expect(readFileSync(DOCUMENTS_INDEX, 'utf8')).toBe(index)
  })

  it.each(Object.keys(shown))('%s has the pages and the bytes that its link promises', async (name) => {
    const bytes = stored(`${name}.pdf`)
    // As a reader of PDFs counts them, and not as the generator does.
    expect({ pages: (await pdfTexts(bytes)).length, bytes: bytes.length }).toEqual(shown[name])
  })
})
