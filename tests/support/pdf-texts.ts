import { PDFiumLibrary } from '@hyzyla/pdfium'

/** What Chrome's reader finds on each page of a PDF, in one line. */
export const pdfTexts = async (bytes: Buffer): Promise<string[]> => {
  const pdfium = await PDFiumLibrary.init()
  const document = await pdfium.loadDocument(bytes)
  try {
    return [...document.pages()].map((page) => page.getText().replace(/\s+/g, ' '))
  } finally {
    document.destroy()
    pdfium.destroy()
  }
}
