import { randomUUID } from 'node:crypto'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { json } from 'node:stream/consumers'
import escapeHtml from 'escape-html'
import { z } from 'zod'
import { HOST } from './config.ts'

/** Enough for a day of trying things out; older messages are dropped. */
const MAX_MESSAGES = 5_000

const noLineBreak = z.string().regex(/^[^\r\n]*$/, 'must not contain line breaks')
const address = z.object({ email: z.email(), name: noLineBreak.optional() })
const headers = z.record(noLineBreak, noLineBreak)

/** The part of SendGrid's `POST /v3/mail/send` that this portal sends. */
const mailSchema = z.object({
  personalizations: z.array(z.object({ to: z.array(address).min(1), headers: headers.optional() })).min(1),
  from: address,
  reply_to: address.optional(),
  subject: noLineBreak.min(1),
  content: z.array(z.object({ type: z.string().min(1), value: z.string().min(1) })).min(1),
  headers: headers.optional(),
  custom_args: z.record(z.string(), z.string()).optional(),
})

type MailAddress = z.infer<typeof address>

export interface Message {
  id: string
  receivedAt: string
  from: MailAddress
  to: MailAddress[]
  replyTo: MailAddress | null
  subject: string
  text: string | null
  html: string | null
  headers: Record<string, string>
  customArgs: Record<string, string>
}

/** How the next sends fail, so that tests see what the portal does. */
const failureSchema = z.object({
  status: z.int().min(400).max(599).default(500),
  /** How many sends fail. */
  times: z.int().min(1).default(1),
  /** The field that the answer names, such as `personalizations.0.to.0.email`. */
  field: z.string().nullable().default(null),
  /** Only sends to this address fail. */
  to: z.string().optional(),
  /** Never answers at all. */
  hang: z.boolean().default(false),
})

export type FailureRequest = z.input<typeof failureSchema>

export interface Mailbox {
  url: string
  messages: readonly Message[]
  close(): Promise<void>
}

const messagesOf = (mail: z.infer<typeof mailSchema>): Message[] => {
  const part = (type: string) => mail.content.find((content) => content.type === type)?.value ?? null
  return mail.personalizations.map((personalization) => ({
    id: randomUUID(),
    receivedAt: new Date().toISOString(),
    from: mail.from,
    to: personalization.to,
    replyTo: mail.reply_to ?? null,
    subject: mail.subject,
    text: part('text/plain'),
    html: part('text/html'),
    headers: { ...mail.headers, ...personalization.headers },
    customArgs: mail.custom_args ?? {},
  }))
}

/**
 * A local mail server: it takes SendGrid's `POST /v3/mail/send`, stores the mails in memory and shows them.
 *
 *     GET /                  a page for people
 *     GET /messages[?to=…]   JSON, the oldest first       DELETE /messages   forgets them
 *     PUT /failure           the next sends fail          DELETE /failure    no send fails
 *
 * @param port 0 for any that is free
 */
