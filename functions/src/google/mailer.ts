import type { MailConfig } from '../config.ts'
import { inTime } from '../errors.ts'

export interface Mail {
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
 * `noSuchAddress` tells that the recipient was refused, and not the mail; `retry` tells whether the same mail may succeed
 * later. `reason` holds a status or a network code, no data.
 */
export type Sending =
  | { sent: true; messageId: string | null }
  | { sent: false; retry: boolean; reason: string; noSuchAddress: boolean }

export type Mailer = ReturnType<typeof createMailer>

const SENDER_NAME = 'NAF ESPE'
const TOO_MANY_REQUESTS = 429

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
      const { to, subject, text, html } = mail
      try {
        opened ??= openService(config, timeoutMs)
        const service = await opened
        const sending = service.send({
          to,
          subject,
          text,
          html,
          headers: headersOf(mail, config.CORREO_REMITENTE),
          from: { email: config.CORREO_REMITENTE, name: SENDER_NAME },
          replyTo: { email: config.CORREO_RESPUESTAS ?? config.CORREO_REMITENTE, name: SENDER_NAME },
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

/** Says of a field of the recipient's that it is wrong (https://www.twilio.com/docs/sendgrid/api-reference/mail-send/errors). */
const namesRecipient = (error: unknown): boolean => {
  const { errors } = (error as { response?: { body?: { errors?: unknown } } }).response?.body ?? {}
  return Array.isArray(errors) && errors.some(({ field }) => /^personalizations\.\d+\.to\b/.test(field))
}

/** A 4xx is about this mail and stays so, save 429; anything else, silence included, may pass. */
const refusal = (error: unknown): Sending => {
  const code = (error as { code?: unknown }).code
  const refused = typeof code === 'number' && code >= 400 && code < 500 && code !== TOO_MANY_REQUESTS
  return {
    sent: false,
    retry: !refused,
    reason: String(code ?? 'no answer'),
    noSuchAddress: refused && namesRecipient(error),
  }
}
