import type { CDPSession, Page } from '@playwright/test'

/**
 * What happens to a file on its way. Playwright's own routes do not see the bytes of a file: the browser's debugger
 * does it here, and whatever reaches the server reaches it whole. None of this goes together with `page.route`.
 */

const debuggerOf = (page: Page): Promise<CDPSession> => page.context().newCDPSession(page)

const UNLIMITED = { offline: false, latency: 0, downloadThroughput: -1, uploadThroughput: -1 }

/** Lets at most that many bytes a second go out, until the returned function is called. */
export const slowUploads = async (page: Page, bytesPerSecond: number): Promise<() => Promise<void>> => {
  const session = await debuggerOf(page)
  await session.send('Network.enable')
  const limit = async (uploadThroughput: number) => {
    await session.send('Network.emulateNetworkConditions', { ...UNLIMITED, uploadThroughput })
  }
  await limit(bytesPerSecond)
  return () => limit(UNLIMITED.uploadThroughput)
}
