import type { Config } from './config.ts'
import { createRepositories, type Repositories } from './entities/index.ts'
import { createFileStore, type FileStore } from './platform/file-store.ts'
import { type Firebase, openFirebase } from './platform/firebase.ts'
import { createIdentity, type Identity } from './platform/identity.ts'
import { createMailer, type Mailer } from './platform/mailer.ts'

/** Everything a handler may use, made once. */
export interface Deps extends Repositories {
  config: Config
  identity: Identity
  mailer: Mailer
  files: FileStore
}

export const createDeps = (config: Config, firebase: Firebase = openFirebase()): Deps => ({
  config,
  identity: createIdentity(firebase.auth, config.IDENTITY_API_KEY),
  mailer: createMailer(config),
  files: createFileStore(firebase.bucket),
  ...createRepositories(firebase.db),
})
