import { existsSync } from 'node:fs'
import { createRequire } from 'node:module'
import { homedir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'

/** The engines that firebase-tools does not carry itself but downloads. */
export const ENGINES = ['firestore', 'storage'] as const
export type Engine = (typeof ENGINES)[number]

const PROBE_TIMEOUT_MS = 2_500

const require = createRequire(import.meta.url)

interface EngineInfo {
  remoteUrl: string
  downloadPathRelativeToCacheDir: string
}

const info = (engine: Engine): EngineInfo =>
  (require('firebase-tools/lib/emulator/downloadableEmulatorInfo.json') as Record<Engine, EngineInfo>)[engine]

/** Whether firebase-tools would start this engine without downloading anything. */
export const isAtHand = (engine: Engine): boolean => {
  if (process.env[`${engine.toUpperCase()}_EMULATOR_BINARY_PATH`]) return true
  return existsSync(cachedJar(engine))
}

/** Where firebase-tools has it once it was downloaded. */
export const cachedJar = (engine: Engine): string => {
  const cache = process.env.FIREBASE_EMULATORS_PATH ?? join(homedir(), '.cache', 'firebase', 'emulators')
  return join(cache, info(engine).downloadPathRelativeToCacheDir)
}

/**
 * Whether firebase-tools could download this engine now: asks its own host through its own client, which knows the
 * proxy, and gives up soon, so that a machine without network starts as quickly as one with it.
 */
export const canBeDownloaded = async (engine: Engine): Promise<boolean> => {
  const { Client } = require('firebase-tools/lib/apiv2') as { Client: FirebaseClient }
  const { origin, pathname } = new URL(info(engine).remoteUrl)
  const probe = new Client({ urlPrefix: origin, auth: false })
    .request({
      method: 'HEAD',
      path: pathname,
      timeout: PROBE_TIMEOUT_MS,
      responseType: 'stream',
      resolveOnHTTPError: true,
    })
    .then(({ status }) => status < 400)
    .catch(() => false)
  return await Promise.race([probe, sleep(PROBE_TIMEOUT_MS, false, { ref: false })])
}

type FirebaseClient = new (options: {
  urlPrefix: string
  auth: boolean
}) => { request(options: Record<string, unknown>): Promise<{ status: number }> }
