/** The identity provider's settings, from web/.env or web/.env.<project id>; read here and nowhere else. */
export interface FirebaseConfig {
  projectId: string
  apiKey: string
  authDomain: string
  appId: string
  /** Set only where the emulator stands in for the identity provider. */
  authEmulatorUrl: string | undefined
}

const required = (name: string): string => {
  const value: unknown = import.meta.env[name]
  if (typeof value !== 'string' || value === '') throw new Error(`${name} is not set: see web/.env`)
  return value
}

export const readFirebaseConfig = (): FirebaseConfig => ({
  projectId: required('VITE_FIREBASE_PROJECT_ID'),
  apiKey: required('VITE_FIREBASE_API_KEY'),
  authDomain: required('VITE_FIREBASE_AUTH_DOMAIN'),
  appId: required('VITE_FIREBASE_APP_ID'),
  authEmulatorUrl: import.meta.env.VITE_AUTH_EMULATOR_URL || undefined,
})
