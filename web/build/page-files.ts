import type { DocumentCode } from './start.ts'

/** The part of Vite's manifest that is read here: by source, the file and what it imports. */
export type Manifest = Record<string, { file: string; imports?: string[] } | undefined>

const ENTRY = 'index.html'

const closure = (manifest: Manifest, source: string, seen = new Set<string>()): Set<string> => {
  const chunk = manifest[source]
  if (!chunk) throw new Error(`${source} is no chunk of the build`)
  if (seen.has(source)) return seen
  seen.add(source)
  for (const imported of chunk.imports ?? []) closure(manifest, imported, seen)
  return seen
}

/** The code of a page: what every page begins with, and what this one needs beyond that. */
export const documentCode = (manifest: Manifest, modules: readonly string[]): DocumentCode => {
  const files = (sources: Iterable<string>) => [...sources].flatMap((source) => manifest[source]?.file ?? [])
  const begin = closure(manifest, ENTRY)
  const all = new Set(modules.flatMap((module) => [...closure(manifest, module)]))
  const own = [...all].filter((source) => !begin.has(source))
  const [entry = '', ...first] = files(begin)
  return { entry: `/${entry}`, first, page: files(own) }
}
