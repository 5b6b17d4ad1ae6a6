import type { Kind } from '../content-kinds.ts'
import { aJpeg, aPdf, aPng } from '../files.ts'
import { aGif, aJpegOf, aNoisyPng, aPdfHeaderOnHtml, aWebPage, half } from '../odd-files.ts'
import { MANAGERS } from './manager.ts'
import { type Chosen, jpegFile, pdfFile } from './record-form.ts'

/** Files that somebody chooses by mistake, and what comes close to them. */

const notPdfs = (): Promise<Chosen>[] => [
  Promise.resolve(pdfFile(Buffer.from('Solo texto, con nombre de PDF.'), 'texto.pdf')),
  aJpeg().then((bytes) => pdfFile(bytes, 'foto.pdf')),
  aJpeg().then((bytes) => jpegFile(bytes, 'foto.jpg')),
]

const notPictures = (): Promise<Chosen>[] => [
  aPdf().then((bytes) => jpegFile(bytes, 'documento.jpg')),
  aGif().then((buffer) => ({ name: 'animada.gif', mimeType: 'image/gif', buffer })),
  Promise.resolve(jpegFile(aWebPage(), 'pagina.jpg')),
]

/** Files that are not what the form asks for, whatever their names and types say. */
export const wrongFiles = (kind: Kind): Promise<Chosen[]> =>
  Promise.all(kind === 'galeria' ? notPictures() : notPdfs())

/** Begins as it should; what follows nobody can open. */
export const brokenFile = async (kind: Kind): Promise<Chosen> =>
  kind === 'galeria'
    ? { name: 'rota.png', mimeType: 'image/png', buffer: half(await aNoisyPng()) }
    : pdfFile(aPdfHeaderOnHtml(), 'roto.pdf')

/** A valid file of exactly the limit, plus `more` bytes. */
export const largeFile = async (kind: Kind, more = 0): Promise<Chosen> => {
  const bytes = MANAGERS[kind].file.limitBytes + more
  return kind === 'galeria'
    ? jpegFile(await aJpegOf(bytes), 'grande.jpg')
    : pdfFile(await aPdf({ bytes }), 'grande.pdf')
}

/** A good file that takes a while on a slow connection. */
export const longFile = async (kind: Kind, bytes: number): Promise<Chosen> =>
  kind === 'galeria'
    ? jpegFile(await aJpegOf(bytes), 'larga.jpg')
    : pdfFile(await aPdf({ bytes }), 'largo.pdf')

export const aPngFile = async (name = 'dibujo.png'): Promise<Chosen> => ({
  name,
  mimeType: 'image/png',
  buffer: await aPng(),
})
