import { subscribe } from 'node:diagnostics_channel'
import http2, { type ClientHttp2Session, type ClientHttp2Stream } from 'node:http2'
import { Session } from 'node:inspector/promises'
import { type Counts, createCallBill, NO_COUNTS } from './firestore-bill.ts'
import { createFrameReader } from './grpc-frames.ts'

/**
 * Loaded into a server before anything else (`--require`). It counts on the connection itself, whoever the client is and however it is
 * bundled: Firestore's gRPC messages as they pass through Node's HTTP/2, the identity provider's calls as Node's HTTP
 * clients announce them. Asked by the parent, it tells these and what the process has used so far, or profiles it.
 */

/** What a server has used and asked for since it started; `peakBytes` since it was last told. */
export interface Usage extends Counts {
  requests: number
  cpuMicros: number
  peakBytes: number
}

const FIRESTORE = /^\/google\.firestore\.v1\.Firestore\/(\w+)$/
const IDENTITY = /identitytoolkit/
const SAMPLE_MS = 20

const counts: Counts = { ...NO_COUNTS }
let requests = 0
let peakBytes = 0

const follow = (stream: ClientHttp2Stream, rpc: string): void => {
  const bill = createCallBill(rpc, counts)
  const readSent = createFrameReader(bill.sent)
  const write = stream.write.bind(stream) as (chunk: Buffer, ...rest: unknown[]) => boolean
  stream.write = ((chunk: Buffer, ...rest: unknown[]) => {
    readSent(chunk)
    return write(chunk, ...rest)
  }) as typeof stream.write
  stream.on('data', createFrameReader(bill.answered))
  stream.once('close', bill.ended)
}

const watch = (session: ClientHttp2Session): ClientHttp2Session => {
  const request = session.request.bind(session)
  session.request = (headers = {}, options) => {
    const stream = request(headers, options)
    const path = (headers as Record<string, unknown>)[':path']
    const [, rpc] = FIRESTORE.exec(String(path)) ?? []
    if (rpc) follow(stream, rpc)
    return stream
  }
  return session
}

const connect = http2.connect as (...how: unknown[]) => ClientHttp2Session
http2.connect = ((...how: unknown[]) => watch(connect(...how))) as typeof http2.connect

const countIdentity = (where: string): void => {
  if (IDENTITY.test(where)) counts.identity += 1
}
subscribe('http.client.request.start', (message) =>
  countIdentity((message as { request: { path: string } }).request.path),
)
subscribe('undici:request:create', (message) =>
  countIdentity((message as { request: { path: string } }).request.path),
)
subscribe('http.server.request.start', () => {
  requests += 1
})

const samplePeak = (): void => {
  peakBytes = Math.max(peakBytes, process.memoryUsage.rss())
}
setInterval(samplePeak, SAMPLE_MS).unref()

const SAMPLES_US = 500
const inspector = new Session()

/** Until it is stopped, which tells what was found. */
const startProfile = async (): Promise<void> => {
  inspector.connect()
  await inspector.post('Profiler.enable')
  await inspector.post('Profiler.setSamplingInterval', { interval: SAMPLES_US })
  await inspector.post('Profiler.start')
  process.send?.({ profile: null })
}

const stopProfile = async (): Promise<void> => {
  const { profile } = await inspector.post('Profiler.stop')
  inspector.disconnect()
  process.send?.({ profile })
}

process.on('message', (message) => {
  if (message === 'start profile') void startProfile()
  if (message === 'stop profile') void stopProfile()
  if (message !== 'usage') return
  samplePeak()
  const { user, system } = process.cpuUsage()
  const usage: Usage = { ...counts, requests, cpuMicros: user + system, peakBytes }
  peakBytes = 0
  process.send?.({ usage })
})
