import { join } from 'node:path'
import { buffer } from 'node:stream/consumers'
import { CENTRE, longDay, visibleLine } from '@naf/contract'
import { encode } from 'uqr'
import type { StoredCertificado } from './record.ts'

/** The PDF of a certificate: a page to be printed, signed by hand and framed. All measures are points. */

const [WIDTH, HEIGHT] = [841.89, 595.28]
/** Of the text, whose last line stays above the code and the signature. */
const [TOP, BOTTOM, MARGIN] = [105, 445, 90]

const [GREEN, BAND, INK, MUTED] = ['#0f5c43', '#0b4a36', '#1d2320', '#555b54']
const [PLAIN, BOLD, DEJAVU] = ['Helvetica', 'Helvetica-Bold', 'DejaVu Sans Bold']
const DEJAVU_FILE = join(import.meta.dirname, 'DejaVuSans-Bold.ttf')

const TITLE = 'Certificado de asistencia'
const TEXT = { align: 'center', lineGap: 2, width: WIDTH - 2 * MARGIN } as const

/** Hills and a volcano along the lower edge, as wide as the inner frame: drawn in 1041 × 236 units of ¾ point. */
const LAND: [path: string, fill: string, stroke?: string][] = [
  ['M0 172c110-34 200-42 300-22s150 34 240 26 150-40 250-34 170 26 251 10v84H0z', '#eef5f1'],
  ['M236 236C346 212 424 132 480 54q18-26 41-22 23-4 41 22c56 78 134 158 244 182z', '#dcebe3'],
  [
    'M480 54q18-26 41-22 23-4 41 22c16 22 32 44 48 64l-24-10-18 30-20-28-27 42-25-38-20 28-18-30-26 12c16-22 32-46 48-70z',
    '#ffffff',
    '#dcebe3',
  ],
  ['M0 210c130-24 250-28 372-16s240 22 360 12 210-18 309-8v38H0z', '#cfe2d8'],
]

