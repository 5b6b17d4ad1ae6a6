import type { Config, MailConfig } from './config.ts'
import { type AppCheck, createAppCheck, type Firebase, openFirebase } from './google/firebase.ts'
import { createIdentity, type Identity } from './google/identity.ts'
import { createMailer, type Mailer } from './google/mailer.ts'
import { createDocuments, type Documents } from './http/html-shells.ts'
import type { MailCaps } from './mail/send.ts'
import { createStores, type Stores } from './stores.ts'
import { createFindSession } from './users/store.ts'

/** Everything a handler may use, made once. */
export interface Deps extends Stores {
  config: Config
  identity: Identity
  /** Null where the project does not use it. */
  appCheck: AppCheck | null
  /** Null where the portal was not built, as while it is developed. */
  documents: () => Documents | null
}

/** Only the function that sends mail has the mail service's key. */
export interface MailDeps {
  mailer: Mailer
  caps: MailCaps
}

export const createDeps = (config: Config, firebase: Firebase = openFirebase()): Deps => {
  const identity = createIdentity(firebase.auth, config.IDENTITY_API_KEY, createFindSession(firebase.db))
  const stores = createStores(firebase, config.PORTAL_URL, identity.enabledOf)
  return {
    config,
    identity,
    appCheck: config.APP_CHECK === 'required' ? createAppCheck(firebase.appCheck()) : null,
    documents: createDocuments(),
    ...stores,
  }
}

export const createMailDeps = (config: MailConfig): MailDeps => ({
  mailer: createMailer(config),
  caps: { hour: config.MAX_MAILS_PER_HOUR, day: config.MAX_MAILS_PER_DAY },
})
