import { execFileSync } from 'node:child_process'
import { existsSync, mkdirSync, statfsSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { chromium } from '@playwright/test'
import { CACHE } from './config.ts'
import { OperatorError } from './operator.ts'

export interface Browser {
  executablePath: string
  /** What this browser needs besides: the libraries of an unpacked one. */
  env: Record<string, string>
}

/** Containers have no user namespaces, and nothing on the pages may reach the internet. */
export const CHROMIUM_ARGS = [
  '--no-sandbox',
  '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE 127.0.0.1, EXCLUDE localhost',
]

const SHARED_MEMORY_BYTES = 1024 ** 3

/**
 * Arguments of Playwright that Chromium runs without. Playwright keeps shared memory on the disk because a container's
 * /dev/shm may have 64 MB; where it is large, the journeys take 12 % less time in it.
 */
export const ignoredArgs = (): string[] => {
  if (!existsSync('/dev/shm')) return []
  const { blocks, bsize } = statfsSync('/dev/shm')
  return blocks * bsize >= SHARED_MEMORY_BYTES ? ['--disable-dev-shm-usage'] : []
}

const inPath = (...names: string[]): string[] =>
  (process.env.PATH ?? '')
    .split(delimiter)
    .flatMap((folder) => names.map((name) => join(folder, name)))
    .filter((path) => existsSync(path))

const firstOf = (paths: readonly string[]): string | undefined => paths.find((path) => existsSync(path))

/**
 * The Chromium that CHROME_PATH names, or the system's, Playwright's own, or on Linux the one that npm installed. With
 * `CHROME_PATH=npm` the last one, whatever is installed.
 */
export const findBrowser = async (): Promise<Browser> => {
  const named = process.env.CHROME_PATH
  const executablePath = named === 'npm' ? undefined : installedBrowser(named)
  if (executablePath) return { executablePath, env: {} }
  if (process.platform === 'linux' && process.arch === 'x64') return await unpackBrowser()
  throw new OperatorError(
    'No hay navegador para las pruebas. Instala Chrome o Chromium, o el de Playwright: npx playwright install chromium',
  )
}

const installedBrowser = (named: string | undefined): string | undefined => {
  if (named && !existsSync(named))
    throw new OperatorError(`CHROME_PATH nombra un archivo que no existe: ${named}`)
  return firstOf([
    ...(named ? [named] : []),
    ...inPath('chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'),
    '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
    '/Applications/Chromium.app/Contents/MacOS/Chromium',
    'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
    chromium.executablePath(),
  ])
}

/**
 * @sparticuz/chromium unpacks itself into the temporary folder, and its libraries only on Amazon Linux 2023: while it
 * unpacks, the first is our cache and the second is what its variable says.
 */
const unpackBrowser = async (): Promise<Browser> => {
  const folder = join(CACHE, 'chromium')
  mkdirSync(folder, { recursive: true })
  const { default: packed } = await import('@sparticuz/chromium')
  const before = { ...process.env }
  Object.assign(process.env, { TMPDIR: folder, AWS_EXECUTION_ENV: 'AWS_Lambda_nodejs22.x' })
  try {
    const executablePath = await packed.executablePath()
    const libraries = join(folder, 'al2023', 'lib')
    return { executablePath, env: hasLibraries(executablePath) ? {} : { LD_LIBRARY_PATH: libraries } }
  } finally {
    process.env = before
  }
}

const hasLibraries = (executablePath: string): boolean => {
  try {
    return !execFileSync('ldd', [executablePath], { encoding: 'utf8' }).includes('not found')
  } catch {
    return false
  }
}

/** The engines that run some journeys besides Chromium (docs/decisions/browsers.md). */

export const findFirefox = (): string | undefined =>
  firstOf([...inPath('firefox-esr', 'firefox'), '/Applications/Firefox.app/Contents/MacOS/firefox'])

const LIBRARIES = ['/usr/lib/x86_64-linux-gnu', '/usr/lib/aarch64-linux-gnu', '/usr/libexec', '/usr/lib']

/** @returns undefined unless the driver, its browser and a screen are all there */
export const findWebKit = (): { driver: string; miniBrowser: string; xvfb: string } | undefined => {
  const [driver] = inPath('WebKitWebDriver')
  const [xvfb] = inPath('Xvfb')
  const miniBrowser = firstOf(LIBRARIES.map((folder) => join(folder, 'webkit2gtk-4.1', 'MiniBrowser')))
  return driver && miniBrowser && xvfb ? { driver, miniBrowser, xvfb } : undefined
}
