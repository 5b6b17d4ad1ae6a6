import { once } from 'node:events'
import { Agent, type IncomingHttpHeaders, type OutgoingHttpHeaders, request } from 'node:http'
import { connect, type Socket } from 'node:net'
import { type Reply, send } from './api-as.ts'
import type { ApiServer } from './server.ts'

/** HTTP/1.1 by hand, for what no client would send. */

export interface RawReply {
  /** Null where the server closed the connection without a word. */
  status: number | null
  /** With names in lower case; of one that came twice, the last. */
  headers: Record<string, string>
  body: string
  ms: number
}

/** The first answer on the connection, if it is whole; interim ones (1xx) are none. */
const parse = (received: Buffer, isHead: boolean, isOver: boolean): Omit<RawReply, 'ms'> | null => {
  const end = received.indexOf('\r\n\r\n')
  if (end < 0) return null
  const [first = '', ...lines] = received.subarray(0, end).toString('latin1').split('\r\n')
  const status = Number(first.split(' ')[1])
  if (status < 200) return parse(received.subarray(end + 4), isHead, isOver)
  const headers = Object.fromEntries(
    lines.map((line) => {
      const colon = line.indexOf(':')
      return [line.slice(0, colon).toLowerCase(), line.slice(colon + 1).trim()]
    }),
  )
  const rest = received.subarray(end + 4)
  const hasNone = isHead || status === 204 || status === 304
  const length = hasNone ? 0 : Number(headers['content-length'] ?? Number.NaN)
  const isWhole =
    rest.length >= length ||
    (headers['transfer-encoding'] && `\r\n${rest.toString('latin1')}`.includes('\r\n0\r\n\r\n'))
  if (!isWhole && !isOver) return null
  return {
    status,
    headers,
    body: Number.isNaN(length) ? unchunked(rest) : rest.subarray(0, length).toString(),
  }
}

const unchunked = (bytes: Buffer): string => {
  const start = bytes.indexOf('\r\n')
  const length = Number.parseInt(bytes.subarray(0, start).toString(), 16)
  if (start < 0 || !(length > 0)) return ''
  return (
    bytes.subarray(start + 2, start + 2 + length).toString() + unchunked(bytes.subarray(start + 4 + length))
  )
}

/** A connection to whoever has this address. */
export const connectTo = (url: string): Socket => connect(Number(new URL(url).port), '127.0.0.1')

/**
 * Sends bytes as they are and waits for the first answer.
 * @param halfClose says after the last byte that no more will come: for a request that is not whole
 */
export const sendBytes = async (
  { url }: Pick<ApiServer, 'url'>,
  bytes: Uint8Array,
  { halfClose = false, timeoutMs = 10_000 }: { halfClose?: boolean; timeoutMs?: number } = {},
): Promise<RawReply> => {
  const isHead = Buffer.from(bytes.subarray(0, 5)).toString() === 'HEAD '
  const socket: Socket = connectTo(url)
  socket.on('error', () => {})
  await once(socket, 'connect')
  const started = performance.now()
  let received = Buffer.alloc(0)
  const reply = await new Promise<Omit<RawReply, 'ms'>>((resolve) => {
    const finish = () => resolve(parse(received, isHead, true) ?? { status: null, headers: {}, body: '' })
    socket.on('data', (chunk) => {
      received = Buffer.concat([received, chunk])
      const whole = parse(received, isHead, false)
      if (whole) resolve(whole)
    })
    socket.on('close', finish)
    socket.setTimeout(timeoutMs, finish)
    if (halfClose) socket.end(bytes)
    else socket.write(bytes)
  })
  socket.destroy()
  return { ...reply, ms: performance.now() - started }
}

/**
 * A request as no browser would send it: any headers, one of them more than once where it is a list, and a body in
 * chunks, whose length nobody announces, where `chunked` is asked for.
 */
