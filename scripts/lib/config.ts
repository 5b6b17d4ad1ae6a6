import { existsSync, readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { parseEnv } from 'node:util'
import { OperatorError } from './operator.ts'

/** Folders, addresses, a project's variables and the demo accounts. */

export const ROOT = fileURLToPath(new URL('../..', import.meta.url)).replace(/[\\/]$/, '')

/** Everything that can be thrown away: compiled engines, logs, reports, an unpacked browser. */
export const CACHE = join(ROOT, '.cache')

/** What Vite says of the portal's build; not in the build itself, where it would be served. */
export const WEB_MANIFEST = join(CACHE, 'web', 'manifest.json')

/** The documents that the server completes; they are not in the build either. */
export const WEB_SHELLS = join(CACHE, 'web', 'shells')

/** The workspace of the tests, where their runners start. */
export const TESTS = join(ROOT, 'tests')
/** What the demo data is made of. */
export const DEMO = join(ROOT, 'demo')
export const EMULATOR_DATA = join(ROOT, 'emulator-data')
export const FUNCTIONS_DIST = join(ROOT, 'functions', 'dist')

/** Path of a command that an installed package ships, to be run with this same Node. */
export const packageBin = (packageName: string, command: string, from = ROOT): string => {
  const manifest = createRequire(join(from, 'package.json')).resolve(`${packageName}/package.json`)
  const { bin } = createRequire(manifest)(manifest) as { bin: string | Record<string, string> }
  const file = typeof bin === 'string' ? bin : bin[command]
  if (!file) throw new Error(`${packageName} has no command ${command}`)
  return join(dirname(manifest), file)
}

// Everything listens on fixed ports, so that tests and tools can rely on them.

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

/** The variables of a project, in one file for the functions and one for the web. */
export const functionsEnv = (project: string): string => `functions/config/.env.${project}`
export const webEnv = (project: string): string => `web/.env.${project}`

/** @throws OperatorError if the file is missing */
export const readEnv = (file: string) => {
  if (!existsSync(join(ROOT, file)))
    throw new OperatorError(`Falta ${file}: docs/operacion.md dice qué debe contener.`)
  return parseEnv(readFileSync(join(ROOT, file), 'utf8'))
}

/** The project's own bucket, by its names since October 2024 and before. */
export const bucketsOf = (project: string) =>
  [`${project}.firebasestorage.app`, `${project}.appspot.com`] as const

/** The accounts of the demo data, which the start message shows and the tests log in with. */

export const DEMO_PASSWORD = 'Demo-2025'

export const DEMO_ACCOUNTS = [
  { username: 'admin', correo: 'admin@naf.test', rol: 1, roleName: 'Administrador' },
  { username: 'editor', correo: 'editor@naf.test', rol: 2, roleName: 'Editor' },
  { username: 'usuario', correo: 'usuario@naf.test', rol: 3, roleName: 'Usuario' },
] as const

export const printWelcome = (portal: Service = 'portal'): void => {
  const accounts = DEMO_ACCOUNTS.map(({ username, roleName }) => `    ${username.padEnd(10)} ${roleName}`)
  console.log(`
  Portal   ${url(portal)}
  Buzón    ${url('mailbox')}   (aquí llegan los correos)

  Cuentas de demostración, todas con la contraseña ${DEMO_PASSWORD}:
${accounts.join('\n')}

  Ctrl-C lo detiene todo.
`)
}
