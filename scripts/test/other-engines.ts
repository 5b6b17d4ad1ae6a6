import { existsSync } from 'node:fs'
import { delimiter, join } from 'node:path'

/** The engines besides Chromium that run some journeys (docs/decisions/other-engines.md). */

export interface WebKit {
  driver: string
  miniBrowser: string
  xvfb: string
}

const firstOf = (paths: readonly string[]): string | undefined => paths.find((path) => existsSync(path))

const inPath = (...names: string[]): string | undefined =>
  firstOf(
    (process.env.PATH ?? '').split(delimiter).flatMap((folder) => names.map((name) => join(folder, name))),
  )

export const findFirefox = (): string | undefined =>
  inPath('firefox-esr', 'firefox') ?? firstOf(['/Applications/Firefox.app/Contents/MacOS/firefox'])

const LIBRARIES = ['/usr/lib/x86_64-linux-gnu', '/usr/lib/aarch64-linux-gnu', '/usr/libexec', '/usr/lib']
const MINI_BROWSERS = LIBRARIES.map((folder) => join(folder, 'webkit2gtk-4.1', 'MiniBrowser'))

/** @returns undefined unless the driver, its browser and a screen are all there */
export const findWebKit = (): WebKit | undefined => {
  const driver = inPath('WebKitWebDriver')
  const miniBrowser = firstOf(MINI_BROWSERS)
  const xvfb = inPath('Xvfb')
  return driver && miniBrowser && xvfb ? { driver, miniBrowser, xvfb } : undefined
}

/** `packages` are Debian's. */
export const OTHER_ENGINES = [
  { name: 'Firefox', find: findFirefox, packages: 'firefox-esr' },
  { name: 'WebKit', find: findWebKit, packages: 'webkit2gtk-driver xvfb' },
] as const
