import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { runInThisContext } from 'node:vm'
import { api, can, type Endpoint, VERSION_POLITICA, VERSIONES_POLITICA } from '@naf/contract'
import { PRIVACIDAD } from '@naf/web/src/features/institucional/legal/privacidad.ts'
import { describe, expect, it } from 'vitest'
import { ROOT } from '../../scripts/lib/paths.ts'
import { PAGES, weigh } from '../../scripts/lib/sizes.ts'
import { headTags, robotsTxt, sitemapXml } from '../../web/build/head.ts'
import { documentCode } from '../../web/build/page-files.ts'
import { type BuiltFile, NOT_PRECACHED, precachedFiles } from '../../web/build/precache.ts'
import { publicListAt } from '../../web/build/public-lists.ts'
import { attributes } from '../../web/build/start.ts'
import { isAsset, isPublicList, isScreen } from '../../web/build/worker-rules.ts'
import { PLACES } from '../../web/src/ui/heads.ts'
import { FORMS, PUBLIC_ROUTES, VISITORS_LISTS } from '../support/routes.ts'

const SITE = 'https://naf.example'

describe('the head of a public page', () => {
  const page = { path: '/quienes', title: 'Quiénes', description: 'Somos.', modules: ['src/Quienes.tsx'] }

  it('has its title and its address', () => {
    const tags = headTags(page, SITE)
    expect(tags).toContain('<title>Quiénes · NAF</title>')
    expect(tags).toContain('<link rel="canonical" href="https://naf.example/quienes" />')
    expect(tags).toContain('<meta property="og:image" content="https://naf.example/og.png" />')
  })

  it('escapes its texts', () => {
    const tags = headTags({ ...page, title: '</title><b>', description: '"><script src=//x>' }, SITE)
    expect(tags).not.toMatch(/<b>|<script/)
    expect(tags).toContain('content="&quot;&gt;&lt;script src=//x&gt;"')
  })

  it('has placeholders for the texts of a record', () => {
    const book = { ...page, path: '/biblioteca/:id', title: PLACES.title, type: 'book' } as const
    const tags = headTags(book, SITE)
    expect(tags).toContain('<link rel="canonical" href="https://naf.example/biblioteca/__naf_id__" />')
    expect(tags).toContain('<meta property="og:image" content="__naf_image__" />')
    expect(tags).toContain('<meta property="og:type" content="book" />')
    expect(tags).not.toContain('og.png')
  })

  it('stands in the sitemap, and robots.txt opens only what visitors may read', () => {
    const map = sitemapXml([{ ...page, path: '/' }, page], SITE)
    const addresses = [...map.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, address]) => address)
    expect(addresses).toEqual(['https://naf.example/', 'https://naf.example/quienes'])
    const robots = robotsTxt(SITE)
    for (const path of ['/sitemap.xml', '/api/sitemap.xml'])
      expect(robots).toContain(`Sitemap: https://naf.example${path}\n`)
    const readable = [...VISITORS_LISTS, '/api/sitemap.xml', '/api/boletines/resumen/']
    const rules = robots.split('\n').filter((line) => /^(?:Dis)?allow: .*\/api\//i.test(line))
    expect(rules.sort()).toEqual([...readable.map((path) => `Allow: ${path}`), 'Disallow: /api/'].sort())
  })
})

