import type { Answer, api } from '@naf/contract'
import type { Deps } from './deps.ts'
import { AppError, inTime } from './errors.ts'
import { causeOf, logger } from './util.ts'

type Health = Answer<typeof api.salud.read>

/** Less than the endpoint's time, so that the answer names the silent service. */
const DEADLINE_MS = 2500
const FRESH_MS = 30_000

/** What a service answers; null if it fails or is silent. */
const answerOf = <T>(service: string, work: Promise<T>): Promise<T | null> =>
  inTime(work, DEADLINE_MS).catch((error: unknown) => {
    logger.error('service failed', { service, cause: causeOf(error) })
    return null
  })

const check = async ({ missingMails, files, documents }: Deps): Promise<Health> => {
  const [late, storage] = await Promise.all([
    answerOf('firestore', missingMails.areLate(new Date())),
    answerOf('storage', files.probe()),
  ])
  return {
    estado: late === false && storage ? 'ok' : 'falla',
    version: documents?.version ?? 'desarrollo',
    firestore: late === null ? 'falla' : 'ok',
    storage: storage ? 'ok' : 'falla',
    correo: late === null ? 'desconocido' : late ? 'atrasado' : 'ok',
  }
}

/**
 * Whether the portal works. All callers of half a minute share one reading.
 * @throws unavailable with the same fields if a service fails or mail is late
 */
export const createHealth = (deps: Deps): (() => Promise<Health>) => {
  let until = 0
  let reading: Promise<Health> | undefined
  return async () => {
    if (!reading || Date.now() >= until) {
      until = Date.now() + FRESH_MS
      reading = check(deps)
    }
    const health = await reading
    if (health.estado === 'ok') return health
    const message = 'Un servicio del portal no responde bien. Inténtalo de nuevo en unos segundos.'
    throw new AppError('unavailable', message, { retryAfter: FRESH_MS / 1000, more: health })
  }
}
