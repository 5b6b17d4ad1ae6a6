import type { PublishedPage } from './published-page.ts'
import { element } from './xml.ts'

/** As many as one map may name (sitemaps.org). */
const MOST = 50_000

export const sitemapXml = (pages: readonly PublishedPage[]): string =>
  [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
    ...pages.slice(0, MOST).map(({ address }) => `<url>${element('loc', {}, address)}</url>`),
    '</urlset>',
    '',
  ].join('\n')
