import { type App, initializeApp } from 'firebase-admin/app'
import { type Auth, getAuth } from 'firebase-admin/auth'
import { type Firestore, getFirestore } from 'firebase-admin/firestore'

export interface Firebase {
  app: App
  auth: Auth
  db: Firestore
}

/** The Admin SDK on the project of the environment. */
export const openFirebase = (): Firebase => {
  const app = initializeApp()
  return { app, auth: getAuth(app), db: getFirestore(app) }
}
