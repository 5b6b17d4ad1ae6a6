import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { build, type Plugin, type ResolvedConfig } from 'vite'
import type { Head } from '../src/ui/heads.ts'
import { headTags, robotsTxt, sitemapXml } from './head.ts'
import { documentCode, type Manifest } from './page-files.ts'
import { publicListAt } from './public-lists.ts'
import { attributes, PLACE } from './start.ts'

interface Renderer {
  HEADS: readonly Head[]
  RECORD_HEADS: readonly Head[]
  render: (path: string) => Promise<string>
  SPLASH: string
}

/** Below the project: the server completes them, and Hosting must not have them as they are. */
const SHELLS_DIR = '../.cache/web/shells'

/** Below the project, where what renders the pages finds the same React as the portal. */
const RENDERER_DIR = '../.cache/prerender'

const HEAD = /<!--head-->.*<!--\/head-->/s
/** The tags by which a browser would ask for the code at once. */
const CODE = /\s*<(script type="module"|link rel="modulepreload")[^>]*>(<\/script>)?/g
const ROOT = '<div id="root"></div>'
/** What is seen while nothing can be rendered yet; hidden until `start` says so. */
const WAITING = '<!--splash-->'

const fill = (template: string, place: string | RegExp, content: string): string => {
  if (template.search(place) < 0) throw new Error(`index.html has no ${place}`)
  return template.replace(place, () => content)
}

/**
 * Writes each public page as a document of its own, rendered as its first visitor sees it, with what it says of
 * itself to others; a map of them; app.html, the app shell that Hosting gives for every other path, and 404.html, the same
 * for the name of a file that is not there; and the pages that each record has, with places in their heads that the
 * server fills.
 */
export const prerender = (): Plugin => {
  let config: ResolvedConfig
  return {
    name: 'prerender',
    apply: (_config, { isSsrBuild }) => !isSsrBuild,
    configResolved: (resolved) => {
      config = resolved
    },
    writeBundle: {
      sequential: true,
      async handler({ dir = '' }) {
        const site: string = config.env.VITE_SITE_URL
        if (!site) throw new Error('VITE_SITE_URL is not set')
        const read = (file: string) => readFileSync(join(dir, file), 'utf8')
        const write = (file: string, text: string) => writeFileSync(join(dir, file), text)

        const manifest = JSON.parse(read('.vite/manifest.json')) as Manifest
        const { HEADS, RECORD_HEADS, render, SPLASH } = await loadRenderer(config)
        const template = fill(read('index.html'), WAITING, SPLASH)
        const appShell = fill(template, HEAD, '<title>NAF</title><meta name="robots" content="noindex" />')
        for (const file of ['app.html', '404.html']) write(file, appShell)
        const documentOf = async (head: Head): Promise<string> => {
          const titled = fill(template, HEAD, headTags(head, site))
          const { modules, later, list } = head
          const code = documentCode(manifest, modules, list && later)
          const told = attributes(code, list && publicListAt(list))
          const started = fill(titled.replaceAll(CODE, ''), PLACE, told)
          return fill(started, ROOT, `<div id="root">${await render(head.path)}</div>`)
        }
        for (const head of HEADS)
          write(head.path === '/' ? 'index.html' : `${head.path}.html`, await documentOf(head))
        const shells = join(config.root, SHELLS_DIR)
        rmSync(shells, { recursive: true, force: true })
        mkdirSync(shells, { recursive: true })
        for (const head of RECORD_HEADS)
          writeFileSync(join(shells, `${head.path.split('/')[1]}.html`), await documentOf(head))
        write('sitemap.xml', sitemapXml(HEADS, site))
        write('robots.txt', robotsTxt(site))
      },
    },
  }
}

/** Builds what renders the pages, for Node, and loads it. */
const loadRenderer = async ({ root, mode, resolve }: ResolvedConfig): Promise<Renderer> => {
  const outDir = join(root, RENDERER_DIR)
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
