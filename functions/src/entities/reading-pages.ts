import type { Router } from 'express'
import { TARJETA_NAME } from '../attachments/prepare-pdf.ts'
import type { Deps } from '../deps.ts'
import { asDescription, type HeadPlaces, mountShells, type ShellRoute } from '../http/html-shells.ts'
import { limitReads } from '../http/throttle.ts'
import { assertPublished } from '../records/publication.policy.ts'
import type { Publication } from '../records/publication.ts'

/** The portal's own card. */
const CARD = { width: 1200, height: 630, alt: 'Núcleo de Apoyo Contable y Fiscal (NAF) · ESPE' }

/** Messengers show a narrower picture as a thumbnail or not at all. */
const PREVIEW_MIN_WIDTH = 600

interface Readable extends Publication {
  id: string
  titulo: string
  descripcion: string
}

/** @throws not_found */
const published = <Record extends Readable>(record: Record): Record => {
  assertPublished(record, 'No se encontró lo que buscas.')
  return record
}

const headOf = (
  { id, titulo, descripcion }: Readable,
  image: { address: string; width: number; height: number; alt: string },
): HeadPlaces => ({
  id,
  title: titulo,
  description: asDescription(descripcion),
  image: image.address,
  image_width: String(image.width),
  image_height: String(image.height),
  image_alt: image.alt,
})

/** Where each book and each bulletin is read. Of a bulletin, whose cover is its readers' alone, the portal's card is shown. */
export const createReadingPages = ({ boletines, libros, files, documents, config }: Deps): Router => {
  const limit = limitReads(config.MAX_LISTS_PER_IP)
  const card = { address: `${config.PORTAL_URL}/og.png`, ...CARD }
  const routes: ShellRoute[] = [
    {
      name: 'biblioteca',
      limit,
      async headOf(id) {
        const libro = published(await libros.get(id))
        const { tarjeta } = libro.archivo
        if (!tarjeta || tarjeta.ancho < PREVIEW_MIN_WIDTH) return headOf(libro, card)
        const address = files.urlOf(libro.archivo, TARJETA_NAME)
        return headOf(libro, { address, width: tarjeta.ancho, height: tarjeta.alto, alt: libro.titulo })
      },
    },
    { name: 'boletines', limit, headOf: async (id) => headOf(published(await boletines.get(id)), card) },
  ]
  return mountShells(documents, routes)
}
