import { drawPaper } from '../../documents/paper.ts'
import { isWritable, writable } from '../../documents/pen.ts'
import { COLORS, PAGE, type TextStyle } from '../../documents/style.ts'
import { longDay } from '../../util.ts'

/** Read when the first certificate is asked for, with pdfkit. */

/** What a certificate of attendance says. */
export interface Certificate {
  codigo: string
  nombre: string
  titulo: string
  /** A plain day, and hours `HH:mm`. */
  fecha: string
  inicio: string
  fin: string
  campus: string
  emitido: { toDate: () => Date }
}

/** The paper stands across. */
const WIDTH = PAGE.height
const HEIGHT = PAGE.width
const FRAME = 28
const MARGIN = 64
const TOP = 128

const style = (size: number, color: string = COLORS.ink, bold = false): TextStyle => ({
  font: bold ? 'Helvetica-Bold' : 'Helvetica',
  size,
  lineGap: 2,
  color,
})

const PLAIN = style(13)
const SOFT = style(13, COLORS.muted)
const STRONG = style(13, COLORS.ink, true)

/** In whole hours and halves, as far as that is true. */
const hoursOf = ({ inicio, fin }: Pick<Certificate, 'inicio' | 'fin'>): string => {
  const minutes = (time: string) => Number(time.slice(0, 2)) * 60 + Number(time.slice(3))
  const hours = Math.round((minutes(fin) - minutes(inicio)) / 30) / 2
  return hours === 1 ? '1 hora' : `${hours.toLocaleString('es-EC')} horas`
}

type Line = readonly [text: string, style: TextStyle, gap: number]

/** @returns its lines, each with the white space below it */
const linesOf = (certificate: Certificate, portalUrl: string): readonly Line[] => {
  const { codigo, nombre, titulo, fecha, campus } = certificate
  return [
    ['Universidad de las Fuerzas Armadas ESPE', SOFT, 2],
    [`Núcleo de Apoyo Contable y Fiscal (NAF), campus ${campus}`, SOFT, 26],
    [TITLE, style(30, COLORS.green, true), 22],
    ['Certificamos que', PLAIN, 8],
    [nombre, style(26, COLORS.ink, true), 10],
    ['asistió a la capacitación', PLAIN, 8],
    [titulo, style(18, COLORS.ink, true), 10],
    [`el ${longDay(fecha)}, con una duración de ${hoursOf(certificate)}.`, PLAIN, 34],
    [`Código ${codigo}`, STRONG, 2],
    [`Compruébalo en ${portalUrl.replace(/^https?:\/\//, '')}/verificar`, style(11, COLORS.muted), 0],
  ]
}

const TITLE = 'Certificado de asistencia'

/** Letters such as Ł, ễ or ș, which the fonts of every PDF reader lack. */
const LATIN = /^[\p{Script=Latin}\p{M}\p{Lm}\p{N}\p{P}\p{Zs}]+$/u

/** A text in a font that has its letters. Sign-ups ask for Latin letters; an older name may have others. */
const printable = (text: string, look: TextStyle): [text: string, look: TextStyle] => {
  const composed = text.normalize('NFC')
  if (isWritable(composed)) return [composed, look]
  return LATIN.test(composed) ? [composed, { ...look, font: 'DejaVu Sans Bold' }] : [writable(text), look]
}

/** The same certificate gives the same page: it is dated by its issue, not by the clock. */
export const certificatePdf = (certificate: Certificate, portalUrl: string): Promise<Buffer> => {
  const paper = {
    titulo: TITLE,
    autor: 'NAF ESPE',
    descripcion: `Código ${certificate.codigo}`,
    date: certificate.emitido.toDate(),
    landscape: true,
  }
  return drawPaper(paper, (pen, root) => {
    const { doc } = pen
    pen.artifact(() =>
      doc
        .lineWidth(2)
        .rect(FRAME, FRAME, WIDTH - 2 * FRAME, HEIGHT - 2 * FRAME)
        .stroke(COLORS.green),
    )
    const width = WIDTH - 2 * MARGIN
    let y = TOP
    for (const [text, style, gap] of linesOf(certificate, portalUrl)) {
      const [written, look] = printable(text, style)
      pen.content(root, text === TITLE ? 'H1' : 'P', () =>
        pen.write(written, look, MARGIN, y, { width, align: 'center' }),
      )
      y += pen.heightOf(written, look, width) + gap
    }
  })
}
