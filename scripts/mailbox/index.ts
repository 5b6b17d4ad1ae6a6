import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { json } from 'node:stream/consumers'
import { setTimeout as sleep } from 'node:timers/promises'
import { HOST } from '../lib/addresses.ts'
import { FailurePlan, failureSchema } from './failure.ts'
import { PAGE_POLICY, renderPage } from './page.ts'
import { type Message, parseMail, sendGridError } from './sendgrid.ts'

/** Enough for a day of trying things out; older ones make room. */
const MAX_MESSAGES = 5_000

export interface Mailbox {
  url: string
  messages: readonly Message[]
  close(): Promise<void>
}

/**
 * A mail server that only pretends: speaks SendGrid's `POST /v3/mail/send`, stores what it receives and shows it.
 *
 *     GET /                  a page for people
 *     GET /messages[?to=…]   JSON, the oldest first       DELETE /messages   forgets them
 *     PUT /failure           the next sends go wrong      DELETE /failure    all is well again
 *
 * @param port 0 for any that is free
 */
export const startMailbox = async ({ port }: { port: number }): Promise<Mailbox> => {
  const messages: Message[] = []
  const failures = new FailurePlan()
  const server = createServer((request, response) => {
    handle(request, response).catch((error: unknown) => {
      if (!response.headersSent) sendJson(response, 400, sendGridError(String(error)))
    })
  })

  const handle = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const { pathname, searchParams } = new URL(request.url ?? '/', `http://${HOST}`)
    switch (`${request.method} ${pathname}`) {
      case 'POST /v3/mail/send':
        return await receive(request, response)
      case 'GET /':
        return sendPage(response, renderPage(messages))
      case 'GET /messages':
        return sendJson(response, 200, sentTo(messages, searchParams.get('to')))
      case 'DELETE /messages':
        messages.length = 0
        return sendEmpty(response, 204)
      case 'PUT /failure': {
        const failure = failureSchema.safeParse(await json(request))
        if (!failure.success) return sendJson(response, 400, sendGridError(failure.error.message))
        failures.set(failure.data)
        return sendEmpty(response, 204)
      }
      case 'DELETE /failure':
        failures.set(undefined)
        return sendEmpty(response, 204)
      default:
        return sendJson(response, 404, sendGridError('not found'))
    }
  }

  const receive = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const body = await json(request).catch(() => undefined)
    const parsed = parseMail(body)
    const failure = failures.take('errors' in parsed ? [] : parsed.messages.flatMap(recipientsOf))
    if (failure?.hang) return
    if (failure) await sleep(failure.delayMs)
    if (failure && failure.status >= 400)
      return sendJson(
        response,
        failure.status,
        sendGridError('failure asked for by PUT /failure', failure.field),
      )
    if (!/^Bearer \S+$/.test(request.headers.authorization ?? ''))
      return sendJson(
        response,
        401,
        sendGridError('The provided authorization grant is invalid, expired, or revoked'),
      )

    if ('errors' in parsed) return sendJson(response, 400, parsed)
    messages.push(...parsed.messages)
    messages.splice(0, messages.length - MAX_MESSAGES)
    sendEmpty(response, 202, { 'X-Message-Id': parsed.messages[0]?.id ?? '' })
  }

  await new Promise<void>((resolve, reject) => {
    server.once('error', reject)
    server.listen(port, HOST, resolve)
  })
  return {
    url: `http://${HOST}:${(server.address() as AddressInfo).port}`,
    messages,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
}

const recipientsOf = ({ to }: Message): string[] => to.map(({ email }) => email)

const sentTo = (messages: readonly Message[], email: string | null): readonly Message[] =>
  email === null ? messages : messages.filter(({ to }) => to.some((address) => address.email === email))

const sendJson = (response: ServerResponse, status: number, body: unknown): void => {
  response.writeHead(status, { 'Content-Type': 'application/json' }).end(JSON.stringify(body))
}

const sendPage = (response: ServerResponse, html: string): void => {
  const headers = { 'Content-Type': 'text/html; charset=utf-8', 'Content-Security-Policy': PAGE_POLICY }
  response.writeHead(200, headers).end(html)
}

const sendEmpty = (response: ServerResponse, status: number, headers: Record<string, string> = {}): void => {
  response.writeHead(status, headers).end()
}
