import { type App, initializeApp } from 'firebase-admin/app'
import { type AppCheck, getAppCheck } from 'firebase-admin/app-check'
import { type Auth, getAuth } from 'firebase-admin/auth'
import { type Firestore, getFirestore } from 'firebase-admin/firestore'
import type { Storage } from 'firebase-admin/storage'

export type Bucket = ReturnType<Storage['bucket']>

export interface Firebase {
  app: App
  auth: Auth
  db: Firestore
  /** The project's own bucket. Opening it loads a large library, which most calls do without. */
  bucket: { name: string; open: () => Promise<Bucket> }
  /** Only for projects that use it. */
  appCheck: () => AppCheck
}

/** The Admin SDK on the project of the environment. */
export const openFirebase = (app: App = initializeApp()): Firebase => ({
  app,
  auth: getAuth(app),
  db: getFirestore(app),
  bucket: {
    name: app.options.storageBucket ?? '',
    open: async () => (await import('firebase-admin/storage')).getStorage(app).bucket(),
  },
  appCheck: () => getAppCheck(app),
})
