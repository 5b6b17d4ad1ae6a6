import type { api, Boletin, Libro } from '@naf/contract'
import type { Deps } from '../../deps.ts'
import { textForVisitors } from '../../http/respond.ts'
import type { Routes } from '../../http/router.ts'
import { limitReads } from '../../http/throttle.ts'
import type { WithPublished } from '../../records/record-answers.ts'
import { sitemapXml } from './sitemap.ts'

interface Publications {
  boletines: WithPublished<Boletin>
  libros: WithPublished<Libro>
}

/** Made of the two lists that are ready: two reads a look, however much is published. */
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
      return textForVisitors(
        'application/xml',
        sitemapXml(pages.map((page) => `${config.PORTAL_URL}/${page}`)),
      )
    },
  },
})
