import { buffer } from 'node:stream/consumers'
import PDFDocument from 'pdfkit'
import type { PdfDocument } from './document.ts'
import { sectionBoxes } from './pdf/blocks.ts'
import { paginate } from './pdf/flow.ts'
import { drawFooter, drawHeading, drawRunningHead } from './pdf/furniture.ts'
import { Pen } from './pdf/pen.ts'
import { FLOW } from './pdf/style.ts'

const ADVICE =
  'Documento solo orientativo. No reemplaza la normativa vigente ni la consulta en el Servicio de Rentas Internas (sri.gob.ec).'

/** What a document is called on its first page, and what stands at the foot of each. */
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
const ORGANISATION = 'NAF ESPE'
const longDate = new Intl.DateTimeFormat('es-EC', { dateStyle: 'long', timeZone: 'UTC' })

export type PdfKind = keyof typeof KINDS

export interface PdfOptions {
  /** Compressed bytes are smaller, and differ from one build of zlib to the next. */
  compress?: boolean
}

export interface RenderedPdf {
  bytes: Buffer
  pages: number
}

/**
 * A tagged A4 document. The same text gives the same bytes: the file is dated by its publication, not by the clock.
 * @throws when a text holds a character that the built-in fonts cannot write.
 */
export const renderPdf = async (
  kind: PdfKind,
  document: PdfDocument,
  { compress = true }: PdfOptions = {},
): Promise<RenderedPdf> => {
  const doc = openDocument(document, compress)
  const pen = new Pen(doc)
  const root = doc.struct('Document')
  doc.addStructure(root)

  const firstTop = drawHeading(pen, root, {
    kind: KINDS[kind].name,
    titulo: document.titulo,
    byline: [document.autor, document.edicion, longDate.format(publicationOf(document))]
      .filter(Boolean)
      .join(' · '),
    descripcion: document.descripcion,
  })
  const boxes = document.sections.flatMap((section) => sectionBoxes(pen, root, section))
  const pages = paginate(boxes, { firstTop, top: FLOW.top, bottom: FLOW.bottom })
  pages.forEach((placed, index) => {
    if (index > 0) {
      doc.addPage()
      drawRunningHead(pen, document.titulo)
    }
    for (const { box, y, opensPage } of placed) {
      if (opensPage && box.opening) box.opening.draw(y - box.opening.height)
      box.draw(y)
    }
    drawFooter(pen, root, { notice: KINDS[kind].notice, page: index + 1, pages: pages.length })
  })
  root.end()
  doc.end()
  return { bytes: await buffer(doc), pages: pages.length }
}

const openDocument = (document: PdfDocument, compress: boolean): PDFKit.PDFDocument => {
  const published = publicationOf(document)
  return new PDFDocument({
    size: 'A4',
    margin: 0,
    pdfVersion: '1.7',
    compress,
    tagged: true,
    lang: 'es-EC',
    displayTitle: true,
    info: {
      Title: document.titulo,
      Author: document.autor ?? ORGANISATION,
      Subject: document.descripcion,
      Creator: ORGANISATION,
      CreationDate: published,
      ModDate: published,
    },
  })
}

/** Noon, so that it is the same day in Ecuador as in UTC. */
const publicationOf = ({ fechaPublicacion }: PdfDocument): Date => new Date(`${fechaPublicacion}T12:00:00Z`)
