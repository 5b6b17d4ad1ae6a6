import { once } from 'node:events'
import { type IncomingMessage, request } from 'node:http'
import { buffer } from 'node:stream/consumers'
import { gunzipSync } from 'node:zlib'
import type { Endpoint } from '@naf/contract'
import { asForm } from '../lib/as-form.ts'

export interface Call {
  params?: Record<string, string>
  query?: Record<string, string>
  input?: object
  file?: File | undefined
  token?: string | undefined
}

export interface Reply {
  status: number
  headers: IncomingMessage['headers']
  /** Of the body, as it travelled. */
  bytes: number
  text: string
  ms: number
}

/** Sends a request as a browser does, which takes compressed answers. */
export const send = async (
  url: string,
  method: string,
  { headers = {}, body }: { headers?: Record<string, string | number>; body?: Buffer } = {},
): Promise<Reply> => {
  const started = performance.now()
  const sent = request(url, { method, headers: { 'accept-encoding': 'gzip', ...headers } })
  const answered = once(sent, 'response') as Promise<[IncomingMessage]>
  sent.end(body)
  const [response] = await answered
  const bytes = await buffer(response)
  const ms = performance.now() - started
  const text = (response.headers['content-encoding'] === 'gzip' ? gunzipSync(bytes) : bytes).toString()
  return { status: response.statusCode ?? 0, headers: response.headers, bytes: bytes.length, text, ms }
}

/** Where an endpoint of the contract is called. */
export const addressOf = (origin: string, { path }: Endpoint, { params = {}, query }: Call = {}): string => {
  const filled = path.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(params[name] ?? ''))
  return `${origin}/api${filled}${query ? `?${new URLSearchParams(query)}` : ''}`
}

const bodyOf = async ({ file: rule }: Endpoint, { input, file }: Call) => {
  if (!input) return {}
  if (!rule) return { type: 'application/json', body: Buffer.from(JSON.stringify(input)) }
  const form = new Response(asForm(rule, input as Record<string, unknown>, file))
  return { type: form.headers.get('content-type') ?? '', body: Buffer.from(await form.arrayBuffer()) }
}

/** Calls an endpoint of the contract, whatever it answers. */
export const tryCall = async (origin: string, endpoint: Endpoint, call: Call = {}): Promise<Reply> => {
  const { type, body } = await bodyOf(endpoint, call)
  const headers = {
    ...(body && { 'content-type': type, 'content-length': body.length }),
    ...(call.token && { authorization: `Bearer ${call.token}` }),
  }
  return await send(addressOf(origin, endpoint, call), endpoint.method, { headers, ...(body && { body }) })
}

/** @throws Error for a refusal */
export const call = async (origin: string, endpoint: Endpoint, how: Call = {}): Promise<Reply> => {
  const reply = await tryCall(origin, endpoint, how)
  if (reply.status === (endpoint.success ?? 200)) return reply
  throw new Error(`${endpoint.method} ${endpoint.path}: ${reply.status} ${reply.text.slice(0, 300)}`)
}
