import type { PublishedPage } from './published-page.ts'
import { element } from './xml.ts'

const NEWEST = 50
const TITLE = 'NAF · Boletines y biblioteca'
const AUTHOR = 'Núcleo de Apoyo Contable y Fiscal (NAF) · ESPE'
/** Where nothing is published yet: a feed has to say when it changed. */
const NEVER = '1970-01-01T00:00:00Z'

const within = (name: string, parts: string[]): string => [`<${name}>`, ...parts, `</${name}>`].join('\n')
const authorOf = (name: string): string => `<author>${element('name', {}, name)}</author>`

const entryOf = ({ address, title, summary, terms, published, author }: PublishedPage): string =>
  within('entry', [
    element('id', {}, address),
    element('title', {}, title),
    element('link', { rel: 'alternate', type: 'text/html', href: address }),
    element('published', {}, published),
    element('updated', {}, published),
    ...(author ? [authorOf(author)] : []),
    ...terms.map((term) => element('category', { term })),
    element('summary', {}, summary),
  ])

/** The newest of them as Atom (RFC 4287). What is published is known by its page's address. */
export const atomFeed = (portal: string, pages: readonly PublishedPage[]): string => {
  const newest = pages.slice(0, NEWEST)
  return [
    '<?xml version="1.0" encoding="utf-8"?>',
    '<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="es-EC">',
    element('id', {}, `${portal}/`),
    element('title', {}, TITLE),
    element('updated', {}, newest[0]?.published ?? NEVER),
    authorOf(AUTHOR),
    element('link', { rel: 'self', type: 'application/atom+xml', href: `${portal}/api/feed.xml` }),
    element('link', { rel: 'alternate', type: 'text/html', href: `${portal}/biblioteca` }),
    ...newest.map(entryOf),
    '</feed>',
    '',
  ].join('\n')
}
