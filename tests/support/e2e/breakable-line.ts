import { createServer, request } from 'node:http'
import type { AddressInfo } from 'node:net'
import { test as base } from './content-records.ts'

/** The line between the browser and everything it speaks to: a proxy of the test's own, which can break it. */
export interface Line {
  /** From now on the connection of a call of that path breaks once so many bytes of it have passed. */
  breakAfter: (path: string, bytes: number) => void
  mend: () => void
}

interface Break {
  path: string
  bytes: number
}

const startLine = async () => {
  let broken: Break | null = null

  const server = createServer((incoming, answer) => {
    const { url = '', method, headers } = incoming
    const isBroken = broken !== null && new URL(url).pathname === broken.path
    const limit = isBroken && broken ? broken.bytes : Number.POSITIVE_INFINITY
    const outgoing = request(url, { method, headers }, (response) => {
      answer.writeHead(response.statusCode ?? 502, response.headers)
      response.pipe(answer)
    })
    outgoing.on('error', () => incoming.socket.destroy())
    answer.on('close', () => outgoing.destroy())
    let passed = 0
    incoming.on('data', (chunk: Buffer) => {
      passed += chunk.length
      if (passed < limit) return
      incoming.socket.destroy()
      outgoing.destroy()
    })
    incoming.pipe(outgoing)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))

  const line: Line = {
    breakAfter: (path, bytes) => {
      broken = { path, bytes }
    },
    mend: () => {
      broken = null
    },
  }
  const close = () => {
    server.closeAllConnections()
    server.close()
  }
  return { line, close, address: `http://127.0.0.1:${(server.address() as AddressInfo).port}` }
}

export interface Fixtures {
  startedLine: Awaited<ReturnType<typeof startLine>>
  line: Line
}

/** `test` whose browser reaches the portal by a line that the test may break. */
export const test = base.extend<Fixtures>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright wants the pattern
  startedLine: async ({}, use) => {
    const started = await startLine()
    await use(started)
    started.close()
  },
  line: ({ startedLine }, use) => use(startedLine.line),
  // Browsers reach their own machine past every proxy, unless told otherwise.
  proxy: ({ startedLine }, use) => use({ server: startedLine.address, bypass: '<-loopback>' }),
})
