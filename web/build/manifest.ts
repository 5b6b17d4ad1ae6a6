import type { Manifest, ManifestChunk } from 'vite'

export type { Manifest }

const ENTRY = 'index.html'

/**
 * The entry, these sources, and everything that they import.
 * @throws for a source that is no chunk
 */
export const staticClosure = (manifest: Manifest, sources: readonly string[] = []): Set<string> =>
  reach(manifest, [ENTRY, ...sources], ({ imports = [] }) => imports)

/** As `staticClosure`, with what these sources load later by themselves; what the entry loads later belongs to other pages. */
export const wholeClosure = (manifest: Manifest, sources: readonly string[]): Set<string> => {
  const first = staticClosure(manifest)
  return reach(manifest, [...first, ...sources], ({ imports = [], dynamicImports = [] }, name) =>
    first.has(name) ? imports : [...imports, ...dynamicImports],
  )
}

const reach = (
  manifest: Manifest,
  starts: Iterable<string>,
  leadsTo: (chunk: ManifestChunk, name: string) => readonly string[],
): Set<string> => {
  const reached = new Set(starts)
  // The loop also comes to what is added meanwhile.
  for (const name of reached) {
    const chunk = manifest[name]
    if (!chunk) throw new Error(`${name} is no chunk of the build`)
    for (const next of leadsTo(chunk, name)) reached.add(next)
  }
  return reached
}

/** The scripts and style sheets of chunks, below the root of the site. */
export const filesOf = (manifest: Manifest, names: Iterable<string>) => {
  const chunks = [...names].flatMap((name) => manifest[name] ?? [])
  return {
    scripts: [...new Set(chunks.map(({ file }) => file))],
    styles: [...new Set(chunks.flatMap(({ css = [] }) => css))],
  }
}
