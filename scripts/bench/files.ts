import { buffer } from 'node:stream/consumers'
import PDFDocument from 'pdfkit'
import sharp from 'sharp'

/** A real PDF of exactly so many bytes: a comment before the end mark, which readers pass over. */
export const aPdf = async (bytes: number): Promise<File> => {
  const document = new PDFDocument({ size: 'A4' })
  document.end()
  const pdf = await buffer(document)
  const end = pdf.lastIndexOf('startxref')
  const comment = Buffer.from(`%${'x'.repeat(Math.max(0, bytes - pdf.length - 2))}\n`)
  const whole = Buffer.concat([pdf.subarray(0, end), comment, pdf.subarray(end)])
  return new File([new Uint8Array(whole)], 'documento.pdf', { type: 'application/pdf' })
}

export const aPicture = async (): Promise<File> => {
  const canvas = sharp({ create: { width: 1600, height: 1200, channels: 3, background: '#14532d' } })
  return new File([new Uint8Array(await canvas.jpeg().toBuffer())], 'foto.jpg', { type: 'image/jpeg' })
}
