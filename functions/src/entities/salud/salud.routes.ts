import { setTimeout as wait } from 'node:timers/promises'
import type { api } from '@naf/contract'
import type { Deps } from '../../deps.ts'
import { AppError } from '../../http/app-error.ts'
import type { Routes } from '../../http/route.ts'

const PATIENCE_MS = 3000

const noAnswer = () => new AppError('unavailable', 'La base de datos no responde.')

/** Firestore's client retries for a minute by itself; who asks for health wants to know now. */
const inTime = async (work: Promise<void>): Promise<void> => {
  const stop = new AbortController()
  const late = wait(PATIENCE_MS, undefined, { signal: stop.signal }).then(() => {
    throw noAnswer()
  })
  await Promise.race([work, late]).finally(() => stop.abort())
}

export const createSaludRoutes = ({ salud }: Deps): Routes<typeof api.salud> => ({
  async read() {
    await inTime(salud.ping()).catch(() => {
      throw noAnswer()
    })
    return { estado: 'ok', firestore: 'ok' }
  },
})
