const PDF = '%PDF-1.7\n'
const PNG = Uint8Array.of(0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0, 0)
const JPEG = Uint8Array.of(0xff, 0xd8, 0xff, 0xe0, 0, 0)

export const pdf = (name = 'boletin.pdf') => new File([PDF, 'lo demás'], name, { type: 'application/pdf' })
export const png = (name = 'foto.png') => new File([PNG], name, { type: 'image/png' })
export const jpeg = (name = 'foto.jpg') => new File([JPEG], name, { type: 'image/jpeg' })

/** Called and declared a PDF, and none. */
export const falsePdf = () => new File(['<html>'], 'falso.pdf', { type: 'application/pdf' })

/** Begins as a PDF and is as large as wanted. */
export const pdfOf = (bytes: number) =>
  new File([PDF, new Uint8Array(bytes - PDF.length)], 'grande.pdf', { type: 'application/pdf' })

export const pngOf = (bytes: number) =>
  new File([PNG, new Uint8Array(bytes - PNG.length)], 'grande.png', { type: 'image/png' })

/** Was moved away after it had been chosen, as a browser then tells it. */
export const vanishedPdf = () =>
  Object.assign(pdf('movido.pdf'), {
    slice: () => ({ arrayBuffer: () => Promise.reject(new DOMException('gone', 'NotFoundError')) }),
  })
