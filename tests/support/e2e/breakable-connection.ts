import { type BreakableConnection, startProxy } from '../breakable-proxy.ts'
import { test as base } from './content-records.ts'

export type { BreakableConnection } from '../breakable-proxy.ts'

export interface Fixtures {
  startedProxy: Awaited<ReturnType<typeof startProxy>>
  connection: BreakableConnection
}

/** `test` whose browser reaches the portal by a connection that the test may break. */
export const test = base.extend<Fixtures>({
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
