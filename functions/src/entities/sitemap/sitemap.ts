/** The protocol's limit for one map (sitemaps.org). */
const MOST = 50_000

/** @param addresses encoded as addresses are, so that they hold nothing that XML would have to escape */
export const sitemapXml = (addresses: readonly string[]): string =>
  [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
    ...addresses.slice(0, MOST).map((address) => `<url><loc>${address}</loc></url>`),
    '</urlset>',
    '',
  ].join('\n')
