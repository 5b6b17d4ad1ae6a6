import client from '@sendgrid/client'
import mailService from '@sendgrid/mail'
import type { MailConfig } from '../config.ts'
import { DEADLINE_MS, withDeadline } from './deadline.ts'

export interface Mail {
  to: string
  subject: string
  text: string
  html: string
}

/** `retry` tells whether the same mail may succeed later. `reason` holds a status or a network code, no data. */
export type Sending =
  | { sent: true; messageId: string | null }
  | { sent: false; retry: boolean; reason: string }

export interface Mailer {
  send(mail: Mail): Promise<Sending>
}

const SENDER_NAME = 'NAF ESPE'
const TOO_MANY_REQUESTS = 429

/** SendGrid through its own client; in the emulators the client talks to the local mailbox. One a process. */
export const createMailer = (
  config: Pick<MailConfig, 'SENDGRID_API_KEY' | 'SENDGRID_BASE_URL' | 'CORREO_REMITENTE'>,
  timeoutMs: number = DEADLINE_MS.mail,
): Mailer => {
  client.setApiKey(config.SENDGRID_API_KEY)
  if (config.SENDGRID_BASE_URL) client.setDefaultRequest('baseUrl', config.SENDGRID_BASE_URL)
  mailService.setClient(client)
  mailService.setTimeout(timeoutMs)

  return {
    async send(mail) {
      try {
        const sending = mailService.send({
          ...mail,
          from: { email: config.CORREO_REMITENTE, name: SENDER_NAME },
          trackingSettings: { clickTracking: { enable: false }, openTracking: { enable: false } },
        })
        const [response] = await withDeadline(sending, timeoutMs, late)
        return { sent: true, messageId: response.headers['x-message-id'] ?? null }
      } catch (error) {
        return refusal(error)
      }
    },
  }
}

/** The client's own limit is for a silent connection; this one also ends an answer that trickles in. */
const late = () => Object.assign(new Error('the mail service is late'), { code: 'ETIMEDOUT' })

/** A 4xx is about this mail and stays so, save 429; anything else, silence included, may pass. */
const refusal = (error: unknown): Sending => {
  const code = (error as { code?: unknown }).code
  const refused = typeof code === 'number' && code >= 400 && code < 500 && code !== TOO_MANY_REQUESTS
  return { sent: false, retry: !refused, reason: String(code ?? 'no answer') }
}
