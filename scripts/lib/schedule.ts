import { PROJECT, url } from './addresses.ts'

const REGION = 'us-central1'
const MINUTE_MS = 60_000

/**
 * Asks for a scheduled function as the platform's clock does: the emulators load it and run no schedule. firebase-tools
 * numbers what is no call over HTTP by how often it began anew.
 * @returns whether it ran
 */
export const runScheduled = async (name: string): Promise<boolean> => {
  const { ok } = await fetch(`${url('functions')}/${PROJECT}/${REGION}/${name}-0`, { method: 'POST' })
  return ok
}

/** Has the waiting mails sent every minute while the suite runs. @returns what ends it */
export const startSchedule = (): (() => void) => {
  const timer = setInterval(() => {
    // The next minute asks again, as the platform would.
    runScheduled('envios').catch(() => {})
  }, MINUTE_MS)
  timer.unref()
  return () => clearInterval(timer)
}
