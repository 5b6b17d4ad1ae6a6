import { mkdirSync, renameSync, rmdirSync } from 'node:fs'
import { dirname, join } from 'node:path'
import type { Plugin, ResolvedConfig } from 'vite'

/** Below the project: what stands in the build's own folder is served to everybody. */
const UNSERVED = '../.cache/web/manifest.json'

/** Takes Vite's manifest, which names every module of the portal, out of what Hosting serves; the sizes read it there. */
export const unservedManifest = (): Plugin => {
  let config: ResolvedConfig
  return {
    name: 'unserved-manifest',
    apply: (_config, { isSsrBuild }) => !isSsrBuild,
    configResolved: (resolved) => {
      config = resolved
    },
    writeBundle: {
      order: 'post',
      sequential: true,
      handler({ dir = '' }) {
        const target = join(config.root, UNSERVED)
        mkdirSync(dirname(target), { recursive: true })
        renameSync(join(dir, '.vite', 'manifest.json'), target)
        rmdirSync(join(dir, '.vite'))
      },
    },
  }
}
