import { once } from 'node:events'
import { type ClientRequest, type IncomingHttpHeaders, request } from 'node:http'
import { connect, type Socket } from 'node:net'
import { setTimeout as wait } from 'node:timers/promises'
import { type Reply, send } from './api-as.ts'
import type { ApiServer } from './server.ts'

/** HTTP by hand, for what no client would send. */

export interface RawReply {
  /** Null if the server closed the connection without an answer. */
  status: number | null
  /** With names in lower case. */
  headers: Record<string, string>
  body: string
}

const parse = (received: string): RawReply => {
  const end = received.indexOf('\r\n\r\n')
  if (end < 0) return { status: null, headers: {}, body: '' }
  const [first = '', ...lines] = received.slice(0, end).split('\r\n')
  const headers = lines.map((line) => {
    const colon = line.indexOf(':')
    return [line.slice(0, colon).toLowerCase(), line.slice(colon + 1).trim()]
  })
  const status = Number(first.split(' ')[1])
  return { status, headers: Object.fromEntries(headers), body: received.slice(end + 4) }
}

/** A connection to the server of this address. */
export const connectTo = (url: string): Socket => connect(Number(new URL(url).port), '127.0.0.1')

/**
 * Sends bytes as they are.
 * @param halfClose ends the client's side after the last byte, for a request that is not whole
 * @returns what the server sent until it closed the connection, so a whole request must ask for that
 */
export const sendBytes = async (
  { url }: Pick<ApiServer, 'url'>,
  bytes: Uint8Array,
  { halfClose = false } = {},
): Promise<RawReply> => {
  const socket = connectTo(url)
  const received: Buffer[] = []
  socket.on('error', () => {})
  socket.on('data', (chunk) => received.push(chunk))
  socket.setTimeout(10_000, () => socket.destroy())
  if (halfClose) socket.end(bytes)
  else socket.write(bytes)
  await once(socket, 'close')
  return parse(Buffer.concat(received).toString())
}

export interface RawRequest {
  method?: string
  headers?: Record<string, string>
  body?: Buffer
  /** Sends the body without its length. */
  chunked?: boolean
  /** Takes so long for the body, and sends a piece of it every second. */
  seconds?: number
}

export interface Answered {
  status: number
  headers: IncomingHttpHeaders
  /** As sent: compressed if the server compressed them. */
  bytes: Buffer
  /** False if the connection closed before the answer's end. */
  isWhole: boolean
}

/** A request with any header and body, and its answer as it was sent. */
export const ask = (
  url: string,
  { method = 'GET', headers = {}, body, chunked = false, seconds = 0 }: RawRequest = {},
): Promise<Answered> =>
  new Promise((resolve, reject) => {
    const length = chunked ? { 'transfer-encoding': 'chunked' } : body && { 'content-length': body.length }
    const outgoing = request(url, { method, headers: { ...length, ...headers } }, (incoming) => {
      const parts: Buffer[] = []
      incoming.on('data', (part: Buffer) => parts.push(part))
      // It comes after `close` if the connection was cut.
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
    if (body && seconds > 0) void writeSlowly(outgoing, body, seconds)
    else outgoing.end(body)
  })

const writeSlowly = async (outgoing: ClientRequest, body: Buffer, seconds: number): Promise<void> => {
  const size = Math.ceil(body.length / (seconds + 1))
  for (let at = 0; at < body.length; at += size) {
    if (at > 0) await wait(1_000)
    outgoing.write(body.subarray(at, at + size))
  }
  outgoing.end()
}

/** Multipart bodies by hand. */

const BOUNDARY = '----frontera7d1f'
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

export const aFilePart = (name: string, body: Uint8Array, filename = 'archivo.pdf'): Part => ({
  head: [
    `Content-Disposition: form-data; name="${name}"; filename="${filename}"`,
    'Content-Type: application/octet-stream',
  ],
  body,
})

export const fieldsOf = (form: Record<string, unknown>): Part[] =>
  Object.entries(form).map(([name, value]) => aField(name, String(value)))

export const rawForm = (parts: Part[]): Buffer =>
  Buffer.concat([
    ...parts.flatMap(({ head, body }) => [
      Buffer.from(`--${BOUNDARY}\r\n${head.join('\r\n')}\r\n\r\n`),
      body,
      Buffer.from('\r\n'),
    ]),
    Buffer.from(`--${BOUNDARY}--\r\n`),
  ])

/** Sends a body as a form, or as what `type` says. */
export const sendForm = (
  server: Pick<ApiServer, 'url'>,
  { method, path }: { method: string; path: string },
  token: string,
  body: Uint8Array,
  type = FORM_TYPE,
): Promise<Reply> =>
  send(server, method, path, { token, headers: { 'content-type': type }, body: new Uint8Array(body) })
