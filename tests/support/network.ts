import { test as base, type Locator, type Page, type Route } from '@playwright/test'
import { type BreakableConnection, startProxy } from './breakable-proxy.ts'

export type { BreakableConnection } from './breakable-proxy.ts'

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

/** How servers fail: our own in JSON, whatever stands before it in HTML. */
export const FAILURES = {
  json: {
    status: 500,
    contentType: 'application/json',
    body: JSON.stringify({ error: 'Algo salió mal. Inténtalo de nuevo más tarde.', code: 'internal' }),
  },
  html: {
    status: 502,
    contentType: 'text/html',
    body: '<!doctype html><title>502</title><h1>Bad Gateway</h1>',
  },
} as const

/** Lets an address fail, until the returned function is called. */
export const fail = async (
  page: Page,
  address: string | RegExp,
  failure: Parameters<Route['fulfill']>[0],
): Promise<() => Promise<void>> => {
  const refuse = (route: Route) => route.fulfill(failure)
  await page.route(address, refuse)
  return () => page.unroute(address, refuse)
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
