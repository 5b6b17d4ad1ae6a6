import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { build } from 'esbuild'
import { ROOT } from '../lib/paths.ts'

const HERE = join(ROOT, 'scripts', 'bench')

/** Below functions/, where its packages are found. */
const BUILT = join(ROOT, 'functions', '.cache', 'bench')

const ENTRIES = {
  bare: join(HERE, 'servers', 'bare.ts'),
  naive: join(HERE, 'servers', 'naive.ts'),
  portal: join(HERE, 'servers', 'portal.ts'),
  probe: join(HERE, 'probe.ts'),
}

export type Built = keyof typeof ENTRIES

export const builtFile = (name: Built): string => join(BUILT, `${name}.cjs`)

/** Each server as one file over its packages, as the functions are built: no compiler runs beside what is measured. */
export const buildServers = async (): Promise<void> => {
  rmSync(BUILT, { recursive: true, force: true })
  await build({
    entryPoints: ENTRIES,
    outdir: BUILT,
    bundle: true,
    platform: 'node',
    format: 'cjs',
    outExtension: { '.js': '.cjs' },
    target: 'node20',
    packages: 'external',
    logLevel: 'warning',
  })
}
