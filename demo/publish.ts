import { api } from '@naf/contract'
import { withPrinter } from '../scripts/lib/documents.ts'
import type { Accounts } from './accounts.ts'
import { callApi } from './client.ts'
import { dayBefore } from './days.ts'
import { drawScene, GALERIA } from './galeria.ts'
import { BOLETINES, LIBROS } from './publications.ts'

const asFile = (bytes: Buffer, name: string, type: string): File =>
  new File([new Uint8Array(bytes)], name, { type })

const fileName = (titulo: string, extension: string): string =>
  `${titulo.replace(/[^\p{L}\p{N} ]/gu, '')}.${extension}`

const pdfFile = (bytes: Buffer, titulo: string): File =>
  asFile(bytes, fileName(titulo, 'pdf'), 'application/pdf')

/** The books and the bulletins; members of staff publish them in turn. */
export const seedPublications = ({ publishers }: Accounts, newest: number): Promise<void> =>
  withPrinter(async (print) => {
    for (const [index, { html, daysBefore, ...facts }] of LIBROS.entries()) {
      const input = { ...facts, fechaPublicacion: dayBefore(newest, daysBefore) }
      const file = pdfFile(await print('libro', { ...input, html }), facts.titulo)
      await callApi(api.libros.create, { input, file, token: tokenOf(publishers, index) })
    }
    for (const [index, { html, daysBefore, ...facts }] of BOLETINES.entries()) {
      const input = { ...facts, fechaPublicacion: dayBefore(newest, daysBefore) }
      const file = pdfFile(await print('boletin', { ...input, html }), facts.titulo)
      await callApi(api.boletines.create, { input, file, token: tokenOf(publishers, index) })
    }
  })

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
