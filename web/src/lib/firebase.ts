import { initializeApp } from 'firebase/app'
import { browserLocalPersistence, connectAuthEmulator, initializeAuth } from 'firebase/auth'
import { readFirebaseConfig } from './firebase-config.ts'

/**
 * The identity provider's client. Loaded lazily (by `identity.ts` and the session): nobody without a session
 * pays for it on the first paint. The session is stored in local storage, and not in IndexedDB, because that can
 * be asked before this module is loaded.
 */
const { authEmulatorUrl, ...options } = readFirebaseConfig()

export const firebaseApp = initializeApp(options)
export const auth = initializeAuth(firebaseApp, { persistence: browserLocalPersistence })

if (authEmulatorUrl) connectAuthEmulator(auth, authEmulatorUrl, { disableWarnings: true })

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
