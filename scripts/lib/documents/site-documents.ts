import { mkdirSync, readdirSync, writeFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { z } from 'zod'
import { ROOT } from '../paths.ts'
import { readDocument } from './read-document.ts'
import { renderPdf } from './render-pdf.ts'

const TEXTS_FOLDER = join(ROOT, 'web', 'documentos')
export const DOCUMENTS_FOLDER = join(ROOT, 'web', 'public', 'documentos')
export const DOCUMENTS_INDEX = join(ROOT, 'web', 'src', 'features', 'institucional', 'documentos.json')

const frontMatter = z.strictObject({
  kind: z.enum(['perfil', 'convenio']),
  titulo: z.string(),
  descripcion: z.string(),
  edicion: z.string().optional(),
  fechaPublicacion: z.iso.date(),
})

/** The index says what the pages print beside each link: it is made of the very bytes that are served. */
export interface SiteFiles {
  pdfs: { name: string; bytes: Buffer }[]
  index: string
}

/** The same texts give the same files, whenever and wherever they are made. */
export const renderSiteDocuments = async (): Promise<SiteFiles> => {
  const rendered = await Promise.all(
    readdirSync(TEXTS_FOLDER)
      .sort()
      .map(async (file) => {
        const { kind, ...document } = readDocument(join(TEXTS_FOLDER, file), frontMatter)
        return { name: basename(file, '.md'), ...(await renderPdf(kind, document, { compress: false })) }
      }),
  )
  const facts = rendered.map(({ name, bytes, pages }) => [name, { pages, bytes: bytes.length }])
  return {
    pdfs: rendered.map(({ name, bytes }) => ({ name: `${name}.pdf`, bytes })),
    index: `${JSON.stringify(Object.fromEntries(facts), null, 2)}\n`,
  }
}

/** Needs no emulators: these files are part of the site, as its icon is. */
export const writeSiteDocuments = async (): Promise<void> => {
  const { pdfs, index } = await renderSiteDocuments()
  mkdirSync(DOCUMENTS_FOLDER, { recursive: true })
  for (const { name, bytes } of pdfs) writeFileSync(join(DOCUMENTS_FOLDER, name), bytes)
  writeFileSync(DOCUMENTS_INDEX, index)
}
