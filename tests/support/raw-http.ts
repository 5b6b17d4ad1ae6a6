import { once } from 'node:events'
import { connect, type Socket } from 'node:net'
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
