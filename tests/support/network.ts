import { createServer, type IncomingHttpHeaders, type IncomingMessage, request } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { setTimeout as sleep } from 'node:timers/promises'
import { test as base, type Locator, type Page } from '@playwright/test'

/** Keeps calls of an address waiting until the returned function is called; then an earlier route or the server answers. */
export const hold = async (page: Page, address: string): Promise<() => void> => {
  let release = () => {}
  const released = new Promise<void>((resolve) => {
    release = resolve
  })
  await page.route(address, async (route) => {
    await released
    await route.fallback()
  })
  return release
}

/** The server does what the next call asks, and its answer never arrives. */
export const loseNextAnswer = (page: Page, address: string) =>
  page.route(
    address,
    async (route) => {
      await route.fetch()
      await route.abort('connectionreset')
    },
    { times: 1 },
  )

/** What the browser says of a connection that broke. */
export const CONNECTION_LOST = /net::ERR_/

/** Counts the calls a page makes of a path, from now on. */
export const countCalls = (page: Page, path: string): (() => number) => {
  let count = 0
  page.on('request', (request) => {
    if (new URL(request.url()).pathname === path) count += 1
  })
  return () => count
}

const UNLIMITED = { offline: false, latency: 0, downloadThroughput: -1, uploadThroughput: -1 }

/** Lets at most that many bytes a second go out, until the returned function is called. */
export const slowUploads = async (page: Page, bytesPerSecond: number): Promise<() => Promise<void>> => {
  const session = await page.context().newCDPSession(page)
  await session.send('Network.enable')
  const limit = async (uploadThroughput: number) => {
    await session.send('Network.emulateNetworkConditions', { ...UNLIMITED, uploadThroughput })
  }
  await limit(bytesPerSecond)
  return () => limit(UNLIMITED.uploadThroughput)
}

/** The connection between the browser and everything it speaks to: a proxy of the test's own, which can break it. */
export interface BreakableConnection {
  /** From now on nothing passes, and the browser believes that something might. */
  cut(): void
  mend(): void
  /** From now on the answers of that path are other ones, for a service worker too. */
  change(path: string, changed: (text: string) => string): void
  /** From now on the answers of that path wait so long before they pass. */
  slow(path: string, ms: number): void
}

interface ProxyOptions {
  /** Paths that the proxy answers itself, even while the connection is cut. */
  own?: Record<string, (body: string) => { type: string; body: string }>
  /** Changes every HTML document on its way to the browser. */
  changeDocument?: (html: string) => string
}

/** So that the answer comes whole and uncompressed. */
const unconditional = ({
  'accept-encoding': _encoding,
  'if-none-match': _tag,
  'if-modified-since': _date,
  ...headers
}: IncomingHttpHeaders) => headers

/** The headers of an answer whose text is changed. */
const headersOf = ({ headers }: IncomingMessage) => {
  const { 'content-length': _length, etag: _tag, 'last-modified': _date, ...kept } = headers
  return kept
}

export const startProxy = async ({ own = {}, changeDocument }: ProxyOptions = {}) => {
  let isCut = false
  const changes = new Map<string, (text: string) => string>()
  const delays = new Map<string, number>()

  const server = createServer(async (incoming, answer) => {
    const { url = '', method, headers } = incoming
    const { pathname } = new URL(url)
    if (own[pathname]) {
      const { type, body } = own[pathname](await text(incoming).catch(() => ''))
      answer.writeHead(200, { 'Content-Type': type, 'Cache-Control': 'no-store' }).end(body)
      return
    }
    if (isCut) return void incoming.socket.destroy()
    // By its path: what a service worker fetches does not say that it wants HTML.
    const isDocument = !/^\/api\/|\.(?!html$)/.test(pathname)
    const change = changes.get(pathname) ?? (isDocument ? changeDocument : undefined)
    const sent = { method, headers: change ? unconditional(headers) : headers }
    const outgoing = request(url, sent, async (response) => {
      await sleep(delays.get(pathname) ?? 0)
      if (answer.destroyed) return
      answer.writeHead(response.statusCode ?? 502, change ? headersOf(response) : response.headers)
      if (change) answer.end(change(await text(response)))
      else response.pipe(answer)
    })
    outgoing.on('error', () => incoming.socket.destroy())
    answer.on('close', () => outgoing.destroy())
    incoming.pipe(outgoing)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))

  const connection: BreakableConnection = {
    cut() {
      isCut = true
    },
    mend() {
      isCut = false
    },
    change: (path, changed) => void changes.set(path, changed),
    slow: (path, ms) => void delays.set(path, ms),
  }
  const close = () => {
    server.closeAllConnections()
    server.close()
  }
  return { connection, close, address: `http://127.0.0.1:${(server.address() as AddressInfo).port}` }
}

/** `test` whose browser reaches the portal by a connection that the test may break. */
export const onBreakableConnection = base.extend<{
  startedProxy: Awaited<ReturnType<typeof startProxy>>
  connection: BreakableConnection
}>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright wants the pattern
  startedProxy: async ({}, use) => {
    const started = await startProxy()
    await use(started)
    started.close()
  },
  connection: ({ startedProxy }, use) => use(startedProxy.connection),
  // Browsers reach their own machine past every proxy, unless told otherwise.
  proxy: ({ startedProxy }, use) => use({ server: startedProxy.address, bypass: '<-loopback>' }),
})

/** Waits until the worker has fetched what it precaches and answers for this page. */
export const workerAtWork = (page: Page): Promise<void> =>
  page.evaluate(async () => {
    const { serviceWorker } = navigator
    await serviceWorker.ready
    if (!serviceWorker.controller)
      await new Promise((resolve) =>
        serviceWorker.addEventListener('controllerchange', resolve, { once: true }),
      )
  })

/** Everything in the browser's caches: the path of each, and its text. */
export const cachedByWorker = (page: Page): Promise<{ path: string; text: string }[]> =>
  page.evaluate(async () => {
    const names = await caches.keys()
    const kept = names.map(async (name) => {
      const cache = await caches.open(name)
      const requests = await cache.keys()
      return requests.map(async (request) => ({
        path: new URL(request.url).pathname,
        text: (await (await cache.match(request))?.text()) ?? '',
      }))
    })
    return Promise.all((await Promise.all(kept)).flat())
  })

/** The bar at the lower edge of the window, where it says this. */
export const notice = (page: Page, text: string): Locator =>
  page.getByRole('status').filter({ hasText: text })

export const offlineNotice = (page: Page): Locator => notice(page, 'Sin conexión.')
