import { copyFileSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { type BuildOptions, build, context } from 'esbuild'
import { FUNCTIONS_DIST, ROOT } from '../lib/paths.ts'

const SOURCE = join(ROOT, 'functions')

const versionIn = (manifest: string): string =>
  (JSON.parse(readFileSync(manifest, 'utf8')) as { version: string }).version

/**
 * Machine code, WebAssembly, a font and a library that reads files of its own (pdfkit its fonts' measures), which no
 * bundle can hold; each is loaded with the first file that needs it.
 */
const NATIVE = ['@hyzyla/pdfium', 'dejavu-fonts-ttf', 'pdfkit', 'sharp']

/** What Google's own tools look for in the deployed package: they start the functions and ask which there are. */
const FOR_TOOLS = ['@google-cloud/functions-framework', 'firebase-admin', 'firebase-functions']

/** What libraries of before ECMAScript's modules take for granted. */
const COMMONJS = `import { createRequire as requireFrom } from 'node:module'
const require = requireFrom(import.meta.url), __filename = import.meta.filename, __dirname = import.meta.dirname`

const bundleInto = (folder: string): BuildOptions => ({
  entryPoints: [join(SOURCE, 'src', 'index.ts')],
  outdir: folder,
  bundle: true,
  splitting: true,
  platform: 'node',
  format: 'esm',
  target: 'node20.19',
  sourcemap: true,
  legalComments: 'linked',
  banner: { js: COMMONJS },
  external: NATIVE.flatMap((name) => [name, `${name}/*`]),
  logLevel: 'warning',
})

/**
 * Our code, the contract and the libraries in one file, with a file more for each part that is imported at run time; the
 * thread that reads PDFs; and the package.json that the cloud build installs.
 */
export const buildFunctions = async (folder = FUNCTIONS_DIST): Promise<void> => {
  rmSync(folder, { recursive: true, force: true })
  mkdirSync(folder, { recursive: true })
  writeDeployManifest(folder)
  copyFileSync(join(SOURCE, 'src', 'google', 'pdf-worker.mjs'), join(folder, 'pdf-worker.mjs'))
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

/** The cloud can install neither our workspaces nor ranges that move: what is not in the bundle, in exact versions. */
const writeDeployManifest = (folder: string): void => {
  const require = createRequire(join(SOURCE, 'package.json'))
  const exact = [...FOR_TOOLS, ...NATIVE].map((name) => [name, installedVersion(name, require)])
  const manifest = {
    name: 'naf-functions',
    private: true,
    type: 'module',
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
      return versionIn(join(folder, name, 'package.json'))
    } catch {
      // not in this node_modules: look in the next one up
    }
  }
  throw new Error(`${name} is not installed`)
}
