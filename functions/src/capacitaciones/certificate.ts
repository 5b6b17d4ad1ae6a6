import { join } from 'node:path'
import { buffer } from 'node:stream/consumers'
import { type api, codigoOf, visibleLine } from '@naf/contract'
import type { Deps } from '../deps.ts'
import { AppError } from '../errors.ts'
import type { Routes } from '../http/router.ts'
import { longDay } from '../util.ts'
import type { StoredCertificado } from './record.ts'

/** Certificates of attendance: anybody checks a code, and the PDF is written when somebody asks for it. */

export const createVerificarRoutes = ({ certificados, config }: Deps): Routes<typeof api.verificar> => {
  /** @throws not_found, the same whatever was wrong */
  const find = async (typed: string) => {
    const codigo = codigoOf(typed)
    const found = codigo && (await certificados.find(codigo))
    if (found) return found
    const message = 'No hay ningún certificado con ese código. Revísalo y vuelve a intentarlo.'
    throw new AppError('not_found', message, { isGuess: true })
  }

  return {
    async read({ params: { codigo } }) {
      const { id, nombre, titulo, fecha } = await find(codigo)
      return { Codigo: id, Nombre: nombre, Capacitacion: titulo, Fecha: fecha }
    },

    async certificate({ params: { codigo } }) {
      const found = await find(codigo)
      return {
        name: `certificado-${found.id}.pdf`,
        type: 'application/pdf',
        disposition: 'attachment',
        content: await certificatePdf(found, config.PORTAL_URL),
      }
    },
  }
}

/** In points. */
const [FRAME, MARGIN, TOP] = [28, 64, 128]
const TEXT = { align: 'center', lineGap: 2 } as const

const [GREEN, INK, MUTED] = ['#14532d', '#1c1917', '#57534e']
const [PLAIN, BOLD, DEJAVU] = ['Helvetica', 'Helvetica-Bold', 'DejaVu Sans Bold']
const DEJAVU_FILE = join(import.meta.dirname, 'DejaVuSans-Bold.ttf')

const TITLE = 'Certificado de asistencia'

interface Line {
  text: string
  size: number
  /** The space below. */
  gap: number
  font?: string
  color?: string
}

const hoursOf = ({ inicio, fin }: StoredCertificado): string => {
  const minutes = (time: string) => Number(time.slice(0, 2)) * 60 + Number(time.slice(3))
  const hours = Math.round((minutes(fin) - minutes(inicio)) / 30) / 2
  return hours === 1 ? '1 hora' : `${hours.toLocaleString('es-EC')} horas`
}

/** Whether the embedded font has a sign; pdfkit's types do not name it. */
interface DocumentInFont {
  _font: { font: { hasGlyphForCodePoint(sign: number): boolean } }
}

/** The characters of the built-in fonts. */
const WIN_ANSI = /^[\x20-\x7e\u00a0-\u00ff€‚ƒ„…†‡ˆ‰Š‹ŒŽ‘’“”•–—˜™š›œžŸ]*$/u

/** A few emoji are in the embedded font, but would change the font of the whole line. */
const EMOJI = /\p{Extended_Pictographic}/u

/** A typed text without emoji and signs that no font has. Letters such as Ł, ễ or ș are only in the embedded font. */
const typed = (doc: PDFKit.PDFDocument, text: string): Pick<Line, 'text' | 'font'> => {
  const { font } = (doc.font(DEJAVU) as typeof doc & DocumentInFont)._font
  const isPrinted = (sign: string) =>
    WIN_ANSI.test(sign) || (!EMOJI.test(sign) && font.hasGlyphForCodePoint(sign.codePointAt(0) ?? 0))
  const printed = [...text.normalize('NFC')].filter(isPrinted).join('')
  const line = visibleLine(printed).replace(/\s+/g, ' ').trim()
  return { text: line, font: WIN_ANSI.test(line) ? BOLD : DEJAVU }
}

/** @param scale of the name and the training's title */
const linesOf = (
  doc: PDFKit.PDFDocument,
  certificate: StoredCertificado,
  portalUrl: string,
  scale: number,
): Line[] => {
  const { id, nombre, titulo, fecha, campus } = certificate
  const address = portalUrl.replace(/^https?:\/\//, '')
  return [
    { text: 'Universidad de las Fuerzas Armadas ESPE', size: 13, color: MUTED, gap: 2 },
    { text: `Núcleo de Apoyo Contable y Fiscal (NAF), campus ${campus}`, size: 13, color: MUTED, gap: 26 },
    { text: TITLE, size: 30, font: BOLD, color: GREEN, gap: 22 },
    { text: 'Certificamos que', size: 13, gap: 8 },
    { ...typed(doc, nombre), size: 26 * scale, gap: 10 },
    { text: 'asistió a la capacitación', size: 13, gap: 8 },
    { ...typed(doc, titulo), size: 18 * scale, gap: 10 },
    { text: `el ${longDay(fecha)}, con una duración de ${hoursOf(certificate)}.`, size: 13, gap: 34 },
    { text: `Código ${id}`, size: 13, font: BOLD, gap: 2 },
    { text: `Compruébalo en ${address}/verificar`, size: 11, color: MUTED, gap: 0 },
  ]
}

/**
 * A tagged PDF of one page. The same certificate gives the same page: its date is the day of issue. Its metadata contain
 * nothing that a person typed, because readers of PDFs show them as the portal's own words.
 */
const certificatePdf = async (certificate: StoredCertificado, portalUrl: string): Promise<Buffer> => {
  // pdfkit takes long to load.
  const { default: PDFDocument } = await import('pdfkit')
  const date = certificate.emitido.toDate()
  const doc = new PDFDocument({
    size: 'A4',
    layout: 'landscape',
    margins: { top: TOP, right: MARGIN, bottom: 0, left: MARGIN },
    pdfVersion: '1.7',
    tagged: true,
    lang: 'es-EC',
    displayTitle: true,
    info: {
      Title: TITLE,
      Author: 'NAF ESPE',
      Subject: `Código ${certificate.id}`,
      Creator: 'NAF ESPE',
      CreationDate: date,
      ModDate: date,
    },
  })
  doc.registerFont(DEJAVU, DEJAVU_FILE)
  const { width, height } = doc.page

  const linesAt = (scale: number) => linesOf(doc, certificate, portalUrl, scale)
  const heightOf = (lines: Line[]) =>
    lines.reduce(
      (sum, { text, size, font = PLAIN, gap }) => sum + doc.font(font, size).heightOfString(text, TEXT) + gap,
      0,
    )
  let scale = 1
  while (scale > 0.3 && heightOf(linesAt(scale)) > height - MARGIN - TOP) scale -= 0.05

  const root = doc.struct('Document')
  doc.addStructure(root)
  doc.markContent('Artifact', { type: 'Layout' })
  doc
    .lineWidth(2)
    .rect(FRAME, FRAME, width - 2 * FRAME, height - 2 * FRAME)
    .stroke(GREEN)
  doc.endMarkedContent()
  for (const { text, size, gap, font = PLAIN, color = INK } of linesAt(scale)) {
    const write = () => {
      doc.font(font, size).fillColor(color).text(text, TEXT)
      doc.y += gap
    }
    root.add(doc.struct(text === TITLE ? 'H1' : 'P', {}, write))
  }
  root.end()
  doc.end()
  return buffer(doc)
}
