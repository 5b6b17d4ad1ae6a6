import { type api, type Boletin, CENTRE, type Libro } from '@naf/contract'
import type { Router } from 'express'
import { asAnswered } from '../db/collection.ts'
import type { Deps } from '../deps.ts'
import { AppError } from '../errors.ts'
import { asDescription, type Head, mountShells } from '../http/html-shells.ts'
import { textForVisitors } from '../http/respond.ts'
import type { Handler, Routes } from '../http/router.ts'
import { TARJETA_NAME } from './files.ts'
import { isPublished, type Publication } from './publication.ts'

/** The pages of books and bulletins, and the map that names them (docs/decisions/publication.md). */

/** Messengers show no narrower picture, or a thumbnail. */
const PREVIEW_MIN_WIDTH = 600

/** @throws not_found, so that nobody learns that the record exists */
const published = <Record extends Publication>(record: Record, absent = 'No se encontró lo que buscas.') => {
  if (!isPublished(record, Date.now())) throw new AppError('not_found', absent)
  return record
}

/** A bulletin shows the portal's card, because its cover is only for accounts. */
export const createReadingPages = (deps: Deps): Router => {
  const { boletines, libros, files, config } = deps
  const card = {
    image: `${config.PORTAL_URL}/og.png`,
    image_width: '1200',
    image_height: '630',
    image_alt: `${CENTRE.name} (${CENTRE.shortName}) · ${CENTRE.universityShortName}`,
  }
  type Titled = Record<'id' | 'titulo' | 'descripcion', string>
  const headOf = ({ id, titulo, descripcion }: Titled, image = card): Head => ({
    id,
    title: titulo,
    description: asDescription(descripcion),
    ...image,
  })

  return mountShells(deps, {
    async biblioteca(id) {
      const libro = published(await libros.get(id))
      const { tarjeta } = libro.archivo
      if (!tarjeta || tarjeta.ancho < PREVIEW_MIN_WIDTH) return headOf(libro)
      return headOf(libro, {
        image: files.urlOf(libro.archivo, TARJETA_NAME),
        image_width: String(tarjeta.ancho),
        image_height: String(tarjeta.alto),
        image_alt: libro.titulo,
      })
    },
    boletines: async (id) => headOf(published(await boletines.get(id))),
  })
}

/** What everybody may read of a bulletin: not the file (docs/decisions/publication.md). */
export const createSummary =
  ({ boletines }: Deps): Handler<typeof api.boletines.summary> =>
  async ({ params: { id } }) =>
    asAnswered(published(await boletines.get(id), 'No se encontró el boletín.'))

/** @param addresses URL-encoded, so that XML has nothing to escape */
const sitemapXml = (addresses: readonly string[]): string =>
  [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
    ...addresses.map((address) => `<url><loc>${address}</loc></url>`),
    '</urlset>',
    '',
  ].join('\n')

export const createSitemapRoutes = (
  { config }: Deps,
  published: { boletines: () => Promise<Boletin[]>; libros: () => Promise<Libro[]> },
): Routes<typeof api.sitemap> => ({
  async read() {
    const addressOf = (place: string, id: string) => `${config.PORTAL_URL}/${place}/${encodeURIComponent(id)}`
    const addresses = [
      ...(await published.boletines()).map(({ Id }) => addressOf('boletines', Id)),
      ...(await published.libros()).map(({ Id }) => addressOf('biblioteca', Id)),
    ]
    return textForVisitors('application/xml', sitemapXml(addresses))
  },
})
