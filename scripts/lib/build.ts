import {
  copyFileSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { createRequire } from 'node:module'
import { basename, join } from 'node:path'
import { type BuildOptions, build, context, type Plugin } from 'esbuild'
import type { Documents } from '../../functions/src/http/html-shells.ts'
import { FUNCTIONS_DIST, functionsEnv, packageBin, ROOT, readEnv, WEB_SHELLS } from './config.ts'
import { emulatorConfig, everywhere, type FirebaseJson } from './hosting-config.ts'
import { OperatorError } from './operator.ts'
import { runNode } from './processes.ts'

const FUNCTIONS = join(ROOT, 'functions')

/**
 * Machine code, WebAssembly and a library that reads files of its own (pdfkit its fonts' measures), which no bundle can
 * hold; each is loaded with the first file that needs it.
 */
export const NATIVE = ['@hyzyla/pdfium', 'pdfkit', 'sharp']

/** Files that the bundle's code looks for beside itself: the thread that reads PDFs, and the font of certificates. */
const BESIDE = ['google/pdf-worker.mjs', 'capacitaciones/DejaVuSans-Bold.ttf']

/** What Google's own tools look for in the deployed package: they start the functions and ask which there are. */
export const FOR_TOOLS = ['@google-cloud/functions-framework', 'firebase-admin', 'firebase-functions']

/** What libraries of before ECMAScript's modules take for granted. */
const COMMONJS = `import { createRequire as requireFrom } from 'node:module'
const require = requireFrom(import.meta.url), __filename = import.meta.filename, __dirname = import.meta.dirname`

/**
 * firebase-functions imports the libraries of accounts and App Check for callable functions, which the portal does not
 * have. esbuild leaves out an unused import only if it is told that loading it has no side effects.
 */
const leaveOutUnused: Plugin = {
  name: 'leave-out-unused',
  setup({ onResolve }) {
    onResolve({ filter: /^firebase-admin\/(auth|app-check)$/ }, ({ path, importer }) =>
      /[\\/]firebase-functions[\\/]/.test(importer) ? { path, external: true, sideEffects: false } : null,
    )
  },
}

const bundleInto = (folder: string): BuildOptions => ({
  entryPoints: [join(FUNCTIONS, 'src', 'index.ts')],
  outdir: folder,
  bundle: true,
  splitting: true,
  // An instance starts sooner. Short lines and whole names keep a stack readable.
  minifyWhitespace: true,
  lineLimit: 120,
  platform: 'node',
  format: 'esm',
  target: 'node20.19',
  sourcemap: true,
  legalComments: 'linked',
  banner: { js: COMMONJS },
  external: NATIVE.flatMap((name) => [name, `${name}/*`]),
  plugins: [leaveOutUnused],
  logLevel: 'warning',
})

/**
 * Our code, the contract and the libraries in one file, with a file more for each part that is imported at run time; the
 * files beside them; and the package.json that the cloud build installs.
 */
export const buildFunctions = async (folder = FUNCTIONS_DIST): Promise<void> => {
  rmSync(folder, { recursive: true, force: true })
  mkdirSync(folder, { recursive: true })
  writeDeployManifest(folder)
  for (const file of BESIDE) copyFileSync(join(FUNCTIONS, 'src', file), join(folder, basename(file)))
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
  copyFileSync(join(FUNCTIONS, 'config', 'secrets.emulator'), join(FUNCTIONS_DIST, '.secret.local'))
}

/** The cloud can install neither our workspaces nor ranges that move: what is not in the bundle, in exact versions. */
const writeDeployManifest = (folder: string): void => {
  const require = createRequire(join(FUNCTIONS, 'package.json'))
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

/** Reads the file, because many packages do not export their package.json. */
const installedVersion = (name: string, require: NodeJS.Require): string => {
  const manifests = (require.resolve.paths(name) ?? []).map((folder) => join(folder, name, 'package.json'))
  const manifest = manifests.find((file) => existsSync(file))
  if (!manifest) throw new Error(`${name} is not installed`)
  return (JSON.parse(readFileSync(manifest, 'utf8')) as { version: string }).version
}

const WEB = join(ROOT, 'web')

export const vite = (): string => packageBin('vite', 'vite', WEB)

/** The address that the mails name too. */
export const portalUrl = (project: string): string => {
  const { PORTAL_URL } = readEnv(functionsEnv(project))
  if (!PORTAL_URL || !URL.canParse(PORTAL_URL))
    throw new OperatorError(`Falta PORTAL_URL en ${functionsEnv(project)}, o no es una dirección.`)
  return PORTAL_URL.replace(/\/$/, '')
}

/** web/dist, as Hosting serves it: with the demo values of web/.env, or with those of a real project over them. */
export const buildWeb = async (project?: string): Promise<void> => {
  const mode = project ? ['--mode', project] : []
  const code = await runNode(vite(), ['build', '--logLevel', 'warn', ...mode], {
    cwd: WEB,
    // What goes to the world must not look for an emulator on the visitor's own machine.
    env: project ? { VITE_AUTH_EMULATOR_URL: '', VITE_SITE_URL: portalUrl(project) } : {},
  })
  if (code !== 0) throw new OperatorError('La compilación de la web falló (vite build).')
}

/** Puts the documents that the server completes beside the bundle: they name the code of the same build. */
const provideDocuments = (version: string, config: FirebaseJson): void => {
  const shells = readdirSync(WEB_SHELLS).map((file) => [
    basename(file, '.html'),
    readFileSync(join(WEB_SHELLS, file), 'utf8'),
  ])
  const documents: Documents = {
    version,
    headers: everywhere(config),
    shells: Object.fromEntries(shells),
    appShell: readFileSync(join(WEB, 'dist', 'app.html'), 'utf8'),
  }
  writeFileSync(join(FUNCTIONS_DIST, 'documents.json'), JSON.stringify(documents))
}

/** A real project, and how its Hosting is configured once the web is there. */
interface Target {
  project: string
  /** What `/api/salud` tells. */
  version: string
  config: () => FirebaseJson
}

/** @param target whose values the web gets; without it those of the emulators */
export const buildAll = async (target?: Target): Promise<void> => {
  console.log('Compilando funciones y web…')
  try {
    await Promise.all([buildFunctions(), buildWeb(target?.project)])
    provideDocuments(target?.version ?? 'desarrollo', (target?.config ?? emulatorConfig)())
  } catch (error) {
    throw error instanceof OperatorError
      ? error
      : new OperatorError(`La compilación de las funciones falló.\n${(error as Error).message}`)
  }
}

export const buildForEmulators = async (): Promise<void> => {
  await buildAll()
  provideEmulatorSecrets()
}
