import type { api, Boletin, Libro } from '@naf/contract'
import type { Router } from 'express'
import type { Deps } from '../deps.ts'
import { asDescription, type HeadPlaces, mountShells, type ShellRoute } from '../http/html-shells.ts'
import { textForVisitors } from '../http/respond.ts'
import type { Routes } from '../http/router.ts'
import { limitReads } from '../http/throttle.ts'
import { TARJETA_NAME } from './files.ts'
import { assertPublished, type Publication } from './publication.ts'

/** The pages of books and bulletins, and the map that names them (docs/decisions/reading-pages.md). */

/** The portal's own picture for link previews. */
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

/** A bulletin shows the portal's card, because its cover is only for accounts. */
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

/** The protocol's limit for one map (sitemaps.org). */
const ADDRESSES_MAX = 50_000

/** @param addresses URL-encoded, so that XML has nothing to escape */
const sitemapXml = (addresses: readonly string[]): string =>
  [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
    ...addresses.slice(0, ADDRESSES_MAX).map((address) => `<url><loc>${address}</loc></url>`),
    '</urlset>',
    '',
  ].join('\n')

interface Publications {
  boletines: { published: () => Promise<Boletin[]> }
  libros: { published: () => Promise<Libro[]> }
}

/** Made of the two public lists, which are in memory. */
export const createSitemapRoutes = (
  { config }: Pick<Deps, 'config'>,
  { boletines, libros }: Publications,
): Routes<typeof api.sitemap> => ({
  read: {
    limit: limitReads(config.MAX_LISTS_PER_IP),
    async handle() {
      const pages = [
        ...(await boletines.published()).map(({ Id }) => `boletines/${encodeURIComponent(Id)}`),
        ...(await libros.published()).map(({ Id }) => `biblioteca/${encodeURIComponent(Id)}`),
      ]
      const addresses = pages.map((page) => `${config.PORTAL_URL}/${page}`)
      return textForVisitors('application/xml', sitemapXml(addresses))
    },
  },
})