describe('the document of a page', () => {
  const manifest = {
    'index.html': { file: 'assets/index.js', imports: ['_react.js'] },
    '_react.js': { file: 'assets/react.js' },
    '_query.js': { file: 'assets/query.js', imports: ['_react.js'] },
    'src/Quienes.tsx': { file: 'assets/quienes.js', imports: ['index.html', '_query.js'] },
    'src/Lista.tsx': { file: 'assets/lista.js', imports: ['index.html', '_query.js', '_lista.js'] },
    '_lista.js': { file: 'assets/filas.js', imports: ['_react.js'] },
  }
  const code = documentCode(manifest, ['src/Quienes.tsx'], ['src/Lista.tsx'])

  it('names each file of its code once', () => {
    expect(code).toEqual({
      entry: '/assets/index.js',
      first: ['assets/react.js'],
      page: ['assets/quienes.js', 'assets/query.js'],
      later: ['assets/lista.js', 'assets/filas.js'],
    })
    expect(documentCode(manifest, ['src/Quienes.tsx']).later).toEqual([])
    expect(() => documentCode(manifest, ['src/Otra.tsx'])).toThrow('src/Otra.tsx is no chunk')
  })

  it('names its list, if visitors may read it', () => {
    const told = attributes(code, publicListAt(api.libros.list))
    expect(told).toContain('data-list="/api/libros/ver"')
    expect(told).toContain('data-later="assets/lista.js assets/filas.js"')
    expect(attributes(code)).toContain('data-list=""')
    for (const list of [api.boletines.list, api.asesorias.list])
      expect(() => publicListAt(list)).toThrow('is no list that visitors may read')
  })
})

describe('the precache of the service worker', () => {
  const chunk = (name: string, file: Partial<BuiltFile> = {}): BuiltFile => ({
    type: 'chunk',
    fileName: `assets/${name}.js`,
    moduleIds: [`/portal/web/src/${name}.tsx`],
    ...file,
  })
  const exceptions = NOT_PRECACHED.map((module) =>
    chunk(module.replaceAll('/', '-'), {
      moduleIds: [`/portal/web/src/${module}`],
      imports: ['assets/theirs.js'],
    }),
  )
  const bundle = (...files: BuiltFile[]) =>
    Object.fromEntries([...exceptions, ...files].map((file) => [file.fileName, file]))
  const entry = chunk('index', {
    isEntry: true,
    imports: ['assets/react.js'],
    dynamicImports: ['assets/page.js', ...exceptions.map(({ fileName }) => fileName)],
    viteMetadata: { importedCss: new Set(['assets/index.css']) },
  })

  it('holds the code that the entry leads to, without the exceptions', () => {
    const page = chunk('page', { imports: ['assets/shared.js'] })
    const start: BuiltFile = { type: 'asset', fileName: 'assets/start.js' }
    const others = ['react', 'shared', 'theirs', 'unused'].map((name) => chunk(name))
    expect([...precachedFiles(bundle(entry, page, start, ...others))].sort()).toEqual([
      'assets/index.css',
      'assets/index.js',
      'assets/page.js',
      'assets/react.js',
      'assets/shared.js',
      'assets/start.js',
    ])
  })

  it('stops the build if an exception is no chunk of its own any more', () => {
    const swal = 'assets/lib-swal.ts.js'
    const { [swal]: _gone, ...without } = bundle(entry)
    expect(() => precachedFiles(without)).toThrow('lib/swal.ts')
    expect(() => precachedFiles(bundle({ ...entry, imports: [swal] }))).toThrow('lib/swal.ts')
  })
})

describe('the service worker', () => {
  const asked = (path: string, mode = 'cors', headers: HeadersInit = {}) => {
    const url = new URL(path, SITE)
    const request = { mode, headers: new Headers(headers) } as Request
    return { request, url, sameOrigin: url.origin === SITE }
  }
  const reads: Endpoint[] = Object.values(api)
    .flatMap((table): Endpoint[] => Object.values(table))
    .filter(({ method }) => method === 'GET')

  it('caches the lists that visitors may read, without a token, and no other answer of the API', () => {
    // The worker has the text of the rule only.
    const written: typeof isPublicList = runInThisContext(`(${isPublicList})`)
    for (const rule of [isPublicList, written]) {
      const cached = reads.filter(({ path }) => rule(asked(`/api${path}`)))
      expect(cached.map(({ path }) => `/api${path}`).sort()).toEqual([...VISITORS_LISTS].sort())
      expect(cached.every(({ permission }) => can(null, permission))).toBe(true)
    }
    const headers = { Authorization: 'Bearer de-alguien' }
    for (const { path } of reads)
      expect(isPublicList(asked(`/api${path}`, 'cors', headers)), path).toBe(false)
  })

  it('caches the assets of the portal only', () => {
    expect(isAsset(asked('/assets/index-a1b2c3d4.js'))).toBe(true)
    for (const path of ['/robots.txt', '/documentos/convenio.pdf', 'https://otra.example/assets/a.js'])
      expect(isAsset(asked(path)), path).toBe(false)
  })

  it('opens screens, and neither files nor the API', () => {
    const users = '/dashboard-admin/usuarios'
    for (const path of [
      '/',
      '/quienes',
      '/dashboard-usuario/perfil',
      `${users}/editar/a-1`,
      `${users}/ver/j.perez`,
    ])
      expect.soft(isScreen(asked(path, 'navigate')), path).toBe(true)
    const files = ['/documentos/convenio-latacunga.pdf', '/naf.svg', '/assets/no-existe']
    for (const path of ['/api/salud', ...files, 'https://otra.example/'])
      expect.soft(isScreen(asked(path, 'navigate')), path).toBe(false)
    expect(isScreen(asked('/quienes'))).toBe(false)
  })
})

