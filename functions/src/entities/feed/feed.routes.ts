import type { api, Boletin, Libro } from '@naf/contract'
import type { Deps } from '../../deps.ts'
import type { Routes } from '../../http/handler.ts'
import { limitRate } from '../../http/rate-limit.ts'
import { textForVisitors } from '../../http/stored-answer.ts'
import type { WithPublished } from '../../records/record-answers.ts'
import { atomFeed } from './atom.ts'
import { pagesOf } from './published-page.ts'
import { sitemapXml } from './sitemap.ts'

export interface Publications {
  boletines: WithPublished<Boletin>
  libros: WithPublished<Libro>
}

/** Made of the two lists that are ready: two reads a look, however much is published. */
export const createFeedRoutes = (
  { config }: Pick<Deps, 'config'>,
  { boletines, libros }: Publications,
): Routes<typeof api.feed> => {
  const limit = limitRate(config.MAX_LISTS_PER_IP)
  const pages = async () => pagesOf(config.PORTAL_URL, await boletines.published(), await libros.published())
  return {
    read: {
      limit,
      handle: async () => textForVisitors('application/atom+xml', atomFeed(config.PORTAL_URL, await pages())),
    },
    sitemap: {
      limit,
      handle: async () => textForVisitors('application/xml', sitemapXml(await pages())),
    },
  }
}
