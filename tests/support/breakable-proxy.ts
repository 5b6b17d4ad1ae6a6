import {
  createServer,
  type IncomingHttpHeaders,
  type IncomingMessage,
  request,
  type ServerResponse,
} from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { setTimeout as sleep } from 'node:timers/promises'

/** The connection between the browser and everything it speaks to: a proxy of the test's own, which can break it. */
export interface BreakableConnection {
  /** From now on nothing passes, and the browser believes that something might. */
  cut: () => void
  mend: () => void
  /** From now on the answers of that path are other ones; not even a service worker knows. */
  change: (path: string, changed: (text: string) => string) => void
  /** From now on the answers of that path wait so long before they pass. */
  slow: (path: string, ms: number) => void
}

export interface OwnAnswer {
  type: string
  body: string
}

export interface ProxyOptions {
  /** Paths that the proxy answers itself, even while the connection is cut. */
  own?: Record<string, (body: string) => OwnAnswer>
  /** Changes every HTML document on its way to the browser. */
  changeDocument?: (html: string) => string
}

export const startProxy = async ({ own = {}, changeDocument }: ProxyOptions = {}) => {
  let isCut = false
  const changes = new Map<string, (text: string) => string>()
  const delays = new Map<string, number>()

  const server = createServer((incoming, answer) => {
    const { url = '', method, headers } = incoming
    const { pathname } = new URL(url)
    const ownAnswer = own[pathname]
    if (ownAnswer) {
      sendOwn(incoming, answer, ownAnswer).catch(() => answer.destroy())
      return
    }
    if (isCut) {
      incoming.socket.destroy()
      return
    }
    // By its path: what a service worker fetches does not say that it wants HTML.
    const isDocument = !/^\/api\/|\.(?!html$)/.test(pathname)
    const change = changes.get(pathname) ?? (isDocument ? changeDocument : undefined)
    const outgoing = request(
      url,
      { method, headers: change ? unconditional(headers) : headers },
      async (response) => {
        await sleep(delays.get(pathname) ?? 0)
        if (answer.destroyed) return
        if (change) await sendChanged(response, answer, change)
        else {
          answer.writeHead(response.statusCode ?? 502, response.headers)
          response.pipe(answer)
        }
      },
    )
    outgoing.on('error', () => incoming.socket.destroy())
    answer.on('close', () => outgoing.destroy())
    incoming.pipe(outgoing)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))

  const connection: BreakableConnection = {
    cut: () => {
      isCut = true
    },
    mend: () => {
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

/** So that the answer comes whole, and as it is. */
const unconditional = ({
  'accept-encoding': _encoding,
  'if-none-match': _tag,
  'if-modified-since': _date,
  ...headers
}: IncomingHttpHeaders) => headers

const sendOwn = async (
  incoming: IncomingMessage,
  answer: ServerResponse,
  own: (body: string) => OwnAnswer,
): Promise<void> => {
  const { type, body } = own(await text(incoming))
  answer.writeHead(200, { 'Content-Type': type, 'Cache-Control': 'no-store' }).end(body)
}

const sendChanged = async (
  response: IncomingMessage,
  answer: ServerResponse,
  changed: (text: string) => string,
): Promise<void> => {
  const { 'content-length': _length, etag: _tag, 'last-modified': _date, ...headers } = response.headers
  answer.writeHead(response.statusCode ?? 502, headers)
  answer.end(changed(await text(response)))
}
