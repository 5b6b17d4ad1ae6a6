import { endpoints } from './endpoint.ts'
import type { schemas } from './schemas.ts'

/** What is published, for programs that look again by themselves. None of them has an account. */
export const feed = endpoints<typeof schemas.feed>()({
  /** The newest bulletins and books, as Atom (RFC 4287). */
  read: {
    method: 'GET',
    path: '/feed.xml',
    permission: 'boletines:summary',
    answer: 'stored',
  },
  /** The reading pages of all of them, as sitemaps.org wants it. */
  sitemap: {
    method: 'GET',
    path: '/sitemap.xml',
    permission: 'boletines:summary',
    answer: 'stored',
  },
})
