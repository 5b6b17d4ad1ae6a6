import { randomUUID } from 'node:crypto'
import { z } from 'zod'

/** The part of SendGrid's `POST /v3/mail/send` that this portal can send; what else is there passes unread. */

const noLineBreak = z.string().regex(/^[^\r\n]*$/, 'must not contain line breaks')
const address = z.object({ email: z.email(), name: noLineBreak.optional() })
const headers = z.record(noLineBreak, noLineBreak)

const mailSchema = z
  .object({
    personalizations: z
      .array(
        z.object({
          to: z.array(address).min(1),
          subject: noLineBreak.optional(),
          headers: headers.optional(),
        }),
      )
      .min(1),
    from: address,
    reply_to: address.optional(),
    subject: noLineBreak.min(1).optional(),
    content: z.array(z.object({ type: z.string().min(1), value: z.string().min(1) })).min(1),
    headers: headers.optional(),
    custom_args: z.record(z.string(), z.string()).optional(),
  })
  .refine((mail) => mail.subject ?? mail.personalizations.every(({ subject }) => subject), {
    path: ['subject'],
    message: 'The subject is required.',
  })

export interface MailAddress {
  email: string
  name?: string | undefined
}

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

export interface SendGridError {
  message: string
  field: string | null
  help: string | null
}

export const sendGridError = (message: string, field: string | null = null): { errors: SendGridError[] } => ({
  errors: [{ message, field, help: null }],
})

/** One message for each personalization of the body, or what SendGrid would say is wrong with it. */
export const parseMail = (body: unknown): { messages: Message[] } | { errors: SendGridError[] } => {
  const parsed = mailSchema.safeParse(body)
  if (!parsed.success)
    return {
      errors: parsed.error.issues.map(({ message, path }) => ({
        message,
        field: path.join('.') || null,
        help: null,
      })),
    }
  const mail = parsed.data
  const part = (type: string) => mail.content.find((content) => content.type === type)?.value ?? null
  return {
    messages: mail.personalizations.map((personalization) => ({
      id: randomUUID(),
      receivedAt: new Date().toISOString(),
      from: mail.from,
      to: personalization.to,
      replyTo: mail.reply_to ?? null,
      subject: personalization.subject ?? mail.subject ?? '',
      text: part('text/plain'),
      html: part('text/html'),
      headers: { ...mail.headers, ...personalization.headers },
      customArgs: mail.custom_args ?? {},
    })),
  }
}
