import { drawPaper } from '../../../functions/src/documents/paper.ts'
import { sectionBoxes } from './blocks.ts'
import type { PdfDocument } from './document.ts'
import { paginate } from './flow.ts'
import { drawFooter, drawHeading, drawRunningHead } from './furniture.ts'
import { FLOW } from './style.ts'

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
  { titulo, descripcion, autor, edicion, sections, ...document }: PdfDocument,
  { compress = true }: PdfOptions = {},
): Promise<RenderedPdf> => {
  let count = 0
  const published = publicationOf(document)
  const paper = { titulo, descripcion, autor: autor ?? ORGANISATION, date: published, compress }
  const bytes = await drawPaper(paper, (pen, root) => {
    const byline = [autor, edicion, longDate.format(published)].filter(Boolean).join(' · ')
    const firstTop = drawHeading(pen, root, { kind: KINDS[kind].name, titulo, byline, descripcion })
    const boxes = sections.flatMap((section) => sectionBoxes(pen, root, section))
    const pages = paginate(boxes, { firstTop, top: FLOW.top, bottom: FLOW.bottom })
    count = pages.length
    pages.forEach((placed, index) => {
      if (index > 0) {
        pen.doc.addPage()
        drawRunningHead(pen, titulo)
      }
      for (const { box, y, opensPage } of placed) {
        if (opensPage && box.opening) box.opening.draw(y - box.opening.height)
        box.draw(y)
      }
      drawFooter(pen, root, { notice: KINDS[kind].notice, page: index + 1, pages: count })
    })
  })
  return { bytes, pages: count }
}

/** Noon, so that it is the same day in Ecuador as in UTC. */
const publicationOf = ({ fechaPublicacion }: Pick<PdfDocument, 'fechaPublicacion'>): Date =>
  new Date(`${fechaPublicacion}T12:00:00Z`)
