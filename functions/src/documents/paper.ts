import { createRequire } from 'node:module'
import { buffer } from 'node:stream/consumers'
import PDFDocument from 'pdfkit'
import { type Element, Pen } from './pen.ts'

interface Paper {
  titulo: string
  autor: string
  descripcion: string
  /** The file is dated by it and not by the clock: the same text gives the same bytes. */
  date: Date
  /** Compressed bytes are smaller, and differ from one build of zlib to the next. */
  compress?: boolean
  /** Of a single page, which stands across. */
  landscape?: boolean
}

const CREATOR = 'NAF ESPE'

const DEJAVU_SANS_BOLD = createRequire(import.meta.url).resolve('dejavu-fonts-ttf/ttf/DejaVuSans-Bold.ttf')

/** A tagged A4 document, open at its first page, on which `draw` writes. */
export const drawPaper = async (
  { titulo, autor, descripcion, date, compress = true, landscape = false }: Paper,
  draw: (pen: Pen, root: Element) => void,
): Promise<Buffer> => {
  const doc = new PDFDocument({
    size: 'A4',
    layout: landscape ? 'landscape' : 'portrait',
    margin: 0,
    pdfVersion: '1.7',
    compress,
    tagged: true,
    lang: 'es-EC',
    displayTitle: true,
    info: {
      Title: titulo,
      Author: autor,
      Subject: descripcion,
      Creator: CREATOR,
      CreationDate: date,
      ModDate: date,
    },
  })
  doc.registerFont('DejaVu Sans Bold', DEJAVU_SANS_BOLD)
  const root = doc.struct('Document')
  doc.addStructure(root)
  draw(new Pen(doc), root)
  root.end()
  doc.end()
  return buffer(doc)
}
