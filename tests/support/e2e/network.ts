import type { Page } from '@playwright/test'

/** What happens to a call on its way, besides what hold.ts does to it. */

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
