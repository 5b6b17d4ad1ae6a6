import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

export const ROOT = fileURLToPath(new URL('../..', import.meta.url)).replace(/[\\/]$/, '')

/** Everything that can be thrown away: compiled engines, logs, reports, an unpacked browser. */
export const CACHE = join(ROOT, '.cache')

/** What Vite says of the portal's build; not in the build itself, where it would be served. */
export const WEB_MANIFEST = join(CACHE, 'web', 'manifest.json')

/** The documents that the server completes; they are not in the build either. */
export const WEB_SHELLS = join(CACHE, 'web', 'shells')

/** Pictures of every screen, for whoever works on the portal; not committed. */
export const SCREENSHOTS = join(ROOT, 'screenshots')

/** Those that the README shows. */
export const README_PICTURES = join(ROOT, 'docs', 'img')

/** The workspace of the tests, where their runners start. */
export const TESTS = join(ROOT, 'tests')
/** What the demo data is made of. */
export const DEMO = join(ROOT, 'demo')
export const EMULATOR_DATA = join(ROOT, 'emulator-data')
export const FUNCTIONS_DIST = join(ROOT, 'functions', 'dist')

/** Path of a command that an installed package ships, to be run with this same Node. */
export const packageBin = (packageName: string, command: string, from = ROOT): string => {
  const manifest = createRequire(join(from, 'package.json')).resolve(`${packageName}/package.json`)
  const { bin } = createRequire(manifest)(manifest) as { bin: string | Record<string, string> }
  const file = typeof bin === 'string' ? bin : bin[command]
  if (!file) throw new Error(`${packageName} has no command ${command}`)
  return join(dirname(manifest), file)
}
