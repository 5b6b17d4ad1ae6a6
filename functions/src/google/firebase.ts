import { type App, initializeApp } from 'firebase-admin/app'
import { getAppCheck, type AppCheck as Service } from 'firebase-admin/app-check'
import { type Auth, getAuth } from 'firebase-admin/auth'
import { type Firestore, getFirestore } from 'firebase-admin/firestore'
import type { Storage } from 'firebase-admin/storage'
import { serviceFailed } from '../errors.ts'

export type Bucket = ReturnType<Storage['bucket']>

export interface Firebase {
  app: App
  auth: Auth
  db: Firestore
  /** The project's own bucket. Opening it loads a large library, which most calls do without. */
  bucket: { name: string; open: () => Promise<Bucket> }
  appCheck: () => Service
}

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

export type AppCheck = ReturnType<typeof createAppCheck>

const REFUSED = new Set(['app-check/invalid-argument', 'app-check/app-check-token-expired'])

export const createAppCheck = (service: Pick<Service, 'verifyToken'>) => ({
  /**
   * Whether Firebase App Check gave this token to an app of the project, of late.
   * @throws unavailable if Google's keys cannot be fetched
   */
  async verify(token: string): Promise<boolean> {
    try {
      await service.verifyToken(token)
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
