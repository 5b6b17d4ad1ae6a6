import { basename } from 'node:path'
import type { FileRule } from '@naf/contract'
import { create as contentDisposition } from 'content-disposition'
import sanitize from 'sanitize-filename'
import * as z from 'zod'
import { asAnswered } from '../db/fields.ts'
import { AppError } from '../errors.ts'
import { coverOf, type Picture, readPdf, reencode, trimPdf } from '../google/file-checks.ts'
import type { FileStore, NewFile } from '../google/storage.ts'
import type { Upload } from '../http/multipart.ts'
import { createMutex } from '../util.ts'

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
const size = { ancho: z.number(), alto: z.number() }

/** A PDF; `bytes` is its size, `portada` its first page, `tarjeta` the same page for link previews. */
export const storedPdf = z.object({
  ...folder,
  paginas: z.number(),
  bytes: z.number(),
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

type Rule = Pick<FileRule, 'messages'>

const sizeOf = ({ info }: Picture) => ({ ancho: info.width, alto: info.height })

/** Decoding a file needs much memory. */
const oneAtATime = createMutex()

const unsupported = ({ messages }: Rule) => new AppError('unsupported_file', messages.unsupported)

const GLUED =
  'El PDF trae otro contenido pegado antes o después. Guárdalo otra vez como PDF y vuelve a elegirlo.'

const ACTIVE =
  'El PDF trae código o archivos adjuntos, que no publicamos. Ábrelo, elige «Imprimir» y «Guardar como PDF», y vuelve a elegirlo.'

/**
 * The PDF without blanks and marks around it, and its first page as two pictures.
 * @throws unsupported_file for anything that a PDF reader cannot open, or with a script, a program or a file in it
 */
export const preparePdf =
  (rule: Rule) =>
  async (upload: Upload): Promise<Prepared> => {
    const bytes = trimPdf(upload.bytes)
    if (bytes === 'glued') throw new AppError('unsupported_file', GLUED)
    const pdf = bytes && (await oneAtATime(() => readPdf(bytes)))
    if (!pdf) throw unsupported(rule)
    if (pdf.isActive) throw new AppError('unsupported_file', ACTIVE)
    const { phone, preview } = await coverOf(pdf.firstPage)
    const disposition = inlineAs(upload.name, 'pdf', 'documento')
    return {
      files: [
        { name: PDF_NAME, type: 'application/pdf', bytes, disposition },
        { name: PORTADA_NAME, type: 'image/webp', bytes: phone.data, disposition: 'inline' },
        { name: TARJETA_NAME, type: 'image/jpeg', bytes: preview.data, disposition: 'inline' },
      ],
      details: {
        paginas: pdf.pages,
        bytes: bytes.length,
        portada: sizeOf(phone),
        tarjeta: sizeOf(preview),
      },
    }
  }

/**
 * A JPEG or PNG, encoded again. The bytes alone decide what it is; a name or a type is only what the sender says.
 * @throws unsupported_file for anything else, and for a picture that cannot be decoded
 */
export const prepareImagen =
  (rule: Rule) =>
  async (upload: Upload): Promise<Prepared> => {
    const encoded = await oneAtATime(() => reencode(upload.bytes))
    if (!encoded) throw unsupported(rule)
    const { main, variants } = encoded
    const disposition = inlineAs(upload.name, 'jpg', 'imagen')
    return {
      files: [
        { name: IMAGEN_NAME, type: 'image/jpeg', bytes: main.data, disposition },
        ...variants.map(({ data, info }) => ({
          name: varianteName(info.width),
          type: 'image/webp',
          bytes: data,
          disposition: 'inline',
        })),
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
  const characters = Array.from(
    sanitize(stem)
      .replace(/^[.\s]+/, '')
      .trim(),
  )
  const name = characters.slice(0, NAME_MAX).join('') || fallback
  return contentDisposition(`${name}.${extension}`, {
    type: 'inline',
    fallback: `${ascii(name).trim() || fallback}.${extension}`,
  })
}
