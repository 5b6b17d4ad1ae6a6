import { createServer, type IncomingHttpHeaders, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { DetachedWindowAPI } from 'happy-dom'
import { afterEach, beforeEach } from 'vitest'

export interface Arrived {
  method: string
  path: string
  headers: IncomingHttpHeaders
  /** As it was sent, a multipart form too. */
  body: string
}

export type Reply = (arrived: Arrived, response: ServerResponse) => void

export const json =
  (body: unknown, status = 200): Reply =>
  (_arrived, response) =>
    void response.writeHead(status, { 'Content-Type': 'application/json' }).end(JSON.stringify(body))

export const refusal = (status: number, code: string, error = 'Algo falló.') => json({ error, code }, status)

export const cutOff: Reply = (_arrived, response) => void response.destroy()

/** Says nothing until the other side gives up; the promise then ends. */
export const silent = () => {
  let noticed = () => {}
  const abandoned = new Promise<void>((resolve) => {
    noticed = resolve
  })
  const reply: Reply = (_arrived, response) => void response.on('close', noticed)
  return { reply, abandoned }
}

/** Answers when it is released. */
export const held = (reply: Reply) => {
  let release = () => {}
  const released = new Promise<void>((resolve) => {
    release = resolve
  })
  const late: Reply = (arrived, response) => void released.then(() => reply(arrived, response))
  return { reply: late, release: () => release() }
}

const read = async (request: IncomingMessage): Promise<string> => {
  const chunks: Buffer[] = []
  for await (const chunk of request) chunks.push(chunk)
  return Buffer.concat(chunks).toString('utf8')
}

/**
 * A server of this test's own where the page believes its API to be, since a form with a file goes by XMLHttpRequest
 * and the rest by fetch. What arrives is recorded; how it answers is for each test to say.
 */
export const localApi = () => {
  const api = {
    arrived: [] as Arrived[],
    reply: json({}) as Reply,
    /** How often something was asked to change. */
    changes: () => api.arrived.filter(({ method }) => method !== 'GET'),
  }
  const server = createServer(async (request, response) => {
    const body = await read(request).catch(() => '')
    const { method = '', url: path = '', headers } = request
    const arrived = { method, path, headers, body }
    api.arrived.push(arrived)
    api.reply(arrived, response)
  })

  beforeEach(async () => {
    api.arrived = []
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
    const { port } = server.address() as AddressInfo
    const { happyDOM } = window as unknown as { happyDOM: DetachedWindowAPI }
    happyDOM.setURL(`http://127.0.0.1:${port}/`)
  })

  afterEach(() => {
    server.closeAllConnections()
    return new Promise((resolve) => server.close(resolve))
  })

  return api
}
