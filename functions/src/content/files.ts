import { basename } from 'node:path'
import { create as contentDisposition } from 'content-disposition'
import sanitize from 'sanitize-filename'
import * as z from 'zod'
import { asAnswered } from '../db/collection.ts'
import { openPdf, type Picture, reencode } from '../google/file-checks.ts'
import type { FileStore, NewFile } from '../google/storage.ts'
import type { Upload } from '../http/multipart.ts'

/** The files of a record: what an upload becomes, what the record stores about it, and how that is answered. */

export interface Prepared {
  files: NewFile[]
  details: object
}

const PDF_NAME = 'documento.pdf'
const PORTADA_NAME = 'portada.webp'
export const TARJETA_NAME = 'tarjeta.jpg'
const IMAGEN_NAME = 'imagen.jpg'
const varianteName = (ancho: number): string => `${ancho}.webp`

const folder = { carpeta: z.string(), token: z.string() }
const size = { ancho: z.int(), alto: z.int() }

/** A PDF; `bytes` is its size, `portada` its first page, `tarjeta` the same page for link previews. */
export const storedPdf = z.object({
  ...folder,
  paginas: z.int(),
  bytes: z.int(),
  portada: z.object(size),
  tarjeta: z.object(size).nullable().default(null),
})

/** A picture and its smaller variants, the smallest first. */
export const storedImagen = z.object({
  ...folder,
  ...size,
  variantes: z.array(z.object(size)).default([]),
})

type To = Pick<FileStore, 'urlOf'>

export const pdfToApi = ({ archivo }: { archivo: z.output<typeof storedPdf> }, { urlOf }: To) => ({
  RutaPdf: urlOf(archivo, PDF_NAME),
  Paginas: archivo.paginas,
  Bytes: archivo.bytes,
  Portada: { Ruta: urlOf(archivo, PORTADA_NAME), ...asAnswered(archivo.portada) },
})

export const imagenToApi = ({ archivo }: { archivo: z.output<typeof storedImagen> }, { urlOf }: To) => ({
  RutaImagen: urlOf(archivo, IMAGEN_NAME),
  Ancho: archivo.ancho,
  Alto: archivo.alto,
  Variantes: archivo.variantes.map((size) => ({
    Ruta: urlOf(archivo, varianteName(size.ancho)),
    ...asAnswered(size),
  })),
})

const sizeOf = ({ info }: Picture) => ({ ancho: info.width, alto: info.height })

const picture = (name: string, type: string, { data }: Picture, disposition = 'inline'): NewFile => ({
  name,
  type,
  bytes: data,
  disposition,
})

/** A PDF, and its first page as two pictures. @throws unsupported_file */
export const preparePdf = async (upload: Upload): Promise<Prepared> => {
  const { bytes, pages, phone, preview } = await openPdf(upload.bytes)
  const disposition = inlineAs(upload.name, 'pdf', 'documento')
  return {
    files: [
      { name: PDF_NAME, type: 'application/pdf', bytes, disposition },
      picture(PORTADA_NAME, 'image/webp', phone),
      picture(TARJETA_NAME, 'image/jpeg', preview),
    ],
    details: { paginas: pages, bytes: bytes.length, portada: sizeOf(phone), tarjeta: sizeOf(preview) },
  }
}

/** A picture and its smaller variants. @throws unsupported_file */
export const prepareImagen = async (upload: Upload): Promise<Prepared> => {
  const { main, variants } = await reencode(upload.bytes)
  return {
    files: [
      picture(IMAGEN_NAME, 'image/jpeg', main, inlineAs(upload.name, 'jpg', 'imagen')),
      ...variants.map((variant) => picture(varianteName(variant.info.width), 'image/webp', variant)),
    ],
    details: { ...sizeOf(main), variantes: variants.map(sizeOf) },
  }
}

const NAME_MAX = 100
/** Control characters, halves of surrogate pairs, and invisible marks, such as the one that reverses a text. */
const INVISIBLE = /[\p{Cc}\p{Cf}\p{Cs}]/gu

/** Browsers escape these three in a file name (WHATWG, multipart/form-data encoding). */
const unescaped = (name: string): string => name.replace(/%(22|0A|0D)/gi, (sign) => decodeURIComponent(sign))

const ascii = (name: string): string => name.normalize('NFD').replace(/[^\x20-\x7e]/g, '')

/**
 * The Content-Disposition header: the browser shows the file and saves it under its original name, without characters that
 * a file system or a header does not take, and with the extension of its real type.
 */
const inlineAs = (original: string, extension: 'pdf' | 'jpg', fallback: string): string => {
  // Macs send an accent as a separate character, which other systems show next to its letter.
  const sent = unescaped(original).normalize('NFC')
  const stem = basename(sent.replace(INVISIBLE, '')).replace(/\.[^.]*$/, '')
  const clean = sanitize(stem).replace(/^[.\s]+/, '')
  const name = Array.from(clean.trim()).slice(0, NAME_MAX).join('') || fallback
  return contentDisposition(`${name}.${extension}`, {
    type: 'inline',
    fallback: `${ascii(name).trim() || fallback}.${extension}`,
  })
}
