import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import type { Manifest } from '../../web/build/page-files.ts'
import { OperatorError } from '../lib/operator.ts'
import { ROOT, WEB_MANIFEST } from '../lib/paths.ts'

/** What was built, as far as its weight goes. */
export interface BuildOutput {
  manifest: Manifest
  /** The document that Hosting gives for a path. */
  html: (path: string) => string
  /** Bytes of a file as they travel: with gzip at its best, which is what Hosting sends or less. */
  size: (file: string) => number
}

const DIST = join(ROOT, 'web', 'dist')
const GZIP_LEVEL = 9

/** @throws OperatorError where nothing has been built */
export const readBuildOutput = (folder = DIST, manifest = WEB_MANIFEST): BuildOutput => {
  if (!existsSync(folder) || !existsSync(manifest))
    throw new OperatorError('No hay nada compilado en web/dist: npm run build')
  return {
    manifest: JSON.parse(readFileSync(manifest, 'utf8')) as Manifest,
    html: (path) => readFileSync(htmlFile(folder, path), 'utf8'),
    size: (file) => gzipSync(readFileSync(join(folder, file)), { level: GZIP_LEVEL }).length,
  }
}

/** As `cleanUrls` and the rewrites of firebase.json find it. */
const htmlFile = (folder: string, path: string): string => {
  const own = join(folder, path === '/' ? 'index.html' : `${path}.html`)
  if (existsSync(own)) return own
  const fallback = join(folder, 'app.html')
  return existsSync(fallback) ? fallback : join(folder, 'index.html')
}
