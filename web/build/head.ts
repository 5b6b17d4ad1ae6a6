import type { Head } from '../src/ui/heads.ts'
import { PUBLIC_LISTS } from './public-lists.ts'

const SITE_NAME = 'NAF'
const ORGANISATION = 'Núcleo de Apoyo Contable y Fiscal (NAF) · ESPE'

const escapeHtml = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;')

const tag = (name: string, attributes: Record<string, string>): string =>
  `<${name} ${Object.entries(attributes)
    .map(([key, value]) => `${key}="${escapeHtml(value)}"`)
    .join(' ')} />`

const addressOf = (path: string, site: string): string => new URL(path, site).href

/** Title, description, the one address to be known by, and the card that a shared link becomes (ogp.me). */
export const headTags = ({ path, title, description }: Head, site: string): string => {
  const url = addressOf(path, site)
  const card = {
    'og:type': 'website',
    'og:site_name': ORGANISATION,
    'og:locale': 'es_EC',
    'og:title': title,
    'og:description': description,
    'og:url': url,
    'og:image': addressOf('/og.png', site),
    'og:image:width': '1200',
    'og:image:height': '630',
    'og:image:alt': ORGANISATION,
  }
  return [
    `<title>${escapeHtml(`${title} · ${SITE_NAME}`)}</title>`,
    tag('meta', { name: 'description', content: description }),
    tag('link', { rel: 'canonical', href: url }),
    ...Object.entries(card).map(([property, content]) => tag('meta', { property, content })),
    tag('meta', { name: 'twitter:card', content: 'summary_large_image' }),
  ].join('\n    ')
}

/** As sitemaps.org wants it. */
export const sitemapXml = (heads: readonly Head[], site: string): string =>
  [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
    ...heads.map(({ path }) => `  <url><loc>${escapeHtml(addressOf(path, site))}</loc></url>`),
    '</urlset>',
    '',
  ].join('\n')

/** The dashboards and the API have nothing for a search engine, but for the lists that stand on public pages. */
export const robotsTxt = (site: string): string =>
  [
    'User-agent: *',
    ...PUBLIC_LISTS.map((list) => `Allow: ${list}`),
    'Disallow: /api/',
    'Disallow: /dashboard-',
    '',
    `Sitemap: ${addressOf('/sitemap.xml', site)}`,
    '',
  ].join('\n')
