import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { Answer, Endpoint } from '@naf/contract'
import type { DetachedWindowAPI } from 'happy-dom'
import { afterAll, beforeAll, beforeEach } from 'vitest'

/** A call of the page that reached the server. */
export interface Call {
  method: string
  /** Decoded and without `/api`, as '/libros/editar/l1'. */
  path: string
  query: Record<string, string>
  headers: IncomingMessage['headers']
  /** A JSON body parsed, a multipart form as its text, undefined without a body. */
  body: unknown
}

/** Writes the answer to a call. */
export type Reply = (call: Call, response: ServerResponse) => void

/** Answers JSON. @param headers such as the `Link` of a list that goes on */
export const json =
  (body: unknown, status = 200, headers: Record<string, string> = {}): Reply =>
  (_call, response) =>
    void response
      .writeHead(status, { 'Content-Type': 'application/json', ...headers })
      .end(JSON.stringify(body))

/** Refuses as the server does. */
export const refuse = (status: number, code: string, error = 'Algo falló.'): Reply =>
  json({ error, code }, status)

/** Answers with a page of HTML, as a proxy or the hosting does when the function fails. */
export const htmlError: Reply = (_call, response) => void response.writeHead(502).end('<h1>Bad gateway</h1>')

/** Ends the connection without an answer. */
export const loseConnection: Reply = (_call, response) => void response.destroy()

/** Waits with the answer until `release` is called. */
export const hold = (reply: Reply) => {
  let release = () => {}
  const released = new Promise<void>((resolve) => {
    release = resolve
  })
  const held: Reply = (call, response) => void released.then(() => reply(call, response))
  return { reply: held, release: () => release() }
}

/** Gives one answer after the other; the last one repeats. */
export const inTurn = (...replies: [Reply, ...Reply[]]): Reply => {
  let calls = 0
  return (call, response) => {
    const reply = replies[Math.min(calls, replies.length - 1)] as Reply
    calls += 1
    reply(call, response)
  }
}

const matches = (endpoint: Endpoint, { method, path }: Call): boolean => {
  const pattern = endpoint.path.replaceAll('.', '\\.').replace(/:\w+/g, '[^/]+')
  return endpoint.method === method && new RegExp(`^${pattern}$`).test(path)
}

const readBody = async (request: IncomingMessage): Promise<unknown> => {
  const chunks: Buffer[] = []
  for await (const chunk of request) chunks.push(chunk)
  const text = Buffer.concat(chunks).toString('utf8')
  if (text === '') return undefined
  return request.headers['content-type']?.includes('json') ? JSON.parse(text) : text
}

const readCall = async (request: IncomingMessage): Promise<Call> => {
  const { pathname, searchParams } = new URL(request.url ?? '/', 'http://localhost')
  return {
    method: request.method ?? 'GET',
    path: decodeURIComponent(pathname).replace(/^\/api/, ''),
    query: Object.fromEntries(searchParams),
    headers: request.headers,
    body: await readBody(request).catch(() => undefined),
  }
}

/**
 * A local HTTP server in place of the API, for one test file. Each test says what the endpoints answer; a read without
 * an answer gives an empty list, a change without one fails the call with 501.
 * @example api.answers(endpoints.libros.list, [libro('a')]); api.on(endpoints.libros.remove, refuse(404, 'not_found'))
 */
export const withStubApi = () => {
  const replies: [Endpoint, Reply][] = []

  const api = {
    calls: [] as Call[],
    /** The calls that change something, in the order they arrived. */
    get changes() {
      return api.calls.filter(({ method }) => method !== 'GET')
    },
    /** Lets an endpoint answer this from now on. */
    answers<E extends Endpoint>(endpoint: E, answer: Answer<E>) {
      api.on(endpoint, json(answer, endpoint.success ?? 200))
    },
    /** Lets an endpoint answer by this function from now on. */
    on(endpoint: Endpoint, reply: Reply) {
      replies.unshift([endpoint, reply])
    },
    /** The calls of an endpoint. */
    callsOf: (endpoint: Endpoint) => api.calls.filter((call) => matches(endpoint, call)),
  }

  const server = createServer(async (request, response) => {
    const call = await readCall(request)
    api.calls.push(call)
    const found = replies.find(([endpoint]) => matches(endpoint, call))
    if (found) return found[1](call, response)
    if (call.method === 'GET') return json([])(call, response)
    return refuse(501, 'internal', `${call.method} ${call.path} has no answer in this test`)(call, response)
  })

  beforeAll(() => new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve)))
  beforeEach(() => {
    api.calls = []
    replies.length = 0
    const { port } = server.address() as AddressInfo
    ;(window as unknown as { happyDOM: DetachedWindowAPI }).happyDOM.setURL(`http://127.0.0.1:${port}/`)
  })
  afterAll(() => {
    server.closeAllConnections()
    server.close()
  })

  return api
}
