import { type ChildProcess, spawn } from 'node:child_process'
import { setTimeout as sleep } from 'node:timers/promises'
import { cachedJar } from '../engines/firebase-cache.ts'
import { engineEnvironment } from '../engines/index.ts'
import { HOST } from '../lib/addresses.ts'
import { freePort } from '../lib/ports.ts'
import { hasExited, stopTree } from '../lib/processes.ts'

const START_TIMEOUT_MS = 60_000

export interface FirestoreEmulator {
  /** Host and port. */
  address: string
  stop(): Promise<void>
}

/**
 * An empty emulator of its own, beside that of the suite: it slows with what it holds, and nobody's triggers listen here.
 * @throws Error where it does not answer within a minute
 */
export const startFirestore = async (): Promise<FirestoreEmulator> => {
  const { FIRESTORE_EMULATOR_BINARY_PATH: named } = { ...process.env, ...(await engineEnvironment()) }
  const port = await freePort()
  const args = ['-jar', named ?? cachedJar('firestore'), '--host', HOST, '--port', String(port)]
  const java = spawn('java', args, { stdio: 'ignore' })
  const address = `${HOST}:${port}`
  await untilItAnswers(java, `http://${address}/`)
  return { address, stop: () => stopTree(java) }
}

const untilItAnswers = async (java: ChildProcess, url: string): Promise<void> => {
  const deadline = Date.now() + START_TIMEOUT_MS
  while (!hasExited(java) && Date.now() < deadline) {
    const answer = await fetch(url).catch(() => undefined)
    if (answer?.ok) return
    await sleep(50)
  }
  await stopTree(java)
  throw new Error('The Firestore emulator did not start.')
}
