import type { Plugin } from 'vite'
import { droppableStatements } from './droppable.ts'
import { LEAN, type LeanModule, REDIRECTS } from './lean-modules.ts'
import { replaceDeclarations } from './replace-declarations.ts'

/**
 * Takes out of the libraries what the portal never runs, which the bundler cannot know by itself
 * (docs/decisions/page-weight.md). A library that has changed so much that a rule no longer applies fails the build.
 */
export const leanLibraries = (): Plugin => {
  const unmet = new Set<{ toString: () => string }>()
  return {
    name: 'lean-libraries',
    enforce: 'pre',
    apply: (_config, { command, isSsrBuild }) => command === 'build' && !isSsrBuild,
    buildStart() {
      for (const { source } of REDIRECTS) unmet.add(source)
      for (const { module } of LEAN) unmet.add(module)
    },
    resolveId: {
      filter: { id: REDIRECTS.map(({ source }) => source) },
      async handler(id, importer, options) {
        const redirect = REDIRECTS.find(({ source }) => source.test(id))
        const found = await this.resolve(id, importer, { ...options, skipSelf: true })
        if (!redirect || !found?.id.includes(redirect.from)) return found
        unmet.delete(redirect.source)
        return { ...found, id: found.id.replace(redirect.from, redirect.to) }
      },
    },
    transform: {
      filter: { id: LEAN.map(({ module }) => module) },
      handler(code, id) {
        const rule = LEAN.find(({ module }) => module.test(id))
        if (!rule) return null
        unmet.delete(rule.module)
        return {
          code: lean(code, rule),
          map: null,
          ...(rule.unlessUsed && { moduleSideEffects: false }),
        }
      },
    },
    buildEnd(error) {
      if (!error && unmet.size > 0)
        this.error(`lean-modules.ts does not fit the libraries any more: ${[...unmet].join(', ')}`)
    },
  }
}

const lean = (code: string, { droppable, without = {} }: LeanModule): string => {
  const replaced = replaceDeclarations(code, without)
  return droppable ? droppableStatements(replaced) : replaced
}
