import { api } from '@naf/contract'
import type { Accounts } from './accounts.ts'
import { callApi } from './client.ts'
import { BOLETINES } from './documents/boletines/index.ts'
import { LIBROS } from './documents/libros/index.ts'
import { type PdfDocument, type PdfKind, renderPdf } from './documents/render-pdf.ts'
import { galeria } from './galeria/index.ts'

const asFile = (bytes: Buffer, name: string, type: string): File =>
  new File([new Uint8Array(bytes)], name, { type })

const fileName = (titulo: string, extension: string): string =>
  `${titulo.replace(/[^\p{L}\p{N} ]/gu, '')}.${extension}`

const asPdf = async (kind: PdfKind, document: PdfDocument): Promise<File> => {
  const { bytes } = await renderPdf(kind, document)
  return asFile(bytes, fileName(document.titulo, 'pdf'), 'application/pdf')
}

/** The books, each published by the next of those who may. */
export async function seedLibros({ publishers }: Accounts): Promise<void> {
  for (const [index, libro] of LIBROS.entries()) {
    const { sections: _, ...input } = libro
    const file = await asPdf('libro', libro)
    await callApi(api.libros.create, { input, file, token: tokenOf(publishers, index) })
  }
}

export async function seedBoletines({ publishers }: Accounts): Promise<void> {
  for (const [index, boletin] of BOLETINES.entries()) {
    const { sections: _, ...input } = boletin
    const file = await asPdf('boletin', boletin)
    await callApi(api.boletines.create, { input, file, token: tokenOf(publishers, index) })
  }
}

/** @returns the records' ids, the first one uploaded first */
export async function seedGaleria({ publishers }: Accounts): Promise<string[]> {
  const ids: string[] = []
  for (const [index, { draw, ...input }] of galeria.entries()) {
    const file = asFile(await draw(), fileName(input.titulo, 'jpg'), 'image/jpeg')
    const { Id } = await callApi(api.galeria.create, { input, file, token: tokenOf(publishers, index) })
    ids.push(Id)
  }
  return ids
}

const tokenOf = (publishers: Accounts['publishers'], index: number): string | undefined =>
  publishers[index % publishers.length]?.token
