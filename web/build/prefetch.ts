import type { Plugin, Rolldown } from 'vite'
import { reach } from './reach.ts'

type Bundle = Rolldown.OutputBundle

/** Whose next step needs which modules; what the first page has loaded anyway is left out. */
const WANTED = {
  visitor: ['session/IdentityBridge.tsx', 'ui/useZodForm.ts'],
  member: ['app/Dashboard.tsx'],
}

const chunksOf = (bundle: Bundle) => Object.values(bundle).filter((file) => file.type === 'chunk')

const chunkWith = (bundle: Bundle, source: string): Rolldown.OutputChunk => {
  const found = chunksOf(bundle).find(({ moduleIds }) =>
    moduleIds.some((id) => id.endsWith(`/src/${source}`)),
  )
  if (!found) throw new Error(`No chunk holds ${source}: see build/prefetch.ts`)
  return found
}

/** A chunk, what it imports, and their style sheets. */
const filesOf = (bundle: Bundle, { fileName }: Rolldown.OutputChunk): Set<string> =>
  reach([fileName], (name) => {
    const file = bundle[name]
    return file?.type === 'chunk' ? [...(file.viteMetadata?.importedCss ?? []), ...file.imports] : []
  })

/**
 * Writes into the page which files its visitor will probably need next; `lib/prefetch.ts` fetches them when
 * nothing else is to be done. They stand in the document because it alone is never older than the build.
 */
export const prefetch = (): Plugin => ({
  name: 'prefetch',
  apply: 'build',
  transformIndexHtml: {
    order: 'post',
    handler: (_html, { bundle, chunk }) => {
      if (!bundle || !chunk) return []
      const already = filesOf(bundle, chunk)
      return Object.entries(WANTED).map(([audience, sources]) => {
        const files = new Set(sources.flatMap((source) => [...filesOf(bundle, chunkWith(bundle, source))]))
        const content = [...files].filter((file) => !already.has(file)).join(' ')
        return { tag: 'meta', attrs: { name: `prefetch-${audience}`, content }, injectTo: 'head' as const }
      })
    },
  },
})
