import type { Express } from 'express'
import { onInit, setGlobalOptions } from 'firebase-functions'
import { onDocumentCreated } from 'firebase-functions/firestore'
import { onRequest } from 'firebase-functions/https'
import { defineSecret } from 'firebase-functions/params'
import { createApp } from './app.ts'
import { parseConfig } from './config.ts'
import { createDeps, type Deps } from './deps.ts'
import { sendCorreo } from './entities/correos/send-correo.ts'

const secrets = [defineSecret('SENDGRID_API_KEY')]

setGlobalOptions({ region: 'us-central1', memory: '512MiB', maxInstances: 20, secrets })

let deps: Deps
let app: Express

onInit(() => {
  deps = createDeps(parseConfig(process.env))
  app = createApp(deps)
})

/**
 * The whole `/api`. Bodies of up to 32 MB arrive read, and one file at a time is drawn anew: that is what the memory is
 * for, and why an instance takes no more requests at once.
 */
export const api = onRequest({ memory: '2GiB', concurrency: 20 }, (req, res) => app(req, res))

/** Sends each new mail of the outbox; delivered again by the platform for as long as it throws. */
export const correo = onDocumentCreated({ document: 'correos/{id}', retry: true }, (event) =>
  sendCorreo(deps, event.params.id),
)
