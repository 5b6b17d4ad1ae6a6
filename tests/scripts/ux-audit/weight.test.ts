import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { afterAll, describe, expect, it } from 'vitest'
import { readBuildOutput } from '../../../scripts/ux-audit/build-output.ts'
import { AFTER_LOAD, PAGES, type Page, SESSION } from '../../../scripts/ux-audit/pages.ts'
import {
  filesOf,
  returningFiles,
  sessionFiles,
  visitorFiles,
  weigh,
} from '../../../scripts/ux-audit/weight.ts'
import type { Manifest } from '../../../web/build/page-files.ts'
import { FORMS, PUBLIC_ROUTES } from '../../support/e2e/routes.ts'

/** With what a manifest says besides. */
const MANIFEST: Record<string, Manifest[string] & { isEntry?: boolean; dynamicImports?: string[] }> = {
  'index.html': {
    file: 'assets/index-1.js',
    isEntry: true,
    imports: ['_react.js'],
    dynamicImports: ['src/Guia.tsx', 'src/Dialogo.tsx', SESSION, AFTER_LOAD],
    css: ['assets/index-1.css'],
  },
  '_react.js': { file: 'assets/react-1.js' },
  'src/Guia.tsx': { file: 'assets/Guia-1.js', imports: ['index.html', '_lista.js'] },
  '_lista.js': { file: 'assets/lista-1.js', imports: ['_react.js', 'src/Guia.tsx'] },
  'src/Dialogo.tsx': { file: 'assets/Dialogo-1.js', imports: ['index.html'], css: ['assets/Dialogo-1.css'] },
  [SESSION]: { file: 'assets/IdentityBridge-1.js', imports: ['_react.js', '_auth.js'] },
  [AFTER_LOAD]: { file: 'assets/notices-1.js', imports: ['_react.js'] },
  '_auth.js': { file: 'assets/auth-1.js' },
  'src/letra.woff2': { file: 'assets/letra-1.woff2' },
}

const ENTRY = `<script type="module" crossorigin src="/assets/index-1.js"></script>
  <link rel="modulepreload" crossorigin href="/assets/react-1.js">
  <link rel="stylesheet" crossorigin href="/assets/index-1.css">
  <link rel="preload" href="/assets/letra-1.woff2" as="font" type="font/woff2" crossorigin="">`

const HTML: Record<string, string> = {
  'index.html': ENTRY,
  'guia.html':
    '<script src="/assets/start-1.js" data-entry="/assets/index-1.js" data-first="assets/react-1.js" data-page="assets/Guia-1.js"></script>',
  'pista.html': `${ENTRY}<link rel="prefetch" as="script" href="/assets/Guia-1.js" />`,
  'app.html': ENTRY,
}

/** Text that gzip cannot make much smaller, of a length of its own for each file. */
const contents = (file: string) => `${file} `.repeat(file.length * 7)
const bytes = (...files: string[]) =>
  files.reduce((sum, file) => sum + gzipSync(contents(file), { level: 9 }).length, 0)

const folder = mkdtempSync(join(tmpdir(), 'naf-build-'))
afterAll(() => rmSync(folder, { recursive: true }))

const write = (file: string, text: string) => {
  mkdirSync(dirname(join(folder, file)), { recursive: true })
  writeFileSync(join(folder, file), text)
}
const manifest = join(folder, 'manifest.json')
write('manifest.json', JSON.stringify(MANIFEST))
for (const [file, html] of Object.entries(HTML)) write(file, html)
for (const { file } of Object.values(MANIFEST)) write(file, contents(file))
for (const file of ['assets/index-1.css', 'assets/Dialogo-1.css']) write(file, contents(file))

const output = readBuildOutput(folder, manifest)
const page = (path: string, ...later: string[]): Page => ({ path, hasForm: false, later })

const FIRST = ['assets/index-1.js', 'assets/react-1.js', 'assets/notices-1.js']
const GUIDE = [...FIRST, 'assets/Guia-1.js', 'assets/lista-1.js']
const AUTH = ['assets/IdentityBridge-1.js', 'assets/auth-1.js']

describe('the files of a page', () => {
  it('are a chunk, what it imports and what that imports, each once, and nothing that is imported on demand', () => {
    const { js, css } = filesOf(MANIFEST, ['src/Guia.tsx'])
    expect(js).toEqual(new Set(GUIDE.filter((file) => !file.includes('notices'))))
    expect(css).toEqual(new Set(['assets/index-1.css']))
  })

  it('are those that its own HTML names, what they import, and what every page asks for', () => {
    expect(visitorFiles(output, page('/')).js).toEqual(new Set(FIRST))
    expect(visitorFiles(output, page('/guia')).js).toEqual(new Set(GUIDE))
  })

  it('leave out what the HTML only recommends to fetch for later', () => {
    expect(visitorFiles(output, page('/pista')).js).toEqual(new Set(FIRST))
  })

  it('are those of app.html where a page has no HTML of its own', () => {
    expect(visitorFiles(output, page('/otra')).js).toEqual(new Set(FIRST))
  })

  it('have with them what the page asks for by itself, with its styles', () => {
    const { js, css } = visitorFiles(output, page('/', 'src/Dialogo.tsx'))
    expect(js).toEqual(new Set([...FIRST, 'assets/Dialogo-1.js']))
    expect(css).toEqual(new Set(['assets/index-1.css', 'assets/Dialogo-1.css']))
  })

  it('are with a session what the HTML names and the session, and nothing that is a visitor’s', () => {
    const guide = page('/guia', 'src/Dialogo.tsx')
    const notices = 'assets/notices-1.js'
    expect(returningFiles(output, guide).js).toEqual(new Set([...FIRST, ...AUTH]))
    expect(sessionFiles(output, guide).js).toEqual(new Set([...FIRST.filter((f) => f !== notices), ...AUTH]))
  })

  it('cannot be told of a source that was not built, or of a script that no source has', () => {
    expect(() => visitorFiles(output, page('/', 'src/Otra.tsx'))).toThrow('src/Otra.tsx')
    const strange = { ...output, html: () => '<script src="/assets/otro-1.js"></script>' }
    expect(() => visitorFiles(strange, page('/'))).toThrow('assets/otro-1.js')
  })
})

it('weighs each file once, with gzip at its best', () => {
  expect(weigh(output, page('/guia', 'src/Dialogo.tsx'))).toEqual({
    js: bytes(...GUIDE) - bytes('assets/notices-1.js'),
    jsWithSession: bytes(...FIRST, ...AUTH) - bytes('assets/notices-1.js'),
    jsLater: bytes('assets/Dialogo-1.js', 'assets/notices-1.js'),
    css: bytes('assets/index-1.css', 'assets/Dialogo-1.css'),
  })
})

it('says what to do where nothing has been built', () => {
  expect(() => readBuildOutput(join(folder, 'nothing'), manifest)).toThrow('npm run build')
})

it('is about every public page, and knows those with a form', () => {
  expect(PAGES.map(({ path }) => path).sort()).toEqual(PUBLIC_ROUTES.map(({ path }) => path).sort())
  expect(PAGES.filter(({ hasForm }) => hasForm).map(({ path }) => path)).toEqual(FORMS.toSorted())
})
