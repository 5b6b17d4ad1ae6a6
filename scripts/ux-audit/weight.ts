import type { Manifest } from '../../web/build/page-files.ts'
import type { BuildOutput } from './build-output.ts'
import { AFTER_LOAD, type Page, SESSION } from './pages.ts'

/** Files that a page loads, without a leading slash. */
export interface Files {
  js: ReadonlySet<string>
  css: ReadonlySet<string>
}

/** Bytes with gzip. */
export interface Weight {
  js: number
  jsWithSession: number
  /** What a first visitor's browser asks for besides `js` until it rests. */
  jsLater: number
  css: number
}

/** What the page's document names: with this it is rendered and answers. */
const documentFiles = (output: BuildOutput, page: Page): Files => {
  const { begin, own } = namedCode(output, page)
  return filesOf(output.manifest, [...begin, ...own])
}

/** What a first visitor's browser loads of a page until it rests, nothing having been touched. */
export const visitorFiles = (output: BuildOutput, page: Page): Files => {
  const { begin, own } = namedCode(output, page)
  return filesOf(output.manifest, [...begin, ...own, ...page.later, AFTER_LOAD])
}

/** What takes a browser with a stored session from the page's address to its dashboard. */
export const sessionFiles = (output: BuildOutput, page: Page): Files =>
  filesOf(output.manifest, [...namedCode(output, page).begin, SESSION])

/** That, and what every page asks for in the end. */
export const returningFiles = (output: BuildOutput, page: Page): Files =>
  filesOf(output.manifest, [...namedCode(output, page).begin, SESSION, AFTER_LOAD])

export const weigh = (output: BuildOutput, page: Page): Weight => {
  const sum = (files: Iterable<string>) => [...files].reduce((bytes, file) => bytes + output.size(file), 0)
  const js = sum(documentFiles(output, page).js)
  const visitor = visitorFiles(output, page)
  return {
    js,
    jsWithSession: sum(sessionFiles(output, page).js),
    jsLater: sum(visitor.js) - js,
    css: sum(visitor.css),
  }
}

/** Those chunks and all that they import, and what these import, but for what is only imported on demand. */
export const filesOf = (manifest: Manifest, sources: Iterable<string>): Files => {
  const files = { js: new Set<string>(), css: new Set<string>() }
  const seen = new Set<string>()
  const add = (source: string): void => {
    if (seen.has(source)) return
    seen.add(source)
    const chunk = manifest[source]
    if (!chunk) throw new Error(`La compilación no tiene ${source}: revisa el heads.ts de su pantalla`)
    if (chunk.file.endsWith('.js')) files.js.add(chunk.file)
    for (const style of chunk.css ?? []) files.css.add(style)
    for (const imported of chunk.imports ?? []) add(imported)
  }
  for (const source of sources) add(source)
  return files
}

const SCRIPT = /<(?:script|link)\b[^>]*\b(?:src|href)="\/(assets\/[^"]+\.js)"[^>]*>/g
const HINT = /\brel="(?:prefetch|preload)"/

/** What `web/build/start.ts` tells its script. */
const told = (html: string, name: string): string[] => {
  const [, value = ''] = new RegExp(`\\bdata-${name}="([^"]*)"`).exec(html) ?? []
  return value.split(' ').filter(Boolean)
}

interface NamedCode {
  /** What the document loads whoever comes, hints for later aside. */
  begin: string[]
  /** The page's own, which only a visitor is given. */
  own: string[]
}

const namedCode = ({ manifest, html }: BuildOutput, { path }: Page): NamedCode => {
  const text = html(path)
  const sources = new Map(Object.entries(manifest).map(([source, { file }]) => [file, source]))
  const sourceOf = (file: string): string => {
    const source = sources.get(file.replace(/^\//, ''))
    if (!source) throw new Error(`El HTML de ${path} nombra ${file}, que la compilación no conoce.`)
    return source
  }
  const tags = [...text.matchAll(SCRIPT)].filter(([tag]) => !HINT.test(tag))
  const files = tags.filter(([tag]) => !tag.includes('data-entry')).map(([, file = '']) => file)
  return {
    begin: [...files, ...told(text, 'entry'), ...told(text, 'first')].map(sourceOf),
    own: told(text, 'page').map(sourceOf),
  }
}
