import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { PDFiumLibrary } from '@hyzyla/pdfium'
import { describe, expect, it } from 'vitest'
import {
  DOCUMENTS_FOLDER,
  DOCUMENTS_INDEX,
  renderSiteDocuments,
} from '../../scripts/lib/documents/site-documents.ts'

const stored = (name: string): Buffer => readFileSync(join(DOCUMENTS_FOLDER, name))

const shown = JSON.parse(readFileSync(DOCUMENTS_INDEX, 'utf8')) as Record<
  string,
  { pages: number; bytes: number }
>

/** As a reader of PDFs counts them, and not as the generator does. */
const pagesOf = async (bytes: Buffer): Promise<number> => {
  const pdfium = await PDFiumLibrary.init()
  const document = await pdfium.loadDocument(bytes)
  try {
    return document.getPageCount()
  } finally {
    document.destroy()
    pdfium.destroy()
  }
}

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
    expect({ pages: await pagesOf(bytes), bytes: bytes.length }).toEqual(shown[name])
  })
})
