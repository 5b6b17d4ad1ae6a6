import { type KeyObject, verify } from 'node:crypto'
import { CENTRE, type MailBounce, UNREADABLE_FORM } from '@naf/contract'
import * as z from 'zod'
import type { MailConfig } from '../config.ts'
import { AppError, inTime } from '../errors.ts'

export interface Mail {
  /** Comes back in what the service reports of the mail. */
  id: string
  to: string
  subject: string
  text: string
  html: string
  /** Where its reader unsubscribes with one click. */
  unsubscribeUrl?: string
  /** Whether no person wrote it: holiday replies leave such a mail alone. */
  isAutomatic: boolean
  /** What the mail is about, the same for all mails that belong together: mail programs show them as one thread. */
  thread?: string
}

/**
 * `wrong` is what the service refused: this mail, which it never takes; the portal's key or sender, which somebody has to
 * mend; or nothing, so that the same mail may succeed later. `noSuchAddress` tells that it refused the recipient. `reason`
 * holds a status or a network code, no data.
 */
export type Sending =
  | { sent: true; messageId: string | null }
  | { sent: false; wrong: 'mail' | 'key' | 'service'; reason: string; noSuchAddress: boolean }

/** By status. Anything else, silence included, may pass (https://www.twilio.com/docs/sendgrid/api-reference/mail-send/errors). */
const WRONG: Record<string, 'mail' | 'key'> = { 400: 'mail', 413: 'mail', 401: 'key', 403: 'key' }

/** Nobody is watched, and the service adds no way to unsubscribe beside the portal's own. */
const NO_TRACKING = {
  clickTracking: { enable: false },
  openTracking: { enable: false },
  subscriptionTracking: { enable: false },
}

/** RFC 3834, 5; RFC 5322, 3.6.4; RFC 8058. */
const headersOf = ({ unsubscribeUrl, isAutomatic, thread }: Mail, sender: string) => ({
  ...(isAutomatic && { 'Auto-Submitted': 'auto-generated' }),
  ...(thread && { References: `<${thread}@${sender.split('@')[1]}>` }),
  ...(unsubscribeUrl && {
    'List-Unsubscribe': `<${unsubscribeUrl}>`,
    'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
  }),
})

/** Loaded with the first mail: every function is in the same bundle, and only one of them sends any. */
const openService = async (config: MailConfig, timeoutMs: number) => {
  const [{ default: client }, { default: service }] = await Promise.all([
    import('@sendgrid/client'),
    import('@sendgrid/mail'),
  ])
  client.setApiKey(config.SENDGRID_API_KEY)
  if (config.SENDGRID_BASE_URL) client.setDefaultRequest('baseUrl', config.SENDGRID_BASE_URL)
  service.setClient(client)
  service.setTimeout(timeoutMs)
  return service
}

/** SendGrid through its own client; in the emulators the client talks to the local mailbox. One a process. */
export const createMailer = (config: MailConfig, timeoutMs = 10_000) => {
  let opened: ReturnType<typeof openService> | undefined

  return {
    async send(mail: Mail): Promise<Sending> {
      const { id, to, subject, text, html } = mail
      try {
        opened ??= openService(config, timeoutMs)
        const service = await opened
        const sending = service.send({
          to,
          subject,
          text,
          html,
          customArgs: { correo: id },
          headers: headersOf(mail, config.CORREO_REMITENTE),
          from: { email: config.CORREO_REMITENTE, name: CENTRE.signature },
          replyTo: { email: config.CORREO_RESPUESTAS ?? config.CORREO_REMITENTE, name: CENTRE.signature },
          trackingSettings: NO_TRACKING,
        })
        const [response] = await inTime(sending, timeoutMs, late)
        return { sent: true, messageId: response.headers['x-message-id'] ?? null }
      } catch (error) {
        return refusal(error)
      }
    },
  }
}

/** The client's own limit is for a silent connection; this one also ends an answer that trickles in. */
const late = () => Object.assign(new Error('the mail service is late'), { code: 'ETIMEDOUT' })

/** Whether the service refused the recipient's address. */
const namesRecipient = (error: unknown): boolean => {
  const { errors } = (error as { response?: { body?: { errors?: unknown } } }).response?.body ?? {}
  return Array.isArray(errors) && errors.some(({ field }) => /^personalizations\.\d+\.to\b/.test(field))
}

const refusal = (error: unknown): Sending => {
  const reason = String((error as { code?: unknown }).code ?? 'no answer')
  const wrong = WRONG[reason] ?? 'service'
  return { sent: false, wrong, reason, noSuchAddress: wrong === 'mail' && namesRecipient(error) }
}

/** A field that the service may leave out or change. */
const word = z.string().optional().catch(undefined)

/**
 * What the service reports of each event; `correo` is the id of a mail of the portal's
 * (https://www.twilio.com/docs/sendgrid/for-developers/tracking-events/event).
 */
const eventsSchema = z.array(
  z.object({ event: word, correo: word, status: word, reason: word, bounce_classification: word }),
)

const SIGNED = 'X-Twilio-Email-Event-Webhook-'
/** Codes of RFC 3463, and the words of the service and of large mail servers. */
const FULL = /\b[45]\.2\.2\b|\bquota\b|\bfull\b/i
const NO_SUCH_ADDRESS =
  /\b5\.1\.(?:[0-36]|10)\b|invalid address|bounced address|does ?n[o']t exist|user unknown|no such user/i

/** The kind of a bounce, because the server's own words repeat the address. */
const bounceOf = (...words: (string | undefined)[]): MailBounce => {
  const told = words.join(' ')
  if (FULL.test(told)) return 'buzon_lleno'
  return NO_SUCH_ADDRESS.test(told) ? 'sin_buzon' : 'rechazado'
}

/** @throws invalid_input */
const eventsIn = (body: Buffer) => {
  try {
    return eventsSchema.parse(JSON.parse(body.toString()))
  } catch {
    // Signed, but no report.
    throw new AppError('invalid_input', UNREADABLE_FORM)
  }
}

/**
 * The bounces in what the service reports, each with the mail's id. The age of a report does not count, because one that
 * comes again changes nothing.
 * @throws forbidden if the service did not sign these bytes; invalid_input if they are no report
 */
export const readBounces = (
  key: KeyObject,
  body: Buffer,
  header: (name: string) => string | undefined,
): { correo: string; bounce: MailBounce }[] => {
  const bytes = Buffer.concat([Buffer.from(header(`${SIGNED}Timestamp`) ?? ''), body])
  if (!verify('sha256', bytes, key, Buffer.from(header(`${SIGNED}Signature`) ?? '', 'base64')))
    throw new AppError('forbidden', 'La firma no vale.')
  return eventsIn(body).flatMap(({ event, correo, status, reason, bounce_classification }) =>
    correo && (event === 'bounce' || event === 'dropped')
      ? [{ correo, bounce: bounceOf(status, reason, bounce_classification) }]
      : [],
  )
}
