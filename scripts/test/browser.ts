import { execFileSync } from 'node:child_process'
import { existsSync, mkdirSync, statfsSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { chromium } from '@playwright/test'
import { OperatorError } from '../lib/operator.ts'
import { CACHE } from '../lib/paths.ts'

export interface Browser {
  executablePath: string
  /** What this browser needs besides: the libraries of an unpacked one. */
  env: Record<string, string>
}

const NAMES = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable']
const USUAL_PLACES = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
]

/** Containers have no user namespaces, and nothing on the pages may reach the internet. */
export const CHROMIUM_ARGS = [
  '--no-sandbox',
  '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE 127.0.0.1, EXCLUDE localhost',
]

const SHARED_MEMORY_BYTES = 1024 ** 3

/**
 * Arguments of Playwright's that Chromium runs without. Playwright keeps shared memory on the disk because a container's
 * /dev/shm may have 64 MB; where it is large, the journeys take 12 % less time in it.
 */
export const ignoredArgs = (): string[] => {
  if (!existsSync('/dev/shm')) return []
  const { blocks, bsize } = statfsSync('/dev/shm')
  return blocks * bsize >= SHARED_MEMORY_BYTES ? ['--disable-dev-shm-usage'] : []
}

/**
 * A Chromium to test with: the one CHROME_PATH names, the system's, Playwright's own, and on a Linux without any the
 * one that npm installed.
 */
export const findBrowser = async (): Promise<Browser> => {
  const named = process.env.CHROME_PATH
  if (named && !existsSync(named))
    throw new OperatorError(`CHROME_PATH nombra un archivo que no existe: ${named}`)
  const found = [named, ...systemBrowsers(), chromium.executablePath()].find(
    (path) => path && existsSync(path),
  )
  if (found) return { executablePath: found, env: {} }
  if (process.platform === 'linux' && process.arch === 'x64') return await unpackBrowser()
  throw new OperatorError(
    'No hay navegador para las pruebas. Instala Chrome o Chromium, o el de Playwright: npx playwright install chromium',
  )
}

function* systemBrowsers(): Generator<string> {
  for (const folder of (process.env.PATH ?? '').split(delimiter))
    for (const name of NAMES) yield join(folder, name)
  yield* USUAL_PLACES
}

/**
 * @sparticuz/chromium unpacks itself into the temporary folder, and its libraries only where it believes to run on
 * Amazon Linux 2023: for the moment of unpacking the one is our cache and the other true.
 */
const unpackBrowser = async (): Promise<Browser> => {
  const folder = join(CACHE, 'chromium')
  const libraries = join(folder, 'al2023', 'lib')
  mkdirSync(folder, { recursive: true })
  const { default: packed } = await import('@sparticuz/chromium')
  const before = { ...process.env }
  Object.assign(process.env, { TMPDIR: folder, AWS_EXECUTION_ENV: 'AWS_Lambda_nodejs22.x' })
  try {
    const executablePath = await packed.executablePath()
    return { executablePath, env: isComplete(executablePath) ? {} : { LD_LIBRARY_PATH: libraries } }
  } finally {
    process.env = before
  }
}

/** Whether the system has every library this browser asks for; if not, it gets those it brought. */
const isComplete = (executablePath: string): boolean => {
  try {
    return !execFileSync('ldd', [executablePath], { encoding: 'utf8' }).includes('not found')
  } catch {
    return false
  }
}
