import { readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { ROOT } from './lib/paths.ts'

const CONFIG = join(ROOT, 'firebase.json')
/** Beside the one it resembles: firebase-tools reads every path in it from there. */
const WIDENED_CONFIG = join(ROOT, 'firebase.deploy.json')

/**
 * What App Check with reCAPTCHA Enterprise loads and asks, and nothing more of Google's:
 * https://developers.google.com/recaptcha/docs/faq, and the addresses in firebase/app-check.
 */
const RECAPTCHA: Readonly<Record<string, readonly string[]>> = {
  'script-src': ['https://www.google.com/recaptcha/', 'https://www.gstatic.com/recaptcha/'],
  'frame-src': ['https://www.google.com/recaptcha/', 'https://recaptcha.google.com/recaptcha/'],
  'connect-src': ['https://www.google.com/recaptcha/', 'https://content-firebaseappcheck.googleapis.com'],
}

/** The Content-Security-Policy with what reCAPTCHA needs; a directive that is not there yet is added. */
export const widenPolicy = (policy: string): string => {
  const directives = policy.split(';').map((directive) => directive.trim().split(/\s+/))
  for (const [name, sources] of Object.entries(RECAPTCHA)) {
    const directive = directives.find(([given]) => given === name)
    if (directive) directive.push(...sources)
    else directives.push([name, ...sources])
  }
  return directives.map((directive) => directive.join(' ')).join('; ')
}

interface Header {
  key: string
  value: string
}

interface FirebaseConfig {
  hosting: { headers: { headers: Header[] }[] }
}

/** firebase.json's text, with every policy widened and all else as it is. */
export const widenConfig = (text: string): string => {
  const config = JSON.parse(text) as FirebaseConfig
  for (const { headers } of config.hosting.headers)
    for (const header of headers)
      if (header.key === 'Content-Security-Policy') header.value = widenPolicy(header.value)
  return JSON.stringify(config, null, 2)
}

/**
 * Does `deploy` with the configuration that the project needs: firebase.json, or a wider copy of it where the web uses
 * reCAPTCHA, which is removed afterwards.
 */
export async function withConfig<T>(
  { recaptcha }: { recaptcha: boolean },
  deploy: (path: string) => Promise<T>,
): Promise<T> {
  if (!recaptcha) return deploy(CONFIG)
  writeFileSync(WIDENED_CONFIG, widenConfig(readFileSync(CONFIG, 'utf8')))
  try {
    return await deploy(WIDENED_CONFIG)
  } finally {
    rmSync(WIDENED_CONFIG, { force: true })
  }
}
