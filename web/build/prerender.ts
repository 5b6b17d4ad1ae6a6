import { mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { build, type Plugin, type ResolvedConfig } from 'vite'
import { headTags, robotsTxt, sitemapXml } from './head.ts'
import { filesOf, type Manifest, staticClosure } from './manifest.ts'
import { isOfRecord, PAGES, type Page } from './pages.ts'

type Renderer = typeof import('../src/app/prerender.tsx')

/** Below the project, because Hosting serves everything in the build's own folder. */
const UNSERVED = '../.cache/web'
export const MANIFEST_FILE = new URL(`../${UNSERVED}/manifest.json`, import.meta.url)
/** There the renderer finds the same React as the portal. */
const RENDERER = '../.cache/prerender'

const BOOT = 'boot.js'
const BOOT_SOURCE = new URL(BOOT, import.meta.url)

/** The script tag of the code. Prerendered pages drop it: `boot.js` adds it in browsers that can run the code. */
const CODE = /\s*<script type="module"[^>]*><\/script>/g

const fill = (template: string, place: string | RegExp, content: string): string => {
  if (template.search(place) < 0) throw new Error(`index.html has no ${place}`)
  return template.replace(place, () => content)
}

const rooted = (files: readonly string[]): string => files.map((file) => `/${file}`).join(' ')

/**
 * Writes each public page as a document of its own, as its first visitor sees it; app.html, the app shell of every other
 * path, and 404.html, the same for a missing file; the pages of records, whose heads the server fills; sitemap.xml and
 * robots.txt. Then moves Vite's manifest out of what Hosting serves.
 */
export const prerender = (): Plugin => {
  let config: ResolvedConfig
  return {
    name: 'prerender',
    apply: (_config, { command, isSsrBuild }) => command === 'build' && !isSsrBuild,
    configResolved: (resolved) => {
      config = resolved
    },
    buildStart() {
      this.emitFile({ type: 'asset', name: BOOT, source: readFileSync(BOOT_SOURCE, 'utf8') })
    },
    writeBundle: {
      sequential: true,
      async handler({ dir = '' }, bundle) {
        const site: string = config.env.VITE_SITE_URL
        if (!site) throw new Error('VITE_SITE_URL is not set')
        const write = (file: string, text: string) => writeFileSync(join(dir, file), text)
        const manifest = JSON.parse(readFileSync(join(dir, '.vite/manifest.json'), 'utf8')) as Manifest
        const { render, SPLASH, SESSION_KEY } = await loadRenderer(config)
        const bootFile = Object.keys(bundle).find((file) => file.startsWith('assets/boot-'))
        const boot = (data = '') =>
          `<script src="/${bootFile}" data-session="${SESSION_KEY}"${data}></script>`

        const template = fill(readFileSync(join(dir, 'index.html'), 'utf8'), '<!--splash-->', SPLASH)
        const documentWith = (script: string, head: string) =>
          fill(fill(template, '<!--boot-->', script), /<!--head-->.*<!--\/head-->/s, head)

        const first = filesOf(manifest, staticClosure(manifest))
        const [entry = '', ...others] = first.scripts
        const preloads = others.map((file) => `<link rel="modulepreload" crossorigin href="/${file}">`)
        const appShell = documentWith(
          boot(),
          ['<title>NAF</title><meta name="robots" content="noindex" />', ...preloads].join('\n    '),
        )
        for (const file of ['app.html', '404.html']) write(file, appShell)

        const documentOf = async (page: Page): Promise<string> => {
          const whole = filesOf(manifest, staticClosure(manifest, [page.source]))
          const own = whole.scripts.filter((file) => !first.scripts.includes(file))
          const styles = whole.styles
            .filter((file) => !first.styles.includes(file))
            .map((file) => `\n    <link rel="stylesheet" crossorigin href="/${file}">`)
          const files = ` data-entry="/${entry}" data-first="${rooted(others)}" data-page="${rooted(own)}"`
          const started = documentWith(boot(files), headTags(page, site)).replaceAll(CODE, '')
          const styled = fill(started, /\s*<\/head>/, `${styles.join('')}\n  </head>`)
          return fill(styled, '<div id="root"></div>', `<div id="root">${await render(page.path)}</div>`)
        }
        const shells = join(config.root, UNSERVED, 'shells')
        rmSync(shells, { recursive: true, force: true })
        mkdirSync(shells, { recursive: true })
        for (const page of PAGES) {
          const document = await documentOf(page)
          if (isOfRecord(page)) writeFileSync(join(shells, `${page.path.split('/')[1]}.html`), document)
          else write(page.path === '/' ? 'index.html' : `${page.path}.html`, document)
        }
        write('sitemap.xml', sitemapXml(site))
        write('robots.txt', robotsTxt(site))
        renameSync(join(dir, '.vite/manifest.json'), MANIFEST_FILE)
        rmSync(join(dir, '.vite'), { recursive: true })
      },
    },
  }
}

const loadRenderer = async ({ root, mode, resolve }: ResolvedConfig): Promise<Renderer> => {
  const outDir = join(root, RENDERER)
  await build({
    configFile: false,
    root,
    mode,
    logLevel: 'warn',
    resolve: { alias: resolve.alias },
    ssr: { noExternal: [/^@naf\//] },
    build: { ssr: 'src/app/prerender.tsx', outDir, emptyOutDir: true, assetsInlineLimit: 0 },
  })
  return (await import(pathToFileURL(join(outDir, 'prerender.js')).href)) as Renderer
}
