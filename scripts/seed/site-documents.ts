import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { ROOT } from '../lib/paths.ts'
import { SITE_DOCUMENTS } from './documents/institucional/index.ts'
import { renderPdf } from './documents/render-pdf.ts'

export const DOCUMENTS_FOLDER = join(ROOT, 'web', 'public', 'documentos')
export const DOCUMENTS_INDEX = join(ROOT, 'web', 'src', 'features', 'institucional', 'documentos.json')

/** The index says what the pages print beside each link: it is made of the very bytes that are served. */
export interface SiteFiles {
  pdfs: { name: string; bytes: Buffer }[]
  index: string
}

/** The same texts give the same files, whenever and wherever they are made. */
export async function renderSiteDocuments(): Promise<SiteFiles> {
  const rendered = await Promise.all(
    SITE_DOCUMENTS.map(async (document) => ({
      archivo: document.archivo,
      ...(await renderPdf(document.kind, document, { compress: false })),
    })),
  )
  const facts = rendered.map(({ archivo, bytes, pages }) => [
    archivo,
    { paginas: pages, bytes: bytes.length },
  ])
  return {
    pdfs: rendered.map(({ archivo, bytes }) => ({ name: `${archivo}.pdf`, bytes })),
    index: `${JSON.stringify(Object.fromEntries(facts), null, 2)}\n`,
  }
}

/** Needs no emulators: these files are part of the site, as its icon is. */
export async function writeSiteDocuments(): Promise<void> {
  const { pdfs, index } = await renderSiteDocuments()
  mkdirSync(DOCUMENTS_FOLDER, { recursive: true })
  for (const { name, bytes } of pdfs) writeFileSync(join(DOCUMENTS_FOLDER, name), bytes)
  writeFileSync(DOCUMENTS_INDEX, index)
}
