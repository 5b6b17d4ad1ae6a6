import type { Locator, Page } from '@playwright/test'

/** The service worker, where a spec allows it, and what the browser keeps by it. */

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
