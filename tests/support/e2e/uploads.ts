import type { ErrorBody } from '@naf/contract'
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

/** The server does what the next call asks; its answer waits until it is given on, or is lost for good. */
export const holdNextAnswer = async (page: Page, address: string) => {
  const session = await debuggerOf(page)
  const answered = new Promise<string>((resolve) =>
    session.once('Fetch.requestPaused', ({ requestId }) => resolve(requestId)),
  )
  await session.send('Fetch.enable', {
    patterns: [{ urlPattern: address.replaceAll('**', '*'), requestStage: 'Response' }],
  })
  const end = async (how: (requestId: string) => Promise<unknown>) => {
    await how(await answered)
    await session.send('Fetch.disable')
  }
  return {
    answered,
    giveOn: () => end((requestId) => session.send('Fetch.continueRequest', { requestId })),
    lose: () =>
      end((requestId) => session.send('Fetch.failRequest', { requestId, errorReason: 'ConnectionReset' })),
  }
}

/** The next call is answered with this refusal, as by a server that has no room for its file; those after it go through. */
export const refuseNext = async (page: Page, address: string, status: number, refusal: ErrorBody) => {
  const session = await debuggerOf(page)
  session.once('Fetch.requestPaused', async ({ requestId }) => {
    await session.send('Fetch.fulfillRequest', {
      requestId,
      responseCode: status,
      responseHeaders: [
        { name: 'Content-Type', value: 'application/json' },
        { name: 'Retry-After', value: '10' },
      ],
      body: Buffer.from(JSON.stringify(refusal)).toString('base64'),
    })
    await session.send('Fetch.disable')
  })
  await session.send('Fetch.enable', {
    patterns: [{ urlPattern: address.replaceAll('**', '*'), requestStage: 'Request' }],
  })
}
