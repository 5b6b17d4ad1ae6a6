import { createPublicKey } from 'node:crypto'
import * as z from 'zod'

/** Zero where nobody stands in front, as in the emulators. */
const hops = z
  .string()
  .regex(/^[0-9]$/)
  .transform(Number)

const count = z.coerce.number().int().positive()

/** What the API needs. */
const configSchema = z.object({
  PORTAL_URL: z.url().transform((url) => url.replace(/\/$/, '')),
  /** The project's public web key: identifies the project when a password is checked. */
  IDENTITY_API_KEY: z.string().min(1),
  /** The P-256 key that checks SendGrid's reports of bounces, as it shows it: base64. Null: the portal takes no reports. */
  SENDGRID_WEBHOOK_KEY: z
    .string()
    .optional()
    .transform((base64, { addIssue }) => {
      try {
        return base64
          ? createPublicKey({ key: Buffer.from(base64, 'base64'), format: 'der', type: 'spki' })
          : null
      } catch {
        // What the platform says of it may hold the value.
        addIssue('no public key')
        return z.NEVER
      }
    }),
  /** Whether a visitor's writing needs a token of Firebase App Check (docs/decisions/app-check.md). */
  APP_CHECK: z.enum(['off', 'required']).default('off'),
  /** How many addresses the platform adds to X-Forwarded-For on either way; docs/operacion.md says how to measure it. */
  PROXY_HOPS_HOSTING: hops.default(2),
  PROXY_HOPS_DIRECT: hops.default(1),
  /** Wrong passwords for one username from one address, in fifteen minutes. */
  MAX_LOGIN_FAILURES: count.default(10),
  /** Of each kind of form that visitors send, in ten minutes. */
  MAX_FORMS_PER_IP: count.default(200),
  /** Calls of each endpoint that has no limit of its own, from one address or of one account, in ten minutes. */
  MAX_CALLS_PER_IP: count.default(600),
  /** Mails that visitors have sent from one address without a wait. */
  MAX_MAILS_PER_IP: count.default(60),
  /** How coarse the time of an answer is that must not tell whether an e-mail is known (docs/decisions/answer-times.md). */
  ANSWER_STEP_MS: count.default(500),
  /** Forms with a file that an instance holds at once; one of 10 MB takes some 32 MB of its memory. */
  MAX_UPLOADS_AT_ONCE: count.default(10),
})

/** What sending mail needs besides; the API never sees the key. */
const mailConfigSchema = z.object({
  SENDGRID_API_KEY: z.string().min(1),
  /** Only the emulators set it, to the local mailbox. */
  SENDGRID_BASE_URL: z.url().optional(),
  CORREO_REMITENTE: z.email(),
  /** The centre's mailbox, where people's answers to a mail arrive; the sender's where it is missing. */
  CORREO_RESPUESTAS: z.email().optional(),
  /** Over all recipients; what exceeds them waits (docs/decisions/mail-caps.md). */
  MAX_MAILS_PER_HOUR: count.default(400),
  MAX_MAILS_PER_DAY: count.default(2000),
})

export type Config = z.output<typeof configSchema>
export type MailConfig = z.output<typeof mailConfigSchema>

/** @throws an error that names every variable that is missing or wrong, and no value */
const parserOf =
  <Schema extends z.ZodType>(schema: Schema) =>
  (env: NodeJS.ProcessEnv): z.output<Schema> => {
    const parsed = schema.safeParse(env)
    if (parsed.success) return parsed.data
    const names = [...new Set(parsed.error.issues.map((issue) => issue.path.join('.')))]
    throw new Error(`Configuration missing or wrong: ${names.join(', ')}. See docs/operacion.md.`)
  }

/** Each is read once by an instance: when it starts, and with its first mail. */
export const parseConfig = parserOf(configSchema)
export const parseMailConfig = parserOf(mailConfigSchema)
