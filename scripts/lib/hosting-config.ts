import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { BUCKET, ROOT, type Service, url } from './config.ts'

const CONFIG = join(ROOT, 'firebase.json')
const ASSETS = join(ROOT, 'web', 'dist', 'assets')
const STORAGE = 'https://firebasestorage.googleapis.com'
const POLICY = 'Content-Security-Policy'
/** The rule of firebase.json for assets. */
const ANY_ASSET = '/assets/*.*'

/**
 * The sources that App Check with reCAPTCHA Enterprise needs: https://developers.google.com/recaptcha/docs/faq, and the
 * addresses in firebase/app-check.
 */
const RECAPTCHA: Readonly<Record<string, readonly string[]>> = {
  'script-src': ['https://www.google.com/recaptcha/', 'https://www.gstatic.com/recaptcha/'],
  'frame-src': ['https://www.google.com/recaptcha/', 'https://recaptcha.google.com/recaptcha/'],
  'connect-src': ['https://www.google.com/recaptcha/', 'https://content-firebaseappcheck.googleapis.com'],
}

interface Header {
  key: string
  value: string
}

interface HeaderRule {
  source?: string
  regex?: string
  headers: Header[]
}

export interface FirebaseJson {
  hosting: { headers: HeaderRule[] }
  emulators: Record<string, unknown>
}

export interface Deployment {
  /** The buckets whose files the portal shows; all buckets of all projects have one host. */
  buckets: readonly string[]
  /** Names of the files in web/dist/assets. */
  assets: readonly string[]
  /** Whether the web proves itself to App Check. */
  recaptcha?: boolean
}

/** The names of the built assets; empty if nothing is built. */
export const builtAssets = (): string[] => (existsSync(ASSETS) ? readdirSync(ASSETS).sort() : [])

export const readFirebaseJson = (): FirebaseJson => JSON.parse(readFileSync(CONFIG, 'utf8')) as FirebaseJson

/** The headers of every document of the portal, also of those that the server completes. */
export const everywhere = (config: FirebaseJson): Record<string, string> => {
  const rule = config.hosting.headers.find(({ source }) => source === '**')
  if (!rule) throw new Error('firebase.json has no headers for everything')
  return Object.fromEntries(rule.headers.map(({ key, value }) => [key, value]))
}

/** The policy's directives by name, changed in place. */
const editPolicy = (config: FirebaseJson, edit: (directives: Map<string, string[]>) => void): void => {
  const policy = config.hosting.headers.flatMap(({ headers }) => headers).find(({ key }) => key === POLICY)
  if (!policy) throw new Error('firebase.json has no policy')
  const words = policy.value.split('; ').map((text) => text.split(' '))
  const directives = new Map(words.map(([name = '', ...sources]) => [name, sources]))
  edit(directives)
  policy.value = [...directives].map(([name, sources]) => [name, ...sources].join(' ')).join('; ')
}

/**
 * Replaces a source in a directive of the policy.
 * @throws Error if the directive lacks the source: nothing would be narrowed
 */
const replaceSource = (
  config: FirebaseJson,
  directive: string,
  source: string,
  others: readonly string[],
): void => {
  editPolicy(config, (directives) => {
    const place = directives.get(directive)
    const at = place?.indexOf(source) ?? -1
    if (!place || at < 0) throw new Error(`The policy of firebase.json has no ${directive} ${source}`)
    place.splice(at, 1, ...others)
  })
}

/** Hosting sends the headers of a rule with a 404 too, so only names of built files may be cached for good. */
const nameAssets = (config: FirebaseJson, assets: readonly string[]): void => {
  const at = config.hosting.headers.findIndex(({ source }) => source === ANY_ASSET)
  const rule = config.hosting.headers[at]
  if (!rule) throw new Error(`firebase.json has no rule for ${ANY_ASSET}`)
  const names = assets.map((name) => name.replace(/[.\\+*?^$()[\]{}|]/g, '\\$&'))
  const named = names.length > 0 ? [{ regex: `^/assets/(${names.join('|')})$`, headers: rule.headers }] : []
  config.hosting.headers.splice(at, 1, ...named)
}

/** firebase.json for one project and build: its pictures, the files cached for good, and reCAPTCHA if it is used. */
export const hostingConfig = (
  config: FirebaseJson,
  { buckets, assets, recaptcha = false }: Deployment,
): FirebaseJson => {
  const narrowed = structuredClone(config)
  replaceSource(
    narrowed,
    'img-src',
    STORAGE,
    buckets.map((bucket) => `${STORAGE}/v0/b/${bucket}/o/`),
  )
  nameAssets(narrowed, assets)
  if (recaptcha)
    editPolicy(narrowed, (directives) => {
      for (const [name, sources] of Object.entries(RECAPTCHA))
        directives.set(name, [...(directives.get(name) ?? []), ...sources])
    })
  return narrowed
}

/** Google's services in the policy of the real portal, and the emulators in their place. */
const EMULATORS: readonly (readonly [origin: string, service: Service])[] = [
  ['https://identitytoolkit.googleapis.com', 'auth'],
  [STORAGE, 'storage'],
]

/** firebase.json for the emulators: as for a deployment, with their addresses in the Content-Security-Policy. */
export const emulatorConfig = (): FirebaseJson => {
  const real = JSON.stringify(hostingConfig(readFirebaseJson(), { buckets: [BUCKET], assets: builtAssets() }))
  const emulated = EMULATORS.reduce((text, [origin, service]) => text.replaceAll(origin, url(service)), real)
  return JSON.parse(emulated) as FirebaseJson
}
