import { type ChildProcess, execFileSync, spawn } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { rmSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { buildFunctions } from '../../scripts/build/functions.ts'
import { EMULATOR_ENV } from '../../scripts/lib/addresses.ts'
import { ROOT } from '../../scripts/lib/paths.ts'
import { freePort } from '../../scripts/lib/ports.ts'

const START_TIMEOUT_MS = 20_000

/** The package exports its library only; the command stands beside it. */
const FRAMEWORK = join(
  dirname(createRequire(import.meta.url).resolve('@google-cloud/functions-framework')),
  'main.js',
)

export interface CloudProcess {
  url: string
  /** Its Firestore is an emulated project's that nobody else uses. */
  project: string
  /** All it has written so far, to either stream. */
  log: () => string
  rssInMB: () => number
  stop: () => Promise<void>
}

/**
 * The function `api` as the cloud runs it: the bundle, in a process of its own, under the command of Google's
 * functions-framework and with the environment that the platform gives it, the mail key not being part of it.
 */
export const startInCloud = async (): Promise<CloudProcess> => {
  const name = `demo-cloud-${randomUUID().slice(0, 8)}`
  // Below functions/, where its packages are found.
  const source = join(ROOT, 'functions', '.cache', name)
  await buildFunctions(source)
  const port = await freePort()
  const child = spawn(process.execPath, [FRAMEWORK, '--source', source], {
    env: {
      PATH: process.env.PATH,
      ...EMULATOR_ENV,
      GCLOUD_PROJECT: name,
      FIREBASE_CONFIG: JSON.stringify({ projectId: name, storageBucket: `${name}.naf.test` }),
      NODE_ENV: 'production',
      PORT: String(port),
      FUNCTION_TARGET: 'api',
      FUNCTION_SIGNATURE_TYPE: 'http',
      PORTAL_URL: 'http://127.0.0.1:5000',
      IDENTITY_API_KEY: 'test-key',
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let log = ''
  for (const stream of [child.stdout, child.stderr])
    stream.setEncoding('utf8').on('data', (text: string) => {
      log += text
    })
  const url = `http://127.0.0.1:${port}`
  const stop = async () => {
    child.kill('SIGKILL')
    if (child.exitCode === null && child.signalCode === null) await once(child, 'exit')
    rmSync(source, { recursive: true, force: true })
  }
  if (!(await answersInTime(`${url}/salud`, child))) {
    await stop()
    throw new Error(`the function did not start:\n${log}`)
  }
  return {
    url,
    project: name,
    log: () => log,
    rssInMB: () => Number(execFileSync('ps', ['-o', 'rss=', '-p', String(child.pid)]).toString()) / 1024,
    stop,
  }
}

const answersInTime = async (url: string, child: ChildProcess): Promise<boolean> => {
  const end = Date.now() + START_TIMEOUT_MS
  while (Date.now() < end && child.exitCode === null) {
    const answer = await fetch(url).catch(() => undefined)
    if (answer?.ok) return true
    await wait(50)
  }
  return false
}
