import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { createInterface } from 'node:readline'
import { setTimeout as sleep } from 'node:timers/promises'
import puppeteer, { type ElementHandle, type Page } from 'puppeteer-core'
import { findFirefox, findWebKit } from '../../scripts/lib/browsers.ts'
import { freePort, stopTree } from '../../scripts/lib/processes.ts'

/** The keys that a journey presses; the values are WebDriver's codes. */
const KEYS = { Escape: '\uE00C', ArrowRight: '\uE014' } as const

/** What the driver of each engine can do. `person.ts` finds elements and waits by `run`. */
export interface Tab {
  goto(address: string): Promise<void>
  /** Runs the function in the page and returns its result, awaited; both arguments and result are JSON. */
  run<Args extends unknown[], Result>(
    inPage: (...args: Args) => Result,
    ...args: Args
  ): Promise<Awaited<Result>>
  /** Clicks a point of the viewport. */
  click(x: number, y: number): Promise<void>
  /** Types into the element that has the focus. */
  type(text: string): Promise<void>
  press(key: keyof typeof KEYS): Promise<void>
  upload(selector: string, file: string): Promise<void>
  /** Sets the size of the viewport. */
  resize(width: number, height: number): Promise<void>
  close(): Promise<void>
}

export interface BrowserOptions {
  /** The HTTP proxy that everything goes through, such as 'http://127.0.0.1:1234'. */
  proxy: string
  /** A folder for downloads and the like. */
  folder: string
}

export interface Browser {
  newTab(): Promise<Tab>
  close(): Promise<void>
}

/** Firefox by WebDriver BiDi, which its own remote agent speaks. */
const launchFirefox = async ({ proxy, folder }: BrowserOptions): Promise<Browser> => {
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
      'browser.download.folderList': 2,
      'browser.download.dir': folder,
    },
  })
  return {
    newTab: async () => firefoxTab(await browser.newPage()),
    close: () => browser.close(),
  }
}

const firefoxTab = (page: Page): Tab => {
  page.on('dialog', (dialog) => void dialog.accept().catch(() => {}))
  return {
    goto: async (address) => {
      await page.goto(address, { waitUntil: 'domcontentloaded' })
    },
    run: (inPage, ...args) => page.evaluate(inPage as never, ...(args as unknown as never[])),
    click: (x, y) => page.mouse.click(x, y),
    type: (text) => page.keyboard.type(text),
    press: (key) => page.keyboard.press(key),
    upload: async (selector, file) => {
      const input = (await page.$(selector)) as ElementHandle<HTMLInputElement> | null
      await input?.uploadFile(file)
    },
    resize: (width, height) => page.setViewport({ width, height }),
    close: () => page.close(),
  }
}

/**
 * WebKitGTK by classic WebDriver, which is JSON over HTTP: the ten calls below need no client library.
 * WebKitWebDriver speaks no BiDi, so it tells nothing of the console; the proxy's observer does.
 */
const launchWebKit = async ({ proxy, folder }: BrowserOptions): Promise<Browser> => {
  const found = findWebKit()
  if (!found) throw new Error('Falta WebKit: en Debian, los paquetes webkit2gtk-driver y xvfb.')
  const { driver, miniBrowser, xvfb } = found
  const screen = await startScreen(xvfb)
  const port = await freePort()
  const process_ = spawn(driver, [`--port=${port}`], {
    cwd: folder,
    stdio: 'ignore',
    env: {
      ...process.env,
      DISPLAY: screen.display,
      TZ: 'America/Guayaquil',
      LANG: 'C.UTF-8',
      XDG_DATA_HOME: folder,
      XDG_CACHE_HOME: folder,
      XDG_DOWNLOAD_DIR: folder,
      GDK_BACKEND: 'x11',
      // As on a computer without a graphics card; compositing would take most of the time. View transitions crash in
      // this mode (docs/decisions/browsers.md), which is why the journeys run in it.
      WEBKIT_DISABLE_COMPOSITING_MODE: '1',
    },
  })
  const stop = async () => {
    await stopTree(process_)
    await stopTree(screen.process)
  }
  const call = async (method: 'GET' | 'POST' | 'DELETE', path: string, body: object = {}) => {
    const answer = await fetch(`http://127.0.0.1:${port}${path}`, {
      method,
      signal: AbortSignal.timeout(COMMAND_MS),
      ...(method === 'POST' && { body: JSON.stringify(body) }),
    })
    const { value } = (await answer.json()) as { value: unknown }
    if (!answer.ok) throw new Error(`${method} ${path}: ${JSON.stringify(value)}`)
    return value as never
  }
  try {
    await untilAnswers(`http://127.0.0.1:${port}/status`)
    const { sessionId } = (await call('POST', '/session', {
      capabilities: {
        alwaysMatch: {
          // A page that is being left never answers a script.
          timeouts: { script: 5_000 },
          unhandledPromptBehavior: 'accept',
          proxy: { proxyType: 'manual', httpProxy: new URL(proxy).host },
          'webkitgtk:browserOptions': {
            binary: miniBrowser,
            args: ['--automation', '--javascript-can-open-windows-automatically=true'],
          },
        },
      },
    })) as { sessionId: string }
    const session: Call = (method, path, body) => call(method, `/session/${sessionId}${path}`, body)
    const opener = webkitTab(await session('GET', '/window'), session)
    return {
      newTab: async () => webkitTab(await openPopup(opener, session), session),
      close: async () => {
        await session('DELETE', '').catch(() => {})
        await stop()
      },
    }
  } catch (error) {
    await stop()
    throw error
  }
}

