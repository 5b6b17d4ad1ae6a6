import { buffer } from 'node:stream/consumers'

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

const INK = '#1c2b22'
const BRAND = '#0f5132'
const SOFT = '#4b5a51'
const MARGIN = 64
const longDay = new Intl.DateTimeFormat('es-EC', { dateStyle: 'long', timeZone: 'UTC' })

/** Of these signs are the fonts that every PDF reader carries. */
const UNWRITABLE = /[^\x20-\x7e\u00a0-\u00ff€‚ƒ„…†‡ˆ‰Š‹ŒŽ‘’“”•–—˜™š›œžŸ]/gu

/** What they lack is written without its accent or, where that is no help, left out: a name may be of any alphabet. */
const writable = (text: string): string =>
  text
    .normalize('NFC')
    .replace(UNWRITABLE, (sign) => sign.normalize('NFD').replace(/\p{M}/gu, '').replace(UNWRITABLE, ''))

/** In whole hours and halves, as far as that is true. */
const hoursOf = ({ inicio, fin }: Pick<Certificate, 'inicio' | 'fin'>): string => {
  const minutes = (time: string) => Number(time.slice(0, 2)) * 60 + Number(time.slice(3))
  const hours = Math.round((minutes(fin) - minutes(inicio)) / 30) / 2
  return hours === 1 ? '1 hora' : `${hours.toLocaleString('es-EC')} horas`
}

/** A tagged page, A4 across. The same certificate gives the same page: it is dated by its issue, not by the clock. */
export const certificatePdf = async (certificate: Certificate, portalUrl: string): Promise<Buffer> => {
  const { default: PDFDocument } = await import('pdfkit')
  const { codigo, nombre, titulo, fecha, campus, emitido } = certificate
  const doc = new PDFDocument({
    size: 'A4',
    layout: 'landscape',
    margin: MARGIN,
    lang: 'es-EC',
    tagged: true,
    pdfVersion: '1.7',
    displayTitle: true,
    info: {
      Title: writable(`Certificado de asistencia: ${titulo}`),
      Author: 'NAF ESPE',
      CreationDate: emitido.toDate(),
    },
  })
  const root = doc.struct('Document')
  doc.addStructure(root)
  const width = doc.page.width - 2 * MARGIN

  const write = (
    tag: 'H1' | 'P',
    text: string,
    look: { size: number; bold?: boolean; color?: string; gap: number },
  ) =>
    root.add(
      doc.struct(tag, {}, () => {
        doc
          .font(look.bold ? 'Helvetica-Bold' : 'Helvetica')
          .fontSize(look.size)
          .fillColor(look.color ?? INK)
          .text(writable(text), MARGIN, doc.y, { width, align: 'center' })
        doc.y += look.gap
      }),
    )

  doc.markContent('Artifact', { type: 'Layout' })
  doc
    .lineWidth(2)
    .strokeColor(BRAND)
    .rect(28, 28, doc.page.width - 56, doc.page.height - 56)
    .stroke()
  doc.endMarkedContent()
  doc.y = 128
  write('P', 'Universidad de las Fuerzas Armadas ESPE', { size: 13, color: SOFT, gap: 2 })
  write('P', `Núcleo de Apoyo Contable y Fiscal (NAF), campus ${campus}`, { size: 13, color: SOFT, gap: 26 })
  write('H1', 'Certificado de asistencia', { size: 30, bold: true, color: BRAND, gap: 22 })
  write('P', 'Certificamos que', { size: 13, gap: 8 })
  write('P', nombre, { size: 26, bold: true, gap: 10 })
  write('P', 'asistió a la capacitación', { size: 13, gap: 8 })
  write('P', titulo, { size: 18, bold: true, gap: 10 })
  const day = longDay.format(new Date(`${fecha}T00:00:00Z`))
  write('P', `el ${day}, con una duración de ${hoursOf(certificate)}.`, { size: 13, gap: 34 })
  write('P', `Código ${codigo}`, { size: 13, bold: true, gap: 2 })
  write('P', `Compruébalo en ${portalUrl.replace(/^https?:\/\//, '')}/verificar`, {
    size: 11,
    color: SOFT,
    gap: 0,
  })
  root.end()
  doc.end()
  return buffer(doc as unknown as NodeJS.ReadableStream)
}
