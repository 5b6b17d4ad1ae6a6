import { randomUUID } from 'node:crypto'
import { initializeApp } from 'firebase-admin/app'
import { getFirestore } from 'firebase-admin/firestore'
import { createApp } from '../../functions/src/app.ts'
import { type MailConfig, parseConfig, parseMailConfig } from '../../functions/src/config.ts'
import { createDeps, createMailDeps, type Deps, type MailDeps } from '../../functions/src/deps.ts'
import { type Firebase, openFirebase } from '../../functions/src/platform/firebase.ts'
import { PROJECT } from '../../scripts/lib/addresses.ts'
import { type Mailbox, startMailbox } from '../../scripts/mailbox/index.ts'
import { serveApp } from './serve-app.ts'

export interface ApiServer {
  url: string
  deps: Deps & MailDeps
  firebase: Firebase
  mailbox: Mailbox
  mailConfig: MailConfig
  close(): Promise<void>
}

/** Accounts are the emulator's one project's; records and files stand in places of their own, nobody else's. */
const openTestFirebase = (name: string): Firebase => {
  const app = initializeApp({ projectId: PROJECT, storageBucket: `${name}.naf.test` }, name)
  return { ...openFirebase(app), db: getFirestore(app, name) }
}

/**
 * Our Express app behind the framework that runs it in the cloud, on the running emulators. With its own
 * mailbox.
 * @param replace exchanges parts of the composition, to make one of them fail
 */
export const startApi = async (
  env: Record<string, string | undefined> = {},
  replace: (deps: Deps, firebase: Firebase) => Partial<Deps> = () => ({}),
): Promise<ApiServer> => {
  const name = `test-${randomUUID().slice(0, 8)}`
  const mailbox = await startMailbox({ port: 0 })
  const firebase = openTestFirebase(name)
  const variables = {
    SENDGRID_API_KEY: 'SG.test',
    SENDGRID_BASE_URL: mailbox.url,
    CORREO_REMITENTE: 'naf@naf.test',
    PORTAL_URL: 'http://127.0.0.1:5000',
    IDENTITY_API_KEY: 'test-key',
    MAX_LOGIN_FAILURES: '1000',
    MAX_TRACKING_FAILURES: '1000',
    MAX_FORMS_PER_IP: '100000',
    MAX_LISTS_PER_IP: '100000',
    ...env,
  }
  const mailConfig = parseMailConfig(variables)
  const complete = createDeps(parseConfig(variables), firebase)
  const replaced = { ...complete, ...replace(complete, firebase) }
  const deps = { ...replaced, ...createMailDeps(mailConfig, replaced) }

  const served = await serveApp(name, createApp(deps))
  return {
    url: served.url,
    deps,
    firebase,
    mailbox,
    mailConfig,
    async close() {
      served.close()
      await mailbox.close()
    },
  }
}