export const startMailbox = async ({ port }: { port: number }): Promise<Mailbox> => {
  const messages: Message[] = []
  let failure: z.infer<typeof failureSchema> | undefined

  const receive = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const mail = mailSchema.safeParse(await json(request).catch(() => undefined))
    const received = mail.success ? messagesOf(mail.data) : []
    if (failure && (failure.to === undefined || isTo(received, failure.to))) {
      const { hang, status, field } = failure
      failure = failure.times > 1 ? { ...failure, times: failure.times - 1 } : undefined
      if (!hang) refuse(response, status, [{ message: 'failure asked for by PUT /failure', field }])
      return
    }
    if (!/^Bearer \S+$/.test(request.headers.authorization ?? ''))
      return refuse(response, 401, [
        { message: 'The provided authorization grant is invalid, expired, or revoked' },
      ])
    if (!mail.success) {
      const { issues } = mail.error
      return refuse(
        response,
        400,
        issues.map(({ message, path }) => ({ message, field: path.join('.') || null })),
      )
    }
    messages.push(...received)
    messages.splice(0, messages.length - MAX_MESSAGES)
    response.writeHead(202, { 'X-Message-Id': received[0]?.id ?? '' }).end()
  }

  const handle = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const { pathname, searchParams } = new URL(request.url ?? '/', `http://${HOST}`)
    switch (`${request.method} ${pathname}`) {
      case 'POST /v3/mail/send':
        return await receive(request, response)
      case 'GET /':
        response.writeHead(200, {
          'Content-Type': 'text/html; charset=utf-8',
          'Content-Security-Policy': PAGE_POLICY,
        })
        return void response.end(pageOf(messages))
      case 'GET /messages': {
        const to = searchParams.get('to')
        return sendJson(
          response,
          200,
          to === null ? messages : messages.filter((message) => isTo([message], to)),
        )
      }
      case 'DELETE /messages':
        messages.length = 0
        return void response.writeHead(204).end()
      case 'PUT /failure':
        failure = failureSchema.parse(await json(request))
        return void response.writeHead(204).end()
      case 'DELETE /failure':
        failure = undefined
        return void response.writeHead(204).end()
      default:
        return refuse(response, 404, [{ message: 'not found' }])
    }
  }

  const server = createServer((request, response) => {
    handle(request, response).catch((error: unknown) => {
      if (!response.headersSent) refuse(response, 400, [{ message: String(error) }])
    })
  })
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

const isTo = (messages: readonly Message[], address: string): boolean =>
  messages.some(({ to }) => to.some(({ email }) => email === address))

const sendJson = (response: ServerResponse, status: number, body: unknown): void =>
  void response.writeHead(status, { 'Content-Type': 'application/json' }).end(JSON.stringify(body))

/** As SendGrid refuses. */
const refuse = (
  response: ServerResponse,
  status: number,
  errors: { message: string; field?: string | null }[],
): void =>
  sendJson(response, status, { errors: errors.map((error) => ({ field: null, help: null, ...error })) })

/** Strangers type what mails contain: everything is escaped, and HTML is in a frame that runs nothing. */
const PAGE_POLICY = "default-src 'none'; style-src 'unsafe-inline'; img-src data:; frame-src 'self'"

const STYLE = `
  :root { color-scheme: light dark }
  body { font: 16px/1.5 system-ui, sans-serif; max-width: 52rem; margin: 2rem auto; padding: 0 1rem }
  article { border: 1px solid gray; border-radius: .5rem; padding: 0 1rem; margin: 1rem 0; overflow-wrap: anywhere }
  iframe { width: 100%; height: 52rem; border: 1px solid gray; resize: both }
  pre { white-space: pre-wrap }`

const time = new Intl.DateTimeFormat('es-EC', {
  dateStyle: 'long',
  timeStyle: 'medium',
  timeZone: 'America/Guayaquil',
})

const pageOf = (messages: readonly Message[]): string => `<!doctype html>
<html lang="es-EC">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Buzón local</title>
<style>${STYLE}</style></head>
<body>
<h1>Buzón local</h1>
<p>Los correos que el portal habría enviado. Se guardan en memoria y se pierden al detenerlo.
<a href="/">Actualizar</a> · <a href="/messages">Ver como JSON</a></p>
${messages.toReversed().map(articleOf).join('\n') || '<p>No ha llegado ningún correo todavía.</p>'}
</body>
</html>`

/** The newest is open. */
const articleOf = (
  { subject, from, to, receivedAt, html, text }: Message,
  index: number,
): string => `<article>
<details${index === 0 ? ' open' : ''}>
<summary>${escapeHtml(subject)} · ${addressesOf(to)}</summary>
<p>De ${addressesOf([from])}, ${time.format(new Date(receivedAt))}</p>
${html === null ? '' : `<iframe sandbox title="Contenido HTML" srcdoc="${escapeHtml(html)}" loading="lazy"></iframe>`}
${text === null ? '' : `<details><summary>Texto sin formato</summary><pre>${escapeHtml(text)}</pre></details>`}
</details>
</article>`

const addressesOf = (addresses: MailAddress[]): string =>
  addresses.map(({ name, email }) => escapeHtml(name ? `${name} <${email}>` : email)).join(', ')
