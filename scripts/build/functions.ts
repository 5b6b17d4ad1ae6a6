import { copyFileSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { type BuildOptions, build, context } from 'esbuild'
import { FUNCTIONS_DIST, ROOT } from '../lib/paths.ts'

const SOURCE = join(ROOT, 'functions')

interface Manifest {
  version: string
  dependencies: Record<string, string>
}

const readManifest = (file: string): Manifest => JSON.parse(readFileSync(file, 'utf8')) as Manifest

const bundleInto = (folder: string): BuildOptions => ({
  entryPoints: [join(SOURCE, 'src', 'index.ts')],
  outfile: join(folder, 'index.js'),
  bundle: true,
  platform: 'node',
  format: 'cjs',
  target: 'node20',
  sourcemap: true,
  define: { 'import.meta.dirname': '__dirname', 'import.meta.filename': '__filename' },
  external: Object.keys(readManifest(join(SOURCE, 'package.json')).dependencies).flatMap((name) => [
    name,
    `${name}/*`,
  ]),
  logLevel: 'warning',
})

/**
 * One file with our code and the contract, the thread that reads PDFs, and the package.json that the cloud build
 * installs.
 */
export const buildFunctions = async (folder = FUNCTIONS_DIST): Promise<void> => {
  rmSync(folder, { recursive: true, force: true })
  mkdirSync(folder, { recursive: true })
  writeDeployManifest(folder)
  copyFileSync(join(SOURCE, 'src', 'platform', 'pdf-worker.mjs'), join(folder, 'pdf-worker.mjs'))
  await build(bundleInto(folder))
}

/** Rebuilds at every change of a source; the functions emulator reloads by itself when the bundle changes. */
export const watchFunctions = async (): Promise<() => Promise<void>> => {
  const watching = await context(bundleInto(FUNCTIONS_DIST))
  await watching.watch()
  return () => watching.dispose()
}

/** The functions emulator reads secrets from the folder of the bundle only; deploying ignores the file. */
export const provideEmulatorSecrets = (): void => {
  copyFileSync(join(SOURCE, 'config', 'secrets.emulator'), join(FUNCTIONS_DIST, '.secret.local'))
}

/** The cloud can install neither our workspaces nor ranges that move: external dependencies, exact versions. */
const writeDeployManifest = (folder: string): void => {
  const require = createRequire(join(SOURCE, 'package.json'))
  const { dependencies } = readManifest(join(SOURCE, 'package.json'))
  const exact = Object.keys(dependencies).map((name) => [name, installedVersion(name, require)])
  const manifest = {
    name: 'naf-functions',
    private: true,
    main: 'index.js',
    engines: { node: '22' },
    dependencies: Object.fromEntries(exact) as Record<string, string>,
  }
  writeFileSync(join(folder, 'package.json'), `${JSON.stringify(manifest, null, 2)}\n`)
}

/** By file and not by import: many packages do not export their package.json. */
const installedVersion = (name: string, require: NodeJS.Require): string => {
  for (const folder of require.resolve.paths(name) ?? []) {
    try {
      return readManifest(join(folder, name, 'package.json')).version
    } catch {
      // not in this node_modules: look in the next one up
    }
  }
  throw new Error(`${name} is not installed`)
}
