import * as z from 'zod'

const configSchema = z.object({
  SENDGRID_API_KEY: z.string().min(1),
  /** Only the emulators set it, to the local mailbox. */
  SENDGRID_BASE_URL: z.url().optional(),
  CORREO_REMITENTE: z.email(),
  PORTAL_URL: z.url().transform((url) => url.replace(/\/$/, '')),
  /** The project's public web key: identifies the project when a password is checked. */
  IDENTITY_API_KEY: z.string().min(1),
  MAX_LOGIN_FAILURES: z.coerce.number().int().positive().default(10),
  /** Of each kind of form that visitors send, in ten minutes. */
  MAX_FORMS_PER_IP: z.coerce.number().int().positive().default(60),
})

export type Config = z.output<typeof configSchema>

/**
 * Reads the configuration once, at the start.
 * @throws an error that names every variable that is missing or wrong, and no value
 */
export const parseConfig = (env: NodeJS.ProcessEnv): Config => {
  const parsed = configSchema.safeParse(env)
  if (parsed.success) return parsed.data
  const names = [...new Set(parsed.error.issues.map((issue) => issue.path.join('.')))]
  throw new Error(`Configuration missing or wrong: ${names.join(', ')}. See docs/operacion.md.`)
}
