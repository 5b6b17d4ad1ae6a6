/** Where everything listens on this machine. The ports are fixed, so that tests and tools can rely on them. */

export const HOST = '127.0.0.1'

/** `demo-` prevents firebase-tools from ever talking to a real project. */
export const PROJECT = 'demo-naf'

export const PORTS = {
  portal: 5000,
  functions: 5001,
  firestore: 8080,
  auth: 9099,
  storage: 9199,
  mailbox: 8025,
  vite: 5173,
} as const

export type Service = keyof typeof PORTS

export const address = (service: Service): string => `${HOST}:${PORTS[service]}`

export const url = (service: Service): string => `http://${address(service)}`

/** The bucket that the functions emulator names to the functions. */
export const BUCKET = `${PROJECT}.appspot.com`

/** Nothing here runs on Google's machines: asking one for credentials only takes time. */
export const OFF_CLOUD = { METADATA_SERVER_DETECTION: 'none' } as const

/** What the Firebase libraries read to use the emulators instead of a real project. */
export const EMULATOR_ENV: Readonly<Record<string, string>> = {
  GCLOUD_PROJECT: PROJECT,
  FIREBASE_CONFIG: JSON.stringify({ projectId: PROJECT, storageBucket: BUCKET }),
  FIRESTORE_EMULATOR_HOST: address('firestore'),
  FIREBASE_AUTH_EMULATOR_HOST: address('auth'),
  FIREBASE_STORAGE_EMULATOR_HOST: address('storage'),
  STORAGE_EMULATOR_HOST: url('storage'),
  ...OFF_CLOUD,
}
