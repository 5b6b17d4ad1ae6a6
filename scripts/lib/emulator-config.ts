import { rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { BUCKET, type Service, url } from './addresses.ts'
import { builtAssets, type FirebaseJson, hostingConfig, readFirebaseJson } from './hosting-config.ts'
import { ROOT } from './paths.ts'

/** Beside the one it resembles: firebase-tools reads every path in it from there. */
const EMULATOR_CONFIG = join(ROOT, 'firebase.emulators.json')

/** What stands here for a Google service that the policy of the real portal names. */
const STAND_INS: readonly (readonly [origin: string, service: Service])[] = [
  ['https://identitytoolkit.googleapis.com', 'auth'],
  ['https://firebasestorage.googleapis.com', 'storage'],
]

/**
 * firebase.json for the emulators: what a deployment would make of it, but the Content-Security-Policy names their
 * addresses in place of Google's.
 */
export const emulatorConfig = (): FirebaseJson => {
  const real = hostingConfig(readFirebaseJson(), { buckets: [BUCKET], assets: builtAssets() })
  const emulated = STAND_INS.reduce(
    (text, [origin, service]) => text.replaceAll(origin, url(service)),
    JSON.stringify(real),
  )
  return JSON.parse(emulated) as FirebaseJson
}

/**
 * Firebase's own pages run if they are wanted, for which `emulators:start` has no flag.
 *
 * @returns the file's path
 */
export const writeConfig = ({ ui }: { ui: boolean }): string => {
  const config = emulatorConfig()
  if (ui) config.emulators.ui = { enabled: true }
  writeFileSync(EMULATOR_CONFIG, JSON.stringify(config))
  return EMULATOR_CONFIG
}

/** Only for whoever wrote it: it may be another suite's, which is running. */
export const removeConfig = (): void => rmSync(EMULATOR_CONFIG, { force: true })