describe('the weight of a page', () => {
  it('is measured for every public page, from the build', () => {
    expect(PAGES.map(({ path }) => path).sort()).toEqual(PUBLIC_ROUTES.map(({ path }) => path).sort())
    expect(PAGES.filter(({ hasForm }) => hasForm).map(({ path }) => path)).toEqual(FORMS.toSorted())
    const [page] = PAGES
    expect(() => page && weigh(page, 'no-build', 'no-build/manifest.json')).toThrow('npm run build')
  })
})

describe('the theme', () => {
  const THEME = readFileSync(join(ROOT, 'web/src/theme.css'), 'utf8')
  const [LIGHT = '', DARK = ''] = THEME.split('@media screen and (prefers-color-scheme: dark)')
  const coloursOf = (css: string): Record<string, string> =>
    Object.fromEntries(
      [...css.matchAll(/--color-([\w-]+): (#\w{6});/g)].map(([, name, value]) => [name, value]),
    )

  /** WCAG 2.2, relative luminance. */
  const luminance = (colour = ''): number => {
    const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
      const value = Number.parseInt(colour.slice(at, at + 2), 16) / 255
      return value <= 0.03928 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4
    })
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue
  }

  /** Colours that stand on each ground. */
  const TEXTS = {
    canvas: 'ink ink-soft brand clay danger',
    paper: 'ink ink-soft brand clay danger',
    mist: 'ink ink-soft brand clay danger',
    'clay-soft': 'clay ink-soft',
    'brand-soft': 'brand',
    'danger-soft': 'danger',
    'accent-soft': 'ink',
    brand: 'on-brand',
    accent: 'on-accent',
    danger: 'on-danger',
    band: 'on-band on-band-soft',
    'band-deep': 'on-band-soft',
  }
  const EDGES = { paper: 'edge', mist: 'edge focus', canvas: 'edge focus' }
  const BANDS = { canvas: 'mist band band-deep', mist: 'band band-deep' }

  it.each([
    ['light', coloursOf(LIGHT), 1.09],
    ['dark', { ...coloursOf(LIGHT), ...coloursOf(DARK) }, 1.2],
  ])('has readable texts, visible edges and distinct bands: %s', (_, colours, bands) => {
    const below = (grounds: Record<string, string>, least: number) =>
      Object.entries(grounds).flatMap(([ground, names]) =>
        names.split(' ').filter((name) => {
          const [dim = 0, bright = 0] = [name, ground]
            .map((one) => luminance(colours[one]))
            .sort((a, b) => a - b)
          return !((bright + 0.05) / (dim + 0.05) >= least)
        }),
      )
    expect(below(TEXTS, 4.5)).toEqual([])
    expect(below(EDGES, 3)).toEqual([])
    expect(below(BANDS, bands)).toEqual([])
  })
})

describe('the version of the privacy policy', () => {
  it('is the date of the policy on the page and the newest one', () => {
    expect(VERSION_POLITICA).toBe(PRIVACIDAD.date)
    expect(VERSIONES_POLITICA.at(-1)).toBe(VERSION_POLITICA)
    expect([...VERSIONES_POLITICA].sort()).toEqual(VERSIONES_POLITICA)
  })
})