/** A window of its own without bars: those of MiniBrowser are wider than a phone. */
const openPopup = async (opener: Tab, session: Call): Promise<string> => {
  const before = await session<string[]>('GET', '/window/handles')
  await opener.run(() => void window.open('about:blank', '_blank', 'popup,width=1280,height=800'))
  for (;;) {
    const handles = await session<string[]>('GET', '/window/handles')
    const opened = handles.find((handle) => !before.includes(handle))
    if (opened) return opened
    await sleep(50)
  }
}

type Call = <Value>(method: 'GET' | 'POST' | 'DELETE', path: string, body?: object) => Promise<Value>

const webkitTab = (handle: string, session: Call): Tab => {
  /** Commands go to the current window, so each one switches first. */
  const call: Call = async (method, path, body) => {
    if ((await session<string>('GET', '/window').catch(() => null)) !== handle)
      await session('POST', '/window', { handle })
    return session(method, path, body)
  }
  const actions = (...all: object[]) => call<void>('POST', '/actions', { actions: all })
  const run: Tab['run'] = async (inPage, ...args) => {
    const script = `const done = arguments[arguments.length - 1]
      Promise.resolve().then(() => (${inPage})(...[...arguments].slice(0, -1))).then(
        (value) => done({ value }), (error) => done({ error: String(error) }))`
    const { value, error } = await call<{ value: never; error?: string }>('POST', '/execute/async', {
      script,
      args,
    })
    if (error) throw new Error(error)
    return value
  }
  return {
    goto: (url) => call('POST', '/url', { url }),
    run,
    click: (x, y) =>
      actions({
        type: 'pointer',
        id: 'mouse',
        actions: [
          { type: 'pointerMove', x: Math.round(x), y: Math.round(y) },
          { type: 'pointerDown', button: 0 },
          { type: 'pointerUp', button: 0 },
        ],
      }),
    // By the editor and not by keys: WebKitGTK waits forever for a key that the screen's keyboard lacks.
    type: (text) => run((text) => void document.execCommand('insertText', false, text), text),
    press: (key) =>
      actions({
        type: 'key',
        id: 'keyboard',
        actions: [
          { type: 'keyDown', value: KEYS[key] },
          { type: 'keyUp', value: KEYS[key] },
        ],
      }),
    upload: async (selector, file) => {
      const element = await call<Record<string, string>>('POST', '/element', {
        using: 'css selector',
        value: selector,
      })
      await call('POST', `/element/${Object.values(element)[0]}/value`, { text: file })
    },
    resize: (width, height) => call('POST', '/window/rect', { width, height }),
    close: () => call('DELETE', '/window'),
  }
}

/** A screen that nobody sees; Xvfb takes a number that is free and tells it. */
const startScreen = async (xvfb: string): Promise<{ process: ChildProcess; display: string }> => {
  const screen = spawn(xvfb, ['-displayfd', '1', '-screen', '0', '1600x1200x24', '-nolisten', 'tcp'], {
    stdio: ['ignore', 'pipe', 'ignore'],
  })
  const [number] = (await once(createInterface({ input: screen.stdout }), 'line')) as [string]
  return { process: screen, display: `:${number}` }
}

const START_MS = 30_000
const COMMAND_MS = 60_000

const untilAnswers = async (address: string): Promise<void> => {
  const end = performance.now() + START_MS
  for (;;) {
    const up = await fetch(address).then(
      ({ ok }) => ok,
      () => false,
    )
    if (up) return
    if (performance.now() > end) throw new Error(`${address} does not answer`)
    await sleep(50)
  }
}

export const LAUNCH = { Firefox: launchFirefox, WebKit: launchWebKit }
