import type { Express } from 'express'
import { onInit } from 'firebase-functions/core'
import { onDocumentCreated } from 'firebase-functions/firestore'
import { onRequest } from 'firebase-functions/https'
import { setGlobalOptions } from 'firebase-functions/options'
import { defineInt, defineSecret } from 'firebase-functions/params'
import { onSchedule } from 'firebase-functions/scheduler'
import { createApp } from './app.ts'
import { parseConfig, parseMailConfig } from './config.ts'
import { createDeps, createMailDeps, type Deps, type MailDeps } from './deps.ts'
import { hideFromPlatform } from './http/body.ts'
import { JOBS } from './jobs.ts'
import { sendMail } from './mail/send.ts'

/** Only the functions that send mail get it. */
const mailKey = defineSecret('SENDGRID_API_KEY')

setGlobalOptions({ region: 'us-central1', memory: '512MiB', maxInstances: 20 })

// An instance runs one function, which the platform names. The platform itself must read the bodies of the others' events.
if (process.env.FUNCTION_TARGET === 'api') hideFromPlatform()

let deps: Deps
let app: Express | undefined
let mailDeps: MailDeps | undefined

onInit(() => {
  deps = createDeps(parseConfig(process.env))
})

/** The size of an instance of `api`; functions/config/.env has the values and their reasons. */
const size = {
  memory: defineInt('API_MEMORY_MIB'),
  concurrency: defineInt('API_CONCURRENCY'),
  minInstances: defineInt('API_MIN_INSTANCES'),
  timeoutSeconds: defineInt('API_TIMEOUT_SECONDS'),
}

export const api = onRequest(size, (req, res) => {
  app ??= createApp(deps)
  return app(req, res)
})

/** Sends each new mail of the outbox; delivered again by the platform for as long as it throws. */
export const correo = onDocumentCreated(
  { document: 'correos/{id}', retry: true, secrets: [mailKey] },
  (event) => {
    mailDeps ??= createMailDeps(parseMailConfig(process.env))
    return sendMail({ ...deps, ...mailDeps }, event.params.id)
  },
)

/** These run by the clock of Ecuador; on this machine `scripts/lib/emulators.ts` asks for `envios`. */
const TIMES = { timeZone: 'America/Guayaquil', timeoutSeconds: 540 }

export const envios = onSchedule({ ...TIMES, schedule: 'every 1 minutes', secrets: [mailKey] }, async () => {
  mailDeps ??= createMailDeps(parseMailConfig(process.env))
  await JOBS.envios({ ...deps, ...mailDeps }, new Date())
})

/** At an hour with few registrations. */
export const cuentas = onSchedule({ ...TIMES, schedule: 'every day 03:30' }, () =>
  JOBS.cuentas(deps, new Date()),
)

export const papelera = onSchedule({ ...TIMES, schedule: 'every day 04:00' }, () =>
  JOBS.papelera(deps, new Date()),
)

/** Repeated within the morning, because its mails are about that day. */
const RETRIED = { retryCount: 5, minBackoffSeconds: 300 }

/** Before people begin their day. */
export const resumen = onSchedule({ ...TIMES, ...RETRIED, schedule: 'every day 07:00' }, () =>
  JOBS.resumen(deps, new Date()),
)
