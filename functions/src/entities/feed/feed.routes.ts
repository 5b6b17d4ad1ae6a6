import type { api, Boletin, Libro } from '@naf/contract'
import type { Deps } from '../../deps.ts'
import type { Routes } from '../../http/handler.ts'
import { limitRate } from '../../http/rate-limit.ts'
import type { StoredBytes } from '../../http/stored-answer.ts'
import { digest } from '../../platform/digest.ts'
import { compress } from '../../platform/gzip.ts'
import type { WithPublished } from '../../records/record-answers.ts'
import { atomFeed } from './atom.ts'
import { pagesOf } from './published-page.ts'
import { sitemapXml } from './sitemap.ts'

export interface Publications {
  boletines: WithPublished<Boletin>
  libros: WithPublished<Libro>
}

/** As visitors' lists: Hosting answers for a minute by itself, and who has it already is sent nothing. */
const asStored = async (type: string, xml: string): Promise<StoredBytes> => ({
  bytes: await compress(xml),
  type,
  encoding: 'gzip',
  version: digest(xml),
  cacheControl: 'public, max-age=0, s-maxage=60',
})

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
      handle: async () => asStored('application/atom+xml', atomFeed(config.PORTAL_URL, await pages())),
    },
    sitemap: {
      limit,
      handle: async () => asStored('application/xml', sitemapXml(await pages())),
    },
  }
}
