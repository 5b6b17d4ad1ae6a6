import { describe, expect, it } from 'vitest'
import { headTags, robotsTxt, sitemapXml } from '../../../web/build/head.ts'
import { documentCode } from '../../../web/build/page-files.ts'
import { PLACES } from '../../../web/src/ui/heads.ts'
import { VISITORS_LISTS } from '../../support/e2e/routes.ts'

const SITE = 'https://naf.example'
const head = (changes: object = {}) => ({
  path: '/quienes',
  title: 'Quiénes',
  description: 'Somos.',
  modules: ['src/Quienes.tsx'],
  ...changes,
})

describe("a public page's head", () => {
  it('names the page, and its address as the portal is known', () => {
    const tags = headTags(head(), SITE)
    expect(tags).toContain('<title>Quiénes · NAF</title>')
    expect(tags).toContain('<link rel="canonical" href="https://naf.example/quienes" />')
    expect(tags).toContain('<meta property="og:image" content="https://naf.example/og.png" />')
  })

  it('lets no text out of its place', () => {
    const tags = headTags(head({ title: '</title><b>', description: '"><script src=//x>' }), SITE)
    expect(tags).not.toMatch(/<b>|<script/)
    expect(tags).toContain('content="&quot;&gt;&lt;script src=//x&gt;"')
  })
})

describe('the head of a page that each record has', () => {
  const tags = headTags(
    head({ path: '/biblioteca/:id', title: PLACES.title, type: 'book', feed: true }),
    SITE,
  )

  it('has a place for whatever the record says, its picture included', () => {
    expect(tags).toContain('<link rel="canonical" href="https://naf.example/biblioteca/__naf_id__" />')
    expect(tags).toContain('<meta property="og:image" content="__naf_image__" />')
    expect(tags).toContain('<meta property="og:type" content="book" />')
    expect(tags).not.toContain('og.png')
  })

  it('offers programs the feed', () => {
    expect(tags).toMatch(/<link rel="alternate" type="application\/atom\+xml" .*\/api\/feed\.xml" \/>/)
    expect(headTags(head(), SITE)).not.toContain('atom')
  })
})

describe('what search engines read', () => {
  it('has every page of the map under the portal’s own address', () => {
    const map = sitemapXml([head({ path: '/' }), head()], SITE)
    expect([...map.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, address]) => address)).toEqual([
      'https://naf.example/',
      'https://naf.example/quienes',
    ])
    for (const path of ['/sitemap.xml', '/api/sitemap.xml'])
      expect(robotsTxt(SITE)).toContain(`Sitemap: https://naf.example${path}\n`)
  })

  it('has of the API what visitors may read, and nothing else', () => {
    const rules = robotsTxt(SITE)
      .split('\n')
      .filter((line) => /^(?:Dis)?allow: .*\/api\//i.test(line))
    const forPrograms = ['/api/feed.xml', '/api/sitemap.xml', '/api/boletines/resumen/']
    expect(rules).toEqual([
      ...[...VISITORS_LISTS, ...forPrograms].map((path) => `Allow: ${path}`),
      'Disallow: /api/',
    ])
  })
})

describe("a page's own code", () => {
  const manifest = {
    'index.html': { file: 'assets/index.js', imports: ['_react.js'] },
    '_react.js': { file: 'assets/react.js' },
    '_query.js': { file: 'assets/query.js', imports: ['_react.js'] },
    'src/Quienes.tsx': { file: 'assets/quienes.js', imports: ['index.html', '_query.js'] },
    'src/Lista.tsx': { file: 'assets/lista.js', imports: ['index.html', '_query.js', '_lista.js'] },
    '_lista.js': { file: 'assets/filas.js', imports: ['_react.js'] },
  }

  it('is what the page needs beyond the first code, each file once', () => {
    expect(documentCode(manifest, ['src/Quienes.tsx'])).toEqual({
      entry: '/assets/index.js',
      first: ['assets/react.js'],
      page: ['assets/quienes.js', 'assets/query.js'],
      later: [],
    })
  })

  it('is followed by what shows its list, as far as that is not there anyway', () => {
    const { page, later } = documentCode(manifest, ['src/Quienes.tsx'], ['src/Lista.tsx'])
    expect(page).toEqual(['assets/quienes.js', 'assets/query.js'])
    expect(later).toEqual(['assets/lista.js', 'assets/filas.js'])
  })

  it('stops the build where the page is no chunk of its own', () => {
    expect(() => documentCode(manifest, ['src/Otra.tsx'])).toThrow('src/Otra.tsx is no chunk')
  })
})
