import { CENTRE } from '../../contract/src/centre.ts'
import { isOfRecord, PAGES, type Page, PLACES } from './pages.ts'
import { PUBLIC_LISTS } from './worker-rules.ts'

const ORGANISATION = `${CENTRE.name} (${CENTRE.shortName}) · ${CENTRE.universityShortName}`

const escapeHtml = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;')

const tag = (name: string, attributes: Record<string, string>): string =>
  `<${name} ${Object.entries(attributes)
    .map(([key, value]) => `${key}="${escapeHtml(value)}"`)
    .join(' ')} />`

const addressOf = (path: string, site: string): string => new URL(path, site).href

/** Title, description, the one address to be known by, and the card that a shared link becomes (ogp.me). */
export const headTags = (page: Page, site: string): string => {
  const { path, title, description, type = 'website' } = page
  const url = addressOf(path.replace(':id', PLACES.id), site)
  const image = isOfRecord(page)
    ? PLACES.image
    : { href: addressOf('/og.png', site), width: '1200', height: '630', alt: ORGANISATION }
  const card = {
    'og:type': type,
    'og:site_name': ORGANISATION,
    'og:locale': 'es_EC',
    'og:title': title,
    'og:description': description,
    'og:url': url,
    'og:image': image.href,
    'og:image:width': image.width,
    'og:image:height': image.height,
    'og:image:alt': image.alt,
  }
  return [
    `<title>${escapeHtml(`${title} · ${CENTRE.shortName}`)}</title>`,
    tag('meta', { name: 'description', content: description }),
    tag('link', { rel: 'canonical', href: url }),
    ...Object.entries(card).map(([property, content]) => tag('meta', { property, content })),
    tag('meta', { name: 'twitter:card', content: 'summary_large_image' }),
  ].join('\n    ')
}

export const sitemapXml = (site: string): string =>
  [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
    ...PAGES.filter((page) => !isOfRecord(page)).map(
      ({ path }) => `  <url><loc>${escapeHtml(addressOf(path, site))}</loc></url>`,
    ),
    '</urlset>',
    '',
  ].join('\n')

/** What the API writes for programs: what is published, and a map of the pages on which it is read. */
const DOCUMENTS = '/api/sitemap.xml'
const FOR_PROGRAMS = [DOCUMENTS, '/api/boletines/resumen/']

/** The dashboards and the API have nothing for a search engine, but for the lists that stand on public pages. */
export const robotsTxt = (site: string): string =>
  [
    'User-agent: *',
    ...[...PUBLIC_LISTS, ...FOR_PROGRAMS].map((path) => `Allow: ${path}`),
    'Disallow: /api/',
    'Disallow: /dashboard-',
    '',
    ...['/sitemap.xml', DOCUMENTS].map((map) => `Sitemap: ${addressOf(map, site)}`),
    '',
  ].join('\n')
