import { initializeApp } from 'firebase/app'
import { browserLocalPersistence, connectAuthEmulator, initializeAuth } from 'firebase/auth'

/**
 * The identity provider's client. Loaded lazily: nobody without a session pays for it on the first paint. The session is
 * stored in local storage, and not in IndexedDB, because that can be asked before this module is loaded.
 */

const required = (name: string): string => {
  const value: unknown = import.meta.env[name]
  if (typeof value !== 'string' || value === '') throw new Error(`${name} is not set: see web/.env`)
  return value
}

export const firebaseApp = initializeApp({
  projectId: required('VITE_FIREBASE_PROJECT_ID'),
  apiKey: required('VITE_FIREBASE_API_KEY'),
  authDomain: required('VITE_FIREBASE_AUTH_DOMAIN'),
  appId: required('VITE_FIREBASE_APP_ID'),
})
export const auth = initializeAuth(firebaseApp, { persistence: browserLocalPersistence })

const emulator = import.meta.env.VITE_AUTH_EMULATOR_URL
if (emulator) connectAuthEmulator(auth, emulator, { disableWarnings: true })

/** Named one by one: nothing is dropped of a lazily loaded module, and the provider's own holds far more than this. */
export {
  applyActionCode,
  browserLocalPersistence,
  confirmPasswordReset,
  createUserWithEmailAndPassword,
  deleteUser,
  EmailAuthProvider,
  inMemoryPersistence,
  reauthenticateWithCredential,
  sendPasswordResetEmail,
  setPersistence,
  signInWithEmailAndPassword,
  signOut,
  updatePassword,
  verifyPasswordResetCode,
} from 'firebase/auth'
