import { api } from '@naf/contract'
import { type PdfKind, renderPdf } from '../scripts/lib/documents/render-pdf.ts'
import type { Accounts } from './accounts.ts'
import { callApi } from './client.ts'
import { dayBefore } from './days.ts'
import { drawScene, GALERIA } from './galeria.ts'
import { BOLETINES, LIBROS } from './publications.ts'

const asFile = (bytes: Buffer, name: string, type: string): File =>
  new File([new Uint8Array(bytes)], name, { type })

const fileName = (titulo: string, extension: string): string =>
  `${titulo.replace(/[^\p{L}\p{N} ]/gu, '')}.${extension}`

/** A text as the form that publishes it: what it says of itself, dated, and its PDF. */
const formOf = async <Text extends (typeof BOLETINES)[number]>(kind: PdfKind, text: Text, newest: number) => {
  const { sections, daysBefore, ...facts } = text
  const input = { ...facts, fechaPublicacion: dayBefore(newest, daysBefore) }
  const { bytes } = await renderPdf(kind, { ...input, sections })
  return { input, file: asFile(bytes, fileName(text.titulo, 'pdf'), 'application/pdf') }
}

/** The books, each published by the next of those who may. */
export const seedLibros = async ({ publishers }: Accounts, newest: number): Promise<void> => {
  for (const [index, text] of LIBROS.entries()) {
    const form = await formOf('libro', text, newest)
    await callApi(api.libros.create, { ...form, token: tokenOf(publishers, index) })
  }
}

export const seedBoletines = async ({ publishers }: Accounts, newest: number): Promise<void> => {
  for (const [index, text] of BOLETINES.entries()) {
    const form = await formOf('boletin', text, newest)
    await callApi(api.boletines.create, { ...form, token: tokenOf(publishers, index) })
  }
}

/** @returns the records' ids, the first one uploaded first */
export const seedGaleria = async ({ publishers }: Accounts): Promise<string[]> => {
  const ids: string[] = []
  for (const [index, { scene, ...input }] of GALERIA.entries()) {
    const file = asFile(await drawScene(scene), fileName(input.titulo, 'jpg'), 'image/jpeg')
    const { Id } = await callApi(api.galeria.create, { input, file, token: tokenOf(publishers, index) })
    ids.push(Id)
  }
  return ids
}

const tokenOf = (publishers: Accounts['publishers'], index: number): string | undefined =>
  publishers[index % publishers.length]?.token
