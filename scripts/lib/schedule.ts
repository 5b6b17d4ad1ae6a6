import { PROJECT, url } from './addresses.ts'

const REGION = 'us-central1'
const MINUTE_MS = 60_000

/**
 * Runs a scheduled function: the emulators load it and run no schedule. firebase-tools numbers functions without an
 * address by how often it began anew.
 * @returns whether it ran
 */
export const runScheduled = async (name: string): Promise<boolean> => {
  const { ok } = await fetch(`${url('functions')}/${PROJECT}/${REGION}/${name}-0`, { method: 'POST' })
  return ok
}

/** Sends the waiting mails every minute while the suite runs. @returns a function that ends it */
export const startSchedule = (): (() => void) => {
  const timer = setInterval(() => {
    // The next minute asks again, as the platform would.
    runScheduled('envios').catch(() => {})
  }, MINUTE_MS)
  timer.unref()
  return () => clearInterval(timer)
}
