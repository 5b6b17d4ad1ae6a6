import { readFileSync } from 'node:fs'
import { CENTRE } from '@naf/contract'
import { chromium } from '@playwright/test'
import escapeHtml from 'escape-html'
import { Marked } from 'marked'
import { parse } from 'yaml'
import type { ZodType } from 'zod'
import { CHROMIUM_ARGS, findBrowser } from './browsers.ts'

/** Markdown files with front matter as tagged PDFs, printed by Chromium. */

const FRONT_MATTER = /^---\r?\n(.*?)^---\r?\n/ms

/** An address in a text stays text. */
const markdown = new Marked({ tokenizer: { url: () => undefined } })

/** @throws Error if the front matter does not match its schema */
export const readDocument = <Facts extends object>(
  file: string,
  schema: ZodType<Facts>,
): Facts & { html: string } => {
  try {
    const text = readFileSync(file, 'utf8')
    const [matter, yaml = ''] = FRONT_MATTER.exec(text) ?? ['']
    return { ...schema.parse(parse(yaml)), html: markdown.parse(text.slice(matter.length), { async: false }) }
  } catch (cause) {
    throw new Error(`${file} cannot be read`, { cause })
  }
}

const ADVICE =
  'Documento solo orientativo. No reemplaza la normativa vigente ni la consulta en el Servicio de Rentas Internas (sri.gob.ec).'

/** The name of a kind on the first page, and the notice at the foot of each. */
const KINDS = {
  libro: { name: 'Libro', notice: ADVICE },
  boletin: { name: 'Boletín', notice: ADVICE },
  perfil: {
    name: 'Perfil del proyecto',
    notice: 'El NAF orienta sin costo y solo informa: no realiza trámites ante la autoridad tributaria.',
  },
  convenio: {
    name: 'Convenio',
    notice: 'Versión para consulta pública. El original firmado reposa en la institución.',
  },
} as const

export type PdfKind = keyof typeof KINDS

export interface PdfDocument {
  titulo: string
  descripcion: string
  /** `YYYY-MM-DD`. */
  fechaPublicacion: string
  autor?: string
  /** Stands before the date on the first page. */
  edicion?: string
  html: string
}

type Print = (kind: PdfKind, document: PdfDocument) => Promise<Buffer>

/** Gives `work` a function that prints, with one browser for all documents. */
export const withPrinter = async <T>(work: (print: Print) => Promise<T>): Promise<T> => {
  const { executablePath, env } = await findBrowser()
  const browser = await chromium.launch({
    executablePath,
    args: CHROMIUM_ARGS,
    env: { ...process.env, ...env },
  })
  try {
    const page = await browser.newPage()
    return await work(async (kind, document) => {
      await page.setContent(pageOf(kind, document))
      return await page.pdf({ preferCSSPageSize: true, printBackground: true, tagged: true, outline: true })
    })
  } finally {
    await browser.close()
  }
}

const longDate = new Intl.DateTimeFormat('es-EC', { dateStyle: 'long', timeZone: 'UTC' })

const pageOf = (
  kind: PdfKind,
  { titulo, descripcion, fechaPublicacion, autor, edicion, html }: PdfDocument,
) => {
  const byline = [autor, edicion, longDate.format(new Date(fechaPublicacion))].filter(Boolean).join(' · ')
  return `<!doctype html>
<html lang="es-EC">
<head><meta charset="utf-8"><title>${escapeHtml(titulo)}</title>
<style>${styleOf(titulo, KINDS[kind].notice)}</style></head>
<body>
<header>
<svg viewBox="-190 -80 380 80" aria-hidden="true">
<path fill="#1f6b3d" d="M-190 0C-110-14-60-40-16-70Q0-74 14-70C56-42 100-18 190 0Z"/>
<path fill="#b9d6c1" d="M-28.6-61.2-16-70Q0-74 14-70L31.6-57.6 30-54 19-43 5-53-9-41-22-53Z"/></svg>
<p class="top"><span>${CENTRE.name} · ${CENTRE.universityShortName}</span><span>${KINDS[kind].name}</span></p>
<h1>${escapeHtml(titulo)}</h1>
<p>${escapeHtml(byline)}</p>
</header>
<p class="lead">${escapeHtml(descripcion)}</p>
${html}
</body>
</html>`
}

const FONT = "Helvetica, Arial, 'Liberation Sans', sans-serif"

/** The header of the first page covers the page's margins. Later pages repeat the title above their text. */
const styleOf = (titulo: string, notice: string): string => `
@page {
  size: A4; margin: 30mm 0 28mm;
  font: 8pt ${FONT}; color: #57534e;
  @top-left { content: ${JSON.stringify(titulo)}; padding-left: 30mm }
  @bottom-left { content: ${JSON.stringify(notice)}; padding-left: 30mm }
  @bottom-right { content: 'Página ' counter(page) ' de ' counter(pages); padding-right: 30mm; white-space: nowrap }
}
@page :first { margin-top: 0; @top-left { content: none } }
body { margin: 0; padding: 0 30mm; font: 11pt/1.45 ${FONT}; color: #1c1917 }
header {
  position: relative; overflow: hidden; margin: 0 -30mm; padding: 15mm 30mm 12mm;
  background: #14532d; color: #dcecdf; border-bottom: 4pt solid #f5b83d;
}
header svg { position: absolute; right: -34mm; bottom: 0; width: 134mm }
header > :not(svg) { position: relative }
.top { display: flex; justify-content: space-between; margin: 0; font-size: 10.5pt; font-weight: 700; color: #fff }
.top span + span { color: #f5b83d }
h1 { margin: 9mm 0 4mm; font-size: 26pt; line-height: 1.2; color: #fff; text-wrap: balance }
header > p:last-child { margin: 0 }
.lead { margin: 9mm 0; border-left: 3pt solid #f5b83d; padding-left: 13pt; font-size: 12.5pt; color: #14532d }
h2 { margin: 8.5mm 0 2.5mm; font-size: 15pt; color: #14532d; break-after: avoid }
p { margin: 0 0 3.5mm; orphans: 2; widows: 2 }
ul, ol { margin: 0 0 3.5mm; padding-left: 22pt }
li { margin-bottom: 1.8mm }
li, tr { break-inside: avoid }
:is(li, tr):first-child { break-after: avoid }
:is(li, tr):last-child { break-before: avoid }
li::marker { color: #14532d; font-weight: 700 }
p:has(+ ul, + ol, + table) { break-after: avoid }
table { width: 100%; border-collapse: collapse; margin: 0 0 5.5mm; font-size: 10pt; line-height: 1.35 }
th { background: #eaf3ec; color: #14532d; text-align: left }
th, td { border-bottom: .6pt solid #d6d3d1; padding: 5.5pt 8pt; vertical-align: top }`
