import type { api, Boletin, Libro } from '@naf/contract'
import type { Deps } from '../../deps.ts'
import type { Routes } from '../../http/handler.ts'
import { limitRate } from '../../http/rate-limit.ts'
import { textForVisitors } from '../../http/stored-answer.ts'
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
    limit: limitRate(config.MAX_LISTS_PER_IP),
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
