import { endpoints } from './endpoint.ts'
import type { schemas } from './schemas.ts'

/** Which publications search engines may read. */
export const sitemap = endpoints<typeof schemas.sitemap>()({
  /** The reading page of every published book and bulletin, as sitemaps.org wants it. */
  read: {
    method: 'GET',
    path: '/sitemap.xml',
    permission: 'boletines:summary',
    answer: 'stored',
  },
})