export const sendRaw = (
  url: string,
  { method = 'POST', headers = {}, body = Buffer.alloc(0), chunked = false }: AnyRequest,
): Promise<{ status: number; text: string }> =>
  new Promise((resolve, reject) => {
    const length = chunked ? { 'transfer-encoding': 'chunked' } : { 'content-length': body.length }
    const agent = new Agent({ keepAlive: true })
    const outgoing = request(url, { method, headers: { ...length, ...headers }, agent }, (incoming) => {
      let text = ''
      incoming.setEncoding('utf8')
      incoming.on('data', (part: string) => {
        text += part
      })
      incoming.on('end', () => {
        agent.destroy()
        resolve({ status: incoming.statusCode ?? 0, text })
      })
    })
    outgoing.on('error', reject)
    outgoing.end(body)
  })

/** As `RawRequest`, a header more than once where it is a list. */
type AnyRequest = Omit<RawRequest, 'headers'> & { headers?: OutgoingHttpHeaders }

export interface RawRequest {
  method?: string
  headers?: Record<string, string>
  body?: Buffer
  chunked?: boolean
}

/** Multipart bodies written by hand, for what no browser would send. */

export const BOUNDARY = '----frontera7d1f'
export const FORM_TYPE = `multipart/form-data; boundary=${BOUNDARY}`

/** One part: its header lines and its bytes. */
export interface Part {
  head: string[]
  body: Uint8Array
}

export const aField = (name: string, value: string | Uint8Array, ...head: string[]): Part => ({
  head: [`Content-Disposition: form-data; name="${name}"`, ...head],
  body: typeof value === 'string' ? Buffer.from(value) : value,
})

/** `filename` as the whole parameter: `filename="a.pdf"`. */
export const aFilePart = (name: string, body: Uint8Array, filename = 'filename="archivo.pdf"'): Part => ({
  head: [
    `Content-Disposition: form-data; name="${name}"; ${filename}`,
    'Content-Type: application/octet-stream',
  ],
  body,
})

export const fieldsOf = (form: Record<string, unknown>): Part[] =>
  Object.entries(form).map(([name, value]) => aField(name, String(value)))

export const rawForm = (parts: Part[], boundary = BOUNDARY): Buffer =>
  Buffer.concat([
    ...parts.flatMap(({ head, body }) => [
      Buffer.from(`--${boundary}\r\n${head.join('\r\n')}\r\n\r\n`),
      body,
      Buffer.from('\r\n'),
    ]),
    Buffer.from(`--${boundary}--\r\n`),
  ])

/** Sends a body as a form, or as whatever `type` says it is. */
export const sendForm = (
  server: Pick<ApiServer, 'url'>,
  { method, path }: { method: string; path: string },
  token: string,
  body: Uint8Array,
  type = FORM_TYPE,
): Promise<Reply> =>
  send(server, method, path, { token, headers: { 'content-type': type }, body: new Uint8Array(body) })

export interface Answered {
  status: number
  headers: IncomingHttpHeaders
  /** As they came over the connection: what `fetch` decompresses is compressed here. */
  bytes: Buffer
  /** False where the connection closed before the answer's end. */
  isWhole: boolean
}

/** One call, whose answer is looked at as it comes. */
export const ask = (
  url: string,
  { method = 'GET', headers = {} }: { method?: string; headers?: Record<string, string> } = {},
): Promise<Answered> =>
  new Promise((resolve, reject) => {
    const outgoing = request(url, { method, headers }, (incoming) => {
      const parts: Buffer[] = []
      incoming.on('data', (part: Buffer) => parts.push(part))
      // It comes after `close` where the connection was cut.
      incoming.on('error', () => {})
      incoming.on('close', () =>
        resolve({
          status: incoming.statusCode ?? 0,
          headers: incoming.headers,
          bytes: Buffer.concat(parts),
          isWhole: incoming.complete,
        }),
      )
    })
    outgoing.on('error', reject)
    outgoing.end()
  })
