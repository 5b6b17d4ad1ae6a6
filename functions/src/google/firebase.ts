import { type App, initializeApp } from 'firebase-admin/app'
import type { AppCheck as Service } from 'firebase-admin/app-check'
import type { Auth } from 'firebase-admin/auth'
import { type Firestore, getFirestore } from 'firebase-admin/firestore'
import type { Storage } from 'firebase-admin/storage'
import { serviceFailed } from '../errors.ts'

export type Bucket = ReturnType<Storage['bucket']>

/** What is opened loads a large library, which the first list of a new instance does without. */
export interface Firebase {
  app: App
  db: Firestore
  openAuth: () => Promise<Auth>
  openAppCheck: () => Promise<Service>
  /** The project's own bucket. */
  bucket: { name: string; open: () => Promise<Bucket> }
}

export const openFirebase = (app: App = initializeApp()): Firebase => ({
  app,
  db: getFirestore(app),
  openAuth: async () => (await import('firebase-admin/auth')).getAuth(app),
  openAppCheck: async () => (await import('firebase-admin/app-check')).getAppCheck(app),
  bucket: {
    name: app.options.storageBucket ?? '',
    open: async () => (await import('firebase-admin/storage')).getStorage(app).bucket(),
  },
})

export type AppCheck = ReturnType<typeof createAppCheck>

const REFUSED = new Set(['app-check/invalid-argument', 'app-check/app-check-token-expired'])

export const createAppCheck = (open: Firebase['openAppCheck']) => ({
  /**
   * Whether Firebase App Check gave this token to an app of the project, of late.
   * @throws unavailable if Google's keys cannot be fetched
   */
  async verify(token: string): Promise<boolean> {
    try {
      await (await open()).verifyToken(token)
      return true
    } catch (error) {
      const { code = '', message = '' } = error as { code?: string; message?: string }
      // The library has one code for a wrong token and for keys that it could not fetch.
      if (REFUSED.has(code) && !/Error fetching/.test(message)) return false
      throw serviceFailed(
        'appCheck',
        'No pudimos comprobar que la solicitud viene del portal. Inténtalo de nuevo en unos segundos.',
        error,
      )
    }
  },
})