interface Line {
  text: string
  size: number
  /** The space below. */
  gap: number
  font?: string
  color?: string
  /** Between the letters. */
  spacing?: number
  /** A line is drawn in the middle of the space below. */
  isUnderlined?: true
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
const typed = (doc: PDFKit.PDFDocument, text: string): { text: string; font: string } => {
  const { font } = (doc.font(DEJAVU) as typeof doc & DocumentInFont)._font
  const isPrinted = (sign: string) =>
    WIN_ANSI.test(sign) || (!EMOJI.test(sign) && font.hasGlyphForCodePoint(sign.codePointAt(0) ?? 0))
  const printed = [...text.normalize('NFC')].filter(isPrinted).join('')
  const line = visibleLine(printed).replace(/\s+/g, ' ').trim()
  return { text: line, font: WIN_ANSI.test(line) ? BOLD : DEJAVU }
}

/** The longest text that stays on one line has 60 % of its size; a longer one is broken at 72 %. */
const sizeOn = (doc: PDFKit.PDFDocument, { text, font }: { text: string; font: string }, size: number) => {
  const room = TEXT.width / doc.font(font, size).widthOfString(text)
  return size * (room < 0.6 ? 0.72 : Math.min(1, room))
}

/** @param scale of the two typed texts */
const linesOf = (doc: PDFKit.PDFDocument, certificate: StoredCertificado, scale: number): Line[] => {
  const { fecha, campus } = certificate
  const [nombre, titulo] = [typed(doc, certificate.nombre), typed(doc, certificate.titulo)]
  return [
    { text: CENTRE.university.toUpperCase(), size: 11.25, font: BOLD, spacing: 0.9, gap: 2 },
    {
      text: `${CENTRE.name} (${CENTRE.shortName}), campus ${campus}`,
      size: 11.25,
      color: MUTED,
      gap: 18,
    },
    { text: TITLE, size: 34.5, font: BOLD, color: GREEN, gap: 12 },
    { text: 'Certificamos que', size: 12.75, gap: 8 },
    { ...nombre, size: sizeOn(doc, nombre, 37.5) * scale, gap: 22, isUnderlined: true },
    { text: 'asistió a la capacitación', size: 12.75, gap: 8 },
    { ...titulo, size: sizeOn(doc, titulo, 20.25) * scale, gap: 8 },
    { text: `el ${longDay(fecha)}, con una duración de ${hoursOf(certificate)}.`, size: 12.75, gap: 0 },
  ]
}

const heightOf = (doc: PDFKit.PDFDocument, lines: readonly Line[]): number =>
  lines.reduce(
    (sum, { text, size, font = PLAIN, gap }) => sum + doc.font(font, size).heightOfString(text, TEXT) + gap,
    0,
  )

/** The smaller the longer the typed texts are, so that all fit on one page. */
const fittingLines = (doc: PDFKit.PDFDocument, certificate: StoredCertificado): Line[] => {
  for (let scale = 1; scale > 0.3; scale -= 0.05) {
    const lines = linesOf(doc, certificate, scale)
    if (heightOf(doc, lines) <= BOTTOM - TOP) return lines
  }
  return linesOf(doc, certificate, 0.3)
}

/** Frame, landscape, the portal's mark, and the line for a signature: nothing to a screen reader. */
const drawPaper = (doc: PDFKit.PDFDocument): void => {
  doc.markContent('Artifact', { type: 'Layout' })
  doc
    .save()
    .translate(30.75, HEIGHT - 30.75 - 177)
    .scale(0.75)
  for (const [path, fill, stroke = fill] of LAND) doc.path(path).fillAndStroke(fill, stroke)
  doc.restore()
  for (const [edge, thickness] of [
    [25, 2.25],
    [30.4, 0.75],
  ] as const)
    doc
      .lineWidth(thickness)
      .rect(edge, edge, WIDTH - 2 * edge, HEIGHT - 2 * edge)
      .stroke(GREEN)
  doc
    .save()
    .translate(WIDTH / 2 - 22.5, 51)
    .scale(1.125)
    .roundedRect(0, 0, 40, 40, 9)
    .fill(BAND)
  doc.path('M11 29V11l18 18V15').lineWidth(4).lineCap('round').lineJoin('round').stroke('#ffffff')
  doc.circle(29, 9.5, 3).fill('#f5b335').restore()
  doc.lineWidth(1).moveTo(75, 527).lineTo(322.5, 527).stroke(INK)
  doc.endMarkedContent()
}

/** On white: the standard asks for a quiet edge of four modules, and the landscape is behind. */
const drawQr = (doc: PDFKit.PDFDocument, content: string): void => {
  const [x, y, side, edge] = [678.75, 457.5, 88.5, 9.75]
  doc.lineWidth(0.75).rect(x, y, side, side).fillAndStroke('#ffffff', GREEN)
  const { data, size } = encode(content, { ecc: 'M', border: 0 })
  const module = (side - 2 * edge) / size
  for (const [row, signs] of data.entries())
    for (const [column, isBlack] of signs.entries())
      if (isBlack) doc.rect(x + edge + column * module, y + edge + row * module, module, module)
  doc.fill('#000000')
}

/**
 * A tagged PDF of one page. The same certificate gives the same page: its date is the day of issue. Its metadata contain
 * nothing that a person typed, because readers of PDFs show them as the portal's own words.
 */
export const certificatePdf = async (certificate: StoredCertificado, portalUrl: string): Promise<Buffer> => {
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
      Author: CENTRE.signature,
      Subject: `Código ${certificate.id}`,
      Creator: CENTRE.signature,
      CreationDate: date,
      ModDate: date,
    },
  })
  doc.registerFont(DEJAVU, DEJAVU_FILE)
  const lines = fittingLines(doc, certificate)
  const root = doc.struct('Document')
  doc.addStructure(root)
  drawPaper(doc)
  doc.y = TOP
  for (const { text, size, gap, font = PLAIN, color = INK, spacing = 0, isUnderlined } of lines) {
    const write = () => {
      doc
        .font(font, size)
        .fillColor(color)
        .text(text, MARGIN, doc.y, { ...TEXT, characterSpacing: spacing })
    }
    root.add(doc.struct(text === TITLE ? 'H1' : 'P', {}, write))
    if (isUnderlined) {
      const [middle, y] = [WIDTH / 2, doc.y + gap / 3]
      doc.markContent('Artifact', { type: 'Layout' })
      doc
        .lineWidth(0.75)
        .moveTo(middle - 135, y)
        .lineTo(middle + 135, y)
        .stroke('#7d7a70')
      doc.endMarkedContent()
    }
    doc.y += gap
  }

  const address = portalUrl.replace(/^https?:\/\//, '')
  const proof = { width: 400, align: 'right' } as const
  const small = (text: string, x: number, y: number, options = {}) =>
    root.add(doc.struct('P', {}, () => void doc.font(PLAIN, 9.75).fillColor(INK).text(text, x, y, options)))
  small('Firma, nombre y cargo', 75, 533)
  small('Código', 268.25, 502, proof)
  const code = () => void doc.font(BOLD, 11.25).text(certificate.id, 268.25, 516, proof)
  root.add(doc.struct('P', {}, code))
  small(`Compruébalo en ${address}/verificar`, 268.25, 533, proof)
  const alt = 'Código QR para comprobar el certificado'
  root.add(
    doc.struct('Figure', { alt }, () => drawQr(doc, `${portalUrl}/verificar?codigo=${certificate.id}`)),
  )
  root.end()
  doc.end()
  return buffer(doc)
}
