import { reach } from './reach.ts'
import type { DocumentCode } from './start.ts'

/** A chunk in Vite's manifest, as far as anybody here reads it. */
interface ManifestChunk {
  file: string
  imports?: readonly string[]
  css?: readonly string[]
}

/** Vite's manifest: the chunks by source. */
export type Manifest = Readonly<Record<string, ManifestChunk>>

const ENTRY = 'index.html'

/**
 * Those chunks and all that they import, by source, but for what is only imported on demand.
 * @throws for what is no chunk
 */
const withImports = (manifest: Manifest, sources: Iterable<string>): Set<string> =>
  reach(sources, (source) => {
    const chunk = manifest[source]
    if (!chunk) throw new Error(`${source} is no chunk of the build`)
    return chunk.imports ?? []
  })

/**
 * The code of a page: what every page begins with, what this one needs beyond that, and what it asks for later of these
 * sources.
 */
export const documentCode = (
  manifest: Manifest,
  modules: readonly string[],
  later: readonly string[] = [],
): DocumentCode => {
  const files = (sources: Iterable<string>) => [...sources].flatMap((source) => manifest[source]?.file ?? [])
  const begin = withImports(manifest, [ENTRY])
  const page = withImports(manifest, [ENTRY, ...modules])
  const beyond = (all: ReadonlySet<string>, known: ReadonlySet<string>) =>
    files([...all].filter((source) => !known.has(source)))
  const [entry = '', ...first] = files(begin)
  return {
    entry: `/${entry}`,
    first,
    page: beyond(page, begin),
    later: beyond(withImports(manifest, later), page),
  }
}
