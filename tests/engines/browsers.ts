import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { setTimeout as sleep } from 'node:timers/promises'
import puppeteer from 'puppeteer-core'
import { findFirefox, findWebKit } from '../../scripts/lib/browsers.ts'
import { freePort, stopTree } from '../../scripts/lib/processes.ts'

/** A window of a browser of its own. `person.ts` does all else by scripts in the page. */
export interface Tab {
  goto(address: string): Promise<unknown>
  /** Runs the function in the page and returns its result, awaited; arguments and result are JSON. */
  run<Args extends unknown[], Result>(
    inPage: (...args: Args) => Result,
    ...args: Args
  ): Promise<Awaited<Result>>
  /** Sets the size of the viewport. */
  resize(width: number, height: number): Promise<unknown>
  /** Ends the browser. */
  close(): Promise<unknown>
}

/** Starts a browser that reaches everything through an HTTP proxy, such as 'http://127.0.0.1:1234'. */
type Launch = (proxy: string) => Promise<Tab>

const PATIENCE_MS = 40_000
const PAUSE_MS = 60

/** Asks until the answer is neither null nor false. A page that is being left cannot be asked: that counts as null. */
export const until = async <Value>(
  what: string,
  ask: () => Promise<Value | null | false>,
): Promise<Value> => {
  const end = performance.now() + PATIENCE_MS
  for (let last: unknown = ''; ; ) {
    const answer = await ask().catch((error) => {
      last = error
      return null
    })
    if (answer !== null && answer !== false) return answer
    if (performance.now() > end) throw new Error(`waited in vain for ${what} ${last}`)
    await sleep(PAUSE_MS)
  }
}

/** Firefox by WebDriver BiDi, which its own remote agent speaks. */
/** Firefox 140 takes the size, but does not know the orientation of the screen, which puppeteer sends with it. */
const forgiveOrientation = (error: Error) => {
  if (!error.message.includes('setScreenOrientationOverride')) throw error
}

const launchFirefox: Launch = async (proxy) => {
  const executablePath = findFirefox()
  if (!executablePath) throw new Error('Falta Firefox: en Debian, el paquete firefox-esr.')
  const { hostname, port } = new URL(proxy)
  const browser = await puppeteer.launch({
    browser: 'firefox',
    executablePath,
    headless: true,
    defaultViewport: null,
    env: { ...process.env, TZ: 'America/Guayaquil' },
    extraPrefsFirefox: {
      'network.proxy.type': 1,
      'network.proxy.http': hostname,
      'network.proxy.http_port': Number(port),
      // Firefox reaches its own machine past every proxy, unless told otherwise.
      'network.proxy.allow_hijacking_localhost': true,
      'intl.accept_languages': 'es-EC, es',
    },
  })
  const page = await browser.newPage()
  return {
    goto: (address) => page.goto(address, { waitUntil: 'domcontentloaded' }),
    run: (inPage, ...args) => page.evaluate(inPage as never, ...(args as unknown as never[])),
    resize: (width, height) => page.setViewport({ width, height }).catch(forgiveOrientation),
    close: () => browser.close(),
  }
}

/** WebKitGTK by classic WebDriver, which is JSON over HTTP: its few calls need no client library. */
const launchWebKit: Launch = async (proxy) => {
  const found = findWebKit()
  if (!found) throw new Error('Falta WebKit: en Debian, los paquetes webkit2gtk-driver y xvfb.')
  const folder = mkdtempSync(join(tmpdir(), 'naf-webkit-'))
  const size = ['-screen', '0', '1600x1200x24']
  const screen = spawn(found.xvfb, ['-displayfd', '1', ...size, '-nolisten', 'tcp'], {
    stdio: ['ignore', 'pipe', 'ignore'],
  })
  // Xvfb takes a free number and prints it.
  const [display] = await once(createInterface({ input: screen.stdout }), 'line')
  const port = await freePort()
  const driver = spawn(found.driver, [`--port=${port}`], {
    cwd: folder,
    stdio: 'ignore',
    env: {
      ...process.env,
      DISPLAY: `:${display}`,
      TZ: 'America/Guayaquil',
      LANG: 'C.UTF-8',
      XDG_DATA_HOME: folder,
      XDG_CACHE_HOME: folder,
      GDK_BACKEND: 'x11',
      // As on a computer without a graphics card; compositing would take most of the time.
      WEBKIT_DISABLE_COMPOSITING_MODE: '1',
    },
  })
  const close = async () => {
    await stopTree(driver)
    await stopTree(screen)
    rmSync(folder, { recursive: true, force: true, maxRetries: 3 })
  }
  let session = ''
  const call = async <Value>(path: string, body?: object): Promise<Value> => {
    const answer = await fetch(`http://127.0.0.1:${port}${session}${path}`, {
      signal: AbortSignal.timeout(60_000),
      ...(body && { method: 'POST', body: JSON.stringify(body) }),
    })
    const { value } = (await answer.json()) as { value: Value }
    if (!answer.ok) throw new Error(`${path}: ${JSON.stringify(value)}`)
    return value
  }
  const run: Tab['run'] = async (inPage, ...args) => {
    const script = `const done = arguments[arguments.length - 1]
      Promise.resolve().then(() => (${inPage})(...[...arguments].slice(0, -1))).then(
        (value) => done({ value }), (error) => done({ error: String(error) }))`
    const { value, error } = await call<{ value: never; error?: string }>('/execute/async', { script, args })
    if (error) throw new Error(error)
    return value
  }
  try {
    await until('the driver of WebKit', () => call('/status'))
    const { sessionId } = await call<{ sessionId: string }>('/session', {
      capabilities: {
        alwaysMatch: {
          // A page that is being left never answers a script.
          timeouts: { script: 5_000 },
          proxy: { proxyType: 'manual', httpProxy: new URL(proxy).host },
          'webkitgtk:browserOptions': {
            binary: found.miniBrowser,
            args: ['--automation', '--javascript-can-open-windows-automatically=true'],
          },
        },
      },
    })
    session = `/session/${sessionId}`
    // A window without bars: those of MiniBrowser are wider than a phone.
    const first = await call<string>('/window')
    await run(() => void window.open('about:blank', '_blank', 'popup,width=1280,height=800'))
    const handle = await until(
      'a second window',
      async () => (await call<string[]>('/window/handles')).find((each) => each !== first) ?? null,
    )
    await call('/window', { handle })
  } catch (error) {
    await close()
    throw error
  }
  return {
    goto: (url) => call('/url', { url }),
    run,
    resize: (width, height) => call('/window/rect', { width, height }),
    close,
  }
}

export const LAUNCH = { Firefox: launchFirefox, WebKit: launchWebKit }
