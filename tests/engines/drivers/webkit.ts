import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { createServer } from 'node:net'
import { createInterface } from 'node:readline'
import { setTimeout as sleep } from 'node:timers/promises'
import { stopTree } from '../../../scripts/lib/processes.ts'
import type { WebKit } from '../../../scripts/test/other-engines.ts'
import { type Browser, type BrowserOptions, KEYS, type Tab } from './tab.ts'

/**
 * WebKitGTK by classic WebDriver, which is JSON over HTTP: the ten calls below need no client library.
 * WebKitWebDriver speaks no BiDi, so it tells nothing of the console; the proxy's observer does (observer.ts).
 */
export const launchWebKit = async (
  { driver, miniBrowser, xvfb }: WebKit,
  { proxy, folder, dark = false }: BrowserOptions,
): Promise<Browser> => {
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
      // this mode (docs/decisions/other-engines.md), which is why the journeys run in it.
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
            args: [
              '--automation',
              '--javascript-can-open-windows-automatically=true',
              ...(dark ? ['--dark-mode'] : []),
            ],
          },
        },
      },
    })) as { sessionId: string }
    const session: Call = (method, path, body) => call(method, `/session/${sessionId}${path}`, body)
    const opener = tabOf(await session('GET', '/window'), session)
    return {
      newTab: async () => tabOf(await openPopup(opener, session), session),
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

const tabOf = (handle: string, session: Call): Tab => {
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
    screenshot: async () => Buffer.from(await call<string>('GET', '/screenshot'), 'base64'),
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

const freePort = async (): Promise<number> => {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as { port: number }
  server.close()
  return port
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
