import { subscribe, unsubscribe } from 'node:diagnostics_channel'
import type { IncomingMessage, Server } from 'node:http'
import type { RequestHandler } from 'express'

/** Published by Node's own server before anybody else hears of a request (nodejs.org/api/diagnostics_channel.html). */
const REQUEST_START = 'http.server.request.start'

const BODY_HEADERS = ['content-type', 'content-length', 'content-encoding', 'transfer-encoding'] as const

type BodyHeaders = Pick<IncomingMessage['headers'], (typeof BODY_HEADERS)[number]>

const hidden = new WeakMap<IncomingMessage, BodyHeaders>()

/**
 * What runs our app (Google's functions-framework, the functions emulator) inflates and parses a body of any size before
 * the app sees the request, and writes one it cannot parse into the log. To it a request without these headers has no
 * body: it is left unread on the connection, for the app to take as much of as it wants.
 *
 * @param isOurs which servers of the process
 * @returns what ends it
 */
export const keepBodiesUnread = (isOurs: (server: Server) => boolean = () => true): (() => void) => {
  const hide = (message: unknown) => {
    const { request, server } = message as { request: IncomingMessage; server: Server }
    if (!isOurs(server)) return
    const headers: BodyHeaders = {}
    for (const name of BODY_HEADERS) {
      if (request.headers[name] !== undefined) headers[name] = request.headers[name]
      delete request.headers[name]
    }
    hidden.set(request, headers)
  }
  subscribe(REQUEST_START, hide)
  return () => unsubscribe(REQUEST_START, hide)
}

/**
 * Gives our app the request as it was sent.
 * @throws where bodies come read, which nothing here is made for
 */
export const restoreBodyHeaders: RequestHandler = (req, _res, next) => {
  const headers = hidden.get(req)
  if (!headers) throw new Error('keepBodiesUnread is not in front of this server')
  Object.assign(req.headers, headers)
  req.body = undefined
  next()
}
